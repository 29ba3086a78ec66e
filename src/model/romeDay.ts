/** Calendar day in Rome at an instant, independent of the platform's clock and time zone data. */
import { given } from './given.ts';
import { checkDateTime, DATE_TIME, dayNumber, daysInMonth, zoneMinutes } from './primitives.ts';

/** Rome's offset from UTC in minutes: in winter (CET) and in summer (CEST). */
const WINTER = 60;
const SUMMER = 120;

/** Since 1996 summer time runs from the last Sunday of March to that of October, at 01:00 UTC (2000/84/EC). */
const FIRST_MONTH = 3;
const LAST_MONTH = 10;
const CHANGE_MINUTE = 60;

/** Both months have 31 days. */
const LAST_OF_MONTH = 31;

const MINUTES_A_DAY = 24 * 60;

/** A point in time, to the minute. */
interface Minute {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly minute: number;
}

/**
 * Returns the day in Rome at an `xs:dateTime`, as YYYY-MM-DD; undefined for an invalid text. Without a time zone, the
 * day as written.
 *
 * @example
 * ```ts
 * import { romeDay } from 'fattura/model';
 *
 * console.log(romeDay('2026-06-01T23:30:00Z')); // prints: 2026-06-02
 * ```
 */
export function romeDay(dateTime: string): string | undefined {
  given('dateTime', dateTime, 'text');
  const match = DATE_TIME.exec(dateTime);
  if (match === null || dateTime.startsWith('-') || !checkDateTime(dateTime)) return undefined;
  const [, year = '', month = '', day = '', hour, minute, , zone] = match;
  if (zone === undefined) return `${year}-${month}-${day}`;
  const local = { year: Number(year), month: Number(month), day: Number(day), minute: 0 };
  const utc = later(local, Number(hour) * 60 + Number(minute) - (zoneMinutes(zone) ?? 0));
  return dayOf(later(utc, isSummer(utc) ? SUMMER : WINTER));
}

function isSummer({ year, month, day, minute }: Minute): boolean {
  if (month !== FIRST_MONTH && month !== LAST_MONTH) return month > FIRST_MONTH && month < LAST_MONTH;
  const sunday = lastSunday(year, month);
  const hasChanged = day > sunday || (day === sunday && minute >= CHANGE_MINUTE);
  return month === FIRST_MONTH ? hasChanged : !hasChanged;
}

function lastSunday(year: number, month: number): number {
  const daysSinceSunday = (dayNumber(String(year), String(month), String(LAST_OF_MONTH)) + 2) % 7;
  return LAST_OF_MONTH - daysSinceSunday;
}

/** Adds minutes, at most a day or two. */
function later(from: Minute, minutes: number): Minute {
  let { year, month, day, minute } = from;
  minute += minutes;
  while (minute < 0) {
    minute += MINUTES_A_DAY;
    day -= 1;
    if (day === 0) {
      month -= 1;
      if (month === 0) {
        month = 12;
        year -= 1;
      }
      day = daysInMonth(year, month);
    }
  }
  while (minute >= MINUTES_A_DAY) {
    minute -= MINUTES_A_DAY;
    day += 1;
    if (day > daysInMonth(year, month)) {
      day = 1;
      month += 1;
      if (month === 13) {
        month = 1;
        year += 1;
      }
    }
  }
  return { year, month, day, minute };
}

function dayOf({ year, month, day }: Minute): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}
