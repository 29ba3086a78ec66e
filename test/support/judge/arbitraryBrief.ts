/** Briefs with everything that has a figure in them, combined at random. */
import fc from 'fast-check';
import {
  type AddedAmountBrief,
  type Amount,
  cents,
  type InvoiceBrief,
  type LineBrief,
  type PaymentBrief,
  type PaymentTerm,
  paymentIntervals,
} from '../../../src/build/index.ts';
import {
  administration,
  customer,
  flatRate,
  IBAN,
  person,
  professional,
  supplier,
} from '../../build/briefs.ts';

const RATES = ['22', '22', '22', '10', '5', '4'] as const;
const NATURES = ['N1', 'N2.1', 'N3.1', 'N3.6', 'N4', 'N6.3', 'N7'] as const;
const PROVISION = 'art. 10 n. 18 DPR 633/1972';

export const seldom = <T>(times: number, one: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: times }, { arbitrary: one, weight: 1 });

const yes = fc.constant(true as const);

/** Digits with so many decimals. */
export const decimal = (max: number, places: number, min = 0): fc.Arbitrary<string> =>
  fc.integer({ min: min * 10 ** places, max: max * 10 ** places }).map((units) => {
    const digits = String(Math.abs(units)).padStart(places + 1, '0');
    const sign = units < 0 ? '-' : '';
    return places === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
  });

const price: fc.Arbitrary<Amount> = fc.oneof(
  { arbitrary: decimal(999, 2), weight: 8 },
  { arbitrary: fc.integer({ min: 1, max: 5000 }), weight: 3 },
  { arbitrary: fc.integer({ min: 1, max: 99_999 }).map(cents), weight: 3 },
  { arbitrary: decimal(9, 8), weight: 2 },
  { arbitrary: decimal(0, 2, -50), weight: 1 },
  {
    arbitrary: fc.constantFrom(
      '0.00',
      '0.01',
      '0.005',
      '33.335',
      '77.47',
      '77.48',
      '12345.67',
      '1234567.89',
      '0.00000001',
    ),
    weight: 2,
  },
);

const quantity = seldom(
  1,
  fc.oneof(decimal(20, 0, 1), decimal(20, 2), decimal(3, 5), fc.constantFrom('0', '0.5', '1000')),
);

const surcharge = seldom(3, yes);

const lineDiscounts = seldom(
  2,
  fc.array(
    fc.oneof(
      fc.record({ percentuale: decimal(100, 2), maggiorazione: surcharge }),
      fc.record({ importo: decimal(5, 3), maggiorazione: surcharge }),
    ),
    { minLength: 1, maxLength: 3 },
  ),
);

/** Without the members that are undefined, as a program would write it. */
export function clean<T>(value: T): T {
  if (Array.isArray(value)) return value.map(clean) as T;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(([key, inner]) => [key, clean(inner)]),
  ) as T;
}

interface Mode {
  readonly prices: 'net' | 'gross' | 'both';
  readonly flat: boolean;
  readonly withheld: boolean;
  /** All lines at one rate: what follows them need not say its own. */
  readonly alike: boolean;
  /** Lines with an EsigibilitaIVA of their own; nothing then follows them. */
  readonly ownEsigibilita: boolean;
}

const mode: fc.Arbitrary<Mode> = fc.record({
  prices: fc.constantFrom('net' as const, 'net' as const, 'gross' as const, 'both' as const),
  flat: seldom(5, yes).map((flat) => flat === true),
  withheld: fc.boolean(),
  alike: fc.boolean(),
  ownEsigibilita: seldom(5, yes).map((own) => own === true),
});

const taxed = fc.constantFrom(...RATES).map((aliquota_iva) => ({ aliquota_iva }));

const untaxed = fc.constantFrom(...NATURES).map((natura) => ({ natura }));

function tax({ flat, alike, ownEsigibilita }: Mode): fc.Arbitrary<object> {
  if (flat) return fc.constant({});
  if (alike) return fc.constant({ aliquota_iva: '22' });
  const own = fc.record({
    aliquota_iva: fc.constantFrom(...RATES),
    esigibilita_iva: seldom(1, fc.constantFrom('I', 'D', 'S')),
  });
  return fc.oneof(
    { arbitrary: ownEsigibilita ? own : taxed, weight: 5 },
    { arbitrary: untaxed, weight: 2 },
    { arbitrary: fc.constant({ natura: 'N4', riferimento_normativo: PROVISION }), weight: 1 },
  );
}

