/** A place in the invoice, whose values are recorded in the ledger as they are taken. */

import { type FieldNode, termOf } from '../fields/places.ts';
import type { LossCode, Status } from '../report/entry.ts';
import type { FateDetails, FateNode, Ledger } from '../report/ledger.ts';

/** Keys of the text values of a block. */
export type TextKey<T> = {
  [K in keyof T]-?: NonNullable<T[K]> extends string | number ? K : never;
}[keyof T] &
  string;

/** The place of a cursor. */
export interface CursorPlace {
  /** The fates of the values of the block. */
  readonly fate: FateNode;
  readonly ledger: Ledger;
  readonly node: FieldNode;
  /** True if the terms are those of AgID's profile. */
  readonly isAgid: boolean;
}

export class Cursor<T extends object> {
  readonly value: T;
  readonly ledger: Ledger;

  readonly #fate: FateNode;
  /** The block with its number. */
  readonly #node: FieldNode;
  readonly #isAgid: boolean;

  constructor(value: T, { fate, ledger, node, isAgid }: CursorPlace) {
    this.value = value;
    this.#fate = fate;
    this.ledger = ledger;
    this.#node = node;
    this.#isAgid = isAgid;
  }

  /** A block of the invoice, if it is there. */
  at<K extends keyof T & string>(key: K): Cursor<NonNullable<T[K]> & object> | undefined {
    const value = this.value[key];
    if (typeof value !== 'object' || value === null) return undefined;
    return new Cursor(value as NonNullable<T[K]> & object, this.#inner(key, this.#fate.at(key)));
  }

  /** The items of a list of blocks. */
  items<K extends keyof T & string>(key: K): readonly Cursor<Item<T[K]>>[] {
    const value: unknown = this.value[key];
    if (!Array.isArray(value)) return [];
    const fates = this.#fate.at(key);
    return value.map((item: Item<T[K]>, at) => new Cursor(item, this.#inner(key, fates.at(at))));
  }

  /** The text of a leaf, not recorded; undefined if it is missing or empty. */
  peek(key: TextKey<T>): string | undefined {
    const value: unknown = this.value[key];
    if (value === undefined || value === null) return undefined;
    // Blanks around a value are not significant in any of the syntaxes.
    const text = String(value).trim();
    return text === '' ? undefined : text;
  }

  /** The text of a leaf, which is kept in a term: the usual one of the table, unless another is given. */
  take(key: TextKey<T>, term?: string): string | undefined {
    const value = this.peek(key);
    if (value !== undefined) this.keep(key, term);
    return value;
  }

  /** Records another fate of a leaf, in its usual term unless another is given; returns its text. */
  note(
    key: TextKey<T>,
    status: Exclude<Status, 'kept'>,
    code: LossCode,
    details: FateDetails = {},
  ): string | undefined {
    const value = this.peek(key);
    if (value === undefined) return undefined;
    const term = details.term ?? (status === 'dropped' ? null : this.termOf(key));
    this.ledger.note(key, status, code, term === null ? details : { ...details, term }, this.#fate.fates);
    return value;
  }

  /** Records a leaf as kept in its usual term, unless another is given. */
  keep(key: TextKey<T>, term?: string): void {
    this.ledger.keep(key, term ?? this.termOf(key) ?? '', null, this.#fate.fates);
  }

  /** Records an item of a list of texts as kept, in the usual term unless another is given. */
  keepItem(key: string, at: number, term?: string): void {
    this.ledger.keep(`${key}/${at}`, term ?? this.termOf(key) ?? '', null, this.#fate.fates);
  }

  /** Records another fate of an item of a list of texts. */
  noteItem(
    key: string,
    at: number,
    fate: { readonly status: Exclude<Status, 'kept'>; readonly code: LossCode } & FateDetails,
  ): void {
    const { status, code, ...details } = fate;
    this.ledger.note(`${key}/${at}`, status, code, details, this.#fate.fates);
  }

  /** True if the fate of a leaf was recorded. */
  isRecorded(key: TextKey<T>): boolean {
    return this.#fate.fates.has(key);
  }

  /** The usual term of a field. */
  termOf(key: string): string | null {
    const node = this.#node.children.get(key);
    return node === undefined ? null : termOf(node.number, this.#isAgid);
  }

  #inner(key: string, fate: FateNode): CursorPlace {
    const node = this.#node.children.get(key) ?? this.#node;
    return { fate, ledger: this.ledger, node, isAgid: this.#isAgid };
  }
}

type Item<T> = NonNullable<T> extends readonly (infer I)[] ? I & object : never;

/** The fields that have a value: a model has no undefined ones. */
export function given<T extends object>(fields: { readonly [K in keyof T]: T[K] | undefined }): T {
  const own: Partial<T> = {};
  for (const key in fields) {
    const value = fields[key];
    if (value !== undefined) own[key] = value;
  }
  return own as T;
}

/** Undefined for an object without fields. */
export const unlessEmpty = <T extends object>(value: T): T | undefined =>
  Object.keys(value).length === 0 ? undefined : value;
