/** Values of the model by their paths. */
import type { EuropeanInvoice } from './invoice.ts';

/** `.`, `[` and `]`, which separate the steps of a path. */
const isSeparator = (code: number): boolean => code === 0x2e || code === 0x5b || code === 0x5d;

/** The value at a path such as `lines[0].item.name`; undefined without one. */
export function valueAt(model: EuropeanInvoice, path: string): string | undefined {
  let value: unknown = model;
  let start = 0;
  for (let end = 0; end <= path.length; end += 1) {
    if (end < path.length && !isSeparator(path.charCodeAt(end))) continue;
    if (end > start) {
      if (typeof value !== 'object' || value === null) return undefined;
      value = (value as Readonly<Record<string, unknown>>)[path.slice(start, end)];
    }
    start = end + 1;
  }
  return typeof value === 'string' && value !== '' ? value : undefined;
}
