/** Commands that write an invoice back: a signed file is refused, unless its signature may be dropped. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { convertEn } from '../../src/cli/messages/convert/en.ts';
import { verifyEn } from '../../src/cli/messages/verify/en.ts';
import { cms, DATED_SIGNER } from '../support/cmsWriter.ts';
import { SAMPLE, SIGNATURE, sampleWith } from '../support/sample.ts';
import { folderWith, runCli } from './runCli.ts';

/** Has an error that `fix` corrects. */
const INVOICE = sampleWith('<Divisa>EUR<', '<Divisa>eur<');
const SIGNED = INVOICE.replace('</p:FatturaElettronica>', `${SIGNATURE}</p:FatturaElettronica>`);
const VALID_SIGNED = SIGNED.replace('<Divisa>eur<', '<Divisa>EUR<');
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

interface Kind {
  readonly kind: string;
  readonly file: string;
  /** The signed file around an invoice, or an invoice with a signature. */
  readonly signed: (xml: string) => Uint8Array | string;
}

const KINDS: readonly Kind[] = [
  { kind: 'DER', file: 'a.xml.p7m', signed: (xml) => cms(xml) },
  { kind: 'base64', file: 'a.xml.p7m', signed: (xml) => base64(cms(xml)) },
  { kind: 'two envelopes', file: 'a.xml.p7m.p7m', signed: (xml) => cms(cms(xml)) },
  { kind: 'no extension of its own', file: 'a', signed: (xml) => cms(xml) },
  {
    kind: 'an envelope around signed XML',
    file: 'a.p7m',
    signed: (xml) => cms(xml.replace('</p:', `${SIGNATURE}</p:`)),
  },
  { kind: 'XAdES', file: 'a.xml', signed: (xml) => xml.replace('</p:F', `${SIGNATURE}</p:F`) },
];

interface Command {
  readonly command: string;
  readonly args: (file: string) => readonly string[];
  readonly xml: string;
  /** The path of the result. */
  readonly result: (file: string) => string;
}

const own = (file: string): string => `${file.replace(/(?:\.xml)?(?:\.p7m)*$/, '')}.xml`;

const COMMANDS: readonly Command[] = [
  { command: 'fix', args: (file) => ['fix', file], xml: INVOICE, result: own },
  { command: 'fix -o', args: (file) => ['fix', file, '-o', 'b.xml'], xml: SAMPLE, result: () => 'b.xml' },
  {
    command: 'fix -o folder',
    args: (file) => ['fix', file, '-o', 'out/'],
    xml: INVOICE,
    result: (file) => join('out', own(file)),
  },
  {
    command: 'anonymize',
    args: (file) => ['anonymize', '--seed', 's', file, '-o', 'out/'],
    xml: SAMPLE,
    result: (file) => join('out', own(file)),
  },
  {
    command: 'attachments --add',
    args: (file) => ['attachments', '--add', 'note.txt', file],
    xml: SAMPLE,
    result: own,
  },
  {
    command: 'split',
    args: (file) => ['split', file, '-o', 'out'],
    xml: SAMPLE,
    result: (file) => join('out', own(file)),
  },
  {
    command: 'merge',
    args: (file) => ['merge', file, '-o', 'b.xml'],
    xml: SAMPLE,
    result: () => 'b.xml',
  },
];

const CASES = COMMANDS.flatMap((command) => KINDS.map((kind) => ({ ...command, ...kind })));

/** The files in a folder, with their content. */
function contents(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), 'latin1')]));
}

describe.each(CASES)('fattura $command, $kind', ({ args, file, xml, signed, result, command }) => {
  it('is refused', async () => {
    // `fix` refuses only what it would change.
    const cwd = folderWith({ [file]: signed(command === 'fix -o' ? INVOICE : xml), 'note.txt': 'x' });
    const before = contents(cwd);
    const { code, stderr } = await runCli(args(file), { cwd });
    expect({ code, isSaid: stderr.includes('--drop-signature') }).toEqual({ code: 1, isSaid: true });
    expect(contents(cwd)).toEqual(before);
  });

  it('is written as XML with --drop-signature', async () => {
    const cwd = folderWith({ [file]: signed(xml), 'note.txt': 'x' });
    const before = contents(cwd);
    const { code, stderr } = await runCli([...args(file), '--drop-signature'], { cwd });
    const target = result(file);
    const written = readFileSync(join(cwd, target), 'utf8');
    expect({ code, start: written.slice(0, 5) }).toEqual({ code: 0, start: '<?xml' });
    expect(written).not.toContain('ds:Signature');
    const sentences = [undefined, target].map((name) => convertEn.signatureLeft(file, name));
    expect(sentences.some((sentence) => stderr.includes(sentence))).toBe(true);
    if (target !== file) expect(contents(cwd)[file]).toBe(before[file]);
  });
});

