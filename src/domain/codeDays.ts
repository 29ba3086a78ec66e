/** The days on which the codes of a list come and go. */
import { compareDates } from '../model/civilDate.ts';
import type { CodeList } from '../model/codes/codeList.ts';

/** The codes of a list that were not there from the start, with their first day. */
export function firstDays({ codes }: CodeList): ReadonlyMap<string, string> {
  return new Map(codes.flatMap(({ code, since }) => (since === undefined ? [] : [[code, since] as const])));
}

/** A code that may no longer be used. */
export interface RetiredCode {
  /** First day without it. */
  readonly until: string;
  readonly successor: string;
}

/** The codes of a list that another one has replaced. */
export function replacedCodes({ codes }: CodeList): ReadonlyMap<string, RetiredCode> {
  return new Map(
    codes.flatMap(({ code, until, successor }) =>
      until === undefined || successor === undefined ? [] : [[code, { until, successor }] as const],
    ),
  );
}

/** The earliest of days. @param days At least one. */
export function earliest(days: readonly string[]): string {
  return days.reduce((a, b) => (compareDates(a, b) < 0 ? a : b));
}

/** The latest of days. @param days At least one. */
export function latest(days: readonly string[]): string {
  return days.reduce((a, b) => (compareDates(a, b) > 0 ? a : b));
}
