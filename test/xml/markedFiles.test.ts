/** Whole files, apart from the table of {@link markedElements}: a mutant of the reader takes seconds with these. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeInvoice } from '../../src/xml/index.ts';
import { arbitraryInvoice } from '../support/arbitraryInvoice.ts';
import { bothWays } from '../support/bothWays.ts';
import { corpusBytes, corpusInvoices, fixtureFiles } from '../support/corpus.ts';
import { describeShared } from '../support/shared.ts';

describe('places of a text that the fast reader accepts equal those of the tree', () => {
  it('any invoice that the writer writes', () => {
    fc.assert(
      fc.property(arbitraryInvoice, fc.constantFrom(0, 2), (invoice, indent) => {
        const both = bothWays(writeInvoice(invoice, { indent }));
        expect(both?.[0]).toEqual(both?.[1]);
        expect(both).not.toBeNull();
      }),
    );
  });

  it('the fixtures', () => {
    const read = fixtureFiles().flatMap(({ file, bytes }) => {
      const both = bothWays(bytes);
      return both === null ? [] : [{ file, both }];
    });
    expect(read.length).toBeGreaterThan(20);
    for (const { file, both } of read) expect(both[0], file).toEqual(both[1]);
  });
});

describeShared('the corpus', () => {
  it('has the same places both ways', () => {
    let read = 0;
    for (const { file } of corpusInvoices()) {
      const both = bothWays(corpusBytes(file));
      if (both === null) continue;
      read += 1;
      expect(both[0], file).toEqual(both[1]);
    }
    expect(read).toBeGreaterThan(150);
  });
});
