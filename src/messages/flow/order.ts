/** Orders that do not depend on the order of the files, and calendar days. */
import { dayNumber, daysInMonth, zoneMinutes } from '../../model/primitives.ts';
import type { FlowMessage } from './files.ts';

export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function byPath(a: { readonly path: string }, b: { readonly path: string }): number {
  return compare(a.path, b.path);
}

const MOMENT = /^(\d{4,})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2}(?:\.\d+)?)(Z|[+-]\d{2}:\d{2})?$/;

/** Seconds of an `xs:dateTime` since a fixed origin; without a zone as if in UTC, and 0 for null. */
export function instant(moment: string | null): number {
  const match = MOMENT.exec(moment ?? '');
  if (match === null) return 0;
  const [, year = '', month = '', day = '', hour = '', minute = '', second = '', zone = 'Z'] = match;
  const minutes = dayNumber(year, month, day) * 1_440 + Number(hour) * 60 + Number(minute);
  return (minutes - (zoneMinutes(zone) ?? 0)) * 60 + Number(second);
}

/** By moment, then kind, then path. */
export function byMoment(a: FlowMessage, b: FlowMessage): number {
  return instant(a.facts.at) - instant(b.facts.at) || compare(a.facts.kind, b.facts.kind) || byPath(a, b);
}

/** A day some days later, for few days. */
export function addDays(date: string, days: number): string {
  let [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  for (let left = days; left > 0; left -= 1) {
    day += 1;
    if (day <= daysInMonth(year, month)) continue;
    day = 1;
    month += 1;
    if (month <= 12) continue;
    month = 1;
    year += 1;
  }
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}
