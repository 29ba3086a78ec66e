/** Remedies for dates and times: other orders, other separators, months in letters. */
import { checkDate } from '../../model/primitives.ts';
import type { DateOrder, FileDateOrder } from './dateOrder.ts';
import { advise, type Remedy, type Subject, write } from './remedy.ts';

/** The first three letters of the months, Italian and English. */
// biome-ignore format: a table
const MONTHS: Readonly<Record<string, number>> = {
  gen: 1, feb: 2, mar: 3, apr: 4, mag: 5, giu: 6, lug: 7, ago: 8, set: 9, ott: 10, nov: 11, dic: 12,
  jan: 1, may: 5, jun: 6, jul: 7, aug: 8, sep: 9, oct: 10, dec: 12,
};

/** Years that a document of an electronic invoice may bear; outside, eight figures are read the other way. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2100];

/** A time that a date may lose: one of Rome, or of no zone; elsewhere the day itself may be another. */
const LOCAL_TIME = /^(?:[T ]+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[.,]\d+)?(?:\+0[12]:?00)?)?$/;

/** A time of another zone. */
const ZONED_TIME = /^[T ]+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[.,]\d+)?(?:Z|[+-]\d{2}:?\d{2})$/i;

interface Day {
  readonly iso: string;
  /** What stands behind the date. */
  readonly rest: string;
  /** The other reading, where day and month may be either way round and are not the same. */
  readonly other?: string;
  /** The order in which day and month stand, where only one gives a day. */
  readonly order?: DateOrder;
  /** The year was written with two figures. */
  readonly short?: true;
  /** The parts have the form of a date and are none: 30 February. */
  readonly impossible?: true;
}

/**
 * What the dates of one file say together: "31/07/2026" that the day stands first, "07/31/2026" that the month does,
 * "06/05/2026" nothing.
 */
export function dateOrderOf(values: Iterable<string>): FileDateOrder {
  const orders = new Set<DateOrder>();
  for (const value of values) {
    const order = readDay(value)?.order;
    if (order !== undefined) orders.add(order);
  }
  const [order] = orders;
  return orders.size > 1 ? 'mixed' : (order ?? 'open');
}

/** "31/12/2024", "20241231", "31 dicembre 2024" and the like → "2024-12-31". */
export function dateRemedy(subject: Subject): Remedy | undefined {
  if (subject.type.base !== 'date') return undefined;
  const day = readDay(subject.value);
  if (day === undefined) return undefined;
  if (!LOCAL_TIME.test(day.rest)) return ZONED_TIME.test(day.rest) ? advise('date.zone', {}) : undefined;
  return (
    notPlain(day, subject, ({ iso }) => iso) ??
    write(inOrder(day, subject), day.rest === '' ? 'date' : 'time')
  );
}

/** "2024-12-31 10:30" → "2024-12-31T10:30:00"; a day without a time is not given one. */
export function dateTimeRemedy(subject: Subject): Remedy | undefined {
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

/** What is said of a date that is none, or may be another: it is not written. */
function notPlain(
  day: Day,
  subject: Subject,
  written: (day: Pick<Day, 'iso'>) => string,
): Remedy | undefined {
  if (day.impossible) return advise('date.impossible', {});
  const { dateOrder = 'open' } = subject.surroundings;
  if (dateOrder === 'mixed' && day.order !== undefined) return advise('date.mixed', { to: written(day) });
  if (day.other !== undefined && (dateOrder === 'open' || dateOrder === 'mixed')) {
    return advise('date.order', { readings: [written(day), written({ iso: day.other })] });
  }
  return day.short ? advise('date.year', { to: written({ iso: inOrder(day, subject) }) }) : undefined;
}

/** The day, read in the order of the file where it may be two. */
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
  const figures = compact[1] ?? '';
  const rest = text.slice(8);
  const readings = [
    day(figures.slice(0, 4), Number(figures.slice(4, 6)), figures.slice(6), rest),
    eitherOrder({ first: figures.slice(0, 2), second: figures.slice(2, 4), year: figures.slice(4), rest }),
  ].filter((reading) => reading.impossible === undefined && isPlausible(reading));
  return readings.length === 1 ? readings[0] : undefined;
}

interface YearLast {
  readonly first: string;
  readonly second: string;
  readonly year: string;
  readonly rest: string;
}

/** Figures with the year last: the day stands first in Italy, and the month in what American programs write. */
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
