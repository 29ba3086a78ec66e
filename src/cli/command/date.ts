/** The value of an option that is a day. */
import { UsageError } from './usageError.ts';

/** @throws UsageError */
export function parseDate(text: string | undefined, option = '--as-of'): string | undefined {
  if (text === undefined) return undefined;
  const isDay = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text;
  if (!isDay) throw new UsageError(({ usage }) => usage.noDate(option, text));
  return text;
}
