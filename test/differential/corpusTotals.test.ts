/**
 * The amounts of the public corpus, computed again: each difference was explained by hand, and the steps of
 * `explainTotals`, which are computed separately, give the same results.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { explainTotals } from '../../src/build/index.ts';
import type { Invoice, OrdinaryInvoice } from '../../src/model/index.ts';
import { type RecomputedTotal, recomputeTotals } from '../../src/operations/index.ts';
import { parseInvoice } from '../../src/xml/index.ts';
import { corpusBytes, corpusInvoices } from '../support/corpus.ts';
import { DIFFERENCES } from '../support/corpusTotals.ts';
import { describeShared, shared } from '../support/shared.ts';

/** The names in the table, by file. */
function shas(): ReadonlyMap<string, string> {
  const entries = JSON.parse(readFileSync(join(shared.corpus, 'manifest.json'), 'utf8')) as readonly {
    readonly file: string;
    readonly sha256: string;
  }[];
  return new Map(entries.map(({ file, sha256 }) => [file, sha256.slice(0, 12)]));
}

const valid = corpusInvoices().filter(({ verdict }) => verdict === true);

function invoiceOf(file: string): Invoice {
  return parseInvoice(corpusBytes(file));
}

/**
 * Intended differences of `explainTotals`: for a withholding below its rate, it states the part that is subject to it,
 * and it uses the stated total where the withholding was already subtracted from it.
 */
function isReadOtherwise({ formula, reading }: RecomputedTotal, all: readonly RecomputedTotal[]): boolean {
  if (formula === 'withholding.amount') return reading === 'part';
  const isNet = all.some(
    (one) => one.formula === 'document.total' && (one.reading === 'withheld' || one.reading === 'several'),
  );
  return formula === 'document.due' && isNet;
}

describeShared('the figures of the corpus', () => {
  const names = shas();

  it('has the invoices of the table', () => {
    expect(valid.length).toBeGreaterThanOrEqual(187);
    const known = new Set(valid.map(({ file }) => names.get(file)));
    expect(Object.keys(DIFFERENCES).filter((sha) => !known.has(sha))).toEqual([]);
    expect(Object.values(DIFFERENCES).filter((all) => all.length === 0)).toEqual([]);
  });

  it('gives a distinct reason for every distinct difference', () => {
    const reasons = [...new Set(Object.values(DIFFERENCES).flat())].map(({ reason }) => reason);
    expect(reasons.filter((reason) => reason.length < 20)).toEqual([]);
    expect(new Set(reasons).size).toBe(reasons.length);
  });

  it.each(valid.map(({ file, kind }) => ({ sha: names.get(file) ?? '', kind, file })))(
    '$sha $kind differs exactly as listed in the table',
    ({ sha, file }) => {
      const found = recomputeTotals(invoiceOf(file)).map(
        ({ formula, path, stated, computed, within, reading }) => ({
          formula,
          path,
          stated,
          computed,
          within,
          reading,
        }),
      );
      expect(found).toEqual((DIFFERENCES[sha] ?? []).map(({ reason: _, ...difference }) => difference));
    },
  );

  it('gives the same amounts in explainTotals', () => {
    let compared = 0;
    for (const { file, kind } of valid) {
      if (kind === 'FSM10') continue;
      const invoice = invoiceOf(file) as OrdinaryInvoice;
      const all = recomputeTotals(invoice, { all: true });
      const steps = new Map(explainTotals(invoice).map((step) => [`${step.formula} ${step.path}`, step]));
      for (const figure of all) {
        const step = steps.get(`${figure.formula} ${figure.path}`);
        // A missing summary has no step.
        if (step === undefined) expect(figure.stated, file).toBeNull();
        else if (!isReadOtherwise(figure, all)) {
          expect([file, figure.path, figure.computed]).toEqual([file, step.path, step.expected]);
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(1000);
  });
});
