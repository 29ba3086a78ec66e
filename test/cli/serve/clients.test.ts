/** The clients of docs/serve.md, against a running server. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../support/shared.ts';
import { isThorough } from '../../support/thorough.ts';
import { fixture } from '../fixtures.ts';
import { folderWith } from '../runCli.ts';
import { shell } from '../shell.ts';
import { start } from './server.ts';

const page = readFileSync(join(projectRoot, 'docs/serve.md'), 'utf8');

const sample = (language: string, start: string): string =>
  [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].find(
    ([, name, code = '']) => name === language && code.startsWith(start),
  )?.[2] ?? '';

const isThere = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

const server = await start();
const cwd = folderWith({
  'invoice.xml': fixture.rejected,
  'a.xml': fixture.valid,
  'b.xml': fixture.valid,
  'client.py': sample('python', 'import'),
  'client.php': sample('php', '<?php'),
  'Client.java': sample('java', 'import'),
  'Client.cs': sample('csharp', 'using'),
});

describe('the clients of docs/serve.md', () => {
  it.skipIf(!isThere('curl'))('curl', async () => {
    const lines = sample('sh', 'curl').trim().split('\n');
    expect(lines).toHaveLength(3);
    const [one, several, pdf] = await Promise.all(
      lines.map((line) => shell(line.replaceAll('http://127.0.0.1:4020', server.url), { cwd, env: {} })),
    );
    expect(one?.output).toContain('"code":"00200"');
    expect(several?.output).toContain('"files":2');
    expect(pdf?.code).toBe(0);
    expect(readFileSync(join(cwd, 'invoice.pdf'), 'latin1')).toMatch(/^%PDF-/);
  });

  it.skipIf(!isThere('python3'))('Python', async () => {
    const { code, output } = await shell(`python3 client.py invoice.xml ${server.url}`, { cwd, env: {} });
    expect({ code, verdict: output.split('\n')[0] }).toEqual({ code: 0, verdict: 'rejected' });
    expect(output).toMatch(/^00200 71 /m);
  });

  it.skipIf(!isThere('php'))('PHP', async () => {
    const { code, output } = await shell(`php client.php invoice.xml ${server.url}`, { cwd, env: {} });
    expect({ code, output }).toEqual({ code: 0, output: 'rejected\n' });
  });

  // Compiling takes seconds, here and below.
  it.skipIf(!isThorough || !isThere('mcs'))('C#', async () => {
    const compiled = await shell('mcs -r:System.Net.Http Client.cs', { cwd, env: {} });
    expect(compiled.code).toBe(0);
    const { code, output } = await shell(`mono Client.exe invoice.xml ${server.url}`, { cwd, env: {} });
    expect(code).toBe(0);
    expect(output).toContain('"verdict":"rejected"');
  });

  it.skipIf(!isThorough || !isThere('java'))('Java', async () => {
    const { code, output } = await shell(`java Client.java invoice.xml ${server.url}`, { cwd, env: {} });
    expect(code).toBe(0);
    expect(output).toContain('"verdict":"rejected"');
  });
});
