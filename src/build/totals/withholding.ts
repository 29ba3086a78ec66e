/** Withholding: the lines subject to it, and its amount. */
import { Decimal } from '../../model/decimal.ts';
import type { CausalePagamento, DatiRitenuta, TipoRitenuta } from '../../model/generated/invoice.ts';
import {
  CausalePagamento as CausaleType,
  TipoRitenuta as TipoRitenutaType,
} from '../../model/simpleTypes.ts';
import { isAmountObject } from '../amount.ts';
import { type Charge, isFee } from '../lines/charge.ts';
import { isAbsent, type Reading } from '../read/reading.ts';
import { type Contribution, sumOf } from './cassa.ts';

const KEYS: ReadonlySet<string> = new Set(['tipo_ritenuta', 'aliquota', 'causale_pagamento', 'base']);
const BASE_KEYS: ReadonlySet<string> = new Set(['percentuale']);

/** Returns true if a line is subject to withholding. */
export type IsWithheld = (charge: Charge) => boolean;

/**
 * Selects the lines subject to withholding: those with `ritenuta: true`; if no line of the brief sets it, all fees. A
 * line with `false` never is. Only the lines of the brief decide: those that the builder adds follow them.
 */
export function withheldLines(lines: readonly Charge[], hasWithholding: boolean): IsWithheld {
  if (!hasWithholding) return () => false;
  const someSay = lines.some(({ withholding }) => withholding === true);
  return (charge) => charge.withholding ?? (!someSay && isFee(charge));
}

/**
 * Selects the advances that were subject to withholding: those that set it; otherwise as the lines, if all are alike.
 * If they are not, the advance must set it: a guess would withhold twice, or not at all.
 */
export function withheldAdvances(
  reading: Reading,
  lines: readonly Charge[],
  hasWithholding: boolean,
): IsWithheld {
  if (!hasWithholding) return () => false;
  const fees = lines.filter(isFee);
  const some = fees.some(({ isWithheld }) => isWithheld);
  const isMixed = some && !fees.every(({ isWithheld }) => isWithheld);
  return (charge) => {
    if (charge.withholding !== undefined) return charge.withholding;
    if (!isFee(charge)) return false;
    if (isMixed) reading.problems.add('ritenuta.several', charge.at, 'ritenuta');
    return some;
  };
}

/** Reports lines with withholding in a document without it (00411). */
export function checkWithheld(reading: Reading, charges: readonly Charge[], hasWithholding: boolean): void {
  if (hasWithholding) return;
  for (const { withholding, at } of charges) {
    if (withholding === true) reading.problems.add('ritenuta.missing', at, 'ritenuta');
  }
}

export interface Withheld {
  readonly blocks: DatiRitenuta[];
  readonly amount: Decimal;
}

export function readWithholdings(
  reading: Reading,
  value: unknown,
  charges: readonly Charge[],
  contributions: readonly Contribution[],
): Withheld {
  const list = reading.list(value, '/ritenute');
  if (list.length === 0) return { blocks: [], amount: Decimal.zero };
  let base = sumOf(charges.filter(({ isWithheld }) => isWithheld));
  for (const { amount, isWithheld } of contributions) if (isWithheld) base = base.plus(amount);
  let whole = Decimal.zero;
  const blocks = list.map((item, index) => {
    const { block, amount } = readOne(reading, item, `/ritenute/${index}`, base);
    whole = whole.plus(amount);
    return block;
  });
  return { blocks, amount: whole };
}

function readOne(
  reading: Reading,
  item: unknown,
  at: string,
  whole: Decimal,
): { readonly block: DatiRitenuta; readonly amount: Decimal } {
  const fields = reading.fields(item, at);
  reading.keys(fields, at, KEYS);
  if (isAbsent(fields['aliquota'])) reading.missing(at, 'aliquota');
  const percent = reading.percent(fields['aliquota'], at, 'aliquota') ?? Decimal.zero;
  const base = readBase(reading, fields['base'], at, whole);
  const amount = percent.percentOf(base).rounded(2);
  reading.fits(amount, 11, at);
  const block: DatiRitenuta = {
    tipo_ritenuta: reading.needed(
      TipoRitenutaType,
      fields['tipo_ritenuta'],
      at,
      'tipo_ritenuta',
    ) as TipoRitenuta,
    importo_ritenuta: amount.toText(),
    aliquota_ritenuta: percent.toText(),
    causale_pagamento: reading.needed(
      CausaleType,
      fields['causale_pagamento'],
      at,
      'causale_pagamento',
    ) as CausalePagamento,
  };
  return { block, amount };
}

/** An amount, a percentage of the total subject to withholding, or all of it. */
function readBase(reading: Reading, value: unknown, at: string, whole: Decimal): Decimal {
  if (typeof value !== 'object' || value === null || isAmountObject(value)) {
    return reading.money(value, at, 'base') ?? whole;
  }
  const here = `${at}/base`;
  const fields = reading.fields(value, here);
  reading.keys(fields, here, BASE_KEYS);
  if (isAbsent(fields['percentuale'])) reading.missing(here, 'percentuale');
  return (reading.percent(fields['percentuale'], here, 'percentuale') ?? Decimal.zero).percentOf(whole);
}
