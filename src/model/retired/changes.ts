/** Vocabulary of the differences between a retired format and the current one. */
import { type Code, withCodes } from '../codes/codeList.ts';
import type { Element, Format, SchemaVersion } from '../grammar.ts';
import type { SimpleType } from '../lexical.ts';
import type { RetiredKind } from '../problem.ts';
import { rewriteGrammar } from '../rewriteGrammar.ts';
import { retiredFormats } from '../roots.ts';

/** Returns the elements that replace an element. */
type ElementChange = (element: Element) => readonly Element[];

/** A retired format, by its differences from a later one. */
export interface Retirement {
  readonly kind: RetiredKind;
  readonly schema: SchemaVersion;
  /** First day on which the format was no longer in use; elements and codes that exist since then are left out. */
  readonly until: string;
  readonly versione: SimpleType;
  /** By block and name: `DatiBollo/ImportoBollo`. */
  readonly elements: Readonly<Record<string, ElementChange>>;
  /** By the name of the type. */
  readonly types: Readonly<Record<string, SimpleType>>;
  /** By the name of the code list: the codes that only this format has, and those that it lacks. */
  readonly codes: Readonly<
    Record<string, { readonly with?: readonly string[]; readonly without?: readonly string[] }>
  >;
}

export const absent: ElementChange = () => [];

export const required: ElementChange = (element) => [{ ...element, occurs: { ...element.occurs, min: 1 } }];

/** The schema allows one where the later one allows several; the JSON form stays a list. */
export const onlyOne: ElementChange = (element) => [{ ...element, occurs: { ...element.occurs, limit: 1 } }];

export function ofType(type: SimpleType): ElementChange {
  return (element) => [{ ...element, type }];
}

export function replacedBy(other: Element): ElementChange {
  return () => [other];
}

export function after(earlier: Element): ElementChange {
  return (element) => [earlier, element];
}

/** Derives the grammar of a retired format from a later one. */
export function retire(format: Format, retirement: Retirement): Format {
  const { kind, schema, until, versione, elements, types, codes } = retirement;
  const isLater = ({ since }: { readonly since?: string }): boolean => since !== undefined && since >= until;
  const accepts = (list: string | undefined, { code, inSchema, ...dated }: Code): boolean => {
    const changed = codes[list ?? ''];
    if (changed?.with?.includes(code) === true) return true;
    return inSchema && !isLater(dated) && changed?.without?.includes(code) !== true;
  };
  const namespace = retiredFormats.find((one) => one.kind === kind)?.namespace ?? '';
  const { block } = rewriteGrammar(format, {
    element(element, { name }) {
      if (isLater(element)) return [];
      const changed = elements[`${name}/${element.name}`];
      return changed === undefined ? [element] : changed(element);
    },
    type: (type) => types[type.name] ?? withCodes(type, (entry) => accepts(type.codes?.name, entry)),
  });
  return {
    kind: format.kind,
    retired: kind,
    root: format.root,
    namespace,
    schemaVersion: schema.version,
    schemas: [schema],
    versione,
    sistemaEmittente: format.sistemaEmittente,
    block,
  };
}
