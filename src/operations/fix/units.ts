/** Units of fixes: each is applied completely or not at all. */
import type { OutlinedFinding } from '../../validate/index.ts';
import type { Draft } from '../edits/draft.ts';
import { collide, type PlacedEdit } from '../edits/edit.ts';
import type { Keyed } from './fixKeys.ts';

/** An applied fix. */
export interface Applied extends Keyed {
  readonly edit: PlacedEdit;
}

export type Unit = readonly Applied[];

/** Maximum number of bytes for a UTF-16 unit: a character reference such as `&#65535;`. */
const MAX_BYTES_OF_UNIT = 8;

/** The first of these units for which the file has room: a larger one would be an error of its own (00003). */
export function unitsWithRoom(
  draft: Pick<Draft, 'room' | 'growthBy'>,
  units: readonly Unit[],
): readonly Unit[] {
  let { room } = draft;
  const most = units.flat().reduce((sum, { edit }) => sum + edit.text.length, 0) * MAX_BYTES_OF_UNIT;
  if (most <= room) return units;
  return units.filter((unit) => {
    const growth = unit.reduce((sum, { edit }) => sum + draft.growthBy(edit), 0);
    if (growth > room) return false;
    room -= growth;
    return true;
  });
}

/** The units that change something in one of the list items of these paths; in a lotto, in one of their invoices. */
export function unitsAt(units: readonly Unit[], paths: readonly string[]): readonly Unit[] {
  const invoices = new Set(units.flat().map(({ fix }) => invoiceOf(fix.path)));
  const placeOf = invoices.size > 1 ? invoiceOf : itemOf;
  const places = new Set(paths.map(placeOf));
  return units.filter((unit) => unit.some(({ fix }) => places.has(placeOf(fix.path))));
}

const invoiceOf = (path: string): string => /^\/fattura_elettronica_body\/\d+/.exec(path)?.[0] ?? '';

/** The path down to the last index of a list. */
const itemOf = (path: string): string => /^.*\/\d+(?=\/|$)/.exec(path)?.[0] ?? '';

/** The position of the document with this path; -1 for the header. */
export const bodyOf = (path: string): number =>
  Number(/^\/fattura_elettronica_body\/(\d+)\//.exec(path)?.[1] ?? -1);

export const findingsOf = (unit: Unit): readonly OutlinedFinding[] =>
  unit.flatMap(({ finding }) => finding ?? []);

/** The fixes that do not overlap with those before them, in text order. */
export function withoutOverlaps(fixes: readonly Applied[]): Unit {
  const chosen: Applied[] = [];
  for (const one of fixes) {
    const last = chosen.at(-1);
    if (last === undefined || !collides(last, one)) chosen.push(one);
  }
  return chosen;
}

function collides(a: Applied, b: Applied): boolean {
  // Several additions at the same path may be in any order.
  return collide(a.edit, b.edit) && !(a.fix.op === 'add' && b.fix.op === 'add' && a.fix.path === b.fix.path);
}

export function inText(a: Applied, b: Applied): number {
  return a.edit.offset - b.edit.offset || a.edit.end - b.edit.end;
}
