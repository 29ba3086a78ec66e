/** The next number. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildInvoice, creditNote } from '../../src/build/index.ts';
import { documentsIn, type NumberedDocument, nextNumber, takenBy } from '../../src/cli/new/memory/numbers.ts';
import { writeInvoice } from '../../src/xml/index.ts';
import { briefOf } from '../build/briefs.ts';
import { folderWith } from './runCli.ts';

const issuer = '02718281823';
const DAY = '2026-11-21';
const FIRST = '2026/1';

/** Numbers with their dates, oldest first. */
const numbered = (...documents: readonly (readonly [number: string, day: string])[]): NumberedDocument[] =>
  documents.map(([number, day]) => ({ issuer, group: 'invoice', number, day, file: null }));

describe('the next number', () => {
  it.each<{ name: string; before: NumberedDocument[]; next: string }>([
    { name: 'nothing before', before: [], next: FIRST },
    {
      name: 'year first',
      before: numbered(['2026/8', '2026-10-01'], ['2026/9', '2026-11-01']),
      next: '2026/10',
    },
    { name: 'year last', before: numbered(['9/2026', '2026-11-01']), next: '10/2026' },
    { name: 'short year', before: numbered(['0099/26', '2026-11-01']), next: '0100/26' },
    { name: 'the count is the short year', before: numbered(['26/26', '2026-11-01']), next: '27/26' },
    { name: 'zeros in front', before: numbered(['FT-0009', '2026-11-01']), next: 'FT-0010' },
    { name: 'a suffix', before: numbered(['7/A', '2026-11-01']), next: '8/A' },
    { name: 'not in order', before: numbered(['12', '2026-11-01'], ['11', '2026-11-01']), next: '13' },
    {
      name: 'another series on an earlier day',
      before: numbered(['WEB-90', '2026-01-02'], ['4', '2026-11-01']),
      next: '5',
    },
    { name: 'a new year that is named', before: numbered(['2025/88', '2025-12-30']), next: '2026/1' },
    { name: 'a new year that is not named goes on', before: numbered(['88', '2025-12-30']), next: '89' },
    {
      name: 'a number beyond exact integers',
      before: numbered(['90071992547409930', '2026-11-01']),
      next: '90071992547409931',
    },
  ])('$name', ({ before, next }) => {
    expect(nextNumber(before, { issuer, group: 'invoice', day: DAY, first: FIRST })).toBe(next);
  });

  it('does not follow a document of another group', () => {
    const documents = numbered(['1', '2026-11-01']);
    documents.push({ issuer, group: 'credit-note', number: '2', day: '2026-11-02', file: null });
    expect(nextNumber(documents, { issuer, group: 'invoice', day: DAY, first: FIRST })).toBe('3');
    expect(nextNumber(documents, { issuer: '12345678903', group: 'invoice', day: DAY, first: FIRST })).toBe(
      FIRST,
    );
  });
});

it('documents are read from a folder', async () => {
  const invoice = buildInvoice(briefOf({ numero: '2026/7', data: '2026-11-02' }));
  const note = creditNote(invoice, { numero: '2026/NC1', data: '2026-11-03' });
  const folder = folderWith({
    'a.xml': writeInvoice(invoice),
    'b.XML': writeInvoice(note),
    'c.xml': '<a',
    'd.txt': writeInvoice(invoice),
  });
  const found = await documentsIn(folder, 1_000_000);
  expect(found).toEqual([
    { issuer, group: 'invoice', number: '2026/7', day: '2026-11-02', file: 'a.xml' },
    { issuer, group: 'credit-note', number: '2026/NC1', day: '2026-11-03', file: 'b.XML' },
  ]);
  expect(takenBy(found, { issuer, day: DAY, number: '2026/7' })?.file).toBe('a.xml');
  expect(takenBy(found, { issuer, day: '2025-01-01', number: '2026/7' })).toBeUndefined();
  expect(await documentsIn(join(folder, 'nowhere'), 1_000_000)).toEqual([]);
});

it('an invoice dated in December but written in January has a December number', () => {
  const documents = [...numbered(['2025/88', '2025-12-20']), ...numbered(['2026/1', '2026-01-05'])];
  const next = (day: string): string =>
    nextNumber(documents, { issuer, group: 'invoice', day, first: FIRST });
  expect([next('2025-12-31'), next('2026-01-08')]).toEqual(['2025/89', '2026/2']);
});
