/** Finds the amounts whose excess decimals can be removed. */

import { NO_CIRCUMSTANCES } from '../../../domain/facts/circumstances.ts';
import { factsOf } from '../../../domain/facts/file.ts';
import type { Invoice } from '../../../model/generated/invoice.ts';
import { pointerKeys } from '../../../model/jsonPointer.ts';
import { type Fix, qTaxable, readNumberParts } from '../../../validate/index.ts';
import { recomputeTotals } from '../../total/recomputeTotals.ts';
import { foundInBody } from '../../total/tolerance.ts';

/** Maximum number of roundings tried one by one if all together are not harmless. */
const MAX_SINGLE = 100;

/**
 * Returns the paths of the roundings that preserve the consistency of all amounts.
 * @param invoice The invoice with all roundings applied.
 */
export function harmlessRoundings(invoice: Invoice, fixes: readonly Fix[]): ReadonlySet<string> {
  const known = fixes.flatMap(roundingsOf);
  const exact = withValues(
    invoice,
    known.map(({ path, from }) => [path, from] as const),
  );
  const before = disagreements(exact);
  const isHarmless = (changed: Invoice): boolean =>
    [...disagreements(changed)].every((one) => before.has(one));
  if (known.length === fixes.length && isHarmless(invoice)) return new Set(fixes.map(({ path }) => path));
  const harmless = new Set<string>();
  let kept = exact;
  for (const { path, to } of known.slice(0, MAX_SINGLE)) {
    const next = withValues(kept, [[path, to]]);
    if (!isHarmless(next)) continue;
    kept = next;
    harmless.add(path);
  }
  return harmless;
}

interface Rounding {
  readonly path: string;
  /** The amount as written, in plain digits. */
  readonly from: string;
  readonly to: string;
}

/** A fix with both amounts; none if it does not state what it replaces. */
function roundingsOf({ path, from, to }: Fix): readonly Rounding[] {
  const parts = from === undefined ? undefined : readNumberParts(from);
  if (parts === undefined || to === undefined) return [];
  const { negative, whole, fraction } = parts;
  return [{ path, from: `${negative ? '-' : ''}${whole === '' ? '0' : whole}.${fraction}`, to }];
}

/**
 * Returns the inconsistencies, by kind and location. The recomputed totals have those of the controls; the largest
 * difference that rounding explains is that of an advice.
 */
function disagreements(invoice: Invoice): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { path, formula, within } of recomputeTotals(invoice))
    if (!within) found.add(`${formula} ${path}`);
  for (const body of factsOf(invoice, NO_CIRCUMSTANCES).bodies)
    for (const { path } of foundInBody(qTaxable, body)) found.add(`${qTaxable.code} ${path}`);
  return found;
}

type Node = { [key: string]: unknown };

/** Returns a copy with changed values at some paths. */
function withValues(invoice: Invoice, values: readonly (readonly [path: string, value: string])[]): Invoice {
  const copy = structuredClone(invoice);
  for (const [path, value] of values) {
    const keys = pointerKeys(path);
    const last = keys.pop() ?? '';
    const block = keys.reduce<Node | undefined>(
      (node, key) => node?.[key] as Node | undefined,
      copy as unknown as Node,
    );
    if (block !== undefined) block[last] = value;
  }
  return copy;
}
