/** Any exact decimal is accepted as an amount: by its text, never as a binary fraction. */
import { Decimal as DecimalJs } from 'decimal.js';
import { describe, expect, it } from 'vitest';
import { type Amount, BuildError, buildInvoice, cents, Decimal } from '../../src/build/index.ts';
import type { ReadonlyOrdinaryInvoice } from '../../src/model/index.ts';
import { briefOf } from './briefs.ts';

const priced = (prezzo_unitario: Amount): ReadonlyOrdinaryInvoice =>
  buildInvoice(briefOf({ linee: [{ descrizione: 'x', prezzo_unitario, aliquota_iva: 22 }] }));
const priceOf = (amount: Amount): string | undefined =>
  priced(amount).fattura_elettronica_body[0]?.dati_beni_servizi.dettaglio_linee[0]?.prezzo_unitario;

/** As in big.js and bignumber.js: `toFixed()` gives all digits, `toString()` an exponent. */
const big = { toFixed: () => '0.00000001', toString: () => '1e-8' };

describe('an amount', () => {
  it.each<[name: string, amount: Amount, text: string]>([
    ['of decimal.js, as Prisma has it', new DecimalJs('1234.56'), '1234.56'],
    ['of decimal.js that it writes with an exponent', new DecimalJs('0.00000001'), '0.00000001'],
    ['of decimal.js, large', new DecimalJs('1e10'), '10000000000.00'],
    ['of decimal.js, negative', new DecimalJs('-0.5'), '-0.50'],
    ['of big.js', big, '0.00000001'],
    ['of the other build', { units: 12345, scale: 2, toFixed: undefined } as never, '123.45'],
    [
      'of the other build, beyond exact numbers',
      { units: 1234567890123456789n, scale: 8 } as never,
      '12345678901.23456789',
    ],
    ['after a structured clone', structuredClone(cents(12345)) as never, '123.45'],
    ['after JSON', JSON.parse(JSON.stringify(cents(12345))) as never, '123.45'],
    [
      'after JSON, beyond exact numbers',
      JSON.parse(JSON.stringify(Decimal.of(1234567890123456789n, 8))) as never,
      '12345678901.23456789',
    ],
  ])('%s', (_, amount, text) => {
    expect(priceOf(amount)).toBe(text);
  });

  it('from another library is not read as a block where a block is also allowed', () => {
    const [body] = buildInvoice(
      briefOf({
        ritenute: [
          { tipo_ritenuta: 'RT01', aliquota: 20, causale_pagamento: 'A', base: new DecimalJs('50.5') },
        ],
      }),
    ).fattura_elettronica_body;
    expect(body?.dati_generali.dati_generali_documento.dati_ritenuta?.[0]?.importo_ritenuta).toBe('10.10');
  });

  it.each<[name: string, amount: unknown]>([
    ['a boxed number', new Number(0.5)],
    ['not a number', new DecimalJs(Number.NaN)],
    ['infinite', new DecimalJs(Number.POSITIVE_INFINITY)],
    ['a text that is none', { toFixed: () => 'twelve' }],
    ['no text', { toFixed: () => 12 }],
    ['units that are no integer', { units: 0.5, scale: 2 }],
    ['a scale below zero', { units: 1, scale: -1 }],
    ['a scale without end', { units: 1, scale: 100_000 }],
    ['any object', {}],
    ['a list', [1]],
  ])('rejects %s', (_, amount) => {
    let codes: readonly string[] = [];
    try {
      priced(amount as Amount);
    } catch (error) {
      if (!(error instanceof BuildError)) throw error;
      codes = error.problems.map(({ code, path }) => `${code} ${path}`);
    }
    expect(codes).toEqual(['amount.form /linee/0/prezzo_unitario']);
  });
});
