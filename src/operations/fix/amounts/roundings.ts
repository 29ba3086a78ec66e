/** Finds the amounts whose excess decimals can be removed. */

import type { BodyFacts } from '../../../domain/facts/body.ts';
import { NO_CIRCUMSTANCES } from '../../../domain/facts/circumstances.ts';
import { factsOf } from '../../../domain/facts/file.ts';
import type { Invoice } from '../../../model/generated/invoice.ts';
import {
  c00421,
  c00422,
  c00423,
  type Fix,
  qPayments,
  qTaxable,
  qTotal,
  readNumberParts,
} from '../../../validate/index.ts';
import { recomputeTotals } from '../../total/recomputeTotals.ts';
import { foundIn, foundInBody } from '../../total/tolerance.ts';

/** Maximum number of roundings tried one by one if all together are not harmless. */
const MAX_SINGLE = 100;

/**
 * Returns the paths of the roundings that preserve the consistency of all amounts.
 * @param invoice The invoice with all roundings applied.
 */
export function harmlessRoundings(invoice: Invoice, fixes: readonly Fix[]): ReadonlySet<string> {
  const known = fixes.filter(({ from = '' }) => exactText(from) !== undefined);
  const exact = withValues(
    invoice,
    known.map(({ path, from = '' }) => [path, exactText(from) ?? ''] as const),
  );
  const before = disagreements(exact);
  const isHarmless = (changed: Invoice): boolean =>
    [...disagreements(changed)].every((one) => before.has(one));
  if (known.length === fixes.length && isHarmless(invoice)) return new Set(fixes.map(({ path }) => path));
  const harmless = new Set<string>();
  let kept = exact;
  for (const { path, to = '' } of known.slice(0, MAX_SINGLE)) {
    const next = withValues(kept, [[path, to]]);
    if (!isHarmless(next)) continue;
    kept = next;
    harmless.add(path);
  }
  return harmless;
}

/** The amount as written, in plain digits. */
function exactText(from: string): string | undefined {
  const parts = readNumberParts(from);
  if (parts === undefined) return undefined;
  const { negative, whole, fraction } = parts;
  return `${negative ? '-' : ''}${whole === '' ? '0' : whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Returns the inconsistencies, by code and location. */
function disagreements(invoice: Invoice): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { path, formula, within } of recomputeTotals(invoice))
    if (!within) found.add(`${formula} ${path}`);
  for (const body of factsOf(invoice, NO_CIRCUMSTANCES).bodies) {
    for (const [code, path] of findingsOf(body)) found.add(`${code} ${path}`);
  }
  return found;
}

function findingsOf(body: BodyFacts): readonly (readonly [code: string, path: string | null])[] {
  const ofBody = [c00422, qTaxable, qTotal, qPayments].flatMap((rule) =>
    foundInBody(rule, body).map(({ path }) => [rule.code, path] as const),
  );
  const ofItems = [
    ...body.lines.flatMap((item) => foundIn(c00423, item).map(({ path }) => [c00423.code, path] as const)),
    ...body.summaries.flatMap((item) =>
      foundIn(c00421, item).map(({ path }) => [c00421.code, path] as const),
    ),
  ];
  return [...ofBody, ...ofItems];
}

type Node = { readonly [key: string]: unknown };

/** Returns a copy with changed values at some paths. */
function withValues(invoice: Invoice, values: readonly (readonly [path: string, value: string])[]): Invoice {
  const copy = structuredClone(invoice);
  for (const [path, value] of values) {
    const keys = path.split('/').slice(1);
    const last = keys.pop() ?? '';
    const block = keys.reduce<unknown>((node, key) => (node as Node | undefined)?.[key], copy);
    if (typeof block === 'object' && block !== null) (block as Record<string, unknown>)[last] = value;
  }
  return copy;
}
