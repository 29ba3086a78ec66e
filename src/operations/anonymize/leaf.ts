/** The values of a file, with what is known of each: the same of XML and of JSON. */
import { type Block, type Element, elementsOf } from '../../model/grammar.ts';
import type { SimpleType } from '../../model/lexical.ts';
import { nearest } from '../../model/nearMiss.ts';
import { type FieldKind, fieldNames, kindOf } from './fieldKinds.ts';
import type { Kept } from './keep.ts';

/** A place in the text whose content can be replaced. */
export interface Leaf {
  readonly kind: FieldKind;
  /** True if the user keeps this value. */
  readonly isKept: boolean;
  /** The value without blanks around it. */
  readonly value: string;
  /** JSON Pointer, which is put together for those that are replaced. */
  path(): string;
  /** The schema's definition of the value; undefined for an unknown element. */
  readonly type: SimpleType | undefined;
  /** The value beside it under a JSON name. */
  beside(json: string): string | undefined;
  /** The replacement for the value in the text. */
  write(value: string): readonly { readonly offset: number; readonly end: number; readonly text: string }[];
}

/** The position in the grammar during a walk through a document. */
export interface Step {
  /** Undefined outside the grammar, and of a leaf. */
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

/** Most names of a file that are looked at for what they are like: who misspells has a few. */
const MOST_STRANGERS = 1_000;

/** The names of a file that no format has, and the kinds of fields that they are taken for. */
export class Strangers {
  readonly #kinds = new Map<string, FieldKind>();

  kindOf(json: string): FieldKind {
    const seen = this.#kinds.get(json);
    if (seen !== undefined) return seen;
    if (this.#kinds.size >= MOST_STRANGERS) return 'unknown';
    const kind = kindNear(json);
    this.#kinds.set(json, kind);
    return kind;
  }
}

/** The state of a walk through a file, besides its position. */
export interface Walked {
  readonly kept: Kept;
  readonly strangers: Strangers;
}

/** The step from a block to its member with this JSON name. */
export function stepTo(parent: Step, json: string, { kept, strangers }: Walked): Step {
  const found = parent.block === undefined ? undefined : childrenOf(parent.block).get(json);
  const above = parent.number === '' ? '' : `${parent.number}.`;
  const number = found === undefined ? '' : `${above}${found.position}`;
  const isKept = parent.isKept || kept.has(json) || (number !== '' && kept.has(number));
  const type = found?.element.type;
  if (type?.kind === 'block') return { block: type, type: undefined, number, kind: 'unknown', isKept };
  return { block: undefined, type, number, kind: kindOf(json) ?? strangers.kindOf(json), isKept };
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

/** A misspelt name is taken for what it is like. */
function kindNear(json: string): FieldKind {
  const similar = nearest(json, fieldNames());
  const kind = similar === undefined ? undefined : kindOf(similar);
  return kind === undefined || kind === 'kept' ? 'unknown' : kind;
}
