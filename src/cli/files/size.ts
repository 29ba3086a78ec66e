import { DEFAULT_MAX_BYTES } from '../../model/index.ts';
import { UsageError } from '../command/usageError.ts';

const UNITS: Readonly<Record<string, number>> = { '': 1, k: 1e3, m: 1e6, g: 1e9 };

/** A size such as `500kB`, `30MB` or `1048576`, in bytes; units are powers of 1,000. @throws UsageError */
export function parseSize(text: string | undefined): number {
  if (text === undefined) return DEFAULT_MAX_BYTES;
  const match = /^([0-9]+(?:\.[0-9]+)?) ?([kmg]?)b?$/i.exec(text);
  const unit = UNITS[match?.[2]?.toLowerCase() ?? ''];
  const size = Math.floor(Number(match?.[1]) * (unit ?? Number.NaN));
  if (!(size > 0)) throw new UsageError((messages) => messages.usage.noSize(text));
  return size;
}
