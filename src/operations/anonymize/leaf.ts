/** Values of a file, with their context: the same for XML and JSON. */
import { type Block, type Element, elementsOf, type Format } from '../../model/grammar.ts';
import type { SimpleType } from '../../model/lexical.ts';
import { nearest } from '../../model/nearMiss.ts';
import { type FieldKind, fieldNames, kindOf } from './fieldKinds.ts';
import type { Kept } from './keep.ts';

/** Maximum nesting of a document; an invoice has a dozen levels. */
export const MAX_DEPTH = 1_000;

/** A replaceable value in the text. */
export interface Leaf {
  readonly kind: FieldKind;
  /** The schema's definition of the value; undefined for an unknown element. */
  readonly type: SimpleType | undefined;
  /** The value without surrounding blanks. */
  readonly value: string;
  /** The system of an article's code. */
  readonly system: string | undefined;
}

/** The position in the grammar during a walk through a document. */
export interface LeafStep {
  /** Its index in the list of all steps. */
  readonly id: number;
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

/** The steps of a walk through a file. There are as many as fields in the grammar, whatever the file has. */
export class Steps {
  readonly all: LeafStep[] = [];
  readonly root: LeafStep;
  /** The step of comments and of text where none is allowed. */
  readonly loose: LeafStep;
  readonly #kept: Kept;
  readonly #known = new Map<LeafStep, Map<string, LeafStep>>();
  readonly #unknown = new Map<FieldKind, LeafStep>();
  readonly #unknownKept = new Map<FieldKind, LeafStep>();
  readonly #unknownNames = new Map<string, FieldKind>();

  constructor({ block }: Format, kept: Kept) {
    this.#kept = kept;
    this.root = this.#add({ block, type: undefined, number: '', kind: 'unknown', isKept: false });
    this.loose = this.unknown('text', false);
  }

  /** Returns the step from a block to its member with this JSON name. */
  to(parent: LeafStep, json: string): LeafStep {
    if (parent.block === undefined) return this.#outside(parent, json);
    let known = this.#known.get(parent);
    if (known === undefined) {
      known = new Map();
      this.#known.set(parent, known);
    }
    const before = known.get(json);
    if (before !== undefined) return before;
    const child = childrenOf(parent.block).get(json);
    if (child === undefined) return this.#outside(parent, json);
    const step = this.#add(this.#inside(parent, json, child));
    known.set(json, step);
    return step;
  }

  /** Returns the step to a value outside the grammar. */
  unknown(kind: FieldKind, isKept: boolean): LeafStep {
    const steps = isKept ? this.#unknownKept : this.#unknown;
    let step = steps.get(kind);
    if (step === undefined) {
      step = this.#add({ block: undefined, type: undefined, number: '', kind, isKept });
      steps.set(kind, step);
    }
    return step;
  }

  #inside(parent: LeafStep, json: string, { element: { type }, position }: Child): Omit<LeafStep, 'id'> {
    const kept = this.#kept;
    const number = parent.number === '' ? String(position) : `${parent.number}.${position}`;
    const isKept = parent.isKept || kept.has(json) || kept.has(number);
    if (type.kind === 'block') return { block: type, type: undefined, number, kind: 'unknown', isKept };
    return { block: undefined, type, number, kind: this.#kindOf(json), isKept };
  }

  #outside({ isKept }: LeafStep, json: string): LeafStep {
    return this.unknown(this.#kindOf(json), isKept || this.#kept.has(json));
  }

  #kindOf(json: string): FieldKind {
    const kind = kindOf(json) ?? this.#unknownNames.get(json);
    if (kind !== undefined) return kind;
    if (this.#unknownNames.size >= MAX_UNKNOWN_NAMES) return 'unknown';
    const near = kindNear(json);
    this.#unknownNames.set(json, near);
    return near;
  }

  #add(step: Omit<LeafStep, 'id'>): LeafStep {
    const added = { ...step, id: this.all.length };
    this.all.push(added);
    return added;
  }
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
