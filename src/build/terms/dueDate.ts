/** Due dates: payment terms counted from the invoice date. */

import { civilDate } from '../../model/civilDate.ts';
import { given, shownArgument } from '../../model/given.ts';
import { type PaymentInterval, paymentIntervals } from '../../model/paymentInterval.ts';
import { checkDate, daysInMonth } from '../../model/primitives.ts';

export { type PaymentInterval, paymentIntervals } from '../../model/paymentInterval.ts';

/** Options of {@link dueDate}. */
export interface DueDateOptions {
  /**
   * Meaning of thirty days. `days` (default): thirty calendar days, so `30EOM` from 31 January is 31 March, because the
   * thirtieth day is 2 March. `months`: a commercial month, so it is the last day of February.
   */
  readonly counting?: 'days' | 'months' | undefined;
}

/**
 * A payment term: days (`45`), the end of the month that they reach (`30EOM`), and days after that (`30EOM+10`).
 * Without leading days it counts from the invoice's own month (`EOM`, `EOM+10`). The service's `EOMPLUS15` is `EOM+15`.
 * Each number has up to three digits, as GiorniTerminiPagamento (2.4.2.4).
 */
export type PaymentTerm =
  | PaymentInterval
  | `${bigint}`
  | `${bigint}EOM`
  | `${bigint}EOMPLUS15`
  | `EOM+${bigint}`
  | `${bigint}EOM+${bigint}`;

/** Pattern of a {@link PaymentTerm}. */
export const PAYMENT_TERM = /^(?=.)(0|[1-9]\d{0,2})?(?:(EOM)(?:(PLUS15)|\+([1-9]\d{0,2}))?)?$/;

const KNOWN: ReadonlySet<string> = new Set(paymentIntervals);

const DAYS_OF_A_MONTH = 30;
const FIFTEEN = 15;
const DECEMBER = 12;

/** True if a text is one of the service's intervals. */
export function isPaymentInterval(text: unknown): text is PaymentInterval {
  return typeof text === 'string' && KNOWN.has(text);
}

/** True if a text is a payment term. */
export function isPaymentTerm(text: unknown): text is PaymentTerm {
  return typeof text === 'string' && PAYMENT_TERM.test(text);
}

/**
 * Due date of a payment.
 * @param from The date from which it is counted, usually that of the invoice, YYYY-MM-DD.
 * @returns YYYY-MM-DD, never before `from`.
 * @throws RangeError if `from` is not a calendar date, or `term` is not a {@link PaymentTerm}.
 *
 * @example
 * ```ts
 * import { dueDate } from 'fattura/build';
 *
 * console.log(dueDate('60', '2026-01-31')); // prints: 2026-04-01
 * console.log(dueDate('30EOM', '2026-01-31')); // prints: 2026-03-31
 * console.log(dueDate('30EOM', '2026-01-31', { counting: 'months' })); // prints: 2026-02-28
 * ```
 */
export function dueDate(term: PaymentTerm, from: string, options: DueDateOptions = {}): string {
  given('from', from, 'text');
  given('options', options, 'object');
  const day = checkDate(from) ? civilDate(from) : undefined;
  if (day === undefined || day.length !== 'YYYY-MM-DD'.length)
    throw new RangeError(`from: ${from} is not a calendar date`);
  if (!isPaymentTerm(term)) throw new RangeError(`term: ${shownArgument(term)} is not a payment term`);
  const [, digits = '', end, fifteenth, more] = PAYMENT_TERM.exec(term) ?? [];
  const start = {
    year: Number(day.slice(0, 4)),
    month: Number(day.slice(5, 7)),
    day: Number(day.slice(8)),
  };
  const reached = after(start, Number(digits), options.counting ?? 'days');
  if (end === undefined) return written(reached);
  const last = { ...reached, day: daysInMonth(reached.year, reached.month) };
  return written(daysAfter(last, fifteenth === undefined ? Number(more ?? 0) : FIFTEEN));
}

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function after(from: Day, days: number, counting: 'days' | 'months'): Day {
  if (counting === 'days') return daysAfter(from, days);
  let reached = from;
  let left = days;
  for (; left >= DAYS_OF_A_MONTH; left -= DAYS_OF_A_MONTH) reached = nextMonth(reached);
  // A month without a 31st ends on its last day.
  const last = daysInMonth(reached.year, reached.month);
  return daysAfter({ ...reached, day: Math.min(from.day, last) }, left);
}

function daysAfter(from: Day, days: number): Day {
  let { year, month } = from;
  let day = from.day + days;
  for (let length = daysInMonth(year, month); day > length; length = daysInMonth(year, month)) {
    day -= length;
    ({ year, month } = nextMonth({ year, month, day }));
  }
  return { year, month, day };
}

function nextMonth({ year, month, day }: Day): Day {
  return month === DECEMBER ? { year: year + 1, month: 1, day } : { year, month: month + 1, day };
}

function written({ year, month, day }: Day): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}
