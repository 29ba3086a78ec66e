import { describe, expect, it } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import { commands } from '../../src/cli/registry.ts';
import { withProgress } from '../../src/cli/terminal/progress.ts';
import { knownCertificate, knownKey } from '../support/knownSigner.ts';
import { folderWith, runCli } from './runCli.ts';

const ERASE = '\r\x1b[2K';

/** An environment that records everything written to its terminal. */
function terminal(isTTY: boolean) {
  const written: string[] = [];
  const output = {
    isTTY,
    columns: 80,
    write: async (chunk: string | Uint8Array) => void written.push(String(chunk)),
  };
  const io = {
    stdin: { isTTY, async *chunks() {} },
    stdout: output,
    stderr: output,
    ask: async () => null,
    env: {},
    cwd: '.',
    interrupted: new AbortController().signal,
    worker: null,
  };
  return { io, written };
}

const KEY = `${knownKey}\n${knownCertificate}`;

describe('progress', () => {
  it('is shown after a second, and erased before other output and at the end', async () => {
    const { io, written } = terminal(true);
    let now = 0;
    const watched = withProgress(io, 'en', () => now);
    await watched.io.onFile?.();
    expect(written).toEqual([]);
    now = 2_000;
    await watched.io.onFile?.();
    expect(written).toEqual([`${ERASE}${en.files.read(1, 2)}`]);
    await watched.io.stdout.write('x');
    expect(written.slice(1)).toEqual([ERASE, 'x']);
    now = 3_000;
    await watched.io.onFile?.();
    await watched.clear();
    expect(written.slice(3)).toEqual([`${ERASE}${en.files.read(2, 3)}`, ERASE]);
  });

  it('is not shown without a terminal', async () => {
    const { io, written } = terminal(false);
    let now = 0;
    const watched = withProgress(io, 'en', () => now);
    now = 5_000;
    await watched.io.onFile?.();
    expect(written).toEqual([]);
  });

  /** Commands that read any number of files, with arguments to run them. */
  const calls: readonly (readonly [name: string, args: readonly string[]])[] = [
    ['convert', ['--out-dir', 'o']],
    ['fix', ['--dry-run']],
    ['total', []],
    ['show', []],
    ['merge', []],
    ['name', []],
    ['anonymize', ['-o', 'o/']],
    ['attachments', []],
    ['open', []],
    ['verify', []],
    ['sign', ['--key', 'key.pem']],
    ['export', []],
    ['inbox', ['--no-index']],
    ['submit', ['--dry-run']],
  ];

  it.each(calls)('%s reports each file', async (name, args) => {
    const cwd = folderWith({ 'a.xml': 'x', 'b.xml': 'x', 'key.pem': KEY });
    let told = 0;
    await runCli([name, 'a.xml', 'b.xml', ...args], { cwd, onFile: () => (told += 1) });
    expect(told).toBe(2);
  });

  it('covers all commands that read any number of files', () => {
    const many = commands
      .filter(({ completes, maxOperands }) => completes === 'files' && maxOperands > 2)
      .map(({ name }) => name);
    const own = commands.filter(({ ownProgress }) => ownProgress === true).map(({ name }) => name);
    expect([...own, ...calls.map(([name]) => name)].sort()).toEqual([...many].sort());
  });
});
