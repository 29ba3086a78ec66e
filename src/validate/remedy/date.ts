/** Remedies for dates and times: other orders, other separators, months in letters. */
import { checkDate } from '../../model/primitives.ts';
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

interface Day {
  readonly iso: string;
  /** What stands behind the date. */
  readonly rest: string;
  /** The year was written with two figures. */
  readonly short?: true;
  /** The parts have the form of a date and are none: 30 February. */
  readonly impossible?: true;
}

/** "31/12/2024", "20241231", "31 dicembre 2024" and the like → "2024-12-31". */
export function dateRemedy(subject: Subject): Remedy | undefined {
  if (subject.type.base !== 'date') return undefined;
  const day = readDay(subject.value);
  if (day === undefined || !LOCAL_TIME.test(day.rest)) return undefined;
  if (day.impossible) return advise('date.impossible', {});
  if (day.short) return advise('date.year', { to: day.iso });
  return write(day.iso, 'date');
}

/** "2024-12-31 10:30" → "2024-12-31T10:30:00"; a day without a time is not given one. */
export function dateTimeRemedy(subject: Subject): Remedy | undefined {
  if (subject.type.base !== 'dateTime') return undefined;
  const day = readDay(subject.value);
  if (day === undefined) return undefined;
  if (day.impossible) return advise('date.impossible', {});
  if (day.rest === '') return advise('date.time', { example: `${day.iso}T08:30:00` });
  const time = /^[T ,]*(\d{1,2})[:.](\d{2})(?:[:.](\d{2})([.,]\d+)?)? ?(Z|[+-]\d{2}:?\d{2})?$/i.exec(
    day.rest,
  );
  if (time === null) return undefined;
  const [, hour = '', minute = '', second = '00', part = '', zone = ''] = time;
  const offset = zone.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  const to = `${day.iso}T${hour.padStart(2, '0')}:${minute}:${second}${part.replace(',', '.')}${offset}`;
  return day.short ? advise('date.year', { to }) : write(to, 'dateTime');
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
  const dayFirst = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/.exec(text);
  if (dayFirst !== null) {
    const [found, first = '', , second = '', year = ''] = dayFirst;
    const rest = text.slice(found.length);
    const full = year.length === 2 ? `20${year}` : year;
    // The American order only where the Italian one gives no month.
    const american = Number(second) > 12 && Number(first) <= 12;
    const read = american ? day(full, Number(first), second, rest) : day(full, Number(second), first, rest);
    return year.length === 2 ? { ...read, short: true } : read;
  }
  const compact = /^(\d{8})(?!\d)/.exec(text);
  if (compact === null) return undefined;
  const figures = compact[1] ?? '';
  const rest = text.slice(8);
  const readings = [
    day(figures.slice(0, 4), Number(figures.slice(4, 6)), figures.slice(6), rest),
    day(figures.slice(4), Number(figures.slice(2, 4)), figures.slice(0, 2), rest),
  ].filter((reading) => reading.impossible === undefined && isPlausible(reading));
  return readings.length === 1 ? readings[0] : undefined;
}

function day(year: string | undefined, month: number, ofMonth: string | undefined, rest: string): Day {
  const iso = `${year}-${String(month).padStart(2, '0')}-${(ofMonth ?? '').padStart(2, '0')}`;
  return { iso, rest, ...(checkDate(iso) ? {} : { impossible: true as const }) };
}

function isPlausible(reading: Day): boolean {
  const year = Number(reading.iso.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}
