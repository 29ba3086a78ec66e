/** Suggestions for dates and times with another order, other separators, or names of months. */
import { checkDate } from '../../model/primitives.ts';
import type { DateOrder, FileDateOrder } from './dateOrder.ts';
import { advise, type Subject, type Suggestion, write } from './suggestion.ts';

/** The first three letters of the months, Italian and English. */
// biome-ignore format: a table
const MONTHS: Readonly<Record<string, number>> = {
  gen: 1, feb: 2, mar: 3, apr: 4, mag: 5, giu: 6, lug: 7, ago: 8, set: 9, ott: 10, nov: 11, dic: 12,
  jan: 1, may: 5, jun: 6, jul: 7, aug: 8, sep: 9, oct: 10, dec: 12,
};

/** Plausible years, which decide the order of a date with eight digits and no separators. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2100];

/** A time that can be removed from a date: without a zone or with that of Rome. In other zones the day may differ. */
const LOCAL_TIME = /^(?:[T ]+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[.,]\d+)?(?:\+0[12]:?00)?)?$/;

/** A time with another time zone. */
const ZONED_TIME = /^[T ]+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[.,]\d+)?(?:Z|[+-]\d{2}:?\d{2})$/i;

interface Day {
  readonly iso: string;
  /** The text after the date. */
  readonly rest: string;
  /** The other reading, if the order of day and month is ambiguous. */
  readonly other?: string;
  /** The order of day and month, if only one gives an existing day. */
  readonly order?: DateOrder;
  /** The year was written with two digits. */
  readonly short?: true;
  /** The parts have the form of a date that does not exist: 30 February. */
  readonly impossible?: true;
}

/**
 * The order of day and month in the dates of one file: "31/07/2026" shows that the day comes first, "07/31/2026" that
 * the month does; "06/05/2026" shows neither.
 */
export function dateOrderOf(values: Iterable<string>): FileDateOrder {
  const orders = new Set<DateOrder>();
  for (const value of new Set(values)) {
    const order = readDay(value)?.order;
    if (order !== undefined) orders.add(order);
  }
  const [order] = orders;
  return orders.size > 1 ? 'mixed' : (order ?? 'open');
}

/** "31/12/2024", "20241231", "31 dicembre 2024" and the like → "2024-12-31". */
export function dateSuggestion(subject: Subject): Suggestion | undefined {
  if (subject.type.base !== 'date') return undefined;
  const day = readDay(subject.value);
  if (day === undefined) return undefined;
  if (!LOCAL_TIME.test(day.rest)) return ZONED_TIME.test(day.rest) ? advise('date.zone', {}) : undefined;
  return (
    notPlain(day, subject, ({ iso }) => iso) ??
    write(inOrder(day, subject), day.rest === '' ? 'date' : 'time')
  );
}

/** "2024-12-31 10:30" → "2024-12-31T10:30:00"; a missing time is not invented. */
export function dateTimeSuggestion(subject: Subject): Suggestion | undefined {
  if (subject.type.base !== 'dateTime') return undefined;
  const day = readDay(subject.value);
  if (day === undefined) return undefined;
  if (day.impossible) return advise('date.impossible', {});
  if (day.rest === '') return advise('date.time', { example: `${inOrder(day, subject)}T08:30:00` });
  const time = /^[T ,]*(\d{1,2})[:.](\d{2})(?:[:.](\d{2})([.,]\d+)?)? ?(Z|[+-]\d{2}:?\d{2})?$/i.exec(
    day.rest,
  );
  if (time === null) return undefined;
  const [, hour = '', minute = '', second = '00', part = '', zone = ''] = time;
  const offset = zone.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  const clock = `T${hour.padStart(2, '0')}:${minute}:${second}${part.replace(',', '.')}${offset}`;
  return (
    notPlain(day, subject, ({ iso }) => `${iso}${clock}`) ??
    write(`${inOrder(day, subject)}${clock}`, 'dateTime')
  );
}

/** Advice without a fix, for a date that does not exist or is ambiguous. */
function notPlain(
  day: Day,
  subject: Subject,
  written: (day: Pick<Day, 'iso'>) => string,
): Suggestion | undefined {
  if (day.impossible) return advise('date.impossible', {});
  const { dateOrder = 'open' } = subject.surroundings;
  if (dateOrder === 'mixed' && day.order !== undefined) return advise('date.mixed', { to: written(day) });
  if (day.other !== undefined && (dateOrder === 'open' || dateOrder === 'mixed')) {
    return advise('date.order', { readings: [written(day), written({ iso: day.other })] });
  }
  return day.short ? advise('date.year', { to: written({ iso: inOrder(day, subject) }) }) : undefined;
}

/** The day; an ambiguous one is read in the order of the file. */
function inOrder({ iso, other }: Day, { surroundings }: Subject): string {
  return other !== undefined && surroundings.dateOrder === 'monthFirst' ? other : iso;
}

function readDay(text: string): Day | undefined {
  const named = /^(\d{1,2})[ ./-]*([a-zà]{3,9})\.?[ ./-]*(\d{4})/i.exec(text);
  if (named !== null) {
    const month = MONTHS[(named[2] ?? '').slice(0, 3).toLowerCase()];
    return month === undefined ? undefined : day(named[3], month, named[1], text.slice(named[0].length));
  }
  const yearFirst = /^(\d{4})([-/. ])(\d{1,2})\2(\d{1,2})(?!\d)/.exec(text);
  if (yearFirst !== null) {
    return day(yearFirst[1], Number(yearFirst[3]), yearFirst[4], text.slice(yearFirst[0].length));
  }
  const yearLast = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/.exec(text);
  if (yearLast !== null) {
    const [found, first = '', , second = '', year = ''] = yearLast;
    const rest = text.slice(found.length);
    const read = eitherOrder({ first, second, year: year.length === 2 ? `20${year}` : year, rest });
    return year.length === 2 ? { ...read, short: true } : read;
  }
  const compact = /^(\d{8})(?!\d)/.exec(text);
  if (compact === null) return undefined;
  const digits = compact[1] ?? '';
  const rest = text.slice(8);
  const readings = [
    day(digits.slice(0, 4), Number(digits.slice(4, 6)), digits.slice(6), rest),
    eitherOrder({ first: digits.slice(0, 2), second: digits.slice(2, 4), year: digits.slice(4), rest }),
  ].filter((reading) => reading.impossible === undefined && isPlausible(reading));
  return readings.length === 1 ? readings[0] : undefined;
}

interface YearLast {
  readonly first: string;
  readonly second: string;
  readonly year: string;
  readonly rest: string;
}

/** Reads digits with the year last: Italian dates have the day first, dates of American programs the month. */
function eitherOrder({ first, second, year, rest }: YearLast): Day {
  const italian = day(year, Number(second), first, rest);
  const american = day(year, Number(first), second, rest);
  if (italian.impossible) return american.impossible ? italian : { ...american, order: 'monthFirst' };
  if (american.impossible) return { ...italian, order: 'dayFirst' };
  return italian.iso === american.iso ? italian : { ...italian, other: american.iso };
}

function day(year: string | undefined, month: number, ofMonth: string | undefined, rest: string): Day {
  const iso = `${year}-${String(month).padStart(2, '0')}-${(ofMonth ?? '').padStart(2, '0')}`;
  return { iso, rest, ...(checkDate(iso) ? {} : { impossible: true as const }) };
}

function isPlausible(reading: Day): boolean {
  const year = Number(reading.iso.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}
