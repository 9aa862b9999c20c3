// `npm start`: builds, serves the repository with demo/ as its front page, builds again and reloads on every change.
import { startDevServer } from '@web/dev-server';
import { watch } from 'rollup';
import options from '../rollup.config.mjs';
import { makeEmbed } from './embed.mjs';
import { weigh } from './sizes.mjs';

const watcher = watch(options);
let server;

watcher.on('event', async (event) => {
  if ('result' in event) await event.result?.close();
  if (event.code === 'ERROR') console.error(`Build failed: ${event.error.message}`);
  if (event.code !== 'END') return;
  await makeEmbed({ pdfs: false });
  for (const fault of weigh()) console.warn(`Over budget: ${fault}.`);
  server ??= await serve();
  console.log(`Ready: http://localhost:${server.server.address().port}/`);
});

const serve = () =>
  startDevServer({
    config: { rootDir: '.', watch: true, clearTerminalOnReload: false, middleware: [frontPage] },
    readCliArgs: false,
    readFileConfig: false,
    logStartMessage: false,
  });

function frontPage(context, next) {
  if (context.path !== '/') return next();
  context.redirect('/demo/');
}
