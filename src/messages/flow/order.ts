/** Orders that do not depend on the order of the files. */
import { dayNumber, zoneMinutes } from '../../model/primitives.ts';
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
