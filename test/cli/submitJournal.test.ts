import { chmodSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../src/cli/command/usageError.ts';
import { en } from '../../src/cli/messages/en.ts';
import type { JournalEntry, Submission } from '../../src/cli/submit/journal/entry.ts';
import { readEntry, writeEntry } from '../../src/cli/submit/journal/entry.ts';
import { History } from '../../src/cli/submit/journal/history.ts';
import { Journal, JournalLostError } from '../../src/cli/submit/journal/journal.ts';
import { readJournal } from '../../src/cli/submit/journal/readJournal.ts';
import { nearest } from '../../src/model/index.ts';
import { LockWorld } from '../support/lockWorld.ts';
import { folderWith } from './runCli.ts';

const A = 'a'.repeat(64);
const B = 'b'.repeat(64);
const DOCUMENT = { id: 'd1', number: '7', status: 'DRAFT' };
const INVOICE = { supplier: 'IT01234567890', type: 'TD01', number: '7', date: '2026-05-15' };

const submission = (changes: Partial<Submission> = {}): Submission => ({
  service: 'https://service.example',
  company: 'c1',
  invoice: INVOICE,
  sha256: A,
  file: 'seven.xml',
  ...changes,
});
const entry = (changes: Partial<JournalEntry> = {}): JournalEntry => ({
  v: 1,
  at: '2026-05-15T10:00:00.000Z',
  event: 'sending',
  issue: false,
  document: null,
  reason: null,
  ...submission(),
  ...changes,
});

const accepted = entry({ event: 'accepted', document: DOCUMENT });
const place = (folder: string, name = 'journal.ndjson') => ({ name, path: join(folder, name) });
const journalWith = (text: string | Uint8Array): ReturnType<typeof place> =>
  place(folderWith({ 'journal.ndjson': text }));

/** The message of a refusal. */
async function refusal(action: Promise<unknown>): Promise<string> {
  const error = await action.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(UsageError);
  return error instanceof UsageError ? error.explain(en, nearest) : '';
}

describe('a line of the journal', () => {
  it.each([
    ['sending', entry()],
    ['accepted', accepted],
    ['unknown, of no known identity', entry({ event: 'unknown', invoice: null, reason: 'timeout' })],
  ])('is read as written: %s', (_name, written) => {
    const line = writeEntry(written);
    expect(line.endsWith('}\n')).toBe(true);
    expect(readEntry(line)).toEqual(written);
  });

  it.each<[string, string]>([
    ['no JSON', '{"v":1'],
    ['no object', '[]'],
    ['no version', JSON.stringify({ ...entry(), v: undefined })],
    ['an unknown event', JSON.stringify({ ...entry(), event: 'sent' })],
    ['half a hash', JSON.stringify({ ...entry(), sha256: 'ab' })],
    ['no time', JSON.stringify({ ...entry(), at: 'yesterday' })],
    ['no company', JSON.stringify({ ...entry(), company: null })],
    ['half an identity', JSON.stringify({ ...entry(), invoice: { number: '7' } })],
    ['accepted without a document', JSON.stringify(entry({ event: 'accepted' }))],
    ['a document without id', JSON.stringify({ ...accepted, document: { number: '7' } })],
  ])('is invalid: %s', (_name, line) => {
    expect(readEntry(line)).toBeNull();
  });
});

describe('the history of an invoice', () => {
  const other = { invoice: { ...INVOICE, number: '8' } };
  it.each<[string, readonly JournalEntry[], Submission, object | null]>([
    ['nothing', [], submission(), null],
    ['sent, and no end', [entry()], submission(), { state: 'open', sha256: A }],
    ['accepted', [entry(), accepted], submission(), { state: 'accepted', document: DOCUMENT }],
    ['refused', [entry(), entry({ event: 'refused' })], submission(), { state: 'refused' }],
    ['never arrived', [entry(), entry({ event: 'unsent' })], submission(), { state: 'refused' }],
    ['unknown', [entry(), entry({ event: 'unknown' })], submission(), { state: 'open' }],
    [
      'where it stands by now',
      [accepted, entry({ event: 'status', document: { ...DOCUMENT, status: 'SENT' } })],
      submission(),
      { state: 'accepted', document: { status: 'SENT' } },
    ],
    ['other bytes', [accepted], submission({ sha256: B }), { state: 'accepted', sha256: A }],
    [
      'the same bytes, the number left to the service',
      [accepted],
      submission({ invoice: null }),
      { sha256: A },
    ],
    [
      'the same bytes, sent with a number left to the service',
      [entry({ invoice: null })],
      submission(),
      { state: 'open' },
    ],
    ['another number', [accepted], submission({ ...other, sha256: B }), null],
    ['another company', [accepted], submission({ company: 'c2' }), null],
    ['another service', [accepted], submission({ service: 'https://other.example' }), null],
  ])('%s', (_name, entries, asked, expected) => {
    const history = new History();
    for (const one of entries) history.add(one);
    const past = history.of(asked);
    if (expected === null) expect(past).toBeNull();
    else expect(past).toMatchObject(expected);
  });
});

describe('reading a journal', () => {
  it.each<[string, string, string]>([
    ['nothing', '', ''],
    ['whole lines', writeEntry(entry()) + writeEntry(accepted), ''],
    ['line breaks of Windows, blank lines', `${writeEntry(accepted).trimEnd()}\r\n\n\r\n`, ''],
    [
      'a last line cut off',
      writeEntry(accepted) + writeEntry(entry()).slice(0, 40),
      writeEntry(entry()).slice(0, 40),
    ],
    ['a last line without its end', writeEntry(entry()).trimEnd(), writeEntry(entry()).trimEnd()],
    ['zeros that a power cut left', `${writeEntry(accepted)}\0\0\0`, '\0\0\0'],
  ])('%s', async (_name, text, torn) => {
    const read = await readJournal(journalWith(text));
    expect(new TextDecoder().decode(read.torn)).toBe(torn);
    expect(read.whole).toBe(text.length - torn.length);
    expect(read.history.of(submission())?.state ?? null).toBe(text.includes('accepted') ? 'accepted' : null);
  });

  it('gives an empty journal if the file does not exist', async () => {
    expect((await readJournal(place(folderWith()))).whole).toBe(0);
  });

  it.each<[string, string | Uint8Array, number]>([
    ['a torn line in the middle', `${writeEntry(entry()).slice(0, 40)}\n${writeEntry(accepted)}`, 1],
    [
      'two lines run together',
      `${writeEntry(accepted)}${writeEntry(entry()).slice(0, 40)}${writeEntry(entry())}`,
      2,
    ],
    ['no UTF-8', Buffer.concat([Buffer.from(writeEntry(accepted)), Buffer.from([0xff, 0x0a])]), 2],
  ])('names the unreadable line: %s', async (_name, text, line) => {
    expect(await refusal(readJournal(journalWith(text)))).toBe(
      en.submit.journal.line('journal.ndjson', line),
    );
  });

  it('names a line of a newer version', async () => {
    const text = writeEntry(accepted) + JSON.stringify({ v: 2 });
    expect(await refusal(readJournal(journalWith(`${text}\n`)))).toBe(
      en.submit.journal.newer('journal.ndjson', 2),
    );
  });

  it('states why it cannot be read', async () => {
    const folder = folderWith();
    mkdirSync(join(folder, 'journal.ndjson'));
    expect(await refusal(readJournal(place(folder)))).toBe(
      en.submit.journal.unreadable('journal.ndjson', en.reason('EISDIR')),
    );
  });
});

describe('writing a journal', () => {
  it('adds complete lines in order, and to the history', async () => {
    const where = journalWith(writeEntry(accepted));
    const journal = await Journal.open(where);
    const numbers = Array.from({ length: 20 }, (_, index) => String(index));
    await Promise.all(
      numbers.map((number) =>
        journal.append(submission({ invoice: { ...INVOICE, number } }), { event: 'sending', issue: true }),
      ),
    );
    expect(journal.history.of(submission({ invoice: { ...INVOICE, number: '19' } }))?.state).toBe('open');
    await journal.close();
    const lines = readFileSync(where.path, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(21);
    expect(lines.slice(1).map((line) => (readEntry(line) as JournalEntry).invoice?.number)).toEqual(numbers);
  });

  it('sets a torn line aside and continues after the complete ones', async () => {
    const where = journalWith(`${writeEntry(accepted)}{"v":1,"at"`);
    const journal = await Journal.open(where);
    await journal.append(submission({ sha256: B }), { event: 'sending', issue: false });
    await journal.close();
    expect(readFileSync(`${where.path}.torn`, 'utf8')).toBe('{"v":1,"at"\n');
    expect((await readJournal(where)).torn).toHaveLength(0);
    expect((await readJournal(where)).history.of(submission({ sha256: B }))?.state).toBe('open');
  });

  it('stores only the agreed fields', async () => {
    const where = place(folderWith());
    const journal = await Journal.open(where);
    const more = { ...submission(), bytes: 'secret', apiKey: 'secret' };
    await journal.append(more, { event: 'sending', issue: false });
    await journal.close();
    expect(Object.keys(JSON.parse(readFileSync(where.path, 'utf8')))).toEqual(
      Object.keys(entry()).sort(inOrderOf),
    );
    expect(readFileSync(where.path, 'utf8')).not.toContain('secret');
  });

  it.runIf(process.getuid?.() !== 0)('states why it cannot be written', async () => {
    const where = journalWith(writeEntry(accepted));
    chmodSync(where.path, 0o400);
    expect(await refusal(Journal.open(where))).toBe(
      en.submit.journal.unwritable(where.name, en.reason('EACCES')),
    );
    expect(readdirSync(join(where.path, '..'))).toEqual(['journal.ndjson']);
  });

  it('reports a missing folder', async () => {
    const where = place(join(folderWith(), 'nowhere'));
    expect(await refusal(Journal.open(where))).toBe(
      en.submit.journal.unwritable(where.name, en.reason('ENOENT')),
    );
  });
});

const LINE = [
  'v',
  'at',
  'event',
  'service',
  'company',
  'invoice',
  'sha256',
  'file',
  'issue',
  'document',
  'reason',
];
const inOrderOf = (one: string, other: string): number => LINE.indexOf(one) - LINE.indexOf(other);

describe('the lock of a journal', () => {
  const locks = (folder: string): readonly string[] =>
    readdirSync(folder).filter((name) => name.includes('.lock'));

  it('keeps a second call out under every name, and is released with the first', async () => {
    const folder = folderWith();
    const world = new LockWorld();
    const first = await Journal.open(place(folder), world.process({ pid: 17 }));
    symlinkSync('journal.ndjson', join(folder, 'link.ndjson'));
    const file = join(realpathSync(folder), 'journal.ndjson.lock');
    for (const name of ['journal.ndjson', 'link.ndjson'])
      expect(await refusal(Journal.open(place(folder, name), world.process()))).toBe(
        en.submit.journal.locked(name, { pid: 17, host: 'machine', file }),
      );
    await (await Journal.open(place(folder, 'other.ndjson'), world.process())).close();
    await first.close();
    expect(locks(folder)).toEqual([]);
    await (await Journal.open(place(folder), world.process())).close();
  });

  it('is checked after the line that announces a request, and before the request', async () => {
    const where = place(folderWith());
    const world = new LockWorld();
    const suspended = world.process();
    const first = await Journal.open(where, suspended);
    await first.announce(submission(), { event: 'sending', issue: true });
    suspended.clock.suspended = true;
    const second = await Journal.open(where, world.process());
    suspended.clock.suspended = false;

    const other = submission({ invoice: { ...INVOICE, number: '8' }, sha256: B });
    await expect(first.announce(other, { event: 'sending', issue: true })).rejects.toBeInstanceOf(
      JournalLostError,
    );
    // The outcome of an earlier request is still written, and cuts nothing off.
    await second.announce(submission({ sha256: B }), { event: 'sending', issue: true });
    await first.append(submission(), { event: 'accepted', issue: true, document: DOCUMENT });
    await first.close();
    await second.close();
    const lines = readFileSync(where.path, 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => (readEntry(line) as JournalEntry).event)).toEqual([
      ...['sending', 'sending', 'sending', 'accepted'],
    ]);
    expect(locks(join(where.path, '..'))).toEqual([]);
  });
});
