import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Invoice } from '../../src/model/index.ts';
import { mergeInvoices, type SplitOptions, splitInvoice } from '../../src/operations/index.ts';
import { normalizeInvoice, validateInvoice } from '../../src/validate/index.ts';
import { parseInvoice, readInvoice } from '../../src/xml/index.ts';
import { arbitraryInvoice } from '../support/arbitraryInvoice.ts';
import { corpusBytes, corpusInvoices } from '../support/corpus.ts';
import { SAMPLE } from '../support/sample.ts';
import { describeShared } from '../support/shared.ts';

const RUNS = { numRuns: 150, seed: 11 };

/** A lotto with this many bodies, numbered from 1. */
function lotto(count: number, progressive = 'A1'): Invoice {
  const invoice = parseInvoice(SAMPLE);
  const [body] = invoice.fattura_elettronica_body;
  invoice.fattura_elettronica_header.dati_trasmissione.progressivo_invio = progressive;
  const bodies = Array.from({ length: count }, (_, index) => {
    const copy = structuredClone(body);
    if (copy !== undefined) copy.dati_generali.dati_generali_documento.numero = String(index + 1);
    return copy;
  });
  return { ...invoice, fattura_elettronica_body: bodies } as Invoice;
}

const progressivesOf = (invoices: readonly Invoice[]): readonly string[] =>
  invoices.map((one) => one.fattura_elettronica_header.dati_trasmissione.progressivo_invio);
const numbersOf = (invoices: readonly Invoice[]): readonly string[] =>
  invoices.flatMap((one) =>
    one.fattura_elettronica_body.map((body) => body.dati_generali.dati_generali_documento.numero),
  );

describe('splitInvoice', () => {
  it('gives one valid invoice per body, in order, and leaves the lotto unchanged', () => {
    const whole = lotto(3);
    const before = structuredClone(whole);
    const singles = splitInvoice(whole);
    expect(numbersOf(singles)).toEqual(['1', '2', '3']);
    expect(singles.map(({ fattura_elettronica_body: bodies }) => bodies.length)).toEqual([1, 1, 1]);
    expect(singles.map((one) => validateInvoice(one).verdict)).toEqual(['valid', 'valid', 'valid']);
    expect(whole).toEqual(before);
    const [first] = singles;
    if (first !== undefined) first.fattura_elettronica_header.cedente_prestatore.sede.comune = 'Roma';
    expect(whole).toEqual(before);
    expect(singles.map((one) => one.fattura_elettronica_header.cedente_prestatore.sede.comune)).toEqual([
      'Roma',
      before.fattura_elettronica_header.cedente_prestatore.sede.comune,
      before.fattura_elettronica_header.cedente_prestatore.sede.comune,
    ]);
  });

  it('gives the members in the order of the normal form', () => {
    for (const single of splitInvoice(lotto(2))) {
      expect(JSON.stringify(single)).toBe(JSON.stringify(normalizeInvoice(single)));
    }
  });

  const table: readonly {
    readonly of: string;
    readonly count: number;
    readonly progressives: SplitOptions['progressives'] & {};
    readonly expected: readonly string[];
  }[] = [
    { of: 'A1', count: 2, progressives: 'keep', expected: ['A1', 'A1'] },
    { of: 'A1', count: 2, progressives: 'derive', expected: ['A101', 'A102'] },
    { of: 'A1', count: 1, progressives: 'derive', expected: ['A1'] },
    { of: '1234567890', count: 2, progressives: 'derive', expected: ['3456789001', '3456789002'] },
    { of: '7/2026', count: 2, progressives: 'derive', expected: ['7202601', '7202602'] },
    { of: 'A1', count: 3, progressives: { from: '099' }, expected: ['099', '100', '101'] },
    { of: 'A1', count: 3, progressives: { from: 'A8' }, expected: ['A8', 'A9', 'B0'] },
    { of: 'A1', count: 2, progressives: { from: 'z' }, expected: ['z', 'aa'] },
    { of: 'A1', count: 1, progressives: { from: '5' }, expected: ['5'] },
  ];

  it.each(table)('$of, $progressives: $expected', ({ of, count, progressives, expected }) => {
    expect(progressivesOf(splitInvoice(lotto(count, of), { progressives }))).toEqual(expected);
  });

  it.each(['', 'A-1', '12345678901', '9999999999'])('rejects %j as a starting progressive', (from) => {
    expect(() => splitInvoice(lotto(2), { progressives: { from } })).toThrow(RangeError);
  });

  it('rejects an invoice without bodies', () => {
    expect(() => splitInvoice({ versione: 'FPR12' } as unknown as Invoice)).toThrow(TypeError);
  });
});

describe('split and merge', () => {
  it('undo each other', () => {
    fc.assert(
      fc.property(arbitraryInvoice, (one) => {
        const singles = splitInvoice(one);
        expect(mergeInvoices(singles)).toEqual(one);
        expect(splitInvoice(mergeInvoices(singles))).toEqual(singles);
      }),
      RUNS,
    );
  });

  it('undo each other, except for the progressive', () => {
    fc.assert(
      fc.property(arbitraryInvoice, (one) => {
        const progressive = 'X1';
        one.fattura_elettronica_header.dati_trasmissione.progressivo_invio = progressive;
        const singles = splitInvoice(one, { progressives: 'derive' });
        expect(new Set(progressivesOf(singles)).size).toBe(singles.length);
        expect(mergeInvoices(singles, { progressive })).toEqual(one);
      }),
      RUNS,
    );
  });
});

describeShared('on the corpus', () => {
  it('merging the parts of every invoice restores it', () => {
    let lotti = 0;
    for (const { file } of corpusInvoices()) {
      const result = readInvoice(corpusBytes(file));
      if (!result.ok) continue;
      const singles = splitInvoice(result.invoice);
      if (singles.length > 1) lotti += 1;
      expect([file, mergeInvoices(singles)]).toEqual([file, result.invoice]);
    }
    expect(lotti).toBeGreaterThan(0);
  });
});
