/** Briefs with every kind of amount, combined at random. */
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

/** Numbers with this many decimals. */
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

/** Removes members that are undefined, as a program would write it. */
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
  /** All lines have one rate: amounts after them need not state their own. */
  readonly alike: boolean;
  /** Lines have their own EsigibilitaIVA; no amounts follow them. */
  readonly ownEsigibilita: boolean;
  /** One line without VAT, near the threshold of stamp duty. */
  readonly nearStamp: boolean;
}

const mode: fc.Arbitrary<Mode> = fc.record({
  prices: fc.constantFrom('net' as const, 'net' as const, 'gross' as const, 'both' as const),
  flat: seldom(5, yes).map((flat) => flat === true),
  withheld: fc.boolean(),
  alike: fc.boolean(),
  ownEsigibilita: seldom(5, yes).map((own) => own === true),
  nearStamp: seldom(9, yes).map((near) => near === true),
});

const taxed = fc.constantFrom(...RATES).map((aliquota_iva) => ({ aliquota_iva }));

const untaxed = fc.constantFrom(...NATURES).map((natura) => ({ natura }));

function tax({ flat, alike, ownEsigibilita }: Mode): fc.Arbitrary<object> {
  if (flat) {
    return fc.oneof(
      { arbitrary: fc.constant({}), weight: 4 },
      {
        arbitrary: fc.constantFrom(
          { natura: 'N2.1' },
          { natura: 'N1' },
          { riferimento_normativo: PROVISION },
        ),
        weight: 1,
      },
    );
  }
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

/** 77.47 is free of stamp duty, 77.48 is not; 74.49 and 74.50 reach those amounts with a pension fund of 4 %. */
const lineNearStamp = fc.record({
  descrizione: fc.constant('Riga'),
  natura: fc.constantFrom(...NATURES, 'N3.5' as const, 'N5' as const),
  prezzo_unitario: fc.constantFrom('77.47', '77.48', '74.49', '74.50', '76.00', '79.99'),
});

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
      // A price net of its VAT is cut to eight decimals; times a million, the error exceeds half a cent.
      const few = 'prezzo_ivato' in at || many === undefined ? {} : { quantita: many };
      return { descrizione: 'Riga', ...own, ...at, ...rest, ...few } as LineBrief;
    });
}

/** Gives each a unique name, by which it is found in the invoice. */
const named = <T extends object>(
  one: fc.Arbitrary<T>,
  name: string,
): fc.Arbitrary<readonly (T & { readonly descrizione: string })[]> =>
  fc
    .array(one, { minLength: 1, maxLength: 2 })
    .map((all) => all.map((each, i) => ({ ...each, descrizione: `${name} ${i + 1}` })));

/** The tax of amounts after the lines, if they must state it. */
const following = (of: Mode): fc.Arbitrary<object> =>
  of.flat || of.nearStamp ? fc.constant({}) : of.alike ? fc.oneof(fc.constant({}), taxed) : taxed;

/** An expense or an advance. */
function added(of: Mode, most: number): fc.Arbitrary<AddedAmountBrief> {
  return fc
    .record({
      amount: fc.tuple(decimal(most, 2), of.prices === 'net' ? fc.constant(false) : fc.boolean()),
      // If only some lines are subject to withholding, an advance must state its own.
      ritenuta: of.withheld ? seldom(1, fc.boolean()) : fc.constant(undefined),
      at: following(of),
    })
    .map(({ amount: [value, isGross], ritenuta, at }): AddedAmountBrief => {
      const rest = { ritenuta, ...at };
      return isGross ? { importo_ivato: value, ...rest } : { importo: value, ...rest };
    });
}

const term: fc.Arbitrary<PaymentTerm> = fc.oneof(
  fc.constantFrom(...paymentIntervals),
  fc.constantFrom(
    '0' as const,
    '7' as const,
    '45' as const,
    '999' as const,
    'EOM+10' as const,
    '30EOM+10' as const,
  ),
);

