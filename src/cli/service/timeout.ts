/** `--timeout 30s`: maximum time of one request. */
import { UsageError } from '../command/usageError.ts';

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000 };

/** Maximum in milliseconds: Node's `fetch` aborts if headers take longer (undici, `headersTimeout`). */
const LONGEST = 300_000;

/**
 * A duration such as `30s`, `500ms` or `2m`, in milliseconds; a number without a unit means seconds.
 *
 * @returns null without the option.
 * @throws UsageError if it is not a duration, zero, or longer than five minutes.
 */
export function parseTimeout(text: string | undefined): number | null {
  if (text === undefined) return null;
  const [, number, unit = 's'] = /^(\d+(?:\.\d+)?) ?(ms|s|m)?$/.exec(text) ?? [];
  const timeout = Math.round(Number(number) * (UNITS[unit] ?? Number.NaN));
  if (!(timeout > 0 && timeout <= LONGEST)) throw new UsageError(({ service }) => service.noTimeout(text));
  return timeout;
}
