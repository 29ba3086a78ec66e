/** Stamp duty: when it is due, and the line that charges it. */

import { bearsStampDuty, NOT_SUBJECT } from '../../domain/natura.ts';
import { isFlatRate, isPaidByOne } from '../../domain/regimes.ts';
import { FREE_OF_STAMP_DUTY, STAMP_DUTY } from '../../domain/thresholds.ts';
import { Decimal } from '../../model/decimal.ts';
import type { DatiBollo, Natura } from '../../model/generated/invoice.ts';
import { String1000Latin } from '../../model/simpleTypes.ts';
import { type Charge, plainCharge } from '../lines/charge.ts';
import { readTax, type TaxContext, untaxed } from '../lines/tax.ts';
import { type Fields, isAbsent, type Reading } from '../read/reading.ts';
import type { Contribution } from './cassa.ts';

const ONE = Decimal.of(1);

const EURO = 'EUR';

const KEYS: ReadonlySet<string> = new Set([
  'addebito',
  'cambio',
  'descrizione',
  'natura',
  'riferimento_normativo',
]);
/** Keys of a duty that is not charged. */
const SHOWN_KEYS: ReadonlySet<string> = new Set(['addebito', 'cambio']);

export interface Bollo {
  readonly block: DatiBollo | undefined;
  readonly charge: Charge | null;
}

export interface BolloContext extends TaxContext {
  /** Currency of the invoice. */
  readonly currency: string;
}

const NONE: Bollo = { block: undefined, charge: null };

/**
 * ImportoBollo is in euro by law and optional: next to amounts in another currency it would be misread as one of them.
 */
function shown({ currency }: BolloContext): DatiBollo {
  return currency === EURO
    ? { bollo_virtuale: 'SI', importo_bollo: STAMP_DUTY.toText() }
    : { bollo_virtuale: 'SI' };
}

export function readBollo(
  reading: Reading,
  value: unknown,
  charges: readonly Charge[],
  contributions: readonly Contribution[],
  context: BolloContext,
): Bollo {
  const base = { charges, contributions, context };
  if (value === false) return NONE;
  if (value === true) return { block: shown(context), charge: null };
  if (isAbsent(value)) return whereDue(base, readRateOfEuro(reading, {}, base));
  const at = '/bollo';
  const fields = reading.fields(value, at);
  const isCharged = fields['addebito'] === true;
  reading.keys(fields, at, isCharged ? KEYS : SHOWN_KEYS);
  const exchange = readRateOfEuro(reading, fields, base);
  if (isCharged) return { block: shown(context), charge: readCharge(reading, fields, exchange, context) };
  if (isAbsent(fields['cambio'])) reading.missing(at, 'addebito');
  return whereDue(base, exchange);
}

interface Base {
  readonly charges: readonly Charge[];
  readonly contributions: readonly Contribution[];
  readonly context: BolloContext;
}

/**
 * Units of the invoice's currency for one euro; null if unknown. Threshold and duty are in euro: for another currency
 * the rate is never guessed if anything depends on it.
 */
function readRateOfEuro(reading: Reading, fields: Fields, base: Base): Decimal | null {
  const { cambio: value, addebito } = fields;
  const { currency } = base.context;
  if (isAbsent(value)) {
    if (currency === EURO) return ONE;
    if (addebito === true) reading.problems.add('bollo.charge', '/bollo', 'cambio', { currency });
    else if (Decimal.zero.isLess(liableSum(base))) {
      reading.problems.add('bollo.currency', '', 'bollo', { currency, limit: FREE_OF_STAMP_DUTY.toText() });
    }
    return null;
  }
  const exchange = reading.number(value, '/bollo', 'cambio', { signed: false });
  if (exchange === null) return null;
  if (!exchange.isZero && currency !== EURO) return exchange;
  reading.problems.add('exchange', '/bollo', 'cambio');
  return null;
}

/** Shown if the amount subject to it exceeds the threshold. */
function whereDue(base: Base, exchange: Decimal | null): Bollo {
  if (exchange === null || !FREE_OF_STAMP_DUTY.times(exchange).isLess(liableSum(base))) return NONE;
  return { block: shown(base.context), charge: null };
}

/** The line that charges it. */
function readCharge(
  reading: Reading,
  fields: Fields,
  exchange: Decimal | null,
  context: BolloContext,
): Charge {
  const at = '/bollo';
  const natura: Natura = isFlatRate(context.regime) ? NOT_SUBJECT : 'N1';
  const price = STAMP_DUTY.times(exchange ?? ONE).rounded(2);
  const charge = plainCharge({
    at,
    descrizione:
      reading.text(String1000Latin, fields['descrizione'], at, 'descrizione') ?? 'Imposta di bollo',
    tax: isAbsent(fields['natura'])
      ? untaxed(natura, undefined, context)
      : (readTax(reading, fields, at, context) ?? untaxed(natura, undefined, context)),
    price,
    withholding: false,
    kind: undefined,
    isBollo: true,
  });
  charge.total = price;
  return charge;
}

/** Total subject to the duty. */
function liableSum({ charges, contributions, context }: Base): Decimal {
  let sum = Decimal.zero;
  if (isPaidByOne(context.regime)) return sum;
  for (const { tax, total } of charges) if (bearsStampDuty(tax.natura)) sum = sum.plus(total);
  for (const { tax, amount } of contributions) if (bearsStampDuty(tax.natura)) sum = sum.plus(amount);
  return sum;
}
