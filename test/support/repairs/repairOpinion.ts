/** Objections to a repair of a broken invoice: from the second opinion, from the checks, and from a second repair. */
import { fixInvoice, type OrdinaryInvoice, validate, writeInvoice } from '../../../src/index.ts';
import { parseInvoice } from '../../../src/xml/index.ts';
import type { Opinion } from '../buildOpinion/opinions.ts';
import { type Broken, brokenInvoice } from './brokenInvoice.ts';
import { changedFigures, objections } from './witnesses.ts';

export interface Verdict {
  readonly against: readonly string[];
  readonly changed: readonly string[];
}

export function checkRepair({ right, broken, count }: Broken): Verdict {
  const xml = writeInvoice(broken);
  const { text, changes, after } = fixInvoice(xml, { amounts: true });
  const result = text ?? xml;
  if (changes.length === 0) return { against: [], changed: [] };
  const repaired = parseInvoice(result) as OrdinaryInvoice;
  const changed = changedFigures(broken, repaired);
  const said = findingsOf(xml);
  const fresh = [...findingsOf(result)].filter(([key, times]) => times > (said.get(key) ?? 0));
  // If only one amount was changed, its original value is known.
  const isAway =
    count === 1 &&
    changed.length > 0 &&
    changedFigures(right, repaired).some((name) => changed.includes(name));
  return {
    changed,
    against: [
      ...objections(broken, repaired),
      ...fresh.map(([key]) => `new: ${key}`),
      ...(isAway ? [`moved away: ${changed.join(', ')}`] : []),
      ...(fixInvoice(result, { amounts: true }).changes.length === 0 ? [] : ['repaired twice']),
      ...(after === validate(result).verdict ? [] : ['another verdict']),
    ],
  };
}

/** Errors and warnings, counted by id and path. */
function findingsOf(xml: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { id, path, severity } of validate(xml).findings) {
    if (severity === 'info') continue;
    const key = `${id} ${path?.replace(/\/\d+/g, '')}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

export const repairs: Opinion = {
  name: 'fix',
  cases: brokenInvoice,
  differences: (one) => checkRepair(one as Broken).against,
};
