/**
 * fast-check arbitraries of invoices whose amounts are right, or off by an amount near a tolerance. They are made with
 * the second opinion's arithmetic, so each difference is exactly the one drawn.
 */
import fc from 'fast-check';
import type {
  DatiCassaPrevidenziale,
  DatiRiepilogo,
  DettaglioLinee,
  FatturaElettronicaBody,
  Natura,
  OrdinaryInvoice,
  ScontoMaggiorazione,
} from '../../src/index.ts';
import { baseInvoice } from './ruleInvoice.ts';
import { Exact, taxOf, totalOf } from './secondOpinion.ts';

/** Usually zero, otherwise one of these amounts, with either sign. */
function nudge(...borders: readonly string[]): fc.Arbitrary<string> {
  const signed = borders.flatMap((border) => [border, `-${border}`]);
  return fc.oneof(
    { arbitrary: fc.constant('0'), weight: 7 },
    { arbitrary: fc.constantFrom(...signed), weight: 1 },
  );
}

/** Empty `times` times as often as it has items. */
function seldom<T>(times: number, one: fc.Arbitrary<T>, maxLength: number): fc.Arbitrary<T[]> {
  return fc.oneof(
    { arbitrary: fc.array(one, { maxLength: 0 }), weight: times },
    { arbitrary: fc.array(one, { minLength: 1, maxLength }), weight: 1 },
  );
}

const lineNudge = nudge('0.009', '0.00999999', '0.01', '0.01000001', '0.011', '0.01999999', '0.02', '0.021');
const taxNudge = nudge('0.01', '0.02', '0.03', '1.00');
const taxableNudge = nudge('0.01', '0.99', '0.99999999', '1.00', '1.00000001', '1.01', '20.00');

/** Some rates are written in two ways: rates are compared as numbers. */
const rate = fc.constantFrom('22.00', '22.00', '022.00', '10.00', '4.00', '0.00', '0.00', '000.00', '100.00');

const natura = fc.constantFrom<Natura>('N1', 'N2.2', 'N4', 'N6.3');

function decimals(places: number, most: number): fc.Arbitrary<string> {
  const units = most * 10 ** places;
  return fc
    .integer({ min: -units, max: units })
    .map((n) => new Exact(n).dividedBy(10 ** places).toFixed(places));
}

const price = fc.oneof(
  { arbitrary: decimals(2, 999), weight: 8 },
  { arbitrary: decimals(8, 99), weight: 2 },
  { arbitrary: fc.constantFrom('0.00', '99999999.99999999', '-500000000.00'), weight: 1 },
);

const discount: fc.Arbitrary<ScontoMaggiorazione> = fc
  .record({
    tipo: fc.constantFrom<'SC' | 'MG'>('SC', 'SC', 'MG'),
    percentuale: fc.constantFrom('10.00', '50.00', '8.50', '5.15', '33.33', undefined),
    importo: fc.constantFrom(undefined, undefined, '0.00', '5.25', '-3.10', '0.12345678'),
  })
  .map(({ tipo, percentuale, importo }) => ({
    tipo,
    ...(percentuale === undefined ? {} : { percentuale }),
    ...(importo === undefined ? {} : { importo }),
  }));

/** Usually gives a Natura to a zero rate, and none to other rates. */
function withNatura<T extends { readonly aliquota_iva: string }>(
  one: T,
  drawn: Natura,
  isOdd: boolean,
): T & { readonly natura?: Natura } {
  return new Exact(one.aliquota_iva).isZero() === isOdd ? one : { ...one, natura: drawn };
}

const odd = fc.integer({ min: 0, max: 9 }).map((n) => n === 0);

const line: fc.Arbitrary<DettaglioLinee> = fc
  .record({
    rate,
    natura,
    odd,
    price,
    quantity: fc.constantFrom(undefined, '1.00', '2.00', '3.00', '0.50', '0.12500000', '7.333'),
    discounts: seldom(3, discount, 3),
    off: lineNudge,
  })
  .map((drawn) => {
    const priced = {
      ...(drawn.quantity === undefined ? {} : { quantita: drawn.quantity }),
      prezzo_unitario: drawn.price,
      ...(drawn.discounts.length === 0 ? {} : { sconto_maggiorazione: drawn.discounts }),
    };
    const total = totalOf(priced).plus(drawn.off);
    const made: DettaglioLinee = {
      numero_linea: '1',
      descrizione: 'Voce',
      ...priced,
      prezzo_totale: total.toFixed(Math.min(8, Math.max(2, total.decimalPlaces()))),
      aliquota_iva: drawn.rate,
    };
    return withNatura(made, drawn.natura, drawn.odd);
  });

const cassa: fc.Arbitrary<DatiCassaPrevidenziale> = fc
  .record({ rate, natura, odd, amount: decimals(2, 99) })
  .map((drawn) =>
    withNatura(
      {
        tipo_cassa: 'TC22',
        al_cassa: '4.00',
        importo_contributo_cassa: drawn.amount,
        aliquota_iva: drawn.rate,
      },
      drawn.natura,
      drawn.odd,
    ),
  );

