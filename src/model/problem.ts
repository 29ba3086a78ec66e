/**
 * A problem found by a reader, as data: an id, a place and parameters. Sentences are made later
 * (`src/text/`), and so are codes and remedies (`src/validate/structure.ts`).
 */
import type { Base, Characters } from './lexical.ts';

/** Kind of a file: a current invoice, a format before 2017, an SdI message, an envelope. */
export type InvoiceKind = 'FPA12' | 'FPR12' | 'FSM10';
export type MessageKind = 'RC' | 'NS' | 'MC' | 'NE' | 'DT' | 'AT' | 'MT' | 'EC' | 'SE';
export type FileKind = InvoiceKind | 'SDI10' | 'SDI11' | MessageKind | 'p7m' | 'zip';

/** Parameters common to the problems of a value. `found` is cut to 200 characters. */
interface ValueParams {
  readonly element: string;
  readonly found: string;
  readonly type: string;
}

/** The parameters of each problem, by its id. */
export interface ProblemParams {
  // The bytes could not be turned into text, or are not what we check: the file is unreadable.
  'source.empty': Record<string, never>;
  'source.size': { readonly size: number; readonly limit: number };
  'source.encoding': { readonly declared: string };
  /** `byte` is the offset of the first byte that is not in the encoding; -1 when it is not known. */
  'source.bytes': { readonly encoding: string; readonly byte: number };
  /** A known thing that is no invoice of today. */
  'source.kind': { readonly kind: FileKind };
  /** Neither XML nor JSON: `looks` names what it seems to be. */
  'source.unknown': { readonly looks: 'pdf' | 'html' | 'binary' | 'text' };
  /** The XML declaration names an encoding that the bytes are not in; they were read as `actual`. */
  'source.declaration': { readonly declared: string; readonly actual: string };

  // The text is not well-formed XML.
  'xml.declaration': { readonly found: string };
  'xml.dtd': Record<string, never>;
  'xml.entity': { readonly name: string };
  'xml.reference': { readonly found: string };
  /** `codepoint` as U+0001. */
  'xml.character': { readonly codepoint: string };
  'xml.depth': { readonly limit: number };
  'xml.elements': { readonly limit: number };
  'xml.attribute_duplicate': { readonly name: string };
  'xml.prefix_unbound': { readonly prefix: string; readonly name: string };
  'xml.namespace': { readonly prefix: string; readonly uri: string };
  'xml.tag_mismatch': { readonly found: string; readonly expected: string; readonly line: number };
  /** The text ends while elements are open; `name` is the innermost. */
  'xml.truncated': { readonly name: string | null };
  'xml.second_root': { readonly name: string };
  'xml.trailing': { readonly found: string };
  'xml.no_root': Record<string, never>;
  'xml.syntax': {
    readonly construct: 'tag' | 'attribute' | 'comment' | 'instruction' | 'cdata' | 'text' | 'name';
    readonly found: string;
  };

  // The root is not that of an invoice.
  'root.unknown': { readonly name: string; readonly namespace: string };
  'root.namespace': { readonly name: string; readonly found: string; readonly expected: string };

  // The structure is not that of the schema.
  'element.unknown': {
    readonly name: string;
    readonly parent: string;
    /** The name that was probably meant, one that may stand here. */
    readonly suggestion?: string;
    /** The blocks in which an element of this name does exist. */
    readonly belongs?: readonly string[];
  };
  /** Belongs in this block, in another place: `before` or `after` names the sibling. */
  'element.misplaced': {
    readonly name: string;
    readonly parent: string;
    readonly before?: string;
    readonly after?: string;
  };
  'element.repeated': { readonly name: string; readonly parent: string };
  'element.missing': { readonly name: string; readonly parent: string };
  'element.namespace': { readonly name: string; readonly namespace: string };
  /** An element inside a value. */
  'element.nested': { readonly name: string; readonly parent: string };
  /** Each alternative as its names joined by "+", e.g. `["Denominazione", "Nome+Cognome"]`. */
  'choice.missing': { readonly parent: string; readonly alternatives: readonly string[] };
  'choice.conflict': {
    readonly parent: string;
    readonly name: string;
    readonly alternatives: readonly string[];
  };
  'text.unexpected': { readonly found: string; readonly parent: string };
  'attribute.unknown': { readonly name: string; readonly element: string };
  'attribute.missing': { readonly name: string; readonly element: string };
  'xsi.nil': { readonly element: string };
  'xsi.type': { readonly element: string; readonly found: string };

  // A value does not fit its type.
  'value.empty': ValueParams;
  'value.code': ValueParams & { readonly list: string };
  'value.length': ValueParams & { readonly length: number; readonly min: number; readonly max: number };
  'value.characters': ValueParams & {
    readonly allowed: Characters;
    readonly characters: readonly string[];
  };
  'value.pattern': ValueParams & { readonly pattern: string };
  'value.range': ValueParams & { readonly min?: string; readonly max?: string };
  'value.base': ValueParams & { readonly base: Base };

  // The XML signature's own structure.
  'signature.element': {
    readonly name: string;
    readonly parent: string;
    readonly expected: readonly string[];
  };
  'signature.incomplete': { readonly parent: string; readonly expected: readonly string[] };
  'signature.value': { readonly element: string; readonly found: string; readonly type: string };

  // JSON only; the rest of the structure uses the ids above, with JSON names.
  'json.syntax': { readonly found: string; readonly expected: string };
  'json.duplicate': { readonly name: string };
  /** More values (objects, arrays, texts, …) than any invoice has. */
  'json.values': { readonly limit: number };
  'json.type': {
    readonly name: string;
    readonly expected: 'object' | 'array' | 'string' | 'integer';
    readonly found: 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';
  };
}

export type ProblemId = keyof ProblemParams;

interface ProblemOf<Id extends ProblemId> {
  readonly id: Id;
  /** JSON Pointer into the JSON form; of the nearest known ancestor for an unknown element. */
  readonly path: string;
  /** XPath of the element, with the root as `/*`; null where there is none (JSON, bytes). */
  readonly xpath: string | null;
  /** First and last-plus-one UTF-16 unit in the decoded text; -1 when there is no place. */
  readonly offset: number;
  readonly end: number;
  readonly params: ProblemParams[Id];
}

/** One problem, discriminated by `id`. */
export type Problem = { [Id in ProblemId]: ProblemOf<Id> }[ProblemId];

/** The problems that mean that SdI would never see an invoice: the file is unreadable, not rejected. */
export function isUnreadable(id: ProblemId): boolean {
  return id.startsWith('source.') && id !== 'source.declaration';
}

const MESSAGES: ReadonlySet<string> = new Set<MessageKind>([
  'RC',
  'NS',
  'MC',
  'NE',
  'DT',
  'AT',
  'MT',
  'EC',
  'SE',
]);

/** True if a value is the name of a current invoice format. */
export function isInvoiceKind(kind: unknown): kind is InvoiceKind {
  return kind === 'FPA12' || kind === 'FPR12' || kind === 'FSM10';
}

/** True if a text is the name of a kind of SdI message. */
export function isMessageKind(text: string): text is MessageKind {
  return MESSAGES.has(text);
}

/** The problems of XML or JSON as such, before any structure. */
export function isMalformed(id: ProblemId): boolean {
  return id.startsWith('xml.') || (id.startsWith('json.') && id !== 'json.type');
}
