/** SdI's 00404: documents that may not have the same number. */
import { describe, expect, it } from 'vitest';
import { numberFrom } from '../../src/sandbox/documents/number.ts';
import {
  isDuplicate,
  type Numbering,
  numberingKey,
  numberingOfInvoice,
} from '../../src/sandbox/documents/numbering.ts';
import { parseInvoice } from '../../src/xml/index.ts';
import { fixture } from './documentsFixtures.ts';

const base: Numbering = {
  owner: 'IT02718281823',
  isCreditNote: false,
  number: '7',
  date: '2026-05-04',
  daily: false,
};

interface Case {
  readonly name: string;
  readonly later: Partial<Numbering>;
  readonly earlier?: Partial<Numbering>;
  readonly duplicate: boolean;
  /** True if the database constraint alone would detect it. */
  readonly sameKey: boolean;
}

const CASES: readonly Case[] = [
  { name: 'the same', later: {}, duplicate: true, sameKey: true },
  { name: 'another day of the year', later: { date: '2026-12-31' }, duplicate: true, sameKey: true },
  { name: 'another year', later: { date: '2027-05-04' }, duplicate: false, sameKey: false },
  { name: 'another number', later: { number: '07' }, duplicate: false, sameKey: false },
  { name: 'another issuer', later: { owner: 'FR02718281823' }, duplicate: false, sameKey: false },
  { name: 'a credit note', later: { isCreditNote: true }, duplicate: false, sameKey: false },
  {
    name: 'two credit notes',
    later: { isCreditNote: true },
    earlier: { isCreditNote: true },
    duplicate: true,
    sameKey: true,
  },
  {
    name: 'Art73 on another day',
    later: { daily: true, date: '2026-05-05' },
    earlier: { daily: true },
    duplicate: false,
    sameKey: false,
  },
  {
    name: 'Art73 on the same day',
    later: { daily: true },
    earlier: { daily: true },
    duplicate: true,
    sameKey: true,
  },
  { name: 'Art73 after one without, same day', later: { daily: true }, duplicate: true, sameKey: false },
  {
    name: 'Art73 after one without, another day',
    later: { daily: true, date: '2026-05-05' },
    duplicate: false,
    sameKey: false,
  },
  {
    name: 'without Art73 after one with, another day',
    later: { date: '2026-05-05' },
    earlier: { daily: true },
    duplicate: true,
    sameKey: false,
  },
];

describe('numbers in use', () => {
  it.each(CASES)('$name: $duplicate', ({ later, earlier, duplicate, sameKey }) => {
    const [one, other] = [
      { ...base, ...later },
      { ...base, ...earlier },
    ];
    expect(isDuplicate(one, other)).toBe(duplicate);
    expect(numberingKey(one) === numberingKey(other)).toBe(sameKey);
  });

  it('a number cannot be confused with another field of the key', () => {
    const tricky = numberingKey({ ...base, number: 'TD04|2026|7' });
    expect(tricky).not.toBe(numberingKey({ ...base, isCreditNote: true }));
  });
});

const xml = fixture('FPR12-simple.xml').text;

describe('the issuer', () => {
  const OWNERS: readonly (readonly [
    name: string,
    change: (text: string) => string,
    owner: 'seller' | 'buyer',
  ])[] = [
    ['TD01', (text) => text, 'seller'],
    ['TD17', (text) => text.replace('>TD01<', '>TD17<'), 'buyer'],
    ['TD21', (text) => text.replace('>TD01<', '>TD21<'), 'seller'],
    ['TD29', (text) => text.replace('>TD01<', '>TD29<'), 'buyer'],
    [
      'made by the customer',
      (text) =>
        text.replace(
          '</FatturaElettronicaHeader>',
          '<SoggettoEmittente>CC</SoggettoEmittente></FatturaElettronicaHeader>',
        ),
      'buyer',
    ],
  ];
  const invoice = parseInvoice(xml);
  const vat = (side: 'cedente_prestatore' | 'cessionario_committente'): string => {
    const header = invoice.fattura_elettronica_header as unknown as Record<
      string,
      { dati_anagrafici: { id_fiscale_iva: { id_paese: string; id_codice: string } } }
    >;
    const { id_paese, id_codice } = header[side]!.dati_anagrafici.id_fiscale_iva;
    return id_paese + id_codice;
  };

  it.each(OWNERS)('%s', (_name, change, owner) => {
    const side = owner === 'seller' ? 'cedente_prestatore' : 'cessionario_committente';
    expect(numberingOfInvoice(parseInvoice(change(xml)) as never)?.owner).toBe(vat(side));
    expect(vat('cedente_prestatore')).not.toBe(vat('cessionario_committente'));
  });
});

describe('numbers of a series', () => {
  const NUMBERS: readonly (readonly [
    progressive: number,
    prefix: string | null,
    suffix: string | null,
    digits: number | null,
    number: string,
  ])[] = [
    [1, null, null, null, '1'],
    [12, 'A/', null, null, 'A/12'],
    [12, null, '/2026', 4, '0012/2026'],
    [12345, 'A', 'B', 3, 'A12345B'],
    [7, 'FE-', '-x', 1, 'FE-7-x'],
  ];
  it.each(NUMBERS)('%s, %s, %s, %s: %s', (progressive, prefix, suffix, minimum_digits, number) => {
    expect(numberFrom(progressive, { prefix, suffix, minimum_digits })).toBe(number);
  });
});
