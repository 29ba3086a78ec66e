/**
 * Problems found by a reader, as data: id, place and parameters. Messages are added later (`src/text/`), and so are
 * codes and suggestions (`src/validate/structure.ts`).
 */
import type { Base, Characters } from './lexical.ts';

/** The current invoice formats: FPA12 to the public administration, FPR12 to private parties, FSM10 simplified. */
export type InvoiceKind = 'FPA12' | 'FPR12' | 'FSM10';
/** The ordinary invoice in the formats 1.0 and 1.1, in use until 2016. */
export type RetiredKind = 'SDI10' | 'SDI11';
/** Kinds of SdI messages, by the code in their file names: RC is a delivery receipt, NS a rejection. */
export type MessageKind = 'RC' | 'NS' | 'MC' | 'NE' | 'DT' | 'AT' | 'MT' | 'EC' | 'SE';
/** Kinds of files: invoices in a current format, formats before 2017, SdI messages, envelopes. */
export type FileKind = InvoiceKind | RetiredKind | MessageKind | 'p7m' | 'zip';

/**
 * Reason why the content of a signed envelope cannot be read.
 *
 * - `empty-content`: the signed content is empty.
 * - `no-content`: a detached signature, without the file that was signed.
 * - `content-type`: no signed file, but certificates, a time stamp or another type of CMS.
 * - `encrypted`: encrypted for a recipient.
 * - `structure`: not the structure of an envelope; damaged.
 * - `truncated`: the file ends within the content.
 * - `payload`: the content is not XML.
 * - `limit`: more envelopes in each other, or nested deeper, than any real file.
 */
export type EnvelopeReason =
  | 'empty-content'
  | 'no-content'
  | 'content-type'
  | 'encrypted'
  | 'structure'
  | 'truncated'
  | 'payload'
  | 'limit';

/** Parameters common to the problems of a value. `found` is cut to 200 characters. */
interface ValueParams {
  readonly element: string;
  readonly found: string;
  readonly type: string;
}

/** Parameters of each problem, by id. */
export interface ProblemParams {
  // The file is unreadable: its bytes cannot be decoded, or it is not a kind that we check.
  /** `signed`: the signed content is empty, not the file. */
  'source.empty': { readonly signed?: true };
  'source.size': { readonly size: number; readonly limit: number };
  'source.encoding': { readonly declared: string };
  /** `byte` is the offset of the first byte that is invalid in the encoding; -1 if unknown. */
  'source.bytes': { readonly encoding: string; readonly byte: number };
  /** A known kind of file that is not a current invoice. */
  'source.kind': { readonly kind: FileKind };
  /** A signed envelope that cannot be opened. `converted`: a program has converted its bytes as text. */
  'source.envelope': {
    readonly reason: Exclude<EnvelopeReason, 'empty-content'>;
    readonly converted: boolean;
  };
  /** Neither XML nor JSON: `looks` is its apparent kind. */
  'source.unknown': { readonly looks: 'pdf' | 'html' | 'binary' | 'text' };
  /** The XML declaration states a different encoding from that of the bytes, which were read as `actual`. */
  'source.declaration': { readonly declared: string; readonly actual: string };

  // The text is not well-formed XML.
  'xml.declaration': { readonly found: string };
  'xml.dtd': Record<string, never>;
  'xml.entity': { readonly name: string };
  'xml.reference': { readonly found: string };
  /** `codepoint` is in the form U+0001. */
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

  // The root element is not an invoice.
  'root.unknown': { readonly name: string; readonly namespace: string };
  'root.namespace': { readonly name: string; readonly found: string; readonly expected: string };

  // The structure does not match the schema.
  'element.unknown': {
    readonly name: string;
    readonly parent: string;
    /** The name that was probably intended, one that is allowed here. */
    readonly suggestion?: string;
    /** The blocks that have an element of this name. */
    readonly belongs?: readonly string[];
  };
  /** The element belongs to this block, but elsewhere: `before` or `after` is the sibling. */
  'element.misplaced': {
    readonly name: string;
    readonly parent: string;
    readonly before?: string;
    readonly after?: string;
  };
  'element.repeated': { readonly name: string; readonly parent: string };
  /** More than the schema's `max` of a list. */
  'element.excess': {
    readonly name: string;
    readonly parent: string;
    readonly count: number;
    readonly max: number;
  };
  'element.missing': { readonly name: string; readonly parent: string };
  'element.namespace': { readonly name: string; readonly namespace: string };
  /** An element inside a value. */
  'element.nested': { readonly name: string; readonly parent: string };
  /** Each alternative is its names joined by "+", e.g. `["Denominazione", "Nome+Cognome"]`. */
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

  // JSON only; other structural problems use the ids above, with JSON names.
  'json.syntax': { readonly found: string; readonly expected: string };
  'json.duplicate': { readonly name: string };
  /** More values (objects, arrays, strings, …) than any invoice has. */
  'json.values': { readonly limit: number };
  'json.type': {
    readonly name: string;
    readonly expected: 'object' | 'array' | 'string' | 'integer';
    readonly found: 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';
  };
}

/** The id of a problem, such as `value.length`. */
export type ProblemId = keyof ProblemParams;

interface ProblemOf<Id extends ProblemId> {
  readonly id: Id;
  /** JSON Pointer into the JSON form; for an unknown element, to its nearest known ancestor. */
  readonly path: string;
  /** XPath of the element, with the root as `/*`; null without one (JSON, bytes). */
  readonly xpath: string | null;
  /** Start and end (exclusive) in UTF-16 units of the decoded text; -1 without a place. */
  readonly offset: number;
  readonly end: number;
  readonly params: ProblemParams[Id];
}

/** A problem, discriminated by `id`. */
export type Problem = { [Id in ProblemId]: ProblemOf<Id> }[ProblemId];

/** True for problems that make a file unreadable, so that it is not an invoice for SdI at all, rather than rejected. */
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

/** True if a value is the name of a format that SdI no longer accepts. */
export function isRetiredKind(kind: unknown): kind is RetiredKind {
  return kind === 'SDI10' || kind === 'SDI11';
}

/** True if a text is the name of a kind of SdI message. */
export function isMessageKind(text: string): text is MessageKind {
  return MESSAGES.has(text);
}

/** True for problems of XML or JSON syntax. */
export function isMalformed(id: ProblemId): boolean {
  return id.startsWith('xml.') || (id.startsWith('json.') && id !== 'json.type');
}
