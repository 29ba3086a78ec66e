/** The value of `--as-of`. */
import { UsageError } from './usageError.ts';

/** @throws UsageError */
export function parseDate(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const isDay = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text;
  if (!isDay) throw new UsageError(({ usage }) => usage.noDate('--as-of', text));
  return text;
}
