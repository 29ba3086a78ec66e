/** NumeroLinea of the lines: their own numbers, if all are distinct numbers of the field; otherwise counted. */
import type { EuropeanInvoice } from '../model/invoice.ts';

export interface LineNumbers {
  readonly numbers: readonly number[];
  /** True if they are those of the lines. */
  readonly areOwn: boolean;
}

export function lineNumbersOf({ lines }: EuropeanInvoice): LineNumbers {
  const ids = lines.map(({ id }) => id);
  const areOwn = ids.every((id) => /^[1-9][0-9]{0,3}$/.test(id)) && new Set(ids).size === ids.length;
  return { numbers: areOwn ? ids.map(Number) : ids.map((_, at) => at + 1), areOwn };
}
