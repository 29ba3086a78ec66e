/** The single executable in a folder of its own, without and with the packages that it loads from there. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../support/shared.ts';

/** Set by `npm run executable -- --test`. */
const made = process.env['FATTURA_EXECUTABLE'];
const folder = mkdtempSync(join(tmpdir(), 'fattura-executable-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const invoice = join(projectRoot, 'fixtures/valid/FPR12-simple.xml');

if (made === undefined) it.skip('the single executable: needs npm run executable -- --test', () => {});
else
  describe('the single executable', () => {
    const install = (name: string): string => {
      cpSync(dirname(made), join(folder, name), { recursive: true });
      return join(folder, name, 'fattura');
    };
    const run = (command: string, args: readonly string[]) => {
      const { status, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', timeout: 60_000 });
      return { status, stderr };
    };
    const pdf = join(folder, 'invoice.pdf');
    const withPackages: readonly (readonly [string, readonly string[]])[] = [
      ['libxml2-wasm', ['validate', '--engine', 'libxml2', invoice]],
      ['pdfkit', ['show', invoice, '--pdf', pdf]],
    ];

    it.each([...withPackages, ['drizzle-orm', ['sandbox', '--port', '0', '--memory']] as const])(
      'without %s it says what to install',
      (name, args) => {
        const { status, stderr } = run(install(`without-${name}`), args);
        expect({ status, named: stderr.includes(name) }).toEqual({ status: 2, named: true });
      },
    );

    it.each(withPackages)('with %s it works without a warning', (name, args) => {
      const command = install(`with-${name}`);
      symlinkSync(join(projectRoot, 'node_modules'), join(dirname(command), 'node_modules'));
      expect(run(command, args)).toEqual({ status: 0, stderr: '' });
    });

    it('the PDF is one', () => expect(readFileSync(pdf, 'latin1').startsWith('%PDF-')).toBe(true));

    it('starts a sandbox with its packages', async () => {
      const command = install('sandbox');
      symlinkSync(join(projectRoot, 'node_modules'), join(dirname(command), 'node_modules'));
      const child = spawn(command, ['sandbox', '--port', '0', '--memory', '--json'], {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [line] = (await once(child.stdout, 'data')) as [Buffer];
      child.kill('SIGTERM');
      const [code] = (await once(child, 'exit')) as [number];
      expect({ hasUrl: line.toString().includes('http://'), code }).toEqual({ hasUrl: true, code: 0 });
    });
  });
