/** First and last days of codes. */
import { compareDates } from '../model/civilDate.ts';
import type { CodeList } from '../model/codes/codeList.ts';

/** The codes of a list that were added later, with their first day. */
export function firstDays({ codes }: CodeList): ReadonlyMap<string, string> {
  return new Map(codes.flatMap(({ code, since }) => (since === undefined ? [] : [[code, since] as const])));
}

/** A code that may no longer be used. */
export interface RetiredCode {
  /** First day on which it may no longer be used. */
  readonly until: string;
  readonly successor: string;
}

/** The retired codes of a list that have a successor. */
export function replacedCodes({ codes }: CodeList): ReadonlyMap<string, RetiredCode> {
  return new Map(
    codes.flatMap(({ code, until, successor }) =>
      until === undefined || successor === undefined ? [] : [[code, { until, successor }] as const],
    ),
  );
}

/** Returns the earliest day. @param days At least one. */
export function earliest(days: readonly string[]): string {
  return days.reduce((a, b) => (compareDates(a, b) < 0 ? a : b));
}

/** Returns the latest day. @param days At least one. */
export function latest(days: readonly string[]): string {
  return days.reduce((a, b) => (compareDates(a, b) > 0 ? a : b));
}
