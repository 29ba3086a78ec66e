import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, runCli } from './runCli.ts';
import { bundleFirst, shell } from './shell.ts';

bundleFirst();

const env = { LANG: 'en_GB.UTF-8' };

/** Wrong usage: no server starts, and nothing is created. */
type Wrong = readonly [line: string, named: string, env: Readonly<Record<string, string>>];

const wrong: readonly Wrong[] = [
  ['stop', 'stop', {}],
  ['start seed', 'seed', {}],
  ['--port -1', '--port', {}],
  ['--port 65536', '65536', {}],
  ['--port http', '--port', {}],
  ['--sdi-delay soon', '--sdi-delay', {}],
  ['--memory --name http://sandbox:4010', '--name', {}],
  ['--memory --webhook-host app:8080', '--webhook-host', {}],
  ['--memory --port 0 --host 192.0.2.1', '192.0.2.1', {}],
  ['seed --host 0.0.0.0', '--host', {}],
  ['--rate-limit 1.5', '--rate-limit', {}],
  ['--memory --database x', '--memory', {}],
  ['--reset', '--reset', {}],
  ['--dead', '--dead', {}],
  ['seed --port 1', '--port', {}],
  ['seed --memory', '--memory', {}],
  ['webhooks --webhook http://127.0.0.1', '--webhook', {}],
  ['--webhook-secret-env S', '--webhook', {}],
  ['--webhook http://127.0.0.1 --webhook-secret-env S', 'S', {}],
  ['--webhook http://192.0.2.1 --memory', '192.0.2.1', {}],
  ['--database mysql://127.0.0.1/x', 'postgres://', {}],
  ['--database postgres://u:secret@127.0.0.1:1/x', '127.0.0.1:1', {}],
  ['', '127.0.0.1:1', { FATTURA_SANDBOX_DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' }],
];

describe('fattura sandbox', () => {
  it.each(wrong)(
    'rejects %s as wrong usage',
    async (line, named, more) => {
      const cwd = folderWith();
      const args = line.split(' ').filter((word) => word !== '');
      const { code, stdout, stderr } = await runCli(['sandbox', ...args], { cwd, env: { ...env, ...more } });
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toContain(named);
      expect(stderr).not.toContain('secret@');
      expect(stderr).not.toMatch(/^\s+at /m);
    },
    60_000,
  );

  it('reports errors in Italian too, and names a foreign folder', async () => {
    const cwd = folderWith({ 'mine/thesis.txt': 'mine' });
    const args = ['sandbox', 'seed', '--database', 'mine', '--lang', 'it'];
    const { code, stderr } = await runCli(args, { cwd, env });
    expect(code).toBe(2);
    expect(stderr).toContain('thesis.txt');
  });

  it('reports a port in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as { readonly port: number };
    const { code, stderr } = await runCli(['sandbox', '--memory', '--port', String(port)], { env });
    taken.close();
    expect(code).toBe(2);
    expect(stderr).toContain(String(port));
  }, 60_000);

  it('seeds a folder, a second time only on request', async () => {
    const cwd = folderWith();
    const seed = async (...more: readonly string[]): Promise<unknown> => {
      const { code, stdout, stderr } = await runCli(['sandbox', 'seed', '--json', ...more], { cwd, env });
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      const { seeded, database } = JSON.parse(stdout) as Readonly<Record<string, unknown>>;
      return { seeded, database };
    };
    const database = { kind: 'folder', place: join('.fattura', 'sandbox') };
    expect(await seed()).toEqual({ seeded: true, database });
    expect(await seed()).toEqual({ seeded: false, database });
    expect(await seed('--reset')).toEqual({ seeded: true, database });
    const { code, stdout } = await runCli(['sandbox', 'webhooks', '--json', '--retry'], { cwd, env });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      counts: { pending: 0, delivered: 0, dead: 0 },
      deliveries: [],
      retried: 0,
    });
  }, 120_000);
});

describe('as a process', () => {
  /** Its output, once the last line has appeared. */
  async function printed(file: string, last: RegExp): Promise<string> {
    for (;;) {
      const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
      if (last.test(text)) return text;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  it('serves until Ctrl-C, and ends with 0; logs only on request', async () => {
    const cwd = folderWith();
    const served = printed(join(cwd, 'out.json'), /\n$/).then(async (text) => {
      const started = JSON.parse(text) as Readonly<Record<'url' | 'apiKey' | 'database', string>>;
      const headers = { authorization: `Bearer ${started.apiKey}` };
      const { status } = await fetch(`${started.url}/api/v1/companies`, { headers });
      return { status, database: started.database };
    });
    const { code, signal, stderr } = await shell('fattura sandbox --memory --port 0 --json > out.json', {
      cwd,
      interruptAfter: served,
    });
    expect(await served).toEqual({ status: 200, database: { kind: 'memory', place: null } });
    expect({ code, signal, stderr }).toEqual({ code: 0, signal: null, stderr: '' });
  }, 120_000);

  it('prints the variables to export, and ends with 0 on a signal', async () => {
    const cwd = folderWith();
    const line = `
      fattura sandbox --port 0 --log > out.txt 2> log.txt &
      started=$!
      until grep -qs Ctrl-C out.txt; do sleep 0.1; done
      kill -TERM $(pgrep -P $started || echo $started)
      wait $started`;
    const { code, stderr } = await shell(line, { cwd });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const names = [...readFileSync(join(cwd, 'out.txt'), 'utf8').matchAll(/^export (\w+)=\S+$/gm)];
    expect(names.map(([, name]) => name)).toEqual([
      'FATTURA_BASE_URL',
      'FATTURA_API_KEY',
      'FATTURA_COMPANY_ID',
    ]);
    expect(readdirSync(join(cwd, '.fattura/sandbox')).sort()).toEqual(['.gitignore', 'pgdata']);
  }, 120_000);
});
