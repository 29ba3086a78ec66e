import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BuildError,
  buildInvoice,
  cents,
  type InvoiceBrief,
  type LineBrief,
  type PaymentBrief,
} from '../../src/build/index.ts';
import type { ReadonlyOrdinaryInvoice } from '../../src/model/index.ts';
import { validate } from '../../src/validate/index.ts';
import { readInvoice, writeInvoice } from '../../src/xml/index.ts';
import { clean, decimal, seldom } from '../support/buildOpinion/arbitraryBrief.ts';
import { recompute } from '../support/recompute.ts';
import { runs } from '../support/thorough.ts';
import { administration, customer, flatRate, IBAN, person, professional, supplier } from './briefs.ts';

const RATES = ['22', '22', '22', '10', '5', '4'] as const;
const NATURES = ['N1', 'N2.1', 'N3.1', 'N4', 'N6.3', 'N6.9'] as const;

const amount = fc.oneof(
  { arbitrary: decimal(999, 2, -50), weight: 6 },
  { arbitrary: fc.integer({ min: 0, max: 5000 }), weight: 2 },
  { arbitrary: fc.integer({ min: -99, max: 99999 }).map(cents), weight: 2 },
  { arbitrary: decimal(9, 8), weight: 2 },
  { arbitrary: fc.constantFrom('0.00', '0.01', '0.005', '0.00000001', '1234567.89'), weight: 1 },
);

const quantity = seldom(
  1,
  fc.oneof(decimal(20, 0), decimal(20, 2), decimal(3, 5), fc.constantFrom('0.00000001', '1000000', '0')),
);

const step = fc.oneof(
  fc.record({ percentuale: decimal(100, 2), maggiorazione: seldom(3, fc.constant(true as const)) }),
  fc.record({ importo: decimal(5, 3), maggiorazione: seldom(3, fc.constant(true as const)) }),
);

interface Mode {
  readonly gross: boolean;
  readonly flat: boolean;
  readonly withheld: boolean;
}

const line = ({ gross, flat, withheld }: Mode): fc.Arbitrary<LineBrief> =>
  fc
    .record({
      tax: flat
        ? fc.constant({})
        : fc.oneof(
            { arbitrary: fc.constantFrom(...RATES).map((aliquota_iva) => ({ aliquota_iva })), weight: 5 },
            { arbitrary: fc.constantFrom(...NATURES).map((natura) => ({ natura })), weight: 1 },
          ),
      price: fc
        .tuple(amount, gross ? fc.boolean() : fc.constant(false))
        .map(([value, isGross]) => (isGross ? { prezzo_ivato: value } : { prezzo_unitario: value })),
      quantita: quantity,
      sconti: seldom(3, fc.array(step, { minLength: 1, maxLength: 3 })),
      ritenuta: withheld ? seldom(4, fc.boolean()) : fc.constant(undefined),
    })
    .map(({ tax, price, ...rest }) => ({ descrizione: 'Riga', ...tax, ...price, ...rest }) as LineBrief);

const mode: fc.Arbitrary<Mode> = fc.record({
  gross: fc.boolean(),
  flat: fc.oneof({ arbitrary: fc.constant(false), weight: 4 }, { arbitrary: fc.constant(true), weight: 1 }),
  withheld: fc.boolean(),
});

/** An amount after the lines: including VAT or not, with its own tax. */
const added = ({ gross, flat }: Mode) =>
  fc
    .tuple(decimal(50, 2), gross ? fc.boolean() : fc.constant(false), fc.constantFrom(...RATES))
    .map(([value, isGross, aliquota_iva]) => ({
      ...(isGross ? { importo_ivato: value } : { importo: value }),
      ...(flat ? {} : { aliquota_iva }),
    }));

