/** `fattura outcome`: the answer of an administration. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { today } from '../../src/cli/process/clock.ts';
import { open } from '../../src/envelope/index.ts';
import { verifySignatures } from '../../src/envelope/signatures/index.ts';
import { messageFacts, readMessage } from '../../src/messages/index.ts';
import { knownCertificate, knownKey } from '../support/knownSigner.ts';
import { messageText } from '../support/messages.ts';
import { fixture } from './fixtures.ts';
import { folderWith, runCli } from './runCli.ts';

const STEM = 'IT01234567897_00001';
const METADATA = `${STEM}_MT_001.xml`;
const INVOICE = `${STEM}.xml`;
const LOTTO = readFileSync(new URL('../../fixtures/valid/FPR12-lotto.xml', import.meta.url), 'utf8');
const MT = messageText({ flow: 'pa', kind: 'MT' });
const TODAY = today();
const OUTCOME = `${STEM}_EC_001.xml`;

interface Told {
  readonly file: string;
  readonly outcome: string;
  readonly invoice: { readonly number: string; readonly position: number } | null;
  readonly warnings: readonly string[];
}

async function outcome(files: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const cwd = folderWith({ [METADATA]: MT, ...files });
  const run = await runCli(['outcome', METADATA, '--format', 'json', ...args], { cwd });
  const written = readdirSync(cwd).filter((name) => name.includes('_EC_'));
  return { ...run, cwd, written, told: run.code === 0 ? (JSON.parse(run.stdout) as Told) : null };
}

describe('signs', () => {
  const pem = {
    'key.pem': `${knownKey}\n${knownCertificate}`,
    'alone.pem': knownKey,
    [INVOICE]: fixture.valid,
  };
  const ACCEPT = ['--accept', '--received', TODAY];

  it('with the key: right, and valid by the schema', async () => {
    const { cwd, written, told } = await outcome(pem, ...ACCEPT, '--key', 'key.pem');
    expect([written, told?.outcome]).toEqual([[OUTCOME], 'EC01']);
    const bytes = readFileSync(join(cwd, OUTCOME));
    expect((await verifySignatures(open(bytes))).map(({ status }) => status)).toEqual(['valid']);
    const result = readMessage(bytes);
    expect([result.kind, result.ok && result.deviations]).toEqual(['EC', []]);
  });

  it.each<[string, readonly string[], number]>([
    ['a key without a certificate', ['--key', 'alone.pem'], 1],
    ['no key', ['--key', METADATA], 1],
    ['a missing key', ['--key', 'missing.pem'], 2],
    ['a passphrase without a key', ['--passphrase-env', 'X'], 2],
    ['a variable that is not set', ['--key', 'key.pem', '--passphrase-env', 'X'], 2],
  ])('writes nothing with %s', async (_, args, code) => {
    const run = await outcome(pem, ...ACCEPT, ...args);
    expect([run.code, run.written, run.stdout]).toEqual([code, [], '']);
  });
});

describe('writes', () => {
  it.each<[string, Readonly<Record<string, string>>, readonly string[], object, object]>([
    [
      'an acceptance',
      { [INVOICE]: fixture.valid },
      ['--accept', '--received', TODAY],
      { outcome: 'EC01', invoice: { number: '2025/118', position: 1 }, warnings: [] },
      { outcome: 'EC01', invoice: { number: '2025/118', year: '2025', position: '1' } },
    ],
    [
      'a refusal with a reason of the decree',
      { [INVOICE]: fixture.valid },
      ['--reason', 'cig-cup', '--refuse', 'CIG', '--received', TODAY, '--message-id', 'A1'],
      { outcome: 'EC02', warnings: [] },
      { outcome: 'EC02', customerMessageId: 'A1' },
    ],
    [
      'a refusal without one',
      { [INVOICE]: fixture.valid },
      ['--refuse', 'no', '--received', TODAY],
      { warnings: ['reason'] },
      { outcome: 'EC02' },
    ],
    [
      'an answer that is late',
      { [INVOICE]: fixture.valid },
      ['--accept', '--received', '2020-01-01'],
      { warnings: ['late'] },
      {},
    ],
    [
      'an answer without the day of reception',
      { [INVOICE]: fixture.valid },
      ['--accept'],
      { warnings: ['unknown-reception'] },
      {},
    ],
    [
      'an answer to one of several invoices',
      { [INVOICE]: LOTTO },
      ['--accept', '--number', '2025/121', '--received', TODAY],
      { invoice: { number: '2025/121', position: 2 }, warnings: [] },
      { invoice: { number: '2025/121', year: '2025', position: '2' } },
    ],
    [
      'an answer to all invoices',
      { [INVOICE]: LOTTO },
      ['--accept', '--all', '--received', TODAY],
      { invoice: null, warnings: [] },
      { invoice: null },
    ],
    [
      'an answer without the invoice',
      {},
      ['--accept', '--received', TODAY],
      { invoice: null, warnings: ['whole-file'] },
      { invoice: null },
    ],
  ])('%s', async (_, files, args, told, facts) => {
    const run = await outcome(files, ...args);
    expect(run).toMatchObject({ code: 0, written: [OUTCOME], told: { file: OUTCOME, ...told } });
    const result = readMessage(readFileSync(join(run.cwd, OUTCOME)));
    expect(result).toMatchObject({ ok: true, kind: 'EC', flow: 'pa', deviations: [] });
    expect(messageFacts(result)).toMatchObject({ sdiId: '10000000042', ...facts });
  });

  it('the next free number, and says that an outcome is there already', async () => {
    const first = messageText({ flow: 'pa', kind: 'EC' }).replace('12/A', '2025/118').replace('2026', '2025');
    const run = await outcome(
      { [INVOICE]: fixture.valid, [OUTCOME]: first },
      '--accept',
      '--received',
      TODAY,
    );
    expect(run.told).toMatchObject({ file: `${STEM}_EC_002.xml`, warnings: ['repeated'] });
  });

  it('into another folder', async () => {
    const run = await outcome({ [INVOICE]: fixture.valid }, '--accept', '--out-dir', 'out');
    expect(readdirSync(join(run.cwd, 'out'))).toEqual([OUTCOME]);
  });
});

describe('writes nothing', () => {
  it.each<[string, Readonly<Record<string, string>>, readonly string[], number]>([
    ['without an answer', {}, [], 2],
    ['with both answers', {}, ['--accept', '--refuse', 'x'], 2],
    ['with a number and all', {}, ['--accept', '--all', '--number', '1'], 2],
    ['with a progressive that is too long', {}, ['--accept', '--progressive', '0001'], 2],
    ['with an identifier that is too long', {}, ['--accept', '--message-id', 'x'.repeat(15)], 2],
    ['with a day that is none', {}, ['--accept', '--received', '2026-02-30'], 2],
    ['with a day to come', {}, ['--accept', '--received', '2999-01-01'], 2],
    ['over an existing file', { [OUTCOME]: 'x' }, ['--accept', '--progressive', '001'], 2],
    [
      'about an invoice to a private party',
      { [METADATA]: messageText({ flow: 'b2b', kind: 'MT' }) },
      ['--accept'],
      1,
    ],
    ['about another message', { [METADATA]: messageText({ flow: 'pa', kind: 'NE' }) }, ['--accept'], 1],
    ['about an invoice', { [METADATA]: fixture.valid }, ['--accept'], 1],
    [
      'about metadata without a number',
      { [METADATA]: MT.replace(/<IdentificativoSdI>.*<\/IdentificativoSdI>/, '') },
      ['--accept'],
      1,
    ],
    ['for several invoices without a number', { [INVOICE]: LOTTO }, ['--accept'], 1],
    ['for a number that the file does not have', { [INVOICE]: LOTTO }, ['--accept', '--number', '9'], 1],
    ['for a number without the invoice', {}, ['--accept', '--number', '9'], 1],
    ['with an explanation that is too long', {}, ['--refuse', 'x'.repeat(256)], 1],
    ['with a character that XML forbids', {}, ['--refuse', 'a\u0001b'], 1],
  ])('%s', async (_, files, args, code) => {
    const run = await outcome(files, ...args);
    expect(run.code).toBe(code);
    expect(run.stdout).toBe('');
    expect(run.written).toEqual(Object.keys(files).filter((name) => name.includes('_EC_')));
  });

  it.each<[string, readonly string[]]>([
    ['../../evil.xml', ['evil_EC_001.xml']],
    ['..\\..\\evil.xml', ['evil_EC_001.xml']],
    ['a\n/../../evil.xml', ['evil_EC_001.xml']],
    ['..', []],
    ['/', []],
    ['a\u202eb.xml', []],
  ])('outside the folder of the metadata: %j', async (name, written) => {
    const run = await outcome({ [METADATA]: MT.replace(INVOICE, () => name) }, '--accept', '--all');
    expect(run.written).toEqual(written);
    expect(readdirSync(join(run.cwd, '..')).filter((other) => other.startsWith('evil'))).toEqual([]);
  });
});
