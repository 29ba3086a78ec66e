/** Splits an amount into parts, and assigns the odd cents. */
import { Decimal, Sum } from '../../model/decimal.ts';

/** Size of an instalment: a percentage of the whole, an amount, or (neither) an equal part of the rest. */
export interface Share {
  readonly quota?: Decimal;
  readonly importo?: Decimal;
}

/** Reason why amounts and shares do not make up the whole: too much, or too little with no part to take the rest. */
export interface ShareFlaw {
  readonly flaw: 'over' | 'short' | 'none';
  /** Sum of the parts. */
  readonly found: Decimal;
}

export interface SplitOptions {
  /**
   * The part that gets the cents left over by equal parts and percentages. Default: `last`. Never a part with its own
   * amount.
   */
  readonly residual?: 'first' | 'last';
}

const WHOLE = Decimal.of(100);
const CENT = Decimal.of(1, 2);

/**
 * Splits an amount of money. Each part is cut to the cent and one part gets the rest: the parts always add up to the
 * whole, none has the opposite sign, and the odd cents are fewer than the parts.
 * @example 100.00 in three is 33.33, 33.33 and 33.34
 */
export function splitAmount(
  whole: Decimal,
  shares: readonly Share[],
  options: SplitOptions = {},
): readonly Decimal[] | ShareFlaw {
  const parts = shares.map((share) => share.importo ?? (share.quota && cut(share.quota.percentOf(whole))));
  const taken = sumOf(parts);
  const rest = whole.minus(taken);
  const open = indicesWhere(parts, (part) => part === undefined);
  if (open.length > 0) {
    if (isOpposite(rest, whole)) return { flaw: 'over', found: taken };
    const [units, over] = divided(rest, open.length);
    for (const index of open) parts[index] = units;
    addTo(parts, open, over, options);
    return parts.map((part) => part ?? Decimal.zero);
  }
  const exact = sumOf(shares.map(({ importo, quota }) => importo ?? quota?.percentOf(whole)));
  const flaw = flawOf(shares, exact, whole);
  if (flaw !== null) return { flaw, found: exact };
  addTo(
    parts,
    indicesWhere(shares, ({ importo }) => importo === undefined),
    rest,
    options,
  );
  return parts.map((part) => part ?? Decimal.zero);
}

/** True if the result is a list of parts rather than a flaw. */
export function isSplit<Part>(result: readonly Part[] | ShareFlaw): result is readonly Part[] {
  return !('flaw' in result);
}

function flawOf(shares: readonly Share[], exact: Decimal, whole: Decimal): ShareFlaw['flaw'] | null {
  if (shares.length === 0) return 'none';
  const quotas = shares.flatMap(({ importo, quota }) => (importo === undefined && quota ? [quota] : []));
  // For a total of zero every percentage fits: check the percentages themselves.
  if (quotas.length === shares.length) {
    const order = sumOf(quotas).compare(WHOLE);
    return order === 0 ? null : order > 0 ? 'over' : 'short';
  }
  const missing = whole.minus(exact);
  if (missing.isZero || (quotas.length > 0 && missing.abs().isLess(CENT))) return null;
  return isOpposite(missing, whole) ? 'over' : 'short';
}

function isOpposite(part: Decimal, whole: Decimal): boolean {
  return !part.isZero && part.isNegative !== whole.isNegative;
}

/** Towards zero. */
function cut(amount: Decimal): Decimal {
  if (amount.scale <= 2) return amount;
  const units = BigInt(amount.units) / 10n ** BigInt(amount.scale - 2);
  return Decimal.of(units, 2);
}

/** An equal part, cut to the cent, and the remainder of all parts. */
function divided(amount: Decimal, parts: number): readonly [part: Decimal, over: Decimal] {
  const cents = BigInt(amount.units) * 10n ** BigInt(Math.max(0, 2 - amount.scale));
  const scale = Math.max(2, amount.scale);
  const part = cut(Decimal.of(cents / BigInt(parts), scale));
  return [part, amount.minus(part.times(Decimal.of(parts)))];
}

function addTo(
  parts: (Decimal | undefined)[],
  candidates: readonly number[],
  cents: Decimal,
  { residual = 'last' }: SplitOptions,
): void {
  const index = candidates.at(residual === 'last' ? -1 : 0);
  if (index !== undefined) parts[index] = (parts[index] ?? Decimal.zero).plus(cents);
}

function sumOf(amounts: readonly (Decimal | undefined)[]): Decimal {
  const sum = new Sum();
  for (const amount of amounts) if (amount !== undefined) sum.add(amount);
  return sum.value;
}

function indicesWhere<Item>(items: readonly Item[], test: (item: Item) => boolean): readonly number[] {
  return items.flatMap((item, index) => (test(item) ? [index] : []));
}
