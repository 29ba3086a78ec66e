/** Sorts the elements of a block into the order of the schema, in XML text. */
import { elementsOf, type Format } from '../../model/grammar.ts';
import { grammarPlace } from '../../model/grammarPlace.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { Draft } from './draft.ts';
import type { NoEdit, PlacedEdit } from './edit.ts';

/**
 * Moves each element with the blanks and comments before it. Elements with the same name keep their order; nothing else
 * changes. A block with an element that the schema does not allow is not changed.
 */
export function inOrder(draft: Draft, path: string, format: Format): PlacedEdit | NoEdit {
  const parent = draft.source.element(path);
  const block = path === '' ? format.block : grammarPlace(format, path)?.type;
  if (parent === undefined || parent.end < 0 || block?.kind !== 'block') return 'place';
  const ranks = new Map(elementsOf(block).map(({ name }, rank) => [name, rank]));
  const units = unitsOf(parent, ranks);
  if (units === undefined) return 'place';
  const sorted = [...units].sort((a, b) => a.rank - b.rank);
  const first = units.findIndex((unit, at) => unit !== sorted[at]);
  const last = units.findLastIndex((unit, at) => unit !== sorted[at]);
  const [begin, finish] = [units[first], units[last]];
  if (begin === undefined || finish === undefined) return 'place';
  const moved = sorted
    .slice(first, last + 1)
    .map(({ start, element }) => draft.text.slice(start, element.end));
  return {
    offset: begin.start,
    end: finish.element.end,
    text: moved.join(''),
    at: begin.element.offset,
    xpath: draft.xpathOf(parent),
  };
}

interface Unit {
  readonly element: XmlElement;
  /** The end of the preceding element. */
  readonly start: number;
  readonly rank: number;
}

function unitsOf(parent: XmlElement, ranks: ReadonlyMap<string, number>): readonly Unit[] | undefined {
  const units: Unit[] = [];
  let start = parent.tagEnd;
  for (const element of parent.children) {
    const rank = element.uri === '' ? ranks.get(element.local) : undefined;
    if (rank === undefined) return undefined;
    units.push({ element, start, rank });
    start = element.end;
  }
  return units;
}