const instalments: fc.Arbitrary<PaymentBrief['scadenze']> = fc.oneof(
  fc.constant(undefined),
  term,
  // Equal parts.
  fc.array(
    term.map((termini) => ({ termini })),
    { minLength: 1, maxLength: 7 },
  ),
  // Percentages that add up to a hundred.
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

/** Several means of payment, the last of which gets the rest. */
const payments = fc
  .tuple(
    fc.array(
      fc.record({
        modalita: fc.constantFrom('MP01' as const, 'MP05' as const, 'MP08' as const),
        part: fc.oneof(
          decimal(20, 2).map((quota) => ({ quota })),
          decimal(1, 2).map((importo) => ({ importo })),
          fc.constant({}),
        ),
        condizioni: seldom(4, fc.constantFrom('TP01' as const, 'TP03' as const)),
        scadenze: seldom(1, instalments),
      }),
      { maxLength: 3 },
    ),
    payment,
  )
  .map(([parts, last]) => [...parts.map(({ part, ...rest }) => ({ ...rest, ...part })), last]);

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

const foreignStamp = fc.oneof(
  fc.boolean(),
  decimal(2, 4, 1).map((cambio) => ({ cambio })),
  decimal(2, 4, 1).map((cambio) => ({ addebito: true as const, cambio })),
);

const DAYS = ['2026-11-21', '2026-01-31', '2027-12-31', '2028-02-29', '2026-02-28'] as const;

export const arbitraryBrief: fc.Arbitrary<InvoiceBrief> = mode.chain((of) => {
  const follows = <T>(times: number, one: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
    of.ownEsigibilita ? fc.constant(undefined) : seldom(times, one);
  const discount = fc.oneof(
    fc.record({ percentuale: decimal(60, 2), maggiorazione: surcharge }),
    ...(of.prices === 'both' ? [] : [fc.record({ importo: decimal(9, 2), maggiorazione: surcharge })]),
  );
  const unlessNear = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
    of.nearStamp ? fc.constant(undefined) : one;
  return fc
    .record({
      cedente: fc.constantFrom(
        ...(of.flat
          ? [flatRate]
          : [supplier, professional, { ...supplier, regime_fiscale: 'RF17' as const }]),
      ),
      cessionario: fc.constantFrom(customer, person, administration),
      data: fc.constantFrom(...DAYS),
      linee: of.nearStamp
        ? lineNearStamp.map((one) => [one])
        : fc.array(line(of), { minLength: 1, maxLength: 6 }),
      sconti: unlessNear(seldom(2, named(discount, 'Sconto'))),
      spese_accessorie: follows(3, named(added(of, 50), 'Trasporto')),
      anticipi: follows(
        3,
        named(
          added(of, 300).map((one) => ({ numero: '2025/9', data: '2025-12-01', ...one })),
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
      bollo: unlessNear(seldom(1, fc.constantFrom<InvoiceBrief['bollo']>(true, false, { addebito: true }))),
      arrotondamento: seldom(4, decimal(1, 2, -1)),
      esigibilita_iva: seldom(2, fc.constantFrom('I' as const, 'D' as const, 'S' as const)),
      rounding: seldom(1, fc.constantFrom('per_riga' as const, 'per_aliquota' as const)),
      currency: fc.oneof(
        { arbitrary: fc.constant({}), weight: 6 },
        { arbitrary: fc.record({ divisa: fc.constant('USD'), cambio: decimal(2, 4, 1) }), weight: 1 },
        // In the foreign currency itself, the brief states the exchange rate or whether stamp duty is due.
        { arbitrary: fc.record({ divisa: fc.constant('USD'), bollo: foreignStamp }), weight: 1 },
      ),
      pagamento: seldom(1, fc.oneof({ arbitrary: payment, weight: 3 }, { arbitrary: payments, weight: 1 })),
    })
    .map(({ currency, ...parts }) => clean({ numero: '2026/1', ...parts, ...currency }) as InvoiceBrief);
});
