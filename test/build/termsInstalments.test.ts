import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentBrief } from '../../src/build/brief/document.ts';
import { buildInvoice } from '../../src/build/buildInvoice.ts';
import { paymentIntervals } from '../../src/build/terms/dueDate.ts';
import { isSplit, type Share, splitAmount } from '../../src/build/terms/instalments.ts';
import { Decimal } from '../../src/model/decimal.ts';
import { runs } from '../support/thorough.ts';
import '../support/seed.ts';

function amount(text: string): Decimal {
  const value = Decimal.parse(text);
  if (value === undefined) throw new Error(text);
  return value;
}

/** `=10.00` is an amount, `30%` a share, `*` an equal part of the rest. */
function share(text: string): Share {
  if (text === '*') return {};
  return text.endsWith('%') ? { quota: amount(text.slice(0, -1)) } : { importo: amount(text.slice(1)) };
}

function texts(parts: readonly Decimal[]): string {
  return parts.map((part) => part.toText()).join(' ');
}

describe('an amount in parts', () => {
  it.each([
    // 100 / 3 is 33.333…: cut three times it leaves a cent.
    ['100.00', '* * *', '33.33 33.33 33.34', '33.34 33.33 33.33'],
    // 200 / 3 is 66.666…: cut three times it leaves two.
    ['200.00', '* * *', '66.66 66.66 66.68', '66.68 66.66 66.66'],
    ['0.05', '* * *', '0.01 0.01 0.03', '0.03 0.01 0.01'],
    ['0.02', '* * *', '0.00 0.00 0.02', '0.02 0.00 0.00'],
    ['-100.00', '* * *', '-33.33 -33.33 -33.34', '-33.34 -33.33 -33.33'],
    ['0.00', '* *', '0.00 0.00', '0.00 0.00'],
    ['1000', '*', '1000.00', '1000.00'],
    // 30 % of 1234.57 is 370.371, 70 % is 864.199.
    ['1234.57', '30% 70%', '370.37 864.20', '370.38 864.19'],
    ['0.00', '30% 70%', '0.00 0.00', '0.00 0.00'],
    ['100.00', '=30.00 *', '30.00 70.00', '30.00 70.00'],
    ['100.00', '=0.01 * *', '0.01 49.99 50.00', '0.01 50.00 49.99'],
    // A tenth is 10.00; of the other 90.00, each third is 30.00.
    ['100.00', '10% * * *', '10.00 30.00 30.00 30.00', '10.00 30.00 30.00 30.00'],
    ['100.00', '=60.00 =40.00', '60.00 40.00', '60.00 40.00'],
    // Half of 0.01 is cut to zero; a part with its own amount gets no cent.
    ['0.01', '50% 50%', '0.00 0.01', '0.01 0.00'],
    ['100.05', '=50.02 50%', '50.02 50.03', '50.02 50.03'],
    ['99999999999.99', '* *', '49999999999.99 50000000000.00', '50000000000.00 49999999999.99'],
  ])('%s as %s', (whole, shares, last, first) => {
    const parts = shares.split(' ').map(share);
    for (const [residual, expected] of [
      ['last', last],
      ['first', first],
    ] as const) {
      const result = splitAmount(amount(whole), parts, { residual });
      expect(isSplit(result) && texts(result)).toBe(expected);
    }
  });

  it.each([
    ['100.00', '', 'none', '0.00'],
    ['100.00', '30% 60%', 'short', '90.00'],
    ['100.00', '33.33% 33.33% 33.33%', 'short', '99.99'],
    ['100.00', '60% 50%', 'over', '110.00'],
    ['0.00', '60% 50%', 'over', '0.00'],
    ['100.00', '=60.00 =50.00', 'over', '110.00'],
    ['100.00', '=60.00 =39.99', 'short', '99.99'],
    ['100.00', '=100.01 *', 'over', '100.01'],
    ['-100.00', '=-60.00 =-50.00', 'over', '-110.00'],
    ['100.00', '=50.00 49%', 'short', '99.00'],
  ])('%s as "%s": %s', (whole, shares, flaw, found) => {
    const result = splitAmount(amount(whole), shares === '' ? [] : shares.split(' ').map(share));
    expect(isSplit(result) ? result : [result.flaw, result.found.toText()]).toEqual([flaw, found]);
  });

  const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

  it('the parts add up to the whole, to the cent, and none has the opposite sign', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        cents,
        weights,
        fc.constantFrom('first' as const, 'last' as const),
        (units, parts, residual) => {
          const whole = Decimal.of(units, 2);
          // Two-digit percentages, the last of which makes up the hundred; or, in the odd case, equal parts.
          const sum = parts.reduce((all, part) => all + part, 0);
          const shares: Share[] =
            sum < 10_000
              ? [...parts, 10_000 - sum].map((part) => ({ quota: Decimal.of(part, 2) }))
              : parts.map(() => ({}));
          const result = splitAmount(whole, shares, { residual });
          if (!isSplit(result)) throw new Error(result.flaw);
          const found = result.map((part) => {
            expect(part.scale <= 2).toBe(true);
            return BigInt(part.units) * (part.scale === 2 ? 1n : part.scale === 1 ? 10n : 100n);
          });
          expect(found.reduce((all, part) => all + part, 0n)).toBe(BigInt(units));
          for (const part of found) expect(units >= 0 ? part >= 0n : part <= 0n).toBe(true);
          // Independently: each is its share cut to the cent, except one.
          const exact = shares.map(({ quota }) =>
            quota === undefined
              ? BigInt(units) / BigInt(shares.length)
              : (BigInt(units) * BigInt(quota.units)) / 10_000n,
          );
          const odd = found.flatMap((part, index) => (part === exact[index] ? [] : [index]));
          expect(odd.length <= 1).toBe(true);
          if (odd.length === 1) expect(odd[0]).toBe(residual === 'last' ? shares.length - 1 : 0);
        },
      ),
      { numRuns: runs(3000) },
    );
  });
});

