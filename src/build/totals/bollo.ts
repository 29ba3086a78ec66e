/** Stamp duty: where it is due, and the line that charges it. */
import { Decimal } from '../../model/decimal.ts';
import type { DatiBollo, Natura } from '../../model/generated/invoice.ts';
import { String1000Latin } from '../../model/simpleTypes.ts';
import { type Charge, plainCharge } from '../lines/charge.ts';
import { readTax, type TaxContext, untaxed } from '../lines/tax.ts';
import { isAbsent, type Reading } from '../read/reading.ts';
import type { Contribution } from './cassa.ts';

/** DPR 642/1972, tariffa, art. 13. */
const DUTY = Decimal.of(200, 2);

/** Up to here none is due (same article: 150,000 lire). */
export const FREE_OF_BOLLO = Decimal.of(7747, 2);

/** Natures that bear it beyond doubt: on N1 and N5 sources disagree (provvedimento 4 February 2021, list B). */
const LIABLE: ReadonlySet<string> = new Set(['N2.1', 'N2.2', 'N3.5', 'N3.6', 'N4']);

/** Regimes in which VAT is paid by one for all. */
const PAID_BY_ONE: ReadonlySet<string> = new Set(['RF05', 'RF06', 'RF07', 'RF08', 'RF09']);

/** The flat-rate regime: duty charged is the supplier's income, not an advance of art. 15 (answer 428/2022). */
const FLAT_RATE = 'RF19';

const KEYS: ReadonlySet<string> = new Set(['addebito', 'descrizione', 'natura', 'riferimento_normativo']);

export interface Bollo {
  readonly block: DatiBollo | undefined;
  readonly charge: Charge | null;
}

export interface BolloContext extends TaxContext {
  readonly currency: string;
}

const NONE: Bollo = { block: undefined, charge: null };
const SHOWN: DatiBollo = { bollo_virtuale: 'SI', importo_bollo: DUTY.toText() };

export function readBollo(
  reading: Reading,
  value: unknown,
  charges: readonly Charge[],
  contributions: readonly Contribution[],
  context: BolloContext,
): Bollo {
  if (value === false) return NONE;
  if (isAbsent(value))
    return isDue(charges, contributions, context) ? { block: { ...SHOWN }, charge: null } : NONE;
  if (value === true) return { block: { ...SHOWN }, charge: null };
  const at = '/bollo';
  const fields = reading.fields(value, at);
  reading.keys(fields, at, KEYS);
  if (fields['addebito'] !== true) reading.missing(at, 'addebito');
  const natura: Natura = context.regime === FLAT_RATE ? 'N2.2' : 'N1';
  const charge = plainCharge({
    at,
    descrizione:
      reading.text(String1000Latin, fields['descrizione'], at, 'descrizione') ?? 'Imposta di bollo',
    tax: isAbsent(fields['natura'])
      ? untaxed(natura, undefined, context)
      : (readTax(reading, fields, at, context) ?? untaxed(natura, undefined, context)),
    price: DUTY,
    withholding: false,
    kind: undefined,
    isBollo: true,
  });
  charge.total = DUTY;
  return { block: { ...SHOWN }, charge };
}

function isDue(
  charges: readonly Charge[],
  contributions: readonly Contribution[],
  { regime, currency }: BolloContext,
): boolean {
  if (PAID_BY_ONE.has(regime) || currency !== 'EUR') return false;
  let sum = Decimal.zero;
  for (const { tax, total } of charges) if (isLiable(tax.natura)) sum = sum.plus(total);
  for (const { tax, amount } of contributions) if (isLiable(tax.natura)) sum = sum.plus(amount);
  return FREE_OF_BOLLO.isLess(sum);
}

/** Whether what is without VAT for this reason bears the duty. */
export function isLiable(natura: string | null): boolean {
  return natura !== null && LIABLE.has(natura);
}
