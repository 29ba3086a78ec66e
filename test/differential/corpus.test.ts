/** The public corpus: the manifest's verdict, ours and the oracle's must be the same. */
import { describe, expect, it } from 'vitest';
import { isRetiredKind } from '../../src/model/problem.ts';
import { readInvoice } from '../../src/xml/read/readInvoice.ts';
import { corpusBytes, corpusFiles, INVOICE_KINDS } from '../support/corpus.ts';
import { describeShared } from '../support/shared.ts';
import { compare } from './compare.ts';

/** Files of current formats with differing verdicts: ours, and the class in `known.ts`. */
const EXCEPTIONS: Readonly<Record<string, { readonly ours: boolean; readonly classes: readonly string[] }>> =
  {
    'Slamdunk__php-validatore-fattura-elettronica__ff1e181c__ok_bug_attribute_with_space.xml': {
      ours: true,
      classes: ['namespace-uri'],
    },
    'synthetic__dev__enc_utf8_declared_utf16.xml': { ours: true, classes: ['lying-encoding'] },
  };

/** Files that are not current invoices, and the reader's findings; envelopes are recognised before reading. */
const NOT_INVOICES: Readonly<Record<string, readonly string[]>> = {
  RC: ['source.kind'],
  NS: ['source.kind'],
  MC: ['source.kind'],
  NE: ['source.kind'],
  DT: ['source.kind'],
  AT: ['source.kind'],
  EC: ['source.kind'],
  MT: ['source.kind'],
  SE: ['source.kind'],
  malicious: ['xml.dtd'],
};

describeShared('the corpus', () => {
  const files = corpusFiles();
  const invoices = files.filter(({ kind }) => INVOICE_KINDS.includes(kind));

  it('has the expected number of invoices', () => {
    expect(invoices.length).toBeGreaterThanOrEqual(250);
    expect(invoices.filter(({ verdict }) => verdict).length).toBeGreaterThanOrEqual(180);
    expect(invoices.every(({ verdict }) => verdict !== null)).toBe(true);
  });

  it.each(invoices)('$file', ({ file, verdict }) => {
    const { ours, explaining, oracle, outcome } = compare(corpusBytes(file));
    const exception = EXCEPTIONS[file];
    expect(explaining).toBe(ours);
    if (exception === undefined) {
      expect([ours, oracle.valid]).toEqual([verdict, verdict]);
      expect(outcome).toEqual({ kind: 'same' });
    } else {
      expect(ours).toBe(exception.ours);
      expect(outcome).toEqual({ kind: 'known', classes: exception.classes });
    }
  });

  describe('files that are not current invoices', () => {
    const others = files.filter(({ kind }) => !INVOICE_KINDS.includes(kind) && !isRetiredKind(kind));

    it.each(others)('$kind $file', ({ file, kind }) => {
      const result = readInvoice(corpusBytes(file));
      expect(result.ok).toBe(false);
      const expected = NOT_INVOICES[kind];
      if (!result.ok && expected !== undefined) expect(expected).toContain(result.problems[0]?.id);
    });
  });
});
