/** Arithmetic of calendar days, written YYYY-MM-DD. */
import { checkDate, dayNumber } from './primitives.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const LAST_YEAR = 9999;

/** Maximum distance of two days between the years 1 and 9999. */
const LONGEST = 366 * LAST_YEAR;

/** True for a day of the calendar with a year of four digits. */
export function isDay(text: string): boolean {
  return DAY.test(text) && checkDate(text);
}

/** Number of days from one day to another; negative if `to` is the earlier one. */
export function daysBetween(from: string, to: string): number {
  return numberOf(to) - numberOf(from);
}

/** The day `count` days later, or earlier for a negative count; undefined outside the years 1 to 9999. */
export function addDays(day: string, count: number): string | undefined {
  return Math.abs(count) > LONGEST ? undefined : dayAt(numberOf(day) + count);
}

function numberOf(day: string): number {
  const [year = '', month = '', date = ''] = day.split('-');
  return dayNumber(year, month, date);
}

/** The day with a number of {@link dayNumber}, whose years begin on 1 March. */
function dayAt(number: number): string | undefined {
  const days = number - 1;
  let year = Math.floor(days / 365.2425);
  if (days >= startOf(year + 1)) year += 1;
  else if (days < startOf(year)) year -= 1;
  const rest = days - startOf(year);
  const monthFromMarch = Math.floor((100 * rest + 52) / 3060);
  const date = rest - Math.floor((monthFromMarch * 306 + 5) / 10) + 1;
  const month = ((monthFromMarch + 2) % 12) + 1;
  const civilYear = year + (month <= 2 ? 1 : 0);
  if (civilYear < 1 || civilYear > LAST_YEAR) return undefined;
  return `${padded(civilYear, 4)}-${padded(month, 2)}-${padded(date, 2)}`;
}

/** Days before a year that begins on 1 March. */
function startOf(year: number): number {
  return year * 365 + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
}

const padded = (number: number, length: number): string => String(number).padStart(length, '0');
