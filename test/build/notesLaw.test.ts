import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InvoiceBrief, LineBrief, PaymentBrief } from '../../src/build/index.ts';
import { buildInvoice, cents, creditNote, debitNote, type NoteLine } from '../../src/build/index.ts';
import { validate, writeInvoice } from '../../src/index.ts';
import type { ReadonlyOrdinaryInvoice } from '../../src/model/index.ts';
import { runs } from '../support/thorough.ts';
import { customer, IBAN, professional } from './briefs.ts';
import '../support/seed.ts';

/** Findings that no note may have: on amounts, payments, and links. */
const AMOUNTS = /^(?:00|Q-TOTAL|Q-TAXABLE|Q-PAYMENTS|Q-TERMS|Q-BOLLO|Q-CREDIT-LINK|Q-LINE-REF)/;

const tax = fc.oneof(
  fc.constantFrom(22, 10, 5, 4).map((aliquota_iva) => ({ aliquota_iva })),
  fc.constantFrom('N1' as const, 'N4' as const).map((natura) => ({ natura })),
);

const line = fc
  .record({
    tax,
    price: fc.integer({ min: 1, max: 99_999_99 }).map(cents),
    quantity: fc.option(fc.integer({ min: 1, max: 50_00 }).map(cents), { nil: undefined }),
    discount: fc.option(fc.integer({ min: 1, max: 99_00 }).map(cents), { nil: undefined }),
  })
  .map(
    ({ tax: own, price, quantity, discount }) =>
      ({
        descrizione: 'Riga',
        prezzo_unitario: price,
        ...own,
        ...(quantity === undefined ? {} : { quantita: quantity }),
        ...(discount === undefined ? {} : { sconti: [{ percentuale: discount }] }),
      }) as LineBrief,
  );

const brief = fc
  .record({
    linee: fc.array(line, { minLength: 1, maxLength: 6 }),
    cassa: fc.boolean(),
    ritenuta: fc.boolean(),
    rounding: fc.constantFrom('per_riga' as const, 'per_aliquota' as const),
    esigibilita_iva: fc.constantFrom('I' as const, 'D' as const, 'S' as const),
  })
  .map(
    ({ linee, cassa, ritenuta, rounding, esigibilita_iva }): InvoiceBrief => ({
      cedente: professional,
      cessionario: customer,
      numero: '1',
      data: '2026-11-21',
      linee,
      rounding,
      esigibilita_iva,
      ...(cassa ? { casse: [{ tipo_cassa: 'TC04', al_cassa: 4, aliquota_iva: 22 }] } : {}),
      ...(ritenuta ? { ritenute: [{ tipo_ritenuta: 'RT01', aliquota: 20, causale_pagamento: 'A' }] } : {}),
    }),
  );

/** The chosen lines and their parts: whole, or a number of thousandths of the quantity or of the amount. */
const choices = fc.array(
  fc.tuple(fc.constantFrom('no', 'whole', 'quantita', 'importo'), fc.integer({ min: 1, max: 1000 })),
  { minLength: 6, maxLength: 6 },
);

const pagamento: fc.Arbitrary<PaymentBrief | undefined> = fc.option(
  fc
    .constantFrom<readonly NonNullable<PaymentBrief['scadenze']>[]>(
      [],
      ['30EOM'],
      [[{ termini: '30' }, { termini: '60' }, { termini: '90' }]],
      [
        [
          { termini: '30', quota: '33.33' },
          { data: '2027-01-31', quota: '66.67' },
        ],
      ],
    )
    .map(([scadenze]) => ({
      modalita: 'MP05',
      iban: IBAN,
      ...(scadenze === undefined ? {} : { scadenze }),
    })),
  { nil: undefined },
);

function asked(
  invoice: ReadonlyOrdinaryInvoice,
  all: readonly (readonly [string, number])[],
): readonly NoteLine[] {
  const [body] = invoice.fattura_elettronica_body;
  return body!.dati_beni_servizi.dettaglio_linee.flatMap(({ quantita, prezzo_totale }, index): NoteLine[] => {
    const [how, part] = all[index % all.length]!;
    const numero_linea = index + 1;
    const share = (text: string): number => Math.floor((Math.floor(Number(text) * 100) * part) / 1000);
    if (how === 'no') return [];
    if (how === 'quantita' && quantita !== undefined && share(quantita) > 0) {
      return [{ numero_linea, quantita: cents(share(quantita)) }];
    }
    if (how === 'importo' && share(prezzo_totale) > 0)
      return [{ numero_linea, importo: cents(share(prezzo_totale)) }];
    return [numero_linea];
  });
}

