import { describe, expect, it } from 'vitest';
import {
  allowsNaturaBesideRate,
  documentTraits,
  isCorrectedByItsKind,
  isCreditNote,
  isDebitNote,
  isForItself,
  isFreeSupply,
  isMadeByBuyer,
  isSelfInvoice,
} from '../../src/domain/documents.ts';
import { TipoDocumentoCodes, TipoDocumentoSemplificataCodes } from '../../src/model/index.ts';

type Row = readonly [
  type: string,
  madeBy: 'supplier' | 'buyer',
  parties: 'two' | 'one' | 'any',
  seller: 'foreign' | 'italian' | null,
];

const ROWS: readonly Row[] = [
  ['TD01', 'supplier', 'two', null],
  ['TD02', 'supplier', 'two', null],
  ['TD03', 'supplier', 'two', null],
  ['TD04', 'supplier', 'any', null],
  ['TD05', 'supplier', 'any', null],
  ['TD06', 'supplier', 'two', null],
  ['TD07', 'supplier', 'two', null],
  ['TD08', 'supplier', 'any', null],
  ['TD09', 'supplier', 'any', null],
  ['TD16', 'buyer', 'two', 'italian'],
  ['TD17', 'buyer', 'two', 'foreign'],
  ['TD18', 'buyer', 'two', 'foreign'],
  ['TD19', 'buyer', 'two', 'foreign'],
  ['TD20', 'buyer', 'two', null],
  ['TD21', 'supplier', 'one', null],
  ['TD22', 'buyer', 'any', null],
  ['TD23', 'buyer', 'any', null],
  ['TD24', 'supplier', 'two', null],
  ['TD25', 'supplier', 'two', null],
  ['TD26', 'supplier', 'any', null],
  ['TD27', 'supplier', 'one', null],
  ['TD28', 'buyer', 'two', 'foreign'],
  ['TD29', 'buyer', 'two', 'italian'],
];

describe('a kind of document', () => {
  it.each(ROWS)('%s: made by the %s, parties %s, seller %s', (type, madeBy, parties, seller) => {
    const traits = documentTraits(type);
    expect([traits.madeBy, traits.parties, traits.seller ?? null]).toEqual([madeBy, parties, seller]);
    expect(isMadeByBuyer(type)).toBe(madeBy === 'buyer');
    expect(isForItself(type)).toBe(parties === 'one');
    expect(isSelfInvoice(type)).toBe(madeBy === 'buyer' || parties === 'one');
  });

  it('every code of the schema is in the table', () => {
    const codes = [TipoDocumentoCodes, TipoDocumentoSemplificataCodes].flatMap((list) => list.codes);
    const accepted = codes.filter(({ inSchema }) => inSchema).map(({ code }) => code);
    expect(ROWS.map(([type]) => type).sort()).toEqual(accepted.sort());
  });

  const types = [...ROWS.map(([type]) => type), 'TD10', 'TD99', ''];
  it.each([
    ['takes back another', isCreditNote, 'TD04 TD08'],
    ['adds to another', isDebitNote, 'TD05 TD09'],
    ['allows Natura beside a rate', allowsNaturaBesideRate, 'TD16'],
    [
      'is corrected by its own kind',
      isCorrectedByItsKind,
      'TD16 TD17 TD18 TD19 TD20 TD21 TD22 TD23 TD28 TD29',
    ],
    ['is for the company itself', isForItself, 'TD21 TD27'],
    ['is a free supply', isFreeSupply, 'TD27'],
  ] as const)('%s', (_, has, expected) => {
    expect(types.filter(has).join(' ')).toBe(expected);
  });

  it('has a simplified counterpart of the same kind', () => {
    for (const { traits } of TipoDocumentoCodes.codes) {
      if (traits?.simplified === undefined) continue;
      expect(documentTraits(traits.simplified)).toMatchObject({ parties: traits.parties });
      expect(documentTraits(traits.simplified).note).toBe(traits.note);
    }
  });
});
