/** Law 4: the fast reader and the explaining one give the same result, for any input. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ReadResult, readInvoice, writeInvoice } from '../../src/xml/index.ts';
import { arbitraryInvoice } from '../support/arbitraryInvoice.ts';
import { corpusBytes, corpusFiles, fixtureFiles } from '../support/corpus.ts';
import { loadBases, mutants } from '../support/mutants.ts';
import { describeShared } from '../support/shared.ts';
import { runs } from '../support/thorough.ts';

/** The data of a result, without prototypes: the fast reader may use classes of its own. */
function dataOf(result: ReadResult): unknown {
  const { source } = result;
  const data = {
    ...result,
    source: source && {
      text: source.text,
      encoding: source.encoding,
      declaredEncoding: source.declaredEncoding,
      signature: source.signature,
      instructions: source.instructions,
    },
  };
  return JSON.parse(JSON.stringify(data));
}

function expectSame(input: Uint8Array | string, name = ''): void {
  const first = readInvoice(input);
  const second = readInvoice(input, { engine: 'explaining' });
  expect(dataOf(first), name).toEqual(dataOf(second));
}

describe('both readers give the same result', () => {
  it.each(fixtureFiles())('on the fixture $file', ({ bytes }) => expectSame(bytes));

  it('on invoices from the grammar, as text and as bytes', () => {
    fc.assert(
      fc.property(arbitraryInvoice, (invoice) => {
        expectSame(writeInvoice(invoice));
        expectSame(writeInvoice(invoice, { as: 'bytes', indent: 0 }));
      }),
      { numRuns: 200 },
    );
  });

  it('on mutants', { timeout: 60_000 }, () => {
    for (const { name, bytes } of mutants(loadBases(), 404, 0, runs(3000))) expectSame(bytes, name);
  });

  it('on random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => expectSame(bytes)),
      { numRuns: runs(500) },
    );
  });

  const MARKUP = [
    '<',
    '>',
    '</',
    '/>',
    '<?xml ',
    '?>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '&',
    '&amp;',
    '&#',
    ';',
  ];
  const WORDS = [
    'p:FatturaElettronica',
    'xmlns:p=',
    '"',
    "'",
    '=',
    'versione="FPR12"',
    'a',
    ' ',
    '\n',
    '\ufeff',
    'è',
  ];

  it('on random markup', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...MARKUP, ...WORDS), { maxLength: 40 }), (parts) => {
        expectSame(parts.join(''));
        expectSame(new TextEncoder().encode(parts.join('')));
      }),
      { numRuns: runs(500) },
    );
  });

  it('on strings that cannot be encoded', () => {
    const text = writeInvoice(fc.sample(arbitraryInvoice, { numRuns: 1, seed: 1 })[0] as never);
    for (const bad of ['\ud83d', '\ude00', '\ude00\ud83d', '\ufffe', '\u0000']) {
      expectSame(text.replace(/(?<=<Divisa>)/, bad));
      expectSame(text.replace(/(?<=<IdCodice>)/, bad));
      expect(readInvoice(text.replace(/(?<=<IdCodice>)/, bad)).ok).toBe(false);
    }
  });
});

describeShared('both readers give one answer on the corpus', () => {
  it.each(corpusFiles())('$kind $file', ({ file }) => expectSame(corpusBytes(file)));
});
