/** Laws of every comparison, for any invoices. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Invoice } from '../../src/model/index.ts';
import { type Difference, diffInvoices } from '../../src/operations/index.ts';
import { readInvoice } from '../../src/xml/index.ts';
import { arbitraryInvoice } from '../support/arbitraryInvoice.ts';
import { corpusBytes, corpusInvoices } from '../support/corpus.ts';
import { describeShared } from '../support/shared.ts';

const RUNS = { numRuns: 150, seed: 7 };

function at(invoice: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, step) => (value as Readonly<Record<string, unknown>>)[step], invoice);
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The differences whose values are not at their paths, or are equal. */
function wrongIn(a: Invoice, b: Invoice, differences: readonly Difference[]): readonly Difference[] {
  return differences.filter(({ op, path, pathB, from, to }) => {
    const inA = path === null ? null : at(a, path);
    const inB = pathB === null ? null : at(b, pathB);
    switch (op) {
      case 'added':
        return path !== null || from !== null || !same(inB, to);
      case 'removed':
        return pathB !== null || to !== null || !same(inA, from);
      case 'changed':
        return !same(inA, from) || !same(inB, to) || same(inA, inB);
      default:
        return inA === undefined || inB === undefined;
    }
  });
}

/** Reverses the lines and all their contents; numbers follow the new order. */
function reversed(invoice: Invoice): Invoice {
  const copy = structuredClone(invoice);
  if (copy.versione === 'FSM10') {
    for (const body of copy.fattura_elettronica_body) body.dati_beni_servizi.reverse();
  } else {
    for (const { dati_beni_servizi: goods } of copy.fattura_elettronica_body) {
      const numbers = goods.dettaglio_linee.map(({ numero_linea }) => numero_linea);
      goods.dettaglio_linee.reverse();
      for (const [index, line] of goods.dettaglio_linee.entries()) line.numero_linea = numbers[index] ?? '1';
    }
  }
  return copy;
}

describe('a comparison', () => {
  it('of an invoice with itself finds nothing', () => {
    fc.assert(
      fc.property(arbitraryInvoice, fc.boolean(), fc.boolean(), (one, exact, ignoreLineOrder) => {
        expect(diffInvoices(one, structuredClone(one), { exact, ignoreLineOrder })).toEqual([]);
      }),
      RUNS,
    );
  });

  it('finds differences exactly if two invoices differ, and names their places', () => {
    fc.assert(
      fc.property(arbitraryInvoice, arbitraryInvoice, (a, b) => {
        const found = diffInvoices(a, b, { exact: true });
        expect(found.length === 0).toBe(same(a, b));
        expect(wrongIn(a, b, found)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('ignores the order of lines on request', () => {
    fc.assert(
      fc.property(arbitraryInvoice, (one) => {
        const without = withoutReferences(one);
        expect(diffInvoices(without, reversed(without), { ignoreLineOrder: true })).toEqual([]);
      }),
      RUNS,
    );
  });

  it('of ten thousand completely different lines takes linear time', () => {
    const lines = (price: number) =>
      Array.from({ length: 10_000 }, (_, index) => ({
        numero_linea: String(index + price),
        descrizione: `voce ${index * 7 + price}`,
        quantita: `${index}.00`,
        prezzo_unitario: `${price}.00`,
        prezzo_totale: `${index * price}.00`,
        aliquota_iva: '22.00',
      }));
    const invoice = (price: number): Invoice =>
      ({
        versione: 'FPR12',
        fattura_elettronica_body: [{ dati_beni_servizi: { dettaglio_linee: lines(price) } }],
      }) as unknown as Invoice;
    const found = diffInvoices(invoice(1), invoice(20_000));
    // At most two of six values are equal: no line matches another, and no number is the same.
    expect(found.filter(({ op }) => op === 'removed')).toHaveLength(10_000);
    expect(found.filter(({ op }) => op === 'added')).toHaveLength(10_000);
  });
});

/** References that point to no line, or to one of two lines with the same number, cannot follow. */
function withoutReferences(invoice: Invoice): Invoice {
  return JSON.parse(
    JSON.stringify(invoice, (key, value) => (key === 'riferimento_numero_linea' ? undefined : value)),
  );
}

describeShared('on the corpus', () => {
  it('each file equals itself, and differs from its neighbour where stated', () => {
    const invoices = corpusInvoices()
      .filter(({ size }) => size < 200_000)
      .flatMap(({ file }) => {
        const result = readInvoice(corpusBytes(file));
        return result.ok ? [{ file, invoice: result.invoice }] : [];
      });
    expect(invoices.length).toBeGreaterThan(100);
    for (const [index, { file, invoice }] of invoices.entries()) {
      const next = invoices[(index + 1) % invoices.length]?.invoice ?? invoice;
      expect([file, diffInvoices(invoice, structuredClone(invoice))]).toEqual([file, []]);
      const found = diffInvoices(invoice, next, { exact: true });
      expect([file, wrongIn(invoice, next, found)]).toEqual([file, []]);
      expect(found.length === 0).toBe(same(invoice, next));
      expect(
        diffInvoices(invoice, reversed(withoutReferences(invoice)), { ignoreLineOrder: true }).filter(
          ({ field }) => !field?.startsWith('2.1.'),
        ),
      ).toEqual([]);
    }
  });
});
