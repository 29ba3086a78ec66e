/** `fattura api documents get-invoice ID --xml`. */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import { folderWith, type RunSettings, runCli } from './runCli.ts';

const SENT = 'd0000000-0000-4000-8000-000000000001';
const DRAFT = 'd0000000-0000-4000-8000-000000000002';

/** Not UTF-8, and with terminal control characters. */
const BYTES = Buffer.from([0xef, 0xbb, 0xbf, 0x3c, 0x61, 0x3e, 0x0d, 0x0a, 0xff, 0xc2, 0x9b]);

let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url?.startsWith('/files/')) response.end(BYTES);
    else {
      const xml_url = request.url?.includes(SENT) ? `${url}/files/a.xml?signature=s` : null;
      response.end(JSON.stringify({ data: { invoice: { versione: 'FPR12' }, xml_url } }));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const call = (cwd: string, args: readonly string[], settings: RunSettings = {}) => {
  const env = { LANG: 'en_GB', FATTURA_BASE_URL: url, FATTURA_API_KEY: 'k', FATTURA_COMPANY_ID: 'c' };
  return runCli(['api', 'documents', 'get-invoice', ...args], { cwd, env, ...settings });
};

/** The call, the files before, and the files afterwards: `=` for the XML, `old` for the previous content. */
const cases: readonly {
  readonly args: readonly string[];
  readonly before?: Readonly<Record<string, string>>;
  readonly code: number;
  readonly after: Readonly<Record<string, string>>;
}[] = [
  { args: [SENT, '--xml', '-o', 'a.xml'], code: 0, after: { 'a.xml': '=' } },
  { args: [SENT, '--xml', '-o', 'new/deep/a.xml'], code: 0, after: { 'new/deep/a.xml': '=' } },
  { args: [SENT, '--xml', '-o', 'a.xml'], before: { 'a.xml': 'old' }, code: 2, after: { 'a.xml': 'old' } },
  {
    args: [SENT, '--xml', '-o', 'a.xml', '--overwrite'],
    before: { 'a.xml': 'old' },
    code: 0,
    after: { 'a.xml': '=' },
  },
  {
    args: [SENT, '--xml', '-o', 'folder'],
    before: { 'folder/b.xml': 'old' },
    code: 0,
    after: { 'folder/b.xml': 'old', [`folder/${SENT}.xml`]: '=' },
  },
  { args: [SENT, '--xml', '-o', 'folder/'], code: 0, after: { [`folder/${SENT}.xml`]: '=' } },
  {
    args: [SENT, '--xml', '-o', 'folder'],
    before: { [`folder/${SENT}.xml`]: 'old' },
    code: 2,
    after: { [`folder/${SENT}.xml`]: 'old' },
  },
  // An id never leads out of the folder.
  { args: [`../${SENT}`, '--xml', '-o', 'f/'], code: 0, after: { [`f/..%2F${SENT}.xml`]: '=' } },
  { args: [DRAFT, '--xml', '-o', 'a.xml'], code: 1, after: {} },
  {
    args: [DRAFT, '--xml', '-o', 'a.xml', '--overwrite'],
    before: { 'a.xml': 'old' },
    code: 1,
    after: { 'a.xml': 'old' },
  },
  { args: [SENT, '-o', 'a.xml'], code: 2, after: {} },
  { args: [SENT, '--overwrite'], code: 2, after: {} },
];

const filesOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        const content = readFileSync(path);
        return [path.slice(folder.length + 1), content.equals(BYTES) ? '=' : content.toString()];
      }),
  );

describe('fattura api documents get-invoice --xml', () => {
  it.each(cases)('$args: $code', async ({ args, before = {}, code, after }) => {
    const cwd = folderWith(before);
    const run = await call(cwd, args);
    expect({ code: run.code, stdout: run.stdout }).toEqual({ code, stdout: '' });
    expect(filesOf(cwd)).toEqual(after);
    expect(run.stderr).not.toMatch(/\n\s+at |signature/);
    if (args[0] === DRAFT) expect(run.stderr).toContain(en.api.noXml);
  });

  it('never replaces a folder, even with --overwrite', async () => {
    const cwd = folderWith();
    mkdirSync(join(cwd, `f/${SENT}.xml`), { recursive: true });
    const run = await call(cwd, [SENT, '--xml', '-o', 'f', '--overwrite']);
    expect(run.code).toBe(2);
    expect(existsSync(join(cwd, `f/${SENT}.xml`))).toBe(true);
  });

  it('prints the XML, without control characters on a terminal', async () => {
    const cwd = folderWith();
    const piped = await call(cwd, [SENT, '--xml']);
    expect({ code: piped.code, stderr: piped.stderr }).toEqual({ code: 0, stderr: '' });
    expect(piped.stdout).toBe(BYTES.toString('utf8'));
    const shown = await call(cwd, [SENT, '--xml'], { tty: true });
    expect(shown.stdout).not.toContain('\u009b');
    const dash = await call(cwd, [SENT, '--xml', '-o', '-']);
    expect(dash.stdout).toBe(piped.stdout);
  });
});
