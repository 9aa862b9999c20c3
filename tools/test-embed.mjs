// `npm run test:embed`, the second tier: our snippets through other people's filters, editors, engines and bundlers,
// and what comes out played in a browser. With names of files, only those.
import { finish, nodeTests, runNodeTests } from './node-tests.mjs';

const wanted = process.argv.slice(2);
const files = nodeTests('test/embed').filter(
  (file) => wanted.length === 0 || wanted.some((name) => file.includes(name)),
);
finish(await runNodeTests(files));