function line(of: Mode): fc.Arbitrary<LineBrief> {
  const gross = of.prices === 'both' ? fc.boolean() : fc.constant(of.prices === 'gross');
  return fc
    .record({
      tax: tax(of),
      price: fc
        .tuple(price, gross)
        .map(([value, isGross]) => (isGross ? { prezzo_ivato: value } : { prezzo_unitario: value })),
      many: seldom(20, fc.constant('1000000')),
      quantita: quantity,
      sconti: lineDiscounts,
      ritenuta: of.withheld ? seldom(4, fc.boolean()) : fc.constant(undefined),
    })
    .map(({ tax: own, price: at, many, ...rest }) => {
      // A price without its VAT is cut to eight decimals; times a million, that is more than half a cent (docs/building.md).
      const few = 'prezzo_ivato' in at || many === undefined ? {} : { quantita: many };
      return { descrizione: 'Riga', ...own, ...at, ...rest, ...few } as LineBrief;
    });
}

/** Each with a name of its own, by which it is found in the invoice. */
const named = <T extends object>(
  one: fc.Arbitrary<T>,
  name: string,
): fc.Arbitrary<readonly (T & { readonly descrizione: string })[]> =>
  fc
    .array(one, { minLength: 1, maxLength: 2 })
    .map((all) => all.map((each, i) => ({ ...each, descrizione: `${name} ${i + 1}` })));

/** With VAT or without. */
const addedAmount = ({ prices }: Mode, max: number): fc.Arbitrary<AddedAmountBrief> =>
  fc
    .tuple(decimal(max, 2), prices === 'net' ? fc.constant(false) : fc.boolean())
    .map(([value, isGross]) => (isGross ? { importo_ivato: value } : { importo: value }));

const added = ({ withheld }: Mode): fc.Arbitrary<object> =>
  fc.record({ ritenuta: withheld ? seldom(1, fc.boolean()) : fc.constant(undefined) });

/** The tax of what follows the lines, where it has to say it. */
const following = (of: Mode): fc.Arbitrary<object> =>
  of.flat ? fc.constant({}) : of.alike ? fc.oneof(fc.constant({}), taxed) : taxed;

const TERMS: readonly PaymentTerm[] = [
  ...paymentIntervals,
  '0',
  '7',
  '45',
  '999',
  'EOM+10',
  '30EOM+10',
  '14EOM+31',
];

const instalments: fc.Arbitrary<PaymentBrief['scadenze']> = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom(...TERMS),
  // Equal parts.
  fc.array(
    fc.constantFrom(...TERMS).map((termini) => ({ termini })),
    { minLength: 1, maxLength: 7 },
  ),
  // Percentages that come to a hundred.
  fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 4 }).map((marks) => {
    const ends = [0, ...marks.toSorted((a, b) => a - b), 10_000];
    return ends.slice(1).map((end, i) => ({ data: `2027-0${i + 1}-28`, quota: cents(end - (ends[i] ?? 0)) }));
  }),
  // Some by amount or by percentage, the rest in equal parts.
  fc
    .record({ importo: decimal(1, 2), quota: decimal(50, 2), open: fc.integer({ min: 1, max: 3 }) })
    .map(({ importo, quota, open }) => [
      { termini: '30' as const, importo },
      { termini: '30EOM' as const, quota },
      ...Array.from({ length: open }, (_, i) => ({ data: `2027-0${i + 3}-15` })),
    ]),
);

const payment = fc.record({
  modalita: fc.constant('MP05' as const),
  iban: fc.constant(IBAN),
  scadenze: instalments,
});

/** Several means: some by percentage or by amount, the rest in equal parts. */
const payments = fc
  .tuple(
    fc.array(
      fc.record({
        modalita: fc.constant('MP01' as const),
        quota: seldom(1, decimal(40, 2)),
        scadenze: instalments,
      }),
      { maxLength: 2 },
    ),
    payment,
  )
  .map(([some, last]) => [...some, last]);

