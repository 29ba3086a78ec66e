/** The currency of a brief, and whether it is converted. */
import { type Fields, isAbsent, type Reading } from '../read/reading.ts';

const EURO = 'EUR';

export interface Currency {
  /** Currency of the brief. */
  readonly given: string;
  /** Currency of the invoice. */
  readonly written: string;
}

/** Reads the currency; from here on amounts are converted if the brief gives a rate. */
export function readCurrency(reading: Reading, brief: Fields, date: string): Currency {
  const given = reading.currency(brief['divisa'], '', 'divisa', date) ?? EURO;
  if (isAbsent(brief['cambio'])) return { given, written: given };
  const exchange = reading.number(brief['cambio'], '', 'cambio', { signed: false });
  if (exchange !== null && !exchange.isZero && given !== EURO) reading.exchange = exchange;
  else if (exchange !== null) reading.problems.add('exchange', '', 'cambio');
  return { given, written: EURO };
}
