/** Exact division, and distribution of an amount in proportion to weights. */
import { Decimal } from './decimal.ts';

/** `a` divided by `b`, rounded half away from zero to `places` decimals. `b` must not be zero. */
export function quotient(a: Decimal, b: Decimal, places: number): Decimal {
  const shift = BigInt(places + b.scale - a.scale);
  let numerator = BigInt(a.units);
  let denominator = BigInt(b.units);
  if (shift >= 0n) numerator *= 10n ** shift;
  else denominator *= 10n ** -shift;
  const isNegative = numerator < 0n !== denominator < 0n;
  const [n, d] = [absolute(numerator), absolute(denominator)];
  const rounded = (n * 2n + d) / (d * 2n);
  return Decimal.of(isNegative ? -rounded : rounded, places);
}

/** The amount in whole cents, rounded towards minus infinity. */
export function floorCents(amount: Decimal): bigint {
  const excess = amount.scale - 2;
  if (excess <= 0) return BigInt(amount.units) * 10n ** BigInt(-excess);
  return floorDivision(BigInt(amount.units), 10n ** BigInt(excess));
}

/**
 * Divides a whole number of cents in proportion to weights. The remaining cents go, one each, to the shares that
 * rounding reduced most, the first of equals first, so that the shares add up to the amount.
 * @returns null if the weights add up to zero.
 */
export function shareOut(amount: Decimal, weights: readonly Decimal[]): readonly Decimal[] | null {
  const scale = weights.reduce((most, weight) => Math.max(most, weight.scale), 0);
  let parts = weights.map((weight) => BigInt(weight.units) * 10n ** BigInt(scale - weight.scale));
  let whole = parts.reduce((sum, part) => sum + part, 0n);
  if (whole === 0n) return null;
  if (whole < 0n) {
    whole = -whole;
    parts = parts.map((part) => -part);
  }
  const total = floorCents(amount);
  const shares = parts.map((part) => floorDivision(total * part, whole));
  const rests = parts.map((part, index) => total * part - (shares[index] ?? 0n) * whole);
  const order = rests.map((_, index) => index).sort((a, b) => compare(rests[b] ?? 0n, rests[a] ?? 0n));
  let left = total - shares.reduce((sum, share) => sum + share, 0n);
  for (const index of order) {
    if (left <= 0n) break;
    shares[index] = (shares[index] ?? 0n) + 1n;
    left -= 1n;
  }
  return shares.map((share) => Decimal.of(share, 2));
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}

/** Division rounded towards minus infinity; `by` is positive. */
function floorDivision(value: bigint, by: bigint): bigint {
  const quotient = value / by;
  return value % by < 0n ? quotient - 1n : quotient;
}
