/**
 * The vocabulary of a syntax binding: a tree of elements in the order of the schema, each with the terms of the model
 * that its text and attributes hold. Readers, writers, the tables of the documentation and the tests walk this tree.
 */

/** The text form of a value in a syntax; the model has the text of UBL. */
export type Form = 'date102';

export interface AttributeBinding {
  readonly name: string;
  /** Path of the term in the scope; absent for a constant or a currency. */
  readonly text?: string;
  readonly fixed?: string;
  /** The currency of the document (BT-5) or of its VAT (BT-6). */
  readonly currency?: 'document' | 'tax';
}

/** Items of a repeated element whose structure differs from that of the model. */
export interface Shape {
  /** The items to write, in the structure of the syntax. */
  readonly write: (scope: Scope, context: WriteContext) => readonly Scope[];
  /** Puts items that were read into the model. */
  readonly read: (items: readonly Boxes[], scope: Boxes) => void;
  /** Model paths by keys of the items, for the tables of the documentation. */
  readonly terms: Readonly<Record<string, string>>;
}

export interface Binding {
  /** Name with the usual prefix, such as `cbc:ID`. */
  readonly name: string;
  /** Group of the model that is the scope of the children. */
  readonly key?: string;
  /** The group is a list, and the element repeats. */
  readonly many?: true;
  /** Path of the term that the text of the element holds; `/` starts at the invoice, `^` at the parent's scope. */
  readonly text?: string;
  readonly form?: Form;
  /** Codes of the syntax by codes of the model. */
  readonly codes?: Readonly<Record<string, string>>;
  /** Constant text; on reading, it distinguishes elements of the same name. */
  readonly fixed?: string;
  /** Recognizes other texts of a constant. Default: only the constant itself. */
  readonly accepts?: (text: string) => boolean;
  readonly attributes?: readonly AttributeBinding[];
  readonly children?: readonly Binding[];
  /** Distinguishes elements of the same name by an attribute. */
  readonly where?: (element: Attributes, context: ReadContext) => boolean;
  /** Decides whether a value belongs to this of several elements. */
  readonly writeIf?: (value: string) => boolean;
  readonly shape?: Shape;
  /** Written only if the scope has this path, or only if it does not. */
  readonly needs?: string;
  readonly unless?: string;
  /** Written once in a document, although its group repeats. */
  readonly once?: true;
  /** The text is part of the syntax, not of the invoice. */
  readonly silent?: true;
  /** The schema requires the element even if it is empty. */
  readonly always?: true;
}

/** Attributes of an element that was read. */
export interface Attributes {
  attribute(name: string): string | undefined;
}

export interface ReadContext {
  readonly currency: string | undefined;
  readonly taxCurrency: string | undefined;
}

export interface WriteContext extends ReadContext {
  /** Root of the syntax: `Invoice`, `CreditNote` or `CrossIndustryInvoice`. */
  readonly root: string;
}

/** A group of the model, or an item of a shape. */
export interface Scope {
  readonly [key: string]: unknown;
}

/** A value that was read, with the leaves of the source that hold it: nearly always one. */
export class Box {
  readonly value: string;
  readonly sources: number | readonly number[];

  constructor(value: string, sources: number | readonly number[]) {
    this.value = value;
    this.sources = sources;
  }

  /** The same value from the leaves of both. */
  with(other: Box): Box {
    return new Box(this.value, [this.sources, other.sources].flat());
  }
}

/** A group that is being read. */
export interface Boxes {
  [key: string]: Box | Boxes | Boxes[];
}

export const isBox = (value: Box | Boxes | Boxes[] | undefined): value is Box => value instanceof Box;

type Options = Omit<Binding, 'name' | 'children' | 'key' | 'many'>;

/** An element that only has children. */
export const el = (name: string, children: readonly Binding[], options: Options = {}): Binding => ({
  ...options,
  name,
  children,
});
/** An element with a term as its text. */
export const leaf = (name: string, text: string, options: Options = {}): Binding => ({
  ...options,
  name,
  text,
});
/** An element with a constant text. */
export const constant = (name: string, fixed: string, options: Options = {}): Binding => ({
  ...options,
  name,
  fixed,
});
/** An element for a group of the model. */
export const group = (
  name: string,
  key: string,
  children: readonly Binding[],
  options: Options = {},
): Binding => ({
  ...options,
  name,
  key,
  children,
});
/** An element for each item of a list of the model. */
export const list = (
  name: string,
  key: string,
  children: readonly Binding[],
  options: Options = {},
): Binding => ({ ...group(name, key, children, options), many: true });
/** An element for an identifier, with its scheme as an attribute. */
export const identifier = (name: string, key: string, options: Options = {}): Binding => ({
  ...options,
  name,
  key,
  text: 'id',
  attributes: [{ name: 'schemeID', text: 'scheme' }],
});
