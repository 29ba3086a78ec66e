/** Law 3: the JSON Schema's verdict on an invoice in JSON equals the schema's verdict on the XML written from it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Invoice } from '../../src/model/index.ts';
import { checkJson } from '../../src/validate/json/checkJson.ts';
import { normalizeInvoice } from '../../src/validate/json/normalizeInvoice.ts';
import { InvoiceWriteError, readInvoice, writeInvoice } from '../../src/xml/index.ts';
import { arbitraryInvoice } from '../support/arbitraryInvoice.ts';
import { mutateJson } from '../support/arbitraryInvoiceMutants.ts';
import { corpusBytes, corpusInvoices } from '../support/corpus.ts';
import { Random } from '../support/mutantsRandom.ts';
import { askOracle } from '../support/oracle.ts';
import { describeShared, shared } from '../support/shared.ts';
import { runs } from '../support/thorough.ts';

const RUNS = runs(300);

interface Verdicts {
  readonly json: boolean;
  readonly xml: boolean;
  readonly oracle: boolean;
  readonly why: string;
}

/** The verdicts on the JSON and on its XML; JSON refused by the writer has no XML and is invalid. */
function verdicts(value: unknown): Verdicts {
  const check = checkJson(JSON.stringify(value));
  const json = check.ok;
  const why = check.ok ? '' : check.problems.map(({ id, path }) => `${id} at ${path}`).join(', ');
  try {
    const bytes = writeInvoice(normalizeInvoice(value), { as: 'bytes' });
    const read = readInvoice(bytes);
    const reasons = read.ok ? '' : read.problems.map(({ id, path }) => `${id} at ${path}`).join(', ');
    const oracle = shared.present ? askOracle(bytes).valid : read.ok;
    return { json, xml: read.ok, oracle, why: `json: ${why} xml: ${reasons}` };
  } catch (error) {
    if (!(error instanceof InvoiceWriteError)) throw error;
    const reasons = error.problems.map(({ id, path }) => `${id} at ${path}`).join(', ');
    return { json, xml: false, oracle: false, why: `json: ${why} writer: ${reasons}` };
  }
}

/** libxml2 does not collapse blanks around dates (a known class), which JSON texts may have. */
function expectSame({ json, xml, oracle, why }: Verdicts, blanks: boolean): void {
  expect(json, why).toBe(xml);
  if (!blanks) expect(oracle, why).toBe(xml);
}

describe('the JSON Schema', () => {
  it('accepts every invoice made from the grammar', () => {
    fc.assert(
      fc.property(arbitraryInvoice, (invoice) => {
        const found = verdicts(invoice);
        expect(found).toMatchObject({ json: true, xml: true, oracle: true });
      }),
      { numRuns: RUNS },
    );
  });

  it('has the same verdict as the XML on mutated invoices', () => {
    let valid = 0;
    fc.assert(
      fc.property(arbitraryInvoice, fc.integer({ min: 0, max: 2 ** 32 - 1 }), (invoice, seed) => {
        const value = mutateJson(invoice, new Random(seed));
        const found = verdicts(value);
        if (found.json) valid += 1;
        expectSame(found, true);
      }),
      { numRuns: 2 * RUNS },
    );
    expect(valid).toBeGreaterThan(RUNS / 2);
  });

  it('returns the same invoice as reading the XML', () => {
    fc.assert(
      fc.property(arbitraryInvoice, fc.integer({ min: 0, max: 2 ** 32 - 1 }), (invoice, seed) => {
        const check = checkJson(JSON.stringify(mutateJson(invoice, new Random(seed))));
        if (!check.ok) return;
        const read = readInvoice(writeInvoice(check.invoice as Invoice));
        expect(read.ok && JSON.parse(JSON.stringify(read.invoice))).toEqual(check.invoice);
      }),
      { numRuns: RUNS },
    );
  });
});

describeShared('the corpus as JSON', () => {
  const files = corpusInvoices().filter(({ verdict }) => verdict === true);

  it.each(files)('is valid: $file', ({ file }) => {
    const read = readInvoice(corpusBytes(file));
    if (!read.ok) throw new Error('not read');
    expectSame(verdicts(read.invoice), false);
    expect(verdicts(read.invoice).json).toBe(true);
  });

  it('has the same verdict as the XML when mutated', { timeout: 60_000 }, () => {
    for (const [i, { file }] of files.entries()) {
      const read = readInvoice(corpusBytes(file));
      if (!read.ok || file.includes('jumbo')) continue;
      for (let k = 0; k < 5; k += 1) {
        const random = Random.of(31, 5 * i + k);
        const value = mutateJson(JSON.parse(JSON.stringify(read.invoice)), random);
        const found = verdicts(value);
        expect(found.json, `${file} ${k}: ${found.why}`).toBe(found.xml);
      }
    }
  });
});
