import { describe, expect, it } from 'vitest';
import { explainTotals } from '../../src/build/index.ts';
import type { Invoice, OrdinaryInvoice } from '../../src/model/index.ts';
import { recomputeTotals } from '../../src/operations/index.ts';
import { readInvoice } from '../../src/xml/index.ts';
import { corpusBytes, corpusInvoices } from '../support/corpus.ts';
import { describeShared } from '../support/shared.ts';
import { cases, paid, ritenuta, sampleWithBody, TOTAL } from './totalCases.ts';

/** Formulas with only one reading: a withholding or contribution may apply to a part, and summaries share lines. */
const SAME: ReadonlySet<string> = new Set(['line.total', 'summary.tax', 'document.total', 'document.due']);

type Figure = readonly [path: string, computed: string, difference: string];

function recomputed(invoice: Invoice): readonly Figure[] {
  return recomputeTotals(invoice, { all: true })
    .filter(({ formula }) => SAME.has(formula))
    .map(({ path, computed, difference }) => [path, computed, difference]);
}

function explained(invoice: Invoice): readonly Figure[] {
  return explainTotals(invoice as OrdinaryInvoice)
    .filter(({ formula }) => SAME.has(formula))
    .map(({ path, expected, difference }) => [path, expected, difference]);
}

describe('explainTotals and recomputeTotals', () => {
  it.each([
    ...cases,
    {
      of: 'a total less what is withheld, paid in full',
      changes: { ...ritenuta('2.00', 'SI'), [TOTAL]: '8.40', dati_pagamento: [paid('TP02', '8.40')] },
    },
    {
      of: 'a total less split tax, paid in full',
      changes: {
        'dati_beni_servizi/dati_riepilogo/0/esigibilita_iva': 'S',
        [TOTAL]: '10.00',
        dati_pagamento: [paid('TP02', '10.00')],
      },
    },
  ])('give the same results for $of', ({ changes }) => {
    const invoice = sampleWithBody(changes);
    expect(explained(invoice)).toEqual(recomputed(invoice));
  });
});

describeShared('explainTotals and recomputeTotals of the corpus', () => {
  it('give the same results for every ordinary invoice', { timeout: 60_000 }, () => {
    let compared = 0;
    for (const { file, kind, verdict } of corpusInvoices()) {
      if (kind === 'FSM10' || verdict !== true) continue;
      const read = readInvoice(corpusBytes(file));
      if (!read.ok) continue;
      expect([file, explained(read.invoice)]).toEqual([file, recomputed(read.invoice)]);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(100);
  });
});
