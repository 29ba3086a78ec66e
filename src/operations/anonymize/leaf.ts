/** Values of a file, with their context: the same for XML and JSON. */
import { type Block, type Element, elementsOf } from '../../model/grammar.ts';
import type { SimpleType } from '../../model/lexical.ts';
import { nearest } from '../../model/nearMiss.ts';
import { type FieldKind, fieldNames, kindOf } from './fieldKinds.ts';
import type { Kept } from './keep.ts';

/** Maximum nesting of a document; an invoice has a dozen levels. */
export const MAX_DEPTH = 1_000;

/** A replaceable value in the text. */
export interface Leaf {
  readonly kind: FieldKind;
  /** True if the user keeps this value. */
  readonly isKept: boolean;
  /** The value without surrounding blanks. */
  readonly value: string;
  /** JSON Pointer, built only for replaced values. */
  path(): string;
  /** The schema's definition of the value; undefined for an unknown element. */
  readonly type: SimpleType | undefined;
  /** Returns the value of a sibling by JSON name. */
  beside(json: string): string | undefined;
  /** Returns the edits that write a replacement. */
  write(value: string): readonly { readonly offset: number; readonly end: number; readonly text: string }[];
}

/** The position in the grammar during a walk through a document. */
export interface Step {
  /** Undefined outside the grammar and for leaves. */
  readonly block: Block | undefined;
  readonly type: SimpleType | undefined;
  /** Official number; empty for the root and outside the grammar. */
  readonly number: string;
  readonly kind: FieldKind;
  readonly isKept: boolean;
}

interface Child {
  readonly element: Element;
  readonly position: number;
}

const children = new WeakMap<Block, ReadonlyMap<string, Child>>();

/**
 * Maximum number of unknown names that are matched to similar known ones; a file with misspelt names has only a few.
 */
const MAX_UNKNOWN_NAMES = 1_000;

/** Unknown names in a file, with the probable kinds of their fields. */
export class UnknownNames {
  readonly #kinds = new Map<string, FieldKind>();

  kindOf(json: string): FieldKind {
    const seen = this.#kinds.get(json);
    if (seen !== undefined) return seen;
    if (this.#kinds.size >= MAX_UNKNOWN_NAMES) return 'unknown';
    const kind = kindNear(json);
    this.#kinds.set(json, kind);
    return kind;
  }
}

/** State of a walk through a file, besides its position. */
export interface Walked {
  readonly kept: Kept;
  readonly unknownNames: UnknownNames;
}

/** Returns the step from a block to its member with this JSON name. */
export function stepTo(parent: Step, json: string, { kept, unknownNames }: Walked): Step {
  const found = parent.block === undefined ? undefined : childrenOf(parent.block).get(json);
  const above = parent.number === '' ? '' : `${parent.number}.`;
  const number = found === undefined ? '' : `${above}${found.position}`;
  const isKept = parent.isKept || kept.has(json) || (number !== '' && kept.has(number));
  const type = found?.element.type;
  if (type?.kind === 'block') return { block: type, type: undefined, number, kind: 'unknown', isKept };
  return { block: undefined, type, number, kind: kindOf(json) ?? unknownNames.kindOf(json), isKept };
}

function childrenOf(block: Block): ReadonlyMap<string, Child> {
  let found = children.get(block);
  if (found === undefined) {
    const all = elementsOf(block).map((element, i): [string, Child] => [
      element.json,
      { element, position: i + 1 },
    ]);
    found = new Map(all);
    children.set(block, found);
  }
  return found;
}

/** Returns the kind of the most similar known name. */
function kindNear(json: string): FieldKind {
  const similar = nearest(json, fieldNames());
  const kind = similar === undefined ? undefined : kindOf(similar);
  return kind === undefined || kind === 'kept' ? 'unknown' : kind;
}
