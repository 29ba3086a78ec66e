/** `validate` and `show` of SdI's messages, and our findings compared with SdI's. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FileReport } from '../../src/validate/index.ts';
import { knownCertificate } from '../support/knownSigner.ts';
import { MESSAGES, messageText } from '../support/messages.ts';
import { SAMPLE } from '../support/sample.ts';
import { signedXml } from '../support/signedFile.ts';
import { trustFiles } from '../support/trustFiles.ts';
import { fixture } from './fixtures.ts';
import { folderWith, runCli } from './runCli.ts';

const INVOICE = 'IT01234567897_00001.xml';
const MESSAGE = 'IT01234567897_00001_NS_001.xml';
/** One error, 00423: a line whose total its price does not give. */
const WRONG = readFileSync(new URL('../../fixtures/invalid/00423/sample.xml', import.meta.url), 'utf8');

const codes = (...all: readonly string[]): string =>
  `<ListaErrori>${all.map((code) => `<Errore><Codice>${code}</Codice><Descrizione>x</Descrizione><Suggerimento>y</Suggerimento></Errore>`).join('')}</ListaErrori>`;

function rejection(...all: readonly string[]): string {
  const hash = createHash('sha256').update(WRONG).digest('hex');
  return messageText({ flow: 'b2b', kind: 'NS' })
    .replace(/<ListaErrori>.*<\/ListaErrori>/, codes(...all))
    .replace(/<Hash>.*<\/Hash>/, `<Hash>${hash}</Hash>`)
    .replace('2026-03-02T10:15', '2026-10-02T10:15');
}

