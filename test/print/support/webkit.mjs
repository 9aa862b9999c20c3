import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The system's own Python: others do not see Debian's bindings. */
const python = '/usr/bin/python3';
const bindings = 'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")';

export const hasWebkit = () => existsSync('/usr/bin/xvfb-run') && spawnSync(python, ['-c', bindings]).status === 0;

/** WebKitGTK with its real `print()`, into files. */
export function startWebkit() {
  const dir = mkdtempSync(join(tmpdir(), 'print-webkit-'));
  const helper = spawn('xvfb-run', ['-a', python, fileURLToPath(new URL('webkit.py', import.meta.url))], {
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    stdio: ['pipe', 'pipe', 'ignore'],
    detached: true,
  });
  const answers = createInterface({ input: helper.stdout })[Symbol.asyncIterator]();
  let files = 0;

  const ask = async (command) => {
    helper.stdin.write(`${JSON.stringify(command)}\n`);
    const late = new Promise((_, reject) => setTimeout(reject, 20_000, Error('WebKit did not answer')).unref());
    const { value = '{"error":"WebKit has ended"}' } = await Promise.race([answers.next(), late]);
    const answer = JSON.parse(value);
    if (answer.error) throw new Error(answer.error);
    return answer.value;
  };
  return {
    open: (url) => ask({ open: url }),
    run: (script) => ask({ run: script }),
    /** Presses a print button with this paper, and gives the file that came of it. */
    press: (paper, { options = {}, button = 'print', format = 'a4' } = {}) =>
      printed(
        `Object.assign(window, ${JSON.stringify({ paper, options })}); document.getElementById('${button}').click();`,
        format,
      ),
    printed,
    close() {
      process.kill(-helper.pid); // the whole group: xvfb-run, its screen, and the browser
      rmSync(dir, { recursive: true });
    },
  };

  async function printed(script, format = 'a4') {
    const path = join(dir, `${++files}-${format}.pdf`);
    await ask({ print: path, run: script });
    return path;
  }
}
