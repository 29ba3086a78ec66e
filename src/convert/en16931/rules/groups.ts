/** The groups of an invoice at a path. Paths of places are only built for violations: an invoice has 10,000 lines. */
import type { EuropeanInvoice } from '../model/invoice.ts';
import type { Place } from './rule.ts';

export type Group = Readonly<Record<string, unknown>>;

/** A violation in a group: its key and its value. */
export interface Flaw {
  readonly key: string;
  readonly found?: string;
}

/**
 * The places where a group is wrong.
 * @param path Keys of the groups; `[]` stands for each item of a list
 */
export function placesIn(
  invoice: EuropeanInvoice,
  path: string,
  check: (group: Group) => Flaw | null,
): readonly Place[] {
  const places: Place[] = [];
  const steps = stepsOf(path);
  visit(invoice as unknown as Group, steps, 0, (group, positions) => {
    const flaw = check(group);
    if (flaw === null) return;
    let next = 0;
    const at = path.replace(/\[\]/g, () => `[${positions[next++]}]`);
    const { key, ...found } = flaw;
    places.push({ path: at === '' ? key : `${at}.${key}`, ...found });
  });
  return places;
}

type Visitor = (group: Group, positions: readonly number[]) => void;

interface Step {
  readonly key: string;
  readonly isList: boolean;
}

/** The steps of the paths of rules, which are few. */
const known = new Map<string, readonly Step[]>();

function stepsOf(path: string): readonly Step[] {
  let steps = known.get(path);
  if (steps === undefined) {
    const parts = path === '' ? [] : path.split('.');
    steps = parts.map((part) => ({ key: part.replace(/\[\]$/, ''), isList: part.endsWith('[]') }));
    known.set(path, steps);
  }
  return steps;
}

function visit(
  group: Group,
  steps: readonly Step[],
  depth: number,
  visitor: Visitor,
  positions: number[] = [],
): void {
  const step = steps[depth];
  if (step === undefined) {
    visitor(group, positions);
    return;
  }
  const { key, isList } = step;
  const own = group[key];
  if (own === undefined || own === null) return;
  if (!isList) {
    if (typeof own === 'object') visit(own as Group, steps, depth + 1, visitor, positions);
    return;
  }
  if (!Array.isArray(own)) return;
  const level = positions.length;
  for (let at = 0; at < own.length; at += 1) {
    positions[level] = at;
    visit(own[at] as Group, steps, depth + 1, visitor, positions);
  }
  positions.length = level;
}