/** The changes made to the summaries of one rate. */
interface Plan {
  /** Number of summaries; zero is a mistake. */
  readonly blocks: number;
  readonly off: string;
  /** True if Arrotondamento makes up for the cents, so that the difference is exactly `off`. */
  readonly settled: boolean;
  readonly taxOff: readonly string[];
  /** If set, replaces the Natura of the lines. */
  readonly natura: Natura | undefined;
}

const plan: fc.Arbitrary<Plan> = fc.record({
  blocks: fc.constantFrom(1, 1, 1, 1, 1, 1, 2, 3, 0),
  off: taxableNudge,
  settled: fc.boolean(),
  taxOff: fc.array(taxNudge, { minLength: 3, maxLength: 3 }),
  natura: fc.constantFrom(undefined, undefined, undefined, undefined, 'N4', 'N2.2'),
});

interface Charge {
  readonly rate: string;
  readonly natura: Natura | undefined;
  readonly amount: Exact;
}

/** The summaries of one rate: the last one gets the rest of the amount and the whole difference. */
function summariesOf(
  charges: readonly Charge[],
  { blocks, off, settled, taxOff, natura: own }: Plan,
): DatiRiepilogo[] {
  const total = charges.reduce((sum, { amount }) => sum.plus(amount), new Exact(0));
  const naturas = charges.map((one) => one.natura);
  return Array.from({ length: blocks }, (_, i) => {
    const isLast = i === blocks - 1;
    const { rate: aliquota_iva } = charges[i % charges.length] as Charge;
    const others = new Exact('7.00').times(blocks - 1);
    const taxable = isLast ? total.minus(others).plus(off).toDecimalPlaces(2) : new Exact('7.00');
    const rounding = taxable.minus(total.minus(others).plus(off));
    const imponibile_importo = taxable.toFixed(2);
    const { rounded } = taxOf(aliquota_iva, imponibile_importo);
    const kind = own ?? naturas[i % naturas.length];
    return {
      aliquota_iva,
      ...(kind === undefined ? {} : { natura: kind }),
      ...(isLast && settled && !rounding.isZero() ? { arrotondamento: rounding.toFixed(8) } : {}),
      imponibile_importo,
      imposta: rounded.plus(taxOff[i] ?? '0').toFixed(2),
    };
  });
}

const orphan: fc.Arbitrary<DatiRiepilogo> = fc
  .record({ rate, taxable: fc.constantFrom('0.00', '0.99', '1.00', '-1.01', '50.00') })
  .map((drawn) => ({
    aliquota_iva: drawn.rate,
    imponibile_importo: drawn.taxable,
    imposta: taxOf(drawn.rate, drawn.taxable).rounded.toFixed(2),
  }));

const body: fc.Arbitrary<FatturaElettronicaBody> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    cassa: seldom(3, cassa, 2),
    plans: fc.array(plan, { minLength: 5, maxLength: 5 }),
    orphans: seldom(7, orphan, 2),
  })
  .map(({ lines, cassa, plans, orphans }) => {
    const charges: Charge[] = [
      ...lines.map((one) => chargeOf(one, one.prezzo_totale)),
      ...cassa.map((one) => chargeOf(one, one.importo_contributo_cassa)),
    ];
    const rates = [...new Set(charges.map((one) => Number(one.rate)))];
    const summaries = rates.flatMap((one, i) =>
      summariesOf(
        charges.filter((charge) => Number(charge.rate) === one),
        plans[i % plans.length] as Plan,
      ),
    );
    summaries.push(...orphans);
    // The schema requires at least one.
    if (summaries.length === 0)
      summaries.push({ aliquota_iva: '5.00', imponibile_importo: '0.00', imposta: '0.00' });
    return bodyOf(lines, cassa, summaries);
  });

function chargeOf(one: DettaglioLinee | DatiCassaPrevidenziale, amount: string): Charge {
  return { rate: one.aliquota_iva, natura: one.natura, amount: new Exact(amount) };
}

function bodyOf(
  lines: DettaglioLinee[],
  cassa: DatiCassaPrevidenziale[],
  summaries: DatiRiepilogo[],
): FatturaElettronicaBody {
  const [base] = (baseInvoice('FPR12') as OrdinaryInvoice).fattura_elettronica_body;
  const { dati_generali } = base as FatturaElettronicaBody;
  const document = dati_generali.dati_generali_documento;
  return {
    dati_generali: {
      dati_generali_documento:
        cassa.length === 0 ? document : { ...document, dati_cassa_previdenziale: cassa },
    },
    dati_beni_servizi: { dettaglio_linee: lines, dati_riepilogo: summaries },
  };
}

/** An invoice of one to three bodies that is valid against the schema. */
export const arbitraryAmounts: fc.Arbitrary<OrdinaryInvoice> = fc
  .oneof(
    { arbitrary: fc.array(body, { minLength: 1, maxLength: 1 }), weight: 3 },
    { arbitrary: fc.array(body, { minLength: 2, maxLength: 3 }), weight: 1 },
  )
  .map((bodies) => ({ ...(baseInvoice('FPR12') as OrdinaryInvoice), fattura_elettronica_body: bodies }));