/** Hundred-millionths. */
function units(text: string): bigint {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const value = BigInt(whole + fraction.padEnd(8, '0'));
  return text.startsWith('-') ? -value : value;
}

/** Rounds to the cent, half away from zero; `per` is the number of units in a cent. */
function toCents(value: bigint, per: bigint): bigint {
  const magnitude = value < 0n ? -value : value;
  const rounded = (magnitude * 2n + per) / (per * 2n);
  return value < 0n ? -rounded : rounded;
}

/** The total of a document in cents, from its lines and contributions alone. */
function totalOf(invoice: ReadonlyOrdinaryInvoice): bigint {
  const { dati_generali, dati_beni_servizi } = invoice.fattura_elettronica_body[0]!;
  const charges = [
    ...dati_beni_servizi.dettaglio_linee.map((one) => ({ ...one, amount: one.prezzo_totale })),
    ...(dati_generali.dati_generali_documento.dati_cassa_previdenziale ?? []).map((one) => ({
      ...one,
      amount: one.importo_contributo_cassa,
    })),
  ];
  const groups = new Map<string, bigint>();
  for (const { aliquota_iva, natura = '', amount } of charges) {
    const key = `${aliquota_iva} ${natura}`;
    groups.set(key, (groups.get(key) ?? 0n) + units(amount));
  }
  let total = 0n;
  for (const [key, sum] of groups) {
    const taxable = toCents(sum, 1_000_000n);
    const rate = BigInt(key.slice(0, key.indexOf('.')));
    total += taxable + toCents(taxable * rate, 100n);
  }
  return total;
}

/** The part of the total that the customer does not pay to the supplier, in cents. */
function notPaid({ fattura_elettronica_body: [body] }: ReadonlyOrdinaryInvoice): bigint {
  const withheld = body!.dati_generali.dati_generali_documento.dati_ritenuta ?? [];
  const split = body!.dati_beni_servizi.dati_riepilogo.filter(
    ({ esigibilita_iva }) => esigibilita_iva === 'S',
  );
  return [
    ...withheld.map(({ importo_ritenuta }) => importo_ritenuta),
    ...split.map(({ imposta }) => imposta),
  ].reduce((sum, text) => sum + units(text) / 1_000_000n, 0n);
}

/** The sum of the payments in cents; null if there are none. */
function paid({ fattura_elettronica_body: [body] }: ReadonlyOrdinaryInvoice): bigint | null {
  if (body!.dati_pagamento === undefined) return null;
  return body!.dati_pagamento
    .flatMap(({ dettaglio_pagamento }) => dettaglio_pagamento)
    .reduce((sum, { importo_pagamento }) => sum + units(importo_pagamento) / 1_000_000n, 0n);
}

describe('notes for any built invoice (law 7)', () => {
  it('are valid, with totals that equal lines and contributions, and payments that equal the amount due', () => {
    fc.assert(
      fc.property(
        brief,
        choices,
        pagamento,
        fc.constantFrom(creditNote, debitNote),
        (given, all, how, make) => {
          const invoice = buildInvoice(given);
          const linee = asked(invoice, all);
          const settled = how === undefined ? {} : { pagamento: how };
          const head = { numero: '2', data: '2026-12-01', ...settled };
          const note: ReadonlyOrdinaryInvoice = make(invoice, linee.length === 0 ? head : { ...head, linee });
          const { verdict, findings } = validate(writeInvoice(note));
          expect(verdict).toBe('valid');
          expect(findings.map(({ code }) => code).filter((code) => AMOUNTS.test(code))).toEqual([]);
          const { importo_totale_documento = '' } =
            note.fattura_elettronica_body[0]!.dati_generali.dati_generali_documento;
          expect(BigInt(importo_totale_documento.replace('.', ''))).toBe(totalOf(note));
          expect(paid(note)).toBe(how === undefined ? null : totalOf(note) - notPaid(note));
        },
      ),
      { numRuns: runs(1500) },
    );
  }, 120_000);
});
