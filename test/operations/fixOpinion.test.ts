/** No repair moves an amount away from the value confirmed by the others: `npm run second-opinion -- --of fix`. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OrdinaryInvoice } from '../../src/index.ts';
import { brokenInvoice } from '../support/repairs/brokenInvoice.ts';
import { checkRepair } from '../support/repairs/repairOpinion.ts';
import { objections } from '../support/repairs/witnesses.ts';
import { baseInvoice } from '../support/ruleInvoice.ts';
import { runs } from '../support/thorough.ts';

const RUNS = runs(500);

it('repairs of random broken invoices pass the second opinion', { timeout: 60_000 }, () => {
  let repaired = 0;
  const kinds = new Set<string>();
  fc.assert(
    fc.property(brokenInvoice, (one) => {
      const { against, changed } = checkRepair(one);
      expect(against).toEqual([]);
      if (changed.length > 0) repaired += 1;
      for (const name of changed) kinds.add(name.replace(/\d+/, ''));
    }),
    { numRuns: RUNS },
  );
  // The second opinion only has objections to actual repairs.
  expect(repaired).toBeGreaterThan(RUNS / 10);
  expect([...kinds].sort()).toEqual(
    expect.arrayContaining(['line.total', 'summary.tax', 'summary.taxable', 'total']),
  );
});

/** The base: 100.00 at 22%, total 122.00. */
const base = baseInvoice('FPR12') as OrdinaryInvoice;

function withFigures(changes: Readonly<Record<string, string>>): OrdinaryInvoice {
  const invoice = structuredClone(base);
  const [body] = invoice.fattura_elettronica_body;
  const [line] = body!.dati_beni_servizi.dettaglio_linee;
  const [summary] = body!.dati_beni_servizi.dati_riepilogo;
  for (const block of [line!, summary!, body!.dati_generali.dati_generali_documento]) {
    for (const [key, value] of Object.entries(changes)) {
      if (key in block) Object.assign(block, { [key]: value });
    }
  }
  return invoice;
}

it.each([
  ['a price that is right', { prezzo_totale: '10.00' }, {}, 0],
  [
    'all figures moved to a wrong price',
    {},
    { prezzo_totale: '10.00', imponibile_importo: '10.00', imposta: '2.20' },
    1,
  ],
  [
    'a tax moved to a wrong taxable amount',
    { imponibile_importo: '100.50' },
    { imponibile_importo: '100.50', imposta: '22.11' },
    1,
  ],
  ['a tax put right', { imposta: '23.00' }, {}, 0],
])('the second opinion assesses: %s', (_what, broken, repaired, least) => {
  const before = withFigures(broken);
  const found = objections(before, withFigures(repaired));
  expect(found.length === 0 ? 0 : 1).toBe(least);
});