describe('a signed file is never replaced', () => {
  const bytes = cms(INVOICE);
  it.each<[string, readonly string[], string]>([
    ['an envelope named .xml', ['fix', 'a.xml'], 'a.xml'],
    ['its own name as output', ['fix', 'a.p7m', '-o', 'a.p7m', '--overwrite'], 'a.p7m'],
    ['its folder as output', ['fix', 'a.xml', '-o', '.', '--overwrite'], 'a.xml'],
    ['attachments', ['attachments', '--add', 'note.txt', 'a.xml', '--overwrite'], 'a.xml'],
    ['anonymize', ['anonymize', 'a.p7m', '-o', 'a.p7m', '--overwrite'], 'a.p7m'],
    ['split', ['split', 'a.xml', '-o', '.', '--overwrite'], 'a.xml'],
    ['merge', ['merge', 'a.p7m', '-o', 'a.p7m', '--overwrite'], 'a.p7m'],
  ])('%s', async (_, args, file) => {
    const cwd = folderWith({ [file]: args[0] === 'fix' ? bytes : cms(SAMPLE), 'note.txt': 'x' });
    const before = contents(cwd);
    const { code, stderr } = await runCli([...args, '--drop-signature'], { cwd });
    expect({ code, isSaid: stderr.includes(convertEn.overInput(file)) }).toEqual({ code: 2, isSaid: true });
    expect(contents(cwd)).toEqual(before);
  });
});

describe('fattura fix --drop-signature', () => {
  it('replaces an existing XML file only with --overwrite', async () => {
    const cwd = folderWith({ 'a.xml.p7m': cms(INVOICE), 'a.xml': 'mine' });
    const args = ['fix', '--drop-signature', 'a.xml.p7m'];
    expect(await runCli(args, { cwd })).toMatchObject({ code: 2 });
    expect(readFileSync(join(cwd, 'a.xml'), 'utf8')).toBe('mine');
    expect(await runCli([...args, '--overwrite'], { cwd })).toMatchObject({ code: 0 });
    expect(readFileSync(join(cwd, 'a.xml'), 'utf8')).toBe(SAMPLE);
  });

  it.each([[[]], [['--drop-signature']]])('writes nothing if nothing is to be fixed: %j', async (more) => {
    const cwd = folderWith({ 'a.xml.p7m': cms(SAMPLE, { signers: [DATED_SIGNER] }) });
    const { code, stderr } = await runCli(['fix', 'a.xml.p7m', ...more], { cwd });
    expect({ code, stderr, files: readdirSync(cwd) }).toEqual({
      code: 0,
      stderr: `fattura fix: ${verifyEn.broken('a.xml.p7m')}\n`,
      files: ['a.xml.p7m'],
    });
  });

  it('writes the XML to standard output for standard input', async () => {
    const { code, stdout } = await runCli(['fix', '--drop-signature', '-'], { stdin: cms(INVOICE) });
    expect({ code, stdout }).toEqual({ code: 0, stdout: SAMPLE });
  });

  it('changes nothing with --dry-run', async () => {
    const cwd = folderWith({ 'a.xml.p7m': cms(INVOICE) });
    const { code } = await runCli(['fix', '-n', '--drop-signature', 'a.xml.p7m'], { cwd });
    expect({ code, written: existsSync(join(cwd, 'a.xml')) }).toEqual({ code: 0, written: false });
  });
});

describe('an envelope that cannot be opened', () => {
  it.each(['fix', 'anonymize', 'split', 'merge'])('fattura %s', async (command) => {
    const cwd = folderWith({ 'a.xml.p7m': cms('', { written: null }) });
    const before = contents(cwd);
    expect(await runCli([command, '--drop-signature', 'a.xml.p7m'], { cwd })).toMatchObject({ code: 1 });
    expect(contents(cwd)).toEqual(before);
  });
});

it('fattura anonymize replaces the values of a signed file everywhere', async () => {
  const cwd = folderWith({ 'in/a.xml': SAMPLE, 'in/b.xml.p7m': cms(VALID_SIGNED) });
  const { code } = await runCli(['anonymize', '--drop-signature', 'in', '-o', 'out/'], { cwd });
  const written = contents(join(cwd, 'out'));
  expect({ code, files: Object.keys(written).sort() }).toEqual({ code: 0, files: ['a.xml', 'b.xml'] });
  expect(written['b.xml']).toBe(written['a.xml']);
});