describe('instalments of an invoice', () => {
  const SEDE = { indirizzo: 'Via delle Fonti 3', cap: '53100', comune: 'Siena', provincia: 'SI' };

  /** Days and amounts of the payments of an invoice of this total. */
  function paid(
    total: Decimal,
    scadenze: PaymentBrief['scadenze'],
    data = '2026-11-21',
  ): readonly string[][] {
    const { fattura_elettronica_body: bodies } = buildInvoice({
      cedente: { partita_iva: '12345678903', denominazione: 'Betulla', regime_fiscale: 'RF01', sede: SEDE },
      cessionario: { tipo: 'azienda', partita_iva: '01234567897', denominazione: 'Locanda', sede: SEDE },
      numero: '1',
      data,
      linee: [{ descrizione: 'x', prezzo_unitario: total, natura: 'N1' }],
      pagamento: { modalita: 'MP01', ...(scadenze === undefined ? {} : { scadenze }) },
    });
    return bodies.flatMap(({ dati_pagamento = [] }) =>
      dati_pagamento.flatMap(({ dettaglio_pagamento }) =>
        dettaglio_pagamento.map(({ data_scadenza_pagamento: day = '-', importo_pagamento }) => [
          day,
          importo_pagamento,
        ]),
      ),
    );
  }

  it.each<[name: string, total: string, scadenze: PaymentBrief['scadenze'], expected: readonly string[][]]>([
    [
      // 1220.00 / 3 is 406.666…
      'in thirty, sixty and ninety days, end of month',
      '1220.00',
      [{ termini: '30EOM' }, { termini: '60EOM' }, { termini: '90EOM' }],
      [
        ['2026-12-31', '406.66'],
        ['2027-01-31', '406.66'],
        ['2027-02-28', '406.68'],
      ],
    ],
    [
      // 30 % of 99.99 is 29.997.
      'a part at once, the rest on a day',
      '99.99',
      [{ data: '2026-11-21', quota: 30 }, { data: '2027-01-15' }],
      [
        ['2026-11-21', '29.99'],
        ['2027-01-15', '70.00'],
      ],
    ],
    ['all of it', '10.00', '60EOMPLUS15', [['2027-02-15', '10.00']]],
  ])('%s', (_, total, scadenze, expected) => {
    expect(paid(amount(total), scadenze)).toEqual(expected);
  });

  it('add up to the amount due, and longer terms never fall due earlier', () => {
    const days = fc
      .integer({ min: 0, max: 20_000 })
      .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
    const some = fc.constantFrom('', 'EOM', 'EOMPLUS15').chain((end) => {
      const terms = paymentIntervals.filter((interval) => interval.replace(/^\d+/, '') === end);
      return fc.subarray(terms, { minLength: 1 });
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), some, days, (units, intervals, data) => {
        const found = paid(
          Decimal.of(units, 2),
          intervals.map((termini) => ({ termini })),
          data,
        );
        const cents = found.map(([, text = '']) => Number(text.replace('.', '')));
        expect(cents.reduce((sum, one) => sum + one, 0)).toBe(units);
        const due = found.map(([day]) => day);
        expect(due).toEqual([...due].sort());
        expect(found).toHaveLength(intervals.length);
      }),
      { numRuns: runs(500) },
    );
  });
});