const withholding = fc.record({
  tipo_ritenuta: fc.constantFrom('RT01' as const, 'RT02' as const, 'RT03' as const, 'RT04' as const),
  aliquota: fc.constantFrom('20', '4', '23', '8.5'),
  causale_pagamento: fc.constantFrom('A' as const, 'Q' as const),
  base: seldom(
    2,
    fc.oneof(
      fc.constantFrom('50', '20', '33.33').map((percentuale) => ({ percentuale })),
      decimal(100, 2),
    ),
  ),
});

const DAYS = ['2026-11-21', '2026-01-31', '2027-12-31', '2028-02-29', '2026-02-28'] as const;

export const arbitraryBrief: fc.Arbitrary<InvoiceBrief> = mode.chain((of) => {
  const follows = <T>(times: number, one: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
    of.ownEsigibilita ? fc.constant(undefined) : seldom(times, one);
  const discount = fc.oneof(
    fc.record({ percentuale: decimal(60, 2), maggiorazione: surcharge }),
    ...(of.prices === 'both' ? [] : [fc.record({ importo: decimal(9, 2), maggiorazione: surcharge })]),
  );
  return fc
    .record({
      cedente: fc.constantFrom(
        ...(of.flat
          ? [flatRate]
          : [supplier, professional, { ...supplier, regime_fiscale: 'RF17' as const }]),
      ),
      cessionario: fc.constantFrom(customer, person, administration),
      data: fc.constantFrom(...DAYS),
      linee: fc.array(line(of), { minLength: 1, maxLength: 6 }),
      sconti: seldom(2, named(discount, 'Sconto')),
      spese_accessorie: follows(
        3,
        named(
          fc
            .tuple(addedAmount(of, 50), following(of), added(of))
            .map(([one, at, rest]) => ({ ...one, ...at, ...rest })),
          'Trasporto',
        ),
      ),
      anticipi: follows(
        3,
        named(
          fc
            .tuple(addedAmount(of, 300), following(of), added(of))
            .map(([one, at, rest]) => ({ numero: '2025/9', data: '2025-12-01', ...one, ...at, ...rest })),
          'Acconto',
        ),
      ),
      casse: follows(
        2,
        fc.array(
          fc
            .record({
              tipo_cassa: fc.constantFrom('TC01' as const, 'TC04' as const, 'TC22' as const),
              al_cassa: fc.constantFrom('4', '2', '5.5'),
              imponibile: seldom(3, decimal(500, 2)),
              ritenuta: of.withheld ? seldom(2, fc.boolean()) : fc.constant(undefined),
              at: following(of),
            })
            .map(({ at, ...rest }) => ({ ...rest, ...at })),
          { minLength: 1, maxLength: 2 },
        ),
      ),
      ritenute: of.withheld ? fc.array(withholding, { minLength: 1, maxLength: 3 }) : fc.constant(undefined),
      bollo: seldom(1, fc.constantFrom<InvoiceBrief['bollo']>(true, false, { addebito: true })),
      arrotondamento: seldom(4, decimal(1, 2, -1)),
      esigibilita_iva: seldom(2, fc.constantFrom('I' as const, 'D' as const, 'S' as const)),
      rounding: seldom(1, fc.constantFrom('per_riga' as const, 'per_aliquota' as const)),
      divisa: seldom(6, fc.constant('USD')).chain((divisa) =>
        divisa === undefined
          ? fc.constant({})
          : fc.oneof(
              fc.record({ divisa: fc.constant(divisa), cambio: decimal(2, 4, 1) }),
              fc.record({
                divisa: fc.constant(divisa),
                bollo: fc.oneof(
                  fc.record({ cambio: decimal(2, 4, 1) }),
                  fc.record({ addebito: yes, cambio: decimal(2, 4, 1) }),
                  fc.boolean(),
                ),
              }),
            ),
      ),
      pagamento: seldom(1, fc.oneof(payment, payments)),
    })
    .map(({ divisa, ...parts }) => clean({ numero: '2026/1', ...parts, ...divisa }) as InvoiceBrief);
});
