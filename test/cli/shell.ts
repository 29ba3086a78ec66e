import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../support/shared.ts';

const entry = join(projectRoot, 'src/cli/bin.ts');
const register = new URL('../../node_modules/jiti/lib/jiti-register.mjs', import.meta.url).href;

export interface Ended {
  readonly code: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Both outputs as they came. */
  readonly output: string;
}

/** Runs a line of bash in which `fattura` is the command from its source, in an English locale. */
export function shell(
  line: string,
  settings: { readonly cwd: string; readonly interruptAfter?: number },
): Promise<Ended> {
  const command = `fattura() { "${process.execPath}" --import "${register}" "${entry}" "$@"; }`;
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn('bash', ['-c', `${command}\n${line}`], {
    cwd: settings.cwd,
    env: { PATH, HOME, TMPDIR, LANG: 'en_GB.UTF-8' },
    // A group of its own, so that an interruption reaches all of it and nothing else.
    detached: true,
  });
  const { interruptAfter } = settings;
  if (interruptAfter !== undefined) {
    setTimeout(() => child.pid !== undefined && process.kill(-child.pid, 'SIGINT'), interruptAfter);
  }
  child.stdin.end();
  const texts = { stdout: '', stderr: '', output: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (chunk: string) => {
      texts[name] += chunk;
      texts.output += chunk;
    });
  }
  return new Promise((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, ...texts }));
  });
}
