/** Calendar dates in the form of the database and the service: YYYY-MM-DD. */
import { addDays } from '../../model/index.ts';
import { refuse } from '../http/refusal.ts';

const DAY = /^\d{4}-\d{2}-\d{2}/;

/**
 * The date of an xs:date, which may have a time zone.
 * @throws Refusal 422 for a year of more than four digits, which XML allows and the service does not
 */
export function dayOf(date: string, pointer: string): string {
  const day = DAY.exec(date)?.[0];
  if (day === undefined) throw refuse(422, ({ year }) => year, pointer);
  return day;
}

/** @throws Refusal 422 if the result is after the year 9999 */
export function dueDay(day: string, days: number, pointer: string): string {
  const due = addDays(day, days);
  if (due === undefined) throw refuse(422, ({ dueYear }) => dueYear, pointer);
  return due;
}
