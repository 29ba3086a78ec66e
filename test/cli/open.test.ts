/** `fattura open`: lists what is inside files, and extracts the documents. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { convertEn } from '../../src/cli/messages/convert/en.ts';
import { openEn } from '../../src/cli/messages/open/en.ts';
import { openIt } from '../../src/cli/messages/open/it.ts';
import { READABLE, UNREADABLE, XML } from '../envelope/shapes.ts';
import { writeCertificate } from '../support/certificateWriter.ts';
import { cms } from '../support/cmsWriter.ts';
import { projectRoot } from '../support/shared.ts';
import { GOOD_SIGNATURE, signed as withSignature } from '../support/signature.ts';
import { signerInfo } from '../support/signerInfo.ts';
import { fixture } from './fixtures.ts';
import { folderWith, runCli } from './runCli.ts';

const signed = cms(fixture.valid);
const base64 = Buffer.from(signed).toString('base64');
const SIGNED_BY_ROSSI = { certificates: [writeCertificate()], signers: [signerInfo()] };
const size = (content: string | Uint8Array): number => Buffer.from(content).length;

interface Row {
  readonly kind: string | null;
  readonly layers: readonly { readonly kind: string; readonly encodings: readonly string[] }[];
  readonly flaws: readonly string[];
  readonly signatures: readonly {
    readonly format: string;
    readonly layer: number | null;
    readonly time: string | null;
    readonly verified: boolean;
  }[];
  readonly document: { readonly kind: string | null; readonly form: string; readonly size: number } | null;
  readonly reason: string | null;
  readonly saved?: string | null;
}

async function listed(files: Readonly<Record<string, string | Uint8Array>>, ...more: readonly string[]) {
  const cwd = folderWith(files);
  const args = ['open', '--format', 'json', ...Object.keys(files), ...more];
  const { code, stdout, stderr } = await runCli(args, { cwd });
  const { files: rows } = JSON.parse(stdout) as { readonly files: readonly Row[] };
  return { code, stderr, rows, cwd };
}

/** The facts of a file in one line: kind, document, envelopes with their encodings, signatures, flaws or reason. */
function line({ kind, document, layers, signatures, flaws, reason }: Row): string {
  const inside = document === null ? reason : `${document.kind} ${document.form} ${document.size}`;
  const envelopes = layers.map((layer) => [layer.kind, ...layer.encodings].join(':')).join('+');
  const formats = signatures.map(({ format, layer }) => `${format}@${layer ?? 'xml'}`).join('+');
  return [kind ?? '-', inside, envelopes || '-', formats || '-', ...flaws].join(' ');
}

const { valid, message, oldFormat, validJson } = fixture;
const xades = withSignature(valid, GOOD_SIGNATURE);

const CASES: readonly (readonly [file: string, content: string | Uint8Array, expected: string])[] = [
  ['a.xml', valid, `xml FPR12 xml ${size(valid)} - -`],
  ['a.xml', xades, `xml FPR12 xml ${size(xades)} - XAdES@xml`],
  ['a.xml', message, `xml RC xml ${size(message)} - XAdES@xml`],
  ['a.xml', oldFormat, `xml SDI11 xml ${size(oldFormat)} - -`],
  ['a.xml', '<a/>', 'xml null xml 4 - -'],
  ['a.json', validJson, `json null json ${size(validJson)} - -`],
  ['a.yaml', 'versione: FPR12', 'yaml null yaml 15 - -'],
  ['a.xml.p7m', signed, `p7m FPR12 xml ${size(valid)} p7m CAdES@0`],
  ['a.xml', signed, `p7m FPR12 xml ${size(valid)} p7m CAdES@0 wrong-name`],
  ['a.xml.p7m', base64, `p7m FPR12 xml ${size(valid)} p7m:base64 CAdES@0 base64`],
  ['a.p7m', cms(xades), `p7m FPR12 xml ${size(xades)} p7m CAdES@0+XAdES@xml`],
  ['a.p7m', cms(base64), `p7m FPR12 xml ${size(valid)} p7m+p7m:base64 CAdES@0+CAdES@1 base64 nested`],
  ['a.p7m', cms(valid, { signers: [] }), `p7m FPR12 xml ${size(valid)} p7m -`],
  ['a.p7m', cms('', { written: null }), 'p7m no-content p7m -'],
  ['a.xml', Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0]), 'zip container zip -'],
  ['a.xml', '', '- empty - -'],
  ['a.pdf', '%PDF-1.7\n', '- pdf - -'],
  ['a.p7m', '<!doctype html><p>', '- html - -'],
];