async function reportOf(
  files: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<FileReport> {
  const cwd = folderWith(files);
  const { stdout } = await runCli(['validate', ...args, '--format', 'json', '--lang', 'en', MESSAGE], {
    cwd,
  });
  return (JSON.parse(stdout) as { files: FileReport[] }).files[0] as FileReport;
}

describe('the verdict', () => {
  it.each(MESSAGES)('on $flow $kind', async (sample) => {
    const text = sample.kind === 'MT' ? messageText(sample) : await signedXml(messageText(sample));
    expect(await reportOf({ [MESSAGE]: text })).toMatchObject({
      kind: sample.kind,
      verdict: 'valid',
      findings: [],
      message: { flow: sample.flow, signature: sample.kind === 'MT' ? 'missing' : 'valid' },
    });
  });

  it.each<[string, string, string, readonly string[], string]>([
    [
      'no signature',
      messageText({ flow: 'pa', kind: 'RC' }),
      'rejected',
      ['M-FORMAT element.missing error'],
      'missing',
    ],
    [
      'a deviation of real messages',
      messageText({ flow: 'b2b', kind: 'MT' }).replace(/<Hash>.*<\/Hash>/, ''),
      'valid',
      ['M-FORMAT element.missing warning'],
      'missing',
    ],
    [
      'no outcome',
      messageText({ flow: 'pa', kind: 'EC' }).replace('EC01', 'EC03'),
      'rejected',
      ['M-FORMAT value.code error'],
      'missing',
    ],
  ])('on a message with %s', async (_, text, verdict, findings, signature) => {
    const report = await reportOf({ [MESSAGE]: text });
    expect(report.findings.map(({ code, id, severity }) => `${code} ${id} ${severity}`)).toEqual(findings);
    expect(report).toMatchObject({ verdict, message: { signature } });
    for (const { line, column } of report.findings) expect([line, column]).not.toContain(null);
  });

  it('on a message that was changed after signing', async () => {
    const text = (await signedXml(messageText({ flow: 'pa', kind: 'RC' }))).replace('UFY9MH', 'UFY9MI');
    expect(await reportOf({ [MESSAGE]: text })).toMatchObject({
      verdict: 'rejected',
      findings: [{ code: 'M-SIGNATURE', id: 'message.signature' }],
      message: { signature: 'broken', signer: 'Prova Firma' },
    });
  });

  const { 'TSL-IT.xml': italian = '', 'lotl-signer.pem': other = '' } = trustFiles();
  it.each<[string, string, readonly string[], string, readonly string[]]>([
    ['by a list that names the signer', knownCertificate, [], 'valid', []],
    ['by another certificate', other, [], 'untrusted', ['M-SIGNATURE message.signer warning']],
    [
      'by the list of a country that does not',
      italian,
      ['--trust-list-signer', 'signer.pem'],
      'untrusted',
      ['M-SIGNATURE message.signer warning'],
    ],
  ])('%s', async (_, list, args, signature, findings) => {
    const files = {
      [MESSAGE]: await signedXml(messageText({ flow: 'pa', kind: 'RC' })),
      'list.pem': list,
      'signer.pem': other,
    };
    const report = await reportOf(files, '--trust-list', 'list.pem', ...args);
    expect(report.message).toMatchObject({ signature, signer: 'Prova Firma' });
    expect(report.verdict).toBe('valid');
    expect(report.findings.map(({ code, id, severity }) => `${code} ${id} ${severity}`)).toEqual(findings);
  });
});

describe('a rejection', () => {
  it.each<[string, readonly string[], readonly string[], object]>([
    ['the same', ['00423'], [], { result: 'same', missing: [], extra: [] }],
    ['fewer', ['00423', '00311'], [], { result: 'fewer', missing: ['00311'], undecided: ['00311'] }],
    ['others', ['00404'], [], { result: 'other', missing: ['00404'], extra: ['00423'] }],
    ['unknown codes', ['00423', '0XY9Z'], [], { result: 'fewer', missing: ['0XY9Z'], undecided: [] }],
  ])('beside our own findings: %s', async (_, sdi, args, comparison) => {
    const report = await reportOf({ [MESSAGE]: rejection(...sdi), [INVOICE]: WRONG }, ...args);
    expect(report.message?.comparison).toMatchObject({
      file: INVOICE,
      ours: ['00423'],
      sdi: [...sdi].sort(),
      isSameFile: true,
      ...comparison,
    });
  });

  it.each<[string, Readonly<Record<string, string>>, boolean | null]>([
    ['another file of the name', { [INVOICE]: SAMPLE }, false],
    ['a name in another case', { 'it01234567897_00001.XML': WRONG }, true],
    ['no file', {}, null],
  ])('beside %s', async (_, files, isSame) => {
    const { message } = await reportOf({ [MESSAGE]: rejection('00423'), ...files });
    expect(message?.comparison?.isSameFile ?? null).toBe(isSame);
  });

  it('does not follow a name out of its folder', async () => {
    const text = rejection('00423').replace(INVOICE, `../${INVOICE}`);
    const cwd = folderWith({ [INVOICE]: WRONG, [`in/${MESSAGE}`]: text });
    const { stdout } = await runCli(['validate', '--format', 'json', `in/${MESSAGE}`], { cwd });
    expect(JSON.parse(stdout).files[0].message.comparison).toBeNull();
  });

  it('explains each code, and an unknown one as such', async () => {
    const { message } = await reportOf({ [MESSAGE]: rejection('00423', '0XY9Z') });
    const [known, unknown] = message?.errors ?? [];
    expect(known).toMatchObject({ code: '00423', explanation: { checks: expect.any(String) } });
    expect(unknown).toMatchObject({ code: '0XY9Z', title: null, explanation: null });
  });
});

describe('show', () => {
  it.each(['it', 'en'])('displays a message in %s', async (lang) => {
    const cwd = folderWith({ 'message.xml': fixture.message });
    const { code, stdout, stderr } = await runCli(['show', 'message.xml', '--lang', lang], { cwd });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const value of [INVOICE, '10000000042', 'ABC1234', 'Prova Firma']) expect(stdout).toContain(value);
  });

  it('makes control characters visible', async () => {
    const text = fixture.message.replace('Prova S.r.l.', 'Prova &#x9b;31m');
    const cwd = folderWith({ 'message.xml': text });
    const { stdout } = await runCli(['show', 'message.xml'], { cwd });
    expect(stdout).not.toMatch(/\u009b/);
  });

  it('has no page of a message', async () => {
    const cwd = folderWith({ 'message.xml': fixture.message });
    expect(await runCli(['show', '--html', 'page.html', 'message.xml'], { cwd })).toMatchObject({ code: 2 });
  });
});