/** A part of the amount due: a share, or the rest. */
const part = fc.record({
  modalita: fc.constantFrom('MP01' as const, 'MP05' as const),
  iban: fc.constant(IBAN),
  quota: seldom(1, decimal(33, 2)),
  scadenze: seldom(
    1,
    fc.constantFrom<PaymentBrief['scadenze']>('7', '30EOM+10', [{ termini: '14' }, { termini: '45' }]),
  ),
});

const brief: fc.Arbitrary<InvoiceBrief> = mode.chain((of) =>
  fc
    .record({
      cedente: fc.constantFrom(...(of.flat ? [flatRate] : [supplier, professional])),
      cessionario: fc.constantFrom(customer, person, administration),
      linee: fc.array(line(of), { minLength: 1, maxLength: 6 }),
      sconti: seldom(
        3,
        fc.array(
          fc.oneof(
            fc.record({ percentuale: decimal(60, 2), maggiorazione: seldom(3, fc.constant(true as const)) }),
            fc.record({ importo: decimal(60, 2), maggiorazione: seldom(3, fc.constant(true as const)) }),
          ),
          { minLength: 1, maxLength: 2 },
        ),
      ),
      spese_accessorie: seldom(
        4,
        fc.array(
          fc
            .tuple(
              added(of),
              fc.record({
                descrizione: fc.constant('Trasporto'),
                ritenuta: of.withheld ? seldom(2, fc.boolean()) : fc.constant(undefined),
              }),
            )
            .map(([one, rest]) => ({ ...one, ...rest })),
          { maxLength: 2 },
        ),
      ),
      anticipi: seldom(
        3,
        fc.array(
          fc
            .tuple(
              added(of),
              fc.record({
                numero: fc.constantFrom('2026/A1', 'A2'),
                data: fc.constant('2026-10-01'),
                // If lines differ, it must be stated.
                ritenuta: of.withheld ? fc.boolean() : fc.constant(undefined),
              }),
            )
            .map(([one, rest]) => ({ ...one, ...rest })),
          { maxLength: 2 },
        ),
      ),
      casse: seldom(
        2,
        fc.array(
          fc.record({
            tipo_cassa: fc.constantFrom('TC01' as const, 'TC04' as const, 'TC22' as const),
            al_cassa: fc.constantFrom('4', '2', '5.5'),
            ...(of.flat ? {} : { aliquota_iva: fc.constantFrom(...RATES) }),
            ritenuta: of.withheld ? seldom(2, fc.boolean()) : fc.constant(undefined),
          }),
          { minLength: 1, maxLength: 2 },
        ),
      ),
      ritenute: of.withheld
        ? fc.array(
            fc.record({
              tipo_ritenuta: fc.constantFrom('RT01' as const, 'RT02' as const, 'RT04' as const),
              aliquota: fc.constantFrom('20', '4', '23', '8.5'),
              causale_pagamento: fc.constant('A' as const),
              base: seldom(3, fc.constant({ percentuale: '50' })),
            }),
            { minLength: 1, maxLength: 2 },
          )
        : fc.constant(undefined),
      bollo: seldom(1, fc.constantFrom<InvoiceBrief['bollo']>(true, false, { addebito: true })),
      foreign: seldom(
        5,
        fc.constantFrom<Pick<InvoiceBrief, 'divisa' | 'bollo' | 'cambio'>>(
          { divisa: 'USD', bollo: { cambio: '1.0873' } },
          { divisa: 'JPY', bollo: { addebito: true, cambio: '162.5' } },
          { divisa: 'CHF', cambio: '0.9391' },
        ),
      ),
      arrotondamento: seldom(4, decimal(1, 2, -1)),
      esigibilita_iva: seldom(2, fc.constantFrom('I' as const, 'D' as const, 'S' as const)),
      rounding: seldom(1, fc.constantFrom('per_riga' as const, 'per_aliquota' as const)),
      pagamento: seldom(
        1,
        fc.oneof(
          fc
            .array(part, { minLength: 1, maxLength: 3 })
            // The last part gets the rest.
            .map((parts) => [...parts.slice(0, -1), { ...parts.at(-1), quota: undefined }]),
          fc.record({
            modalita: fc.constant('MP05' as const),
            iban: fc.constant(IBAN),
            scadenze: fc.constantFrom<PaymentBrief['scadenze']>(
              undefined,
              '30EOM',
              [{ termini: '30' }, { termini: '60' }, { termini: '90' }],
              [
                { termini: '30', quota: '33.33' },
                { termini: '60EOMPLUS15', quota: '66.67' },
              ],
            ),
          }),
        ),
      ),
    })
    .map(
      ({ foreign, ...parts }) =>
        clean({ numero: '2026/1', data: '2026-11-21', ...parts, ...foreign }) as InvoiceBrief,
    ),
);

