import { linkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixture } from './fixtures.ts';
import { folderWith } from './runCli.ts';
import { bundleFirst, shell } from './shell.ts';

bundleFirst();

describe('the command as a process', () => {
  const cwd = folderWith({ 'valid.xml': fixture.valid, 'rejected.xml': fixture.rejected });

  it('exits with the code after complete output', async () => {
    const { code, stdout, stderr } = await shell('fattura validate --format json rejected.xml', { cwd });
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ summary: { rejected: 1 } });
  });

  it('reads standard input', async () => {
    const { code, stdout } = await shell('fattura convert < valid.xml | fattura convert', { cwd });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^<\?xml/);
  });

  it('runs in a folder that was deleted', async () => {
    const command = `mkdir gone; cd gone; rmdir ../gone; fattura validate '${join(cwd, 'valid.xml')}'`;
    expect((await shell(command, { cwd })).code).toBe(0);
    const { code, stderr } = await shell('mkdir gone; cd gone; rmdir ../gone; fattura validate a.xml', {
      cwd,
    });
    expect({ code, isSaid: stderr.includes('a.xml') }).toEqual({ code: 2, isSaid: true });
  });

  it('reads a named pipe once', async () => {
    const command = 'mkfifo named; (cat valid.xml > named &); fattura validate named';
    expect((await shell(command, { cwd })).code).toBe(0);
  });

  it('reads a pipe given as a file', async () => {
    const { code } = await shell('fattura validate <(cat valid.xml)', { cwd });
    expect(code).toBe(0);
  });

  it('ends quietly when head closes the pipe', async () => {
    const { stdout, stderr } = await shell('(fattura fields; echo "exit $?" >&2) | head -1', { cwd });
    expect(stdout.split('\n')).toHaveLength(2);
    expect(stderr).toMatch(/^exit (?:0|141)\n$/);
  });

  it('reports a full disk', async () => {
    const { code, stdout, stderr } = await shell('fattura validate valid.xml > /dev/full', { cwd });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^fattura validate: [^\n]+\n$/);
  });

  it('ends on Ctrl-C with 130', async () => {
    // Each takes a while to check: many unknown elements, under many names.
    const slow = folderWith({ '0.xml': fixture.valid.replace('</', `${'<a>b</a>'.repeat(400_000)}</`) });
    for (let i = 1; i < 200; i += 1) linkSync(join(slow, '0.xml'), join(slow, `${i}.xml`));
    const { code, signal, stderr } = await shell(`fattura validate '${slow}'`, {
      cwd,
      // By the report of the first file, the process listens, and has not checked the last one.
      interruptAfter: 'output',
    });
    expect({ code, signal }).toEqual({ code: 130, signal: null });
    expect(stderr).toMatch(/^fattura: [^\n]+\n$/);
  });
});
