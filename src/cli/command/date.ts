/** The value of an option that is a day. */
import { isDay } from '../../model/index.ts';
import { UsageError } from './usageError.ts';

/** @throws UsageError */
export function parseDate(text: string | undefined, option = '--as-of'): string | undefined {
  if (text !== undefined && !isDay(text)) throw new UsageError(({ usage }) => usage.noDate(option, text));
  return text;
}
