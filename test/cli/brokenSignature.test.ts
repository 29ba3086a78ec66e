/** Commands that use the content of a file warn of a broken signature, in one line that names the file. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { showEn } from '../../src/cli/messages/show/en.ts';
import { showIt } from '../../src/cli/messages/show/it.ts';
import { verifyEn } from '../../src/cli/messages/verify/en.ts';
import { verifyIt } from '../../src/cli/messages/verify/it.ts';
import { signedP7m, signedXml } from '../support/signedFile.ts';
import { fixture } from './fixtures.ts';
import { folderWith, runCli } from './runCli.ts';

const { valid } = fixture;

/** One letter of the seller's address is another one, in a file of the same length. */
const tampered = (file: Uint8Array): Uint8Array => {
  const text = Buffer.from(file).toString('latin1');
  const changed = text.replace(/(<Indirizzo>)./, '$1#');
  if (changed === text) throw new Error('nothing was changed');
  return Buffer.from(changed, 'latin1');
};

const p7m = await signedP7m(valid);
const xades = Buffer.from(await signedXml(valid));

const FILES = {
  'right.xml.p7m': p7m,
  'right.xml': xades,
  'unsigned.xml': valid,
  'broken.xml.p7m': tampered(p7m),
  'base64.xml.p7m': Buffer.from(tampered(p7m)).toString('base64'),
  'broken.xml': tampered(xades),
};
const BROKEN = ['broken.xml.p7m', 'base64.xml.p7m', 'broken.xml'];
const INTACT = ['right.xml.p7m', 'right.xml', 'unsigned.xml'];

/** Those that write a changed invoice need the permission to drop the signature. */
const COMMANDS: readonly (readonly string[])[] = [
  ['convert', '--to', 'json', '-o', 'out/'],
  ['convert', '--to', 'yaml', '-o', 'out/'],
  ['convert', '--to', 'ubl', '-o', 'out/'],
  ['export', '-o', 'table.csv'],
  ['total'],
  ['name'],
  ['attachments'],
  ['diff', 'unsigned.xml'],
  ['split', '--drop-signature', '-o', 'out/'],
  ['anonymize', '--drop-signature', '--seed', 's', '-o', 'out/'],
];

describe.each(COMMANDS.map((args) => ({ args, title: args.join(' ') })))('fattura $title', ({ args }) => {
  it.each(BROKEN)('warns of %s', async (file) => {
    const cwd = folderWith(FILES);
    const { code, stderr } = await runCli([...args, file], { cwd });
    const lines = stderr.split('\n').filter((line) => line.includes(verifyEn.broken(file)));
    expect(lines).toEqual([`fattura ${args[0]}: ${verifyEn.broken(file)}`]);
    // The rest of the command does as it does with the original.
    const original = await runCli([...args, file.endsWith('p7m') ? 'right.xml.p7m' : 'right.xml'], {
      cwd: folderWith(FILES),
    });
    if (args[0] !== 'diff') expect(code).toBe(original.code);
  });

  it.each(INTACT)('does not warn of %s', async (file) => {
    const { stderr } = await runCli([...args, file], { cwd: folderWith(FILES) });
    expect(stderr).not.toContain(verifyEn.broken(file));
  });
});

describe('fattura show', () => {
  it.each([
    ['en', showEn.brokenSignature],
    ['it', showIt.brokenSignature],
  ])('in %s has a notice above the content', async (lang, notice) => {
    const cwd = folderWith(FILES);
    const has = async (file: string): Promise<boolean> => {
      const { stdout, stderr } = await runCli(['show', '--lang', lang, '--html', '-', file], { cwd });
      expect(stderr).toBe('');
      return stdout.includes(notice);
    };
    expect(await Promise.all(BROKEN.map(has))).toEqual([true, true, true]);
    expect(await Promise.all(INTACT.map(has))).toEqual([false, false, false]);
  });

  it('shows it on the terminal too', async () => {
    const { stdout } = await runCli(['show', 'broken.xml.p7m'], { cwd: folderWith(FILES) });
    expect(stdout.replace(/\s+/g, ' ')).toContain(showEn.brokenSignature);
  });
});

it.each([
  ['broken.xml.p7m', ['--drop-signature', '-o', 'out/'], true],
  ['broken.xml', ['--drop-signature', '-o', 'out/'], true],
  ['right.xml.p7m', ['--drop-signature', '-o', 'out/'], false],
  ['valid.xml.p7m', [], true],
  ['valid.xml.p7m', ['--dry-run'], true],
])('fix warns of %s %j: %s', async (file, args, expected) => {
  const fixable = valid.replace('<Divisa>EUR<', '<Divisa>eur<');
  const cwd = folderWith({
    'right.xml.p7m': await signedP7m(fixable),
    'broken.xml.p7m': tampered(await signedP7m(fixable)),
    'broken.xml': tampered(Buffer.from(await signedXml(fixable))),
    'valid.xml.p7m': tampered(p7m),
  });
  const { stderr } = await runCli(['fix', ...args, file], { cwd });
  expect(stderr.includes(verifyEn.broken(file))).toBe(expected);
});

it('merge warns of each file that it takes', async () => {
  const cwd = folderWith(FILES);
  const files = ['broken.xml.p7m', 'right.xml.p7m', 'broken.xml'];
  const { stderr } = await runCli(['merge', '--drop-signature', '-o', 'lotto.xml', ...files], { cwd });
  expect(files.map((file) => stderr.includes(verifyEn.broken(file)))).toEqual([true, false, true]);
});

it('the warning is in Italian as well, and the result is written', async () => {
  const cwd = folderWith(FILES);
  const { code, stderr } = await runCli(
    ['convert', '--lang', 'it', '--to', 'json', '-o', 'a.json', 'broken.xml.p7m'],
    { cwd },
  );
  expect(code).toBe(0);
  expect(stderr).toContain(`fattura convert: ${verifyIt.broken('broken.xml.p7m')}`);
  expect(existsSync(join(cwd, 'a.json'))).toBe(true);
  expect(readFileSync(join(cwd, 'a.json'), 'utf8')).toContain('#');
});