/**
 * Findings that no invoice of ours may have: SdI's controls of the content, and advice on amounts. Under the flat-rate
 * regime these briefs ask for withholding, and some lines under it add up to less than zero: both are rightly reported.
 */
const NEVER =
  /^(?:004\d{2}|Q-TOTAL|Q-PAYMENTS|Q-TAXABLE|Q-TERMS|Q-FORFETTARIO|Q-WITHHOLDING)\.(?!regime$|sign$)/;

/** Valid reasons to refuse these briefs: a discount that cannot be divided, too many digits. */
const REFUSED = /^(?:discount\.(?:base|mixed)|amount\.large)$/;

function built(brief: InvoiceBrief): ReadonlyOrdinaryInvoice {
  try {
    return buildInvoice(brief);
  } catch (error) {
    if (error instanceof BuildError) fc.pre(!error.problems.every(({ code }) => REFUSED.test(code)));
    throw error;
  }
}

const RUNS = runs(2_000);

describe('any lines (law 7)', () => {
  it(`${RUNS} briefs: valid, without SdI errors or advice on amounts`, () => {
    fc.assert(
      fc.property(brief, (one) => {
        const { verdict, findings } = validate(writeInvoice(built(one)), { asOf: '2026-11-21' });
        const bad = findings.filter(({ id }) => NEVER.test(id));
        expect(bad.map(({ code, path, params }) => [code, path, params])).toEqual([]);
        expect(verdict).toBe('valid');
      }),
      { numRuns: RUNS },
    );
  }, 120_000);

  it('amounts equal those of a second computation in fractions', () => {
    fc.assert(
      fc.property(brief, (one) => {
        expect(recompute(built(one))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  }, 120_000);

  it('reading the written XML gives the invoice', () => {
    fc.assert(
      fc.property(brief, (one) => {
        const invoice = built(one);
        const read = readInvoice(writeInvoice(invoice));
        expect(read.ok && read.invoice).toEqual(invoice);
        // With keys in schema order, too.
        expect(JSON.stringify(read.ok && read.invoice)).toBe(JSON.stringify(invoice));
      }),
      { numRuns: runs(300) },
    );
  }, 60_000);
});

describe('prices with VAT included', () => {
  it('add up to the sum of the price labels, to the cent', () => {
    const label = fc.integer({ min: 1, max: 99_999 });
    const lines = fc.array(fc.record({ label, quantity: fc.integer({ min: 1, max: 30 }) }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(lines, fc.constantFrom(...RATES), (labels, aliquota_iva) => {
        const invoice = buildInvoice({
          cedente: supplier,
          cessionario: person,
          numero: '1',
          data: '2026-11-21',
          linee: labels.map((one) => ({
            descrizione: 'x',
            quantita: one.quantity,
            prezzo_ivato: cents(one.label),
            aliquota_iva,
          })),
        });
        const seen = labels.reduce((sum, one) => sum + one.label * one.quantity, 0);
        const [body] = invoice.fattura_elettronica_body;
        expect(body?.dati_generali.dati_generali_documento.importo_totale_documento).toBe(
          cents(seen).toText(),
        );
      }),
      { numRuns: runs(2000) },
    );
  }, 60_000);
});
