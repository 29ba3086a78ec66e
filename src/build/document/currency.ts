/** The currency of a brief, and whether it is converted. */
import { type Fields, isAbsent, type Reading } from '../read/reading.ts';

const EURO = 'EUR';

export interface Currency {
  /** Of the brief. */
  readonly given: string;
  /** Of the invoice. */
  readonly written: string;
}

/** Amounts are converted from here on where the brief says how. */
export function readCurrency(reading: Reading, brief: Fields, date: string): Currency {
  const given = reading.currency(brief['divisa'], '', 'divisa', date) ?? EURO;
  if (isAbsent(brief['cambio'])) return { given, written: given };
  const exchange = reading.number(brief['cambio'], '', 'cambio', { signed: false });
  if (exchange !== null && !exchange.isZero && given !== EURO) reading.exchange = exchange;
  else if (exchange !== null) reading.problems.add('exchange', '', 'cambio');
  return { given, written: EURO };
}
