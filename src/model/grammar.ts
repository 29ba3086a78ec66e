/**
 * Vocabulary of the declared format. Types, readers, writer, XSD, JSON Schema and field reference are derived from
 * blocks declared with it.
 */
import type { Bilingual } from './bilingual.ts';
import { given } from './given.ts';
import { jsonName } from './jsonName.ts';
import type { SimpleType } from './lexical.ts';
import type { RetiredKind } from './problem.ts';

/** Occurrences of a particle. `max` is 1 or Infinity in invoices; SdI messages also have lists of at most 200. */
export interface Occurs {
  readonly min: 0 | 1;
  readonly max: number;
  /** The schema allows only one, but the JSON form is a list, because other versions allow several. */
  readonly limit?: 1;
}

/** True if the schema allows only one. */
export function isOnce({ max, limit }: Occurs): boolean {
  return max === 1 || limit === 1;
}

export const one: Occurs = { min: 1, max: 1 };
export const optional: Occurs = { min: 0, max: 1 };
export const many: Occurs = { min: 1, max: Number.POSITIVE_INFINITY };
export const optionalMany: Occurs = { min: 0, max: Number.POSITIVE_INFINITY };

/** An attribute of a block. */
export interface Attribute {
  readonly name: string;
  readonly json: string;
  readonly type: SimpleType;
  readonly required: boolean;
  readonly description: Bilingual;
}

/** A complex type: a sequence of elements and choices. */
export interface Block {
  readonly kind: 'block';
  /** Name of the TypeScript interface; unique over all formats. */
  readonly name: string;
  /** Name of the complex type in the official schema (the value of `xsi:type`). */
  readonly xsdName: string;
  readonly content: readonly Particle[];
  /** Only in SdI messages; the attributes of an invoice's root are those of its {@link Format}. */
  readonly attributes?: readonly Attribute[];
  /** Only in SdI messages: the last element is a `ds:Signature`. */
  readonly signature?: 'required' | 'optional';
}

/** An element of a block. */
export interface Element {
  readonly kind: 'element';
  readonly name: string;
  readonly json: string;
  readonly type: Block | SimpleType;
  readonly occurs: Occurs;
  readonly description: Bilingual;
  /** Default value of an empty element in the schema (only `Nazione`: IT). */
  readonly default?: string;
  /** First day of the schema version that adds it; absent if every known version has it. */
  readonly since?: string;
  /** First day of the schema version that removes it. */
  readonly until?: string;
  /** JSON form of the leaf; only a few integers are numbers. */
  readonly form: 'string' | 'integer';
  /** True if the schema requires the element, but real files lack it and are read without. Only in SdI messages. */
  readonly mayLack?: true;
}

/** Exactly one of several groups of elements. */
export interface Choice {
  readonly kind: 'choice';
  readonly alternatives: readonly (readonly Element[])[];
}

/** A part of a block's content. */
export type Particle = Element | Choice;

/** A version of a format's official schema. */
export interface SchemaVersion {
  readonly version: string;
  /** First day in force (ISO date); files from before the oldest version use that one. */
  readonly since: string;
}

/** A root element and its content. */
export interface RootGrammar {
  readonly root: string;
  readonly namespace: string;
  readonly block: Block;
}

/** An invoice format: its root element and the permitted values of the root's attribute `versione`. */
export interface Format extends RootGrammar {
  readonly kind: 'ordinary' | 'simplified';
  /** Latest version of the official schema in the grammar. */
  readonly schemaVersion: string;
  /** All versions in the grammar, oldest first. */
  readonly schemas: readonly SchemaVersion[];
  readonly versione: SimpleType;
  /** The type of the attribute `SistemaEmittente`, which the roots of retired formats do not have. */
  readonly sistemaEmittente: SimpleType;
  /** The kind of a format that SdI no longer accepts; absent for a current one. */
  readonly retired?: RetiredKind;
}

export function block(name: string, content: readonly Particle[], xsdName = `${name}Type`): Block {
  return { kind: 'block', name, xsdName, content };
}

export interface ElementOptions {
  readonly default?: string;
  readonly form?: 'integer';
  readonly since?: string;
  readonly until?: string;
  readonly mayLack?: true;
}

/** Declares an element: XML name, type, occurrence, description in Italian and English. */
export function element(
  name: string,
  type: Block | SimpleType,
  occurs: Occurs,
  it: string,
  en: string,
  options: ElementOptions = {},
): Element {
  return {
    kind: 'element',
    name,
    json: jsonName(name),
    type,
    occurs,
    description: { it, en },
    ...(options.default === undefined ? {} : { default: options.default }),
    ...(options.since === undefined ? {} : { since: options.since }),
    ...(options.until === undefined ? {} : { until: options.until }),
    form: options.form ?? 'string',
    ...(options.mayLack === true ? { mayLack: true } : {}),
  };
}

export function choice(...alternatives: readonly (readonly Element[])[]): Choice {
  return { kind: 'choice', alternatives };
}

/** The elements of a block in official order, choices flattened. */
export function elementsOf(block: Block): readonly Element[] {
  given('block', block, 'object');
  given('block.content', block.content, 'list');
  let elements = known.get(block);
  if (elements === undefined) {
    elements = block.content.flatMap((particle) =>
      particle.kind === 'element' ? [particle] : particle.alternatives.flat(),
    );
    known.set(block, elements);
  }
  return elements;
}

/** Cached, because reading an invoice of 5 MB requests the elements of its blocks a hundred thousand times. */
const known = new WeakMap<Block, readonly Element[]>();
