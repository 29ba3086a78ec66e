/** Dates as users type and read them: 21/11/2026, 21.11, oggi. */
import { addDays, isDay } from '../../../model/index.ts';
import type { Language } from '../../../validate/index.ts';

/** Day first, as in Italy, with any usual separator; the year is optional and may have two digits. */
const DAY_FIRST = /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{4}|\d{2}))?$/;

/** Century of a two-digit year. */
const CENTURY = '20';

const WORDS: Readonly<Record<string, number>> = {
  oggi: 0,
  today: 0,
  ieri: -1,
  yesterday: -1,
};

/** Returns the date as YYYY-MM-DD; undefined if the text is not a date. @param today Base of words such as "ieri", and of a missing year. */
export function readDay(typed: string, today: string): string | undefined {
  const text = typed.trim().toLowerCase();
  const offset = WORDS[text];
  if (offset !== undefined) return addDays(today, offset);
  if (isDay(text)) return text;
  const [, day, month, year = today.slice(0, 4)] = DAY_FIRST.exec(text) ?? [];
  if (day === undefined || month === undefined) return undefined;
  const full = year.length === 2 ? `${CENTURY}${year}` : year;
  const date = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(date) ? date : undefined;
}

/** Formats a date for the language: 21/11/2026 in Italian. */
export function shownDay(day: string, language: Language): string {
  return language === 'it' ? day.split('-').reverse().join('/') : day;
}