describe('fattura open --format json', () => {
  it.each(CASES)('%s: %#', async (file, content, expected) => {
    const { code, stderr, rows } = await listed({ [file]: content });
    expect(rows.map(line)).toEqual([expected]);
    expect({ code, stderr }).toEqual({ code: rows[0]?.reason === null ? 0 : 1, stderr: '' });
  });

  it('lists the signer, and that nothing is verified', async () => {
    const { rows } = await listed({ 'a.p7m': cms(valid, SIGNED_BY_ROSSI) });
    expect(rows[0]?.signatures).toEqual([
      {
        format: 'CAdES',
        layer: 0,
        signer: 'Mario Rossi',
        issuer: 'Prova CA',
        serial: '5e01',
        notBefore: '2025-01-01T00:00:00Z',
        notAfter: '2028-01-01T00:00:00Z',
        time: '2026-06-01T09:00:00Z',
        verified: false,
      },
    ]);
  });

  it('lists a file that cannot be read', async () => {
    const { code, rows } = await listed({ 'a.p7m': signed }, '--max-size', '10');
    expect({ code, rows }).toMatchObject({ code: 1, rows: [{ document: null, reason: 'unread' }] });
  });
});

describe('fattura open', () => {
  it.each(READABLE)('$shape', async ({ bytes }) => {
    const cwd = folderWith({ 'a.p7m': bytes });
    const { code, stdout } = await runCli(['open', 'a.p7m'], { cwd });
    expect({ code, file: stdout.split('\n')[0] }).toEqual({ code: 0, file: 'a.p7m' });
    expect(stdout).toContain(openEn.terms.document);
  });

  it.each(UNREADABLE)('$shape', async ({ bytes }) => {
    const cwd = folderWith({ 'a.p7m': bytes });
    const { code, stdout } = await runCli(['open', 'a.p7m'], { cwd });
    expect({ code, isSaid: stdout.includes(`  ${openEn.terms.reason}  `) }).toEqual({
      code: 1,
      isSaid: true,
    });
  });

  it.each(['en_GB.UTF-8', 'it_IT.UTF-8'])('lists the signer in %s', async (LANG) => {
    const cwd = folderWith({ 'a.p7m': cms(valid, SIGNED_BY_ROSSI) });
    const { stdout } = await runCli(['open', 'a.p7m'], { cwd, env: { LANG } });
    for (const part of ['Mario Rossi', 'Prova CA', '2026-06-01 09:00:00 UTC', '2025-01-01', '2028-01-01'])
      expect(stdout).toContain(part);
  });

  it('says once that signatures are not verified', async () => {
    const cwd = folderWith({ 'a.p7m': signed, 'b.p7m': signed, 'c.xml': valid });
    expect((await runCli(['open', '.'], { cwd })).stderr).toBe(`fattura open: ${openEn.notVerified}\n`);
    expect((await runCli(['open', 'c.xml'], { cwd })).stderr).toBe('');
  });

  it('has every defect and reason in docs/signatures.md', () => {
    const page = readFileSync(join(projectRoot, 'docs/signatures.md'), 'utf8');
    const [, notes = '', reasons = ''] = page.split(
      /^(?:### (?:Notes|Files that cannot be opened)|## Verifying)$/m,
    );
    const ids = (part: string): readonly string[] =>
      [...part.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) =>
        cell.replaceAll('`', '').split(', '),
      );
    expect([...ids(notes)].sort()).toEqual([...Object.keys(openEn.flaws), 'converted'].sort());
    expect([...ids(reasons)].sort()).toEqual(Object.keys(openEn.reasons).sort());
  });

  it.each([openEn, openIt])('has no sentence twice', ({ flaws, reasons, converted }) => {
    const sentences = [...Object.values(flaws), ...Object.values(reasons), converted];
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('reads standard input, and shows control characters of names', async () => {
    const { code, stdout } = await runCli(['open', '-'], { stdin: signed });
    expect({ code, file: stdout.split('\n')[0] }).toEqual({ code: 0, file: '-' });
    const cwd = folderWith({ '\u001b[2J.p7m': signed });
    expect((await runCli(['open', '.'], { cwd })).stdout).not.toContain('\u001b');
  });

  it.each([[['--overwrite', 'a.p7m']], [['none.p7m']], [['--max-size', 'x', 'a.p7m']]])(
    '%j is a usage error',
    async (args) => {
      const cwd = folderWith({ 'a.p7m': signed });
      expect(await runCli(['open', ...args], { cwd })).toMatchObject({ code: 2 });
    },
  );
});

describe('fattura open --extract', () => {
  const content = (cwd: string, path: string): string => readFileSync(join(cwd, path), 'utf8');

  it.each([
    ['a.xml.p7m', signed, 'a.xml'],
    ['a.p7m', signed, 'a.xml'],
    ['a.xml.p7m.p7m', cms(signed), 'a.xml'],
    ['a.xml.pk7', base64, 'a.xml'],
    ['a.p7c', signed, 'a.xml'],
    ['a', signed, 'a.xml'],
    ['a.xml', valid, 'a.xml'],
    ['./-x.xml', valid, '_x.xml'],
    ['CON.xml.p7m', signed, '_CON.xml'],
    ['a:b.xml', valid, 'a_b.xml'],
    ['a\x1b[31m.p7m', signed, 'a_[31m.xml'],
    [`${'n'.repeat(240)}.xml`, valid, `${'n'.repeat(176)}.xml`],
  ])('%j', async (file, input, target) => {
    const { code, rows, cwd } = await listed({ [file]: input }, '--extract', 'out');
    expect({ code, saved: rows[0]?.saved }).toEqual({ code: 0, saved: join('out', target) });
    expect(content(cwd, join('out', target))).toBe(valid);
  });

  it('writes the octets unchanged', async () => {
    const { cwd } = await listed({ 'a.p7m': cms(XML) }, '--extract', 'out');
    expect(readFileSync(join(cwd, 'out/a.xml')).equals(XML)).toBe(true);
  });

  it('keeps subfolders, and never leaves the folder', async () => {
    const cwd = folderWith({ 'in/x/a.xml.p7m': signed, 'b.p7m': signed, 'in/here/.keep': '' });
    await runCli(['open', 'in', '../b.p7m', '-x', '../out'], { cwd: join(cwd, 'in') });
    const { code } = await runCli(['open', '.', '../b.p7m', '-x', 'here'], { cwd: join(cwd, 'in') });
    expect({ code, inside: existsSync(join(cwd, 'in/here/x/a.xml')) }).toEqual({ code: 0, inside: true });
    expect([existsSync(join(cwd, 'in/here/b.xml')), existsSync(join(cwd, 'b.xml'))]).toEqual([true, false]);
  });

  it('replaces an existing file only with --overwrite', async () => {
    const cwd = folderWith({ 'a.p7m': signed, 'out/a.xml': 'mine' });
    const args = ['open', 'a.p7m', '-x', 'out'];
    const { code, stderr } = await runCli(args, { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain(convertEn.exists('out/a.xml'));
    expect(content(cwd, 'out/a.xml')).toBe('mine');
    expect((await runCli([...args, '--overwrite'], { cwd })).code).toBe(0);
    expect(content(cwd, 'out/a.xml')).toBe(valid);
  });

  it.each([
    ['two files with one name', ['x/a.p7m', 'y/a.p7m'], convertEn.twice('out/a.xml', 'x/a.p7m')],
    ['a signed file and its XML', ['x/a.p7m', 'x/a.xml'], convertEn.twice('out/a.xml', 'x/a.p7m')],
  ])('refuses %s', async (_, files, sentence) => {
    const cwd = folderWith({ 'x/a.p7m': signed, 'y/a.p7m': signed, 'x/a.xml': valid });
    const { code, stderr } = await runCli(['open', ...files, '-x', 'out', '--overwrite'], { cwd });
    expect({ code, isSaid: stderr.includes(sentence) }).toEqual({ code: 2, isSaid: true });
  });

  it('never replaces an input', async () => {
    const cwd = folderWith({ 'a.p7m': signed, 'a.xml': '<a/>', 'b.xml': signed });
    for (const file of ['a.p7m', 'b.xml']) {
      const { code, stderr } = await runCli(['open', file, 'a.xml', '-x', '.', '--overwrite'], { cwd });
      expect(code).toBe(2);
      expect(stderr).toContain(convertEn.overInput(file.replace('p7m', 'xml')));
    }
    expect(content(cwd, 'a.xml')).toBe('<a/>');
  });

  it('leaves a document that is in its place', async () => {
    const { code, rows } = await listed({ 'a.xml': valid }, '--extract', '.');
    expect({ code, saved: rows[0]?.saved }).toEqual({ code: 0, saved: 'a.xml' });
  });

  it('writes nothing for a file that cannot be opened', async () => {
    const { code, rows, cwd } = await listed({ 'a.p7m': cms('', { written: null }) }, '--extract', 'out');
    expect({ code, saved: rows[0]?.saved }).toEqual({ code: 1, saved: null });
    expect(existsSync(join(cwd, 'out'))).toBe(false);
  });
});
