import { describe, expect, it } from 'vitest';
import type { Invoice } from '../../src/model/index.ts';
import { recomputeTotals } from '../../src/operations/index.ts';
import { parseInvoice } from '../../src/xml/index.ts';
import { fixtureFiles } from '../support/corpus.ts';
import { cases, LINE, PRICE, paid, price, ritenuta, rows, sampleWithBody, TAX, TOTAL } from './totalCases.ts';

describe('recomputeTotals', () => {
  it.each(cases)('differs in $of', ({ changes, expected }) => {
    expect(rows(sampleWithBody(changes))).toEqual(expected);
  });

  it('names each field by its official number', () => {
    const invoice = sampleWithBody({
      [TOTAL]: '10.40',
      dati_pagamento: [paid('TP02', '10.40')],
      ...ritenuta('2.00', 'SI'),
    });
    expect(recomputeTotals(invoice, { all: true }).map(({ formula, field }) => [formula, field])).toEqual([
      ['line.total', '2.2.1.11'],
      ['summary.taxable', '2.2.2.5'],
      ['summary.tax', '2.2.2.6'],
      ['withholding.amount', '2.1.1.5.2'],
      ['document.total', '2.1.1.9'],
      ['document.due', '2.4'],
    ]);
  });

  it('covers every body of a lotto', () => {
    const one = sampleWithBody({ [TAX]: '0.50' });
    const [body] = one.fattura_elettronica_body;
    const lotto = { ...one, fattura_elettronica_body: [body, body] } as unknown as Invoice;
    expect(recomputeTotals(lotto).map(({ path }) => path)).toEqual([
      `/fattura_elettronica_body/0/${TAX}`,
      `/fattura_elettronica_body/1/${TAX}`,
    ]);
  });

  // 10.00 including 4%: 10.00 × 4 ÷ 104 = 0.3846…
  it.each([
    [{ imposta: '0.38', aliquota: '4.00' }, []],
    [{ imposta: '0.39', aliquota: '4.00' }, [['0.39', '0.38', '0.01', true]]],
    [{ imposta: '0.40', aliquota: '4.00' }, [['0.40', '0.38', '0.02', false]]],
    [{ imposta: '0.40' }, []],
    [{ aliquota: '4.00' }, []],
    [{}, []],
  ])('computes the tax included in a simplified item: %j', (dati_iva, expected) => {
    const invoice = {
      versione: 'FSM10',
      fattura_elettronica_body: [{ dati_beni_servizi: [{ descrizione: 'x', importo: '10.00', dati_iva }] }],
    } as unknown as Invoice;
    expect(
      recomputeTotals(invoice).map(({ stated, computed, difference, within }) => [
        stated,
        computed,
        difference,
        within,
      ]),
    ).toEqual(expected);
  });

  it.each(fixtureFiles().filter(({ valid, file }) => valid && !file.includes('signature')))(
    'finds nothing beyond tolerance in $file',
    ({ bytes }) => {
      expect(recomputeTotals(parseInvoice(bytes)).filter(({ within }) => !within)).toEqual([]);
    },
  );

  // 99999999999.99 × 1.00000001 = 100000000999.9899999999, to eight decimals 100000000999.99000000.
  it('is exact where a float is not', () => {
    const changes = {
      [`${LINE}/prezzo_unitario`]: '99999999999.99',
      [`${LINE}/quantita`]: '1.00000001',
      [PRICE]: '100000000999.98999990',
    };
    expect(rows(sampleWithBody(changes))[0]).toEqual(
      price('100000000999.98999990', '100000000999.99', '-0.0000001', 'in'),
    );
  });
});
