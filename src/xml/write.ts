/** The JSON form to XML: one walk in the order of the grammar, by concatenation. */
import { ordinary, simplified } from '../model/formats.ts';
import type { Invoice } from '../model/generated/invoice.ts';
import type { Block, Element, Format } from '../model/grammar.ts';
import type { Problem, ProblemId, ProblemParams } from '../model/problem.ts';
import { FORBIDDEN, NC_NAME } from './characters.ts';
import { type Step, stepOf, stepsOf } from './writeSteps.ts';

export interface WriteOptions {
  /** Namespace prefix of the root; default `p`, `''` for the default namespace. */
  readonly prefix?: string;
  /** Blanks a level; default 2; 0 writes one line. */
  readonly indent?: number;
  /** `href` of an xml-stylesheet instruction of type text/xsl. */
  readonly stylesheet?: string;
  /** Whether to write the XML declaration; default true. */
  readonly declaration?: boolean;
  /** `bytes` gives UTF-8 in a Uint8Array; default `string`. */
  readonly as?: 'string' | 'bytes';
}

/** What cannot be written: unknown keys, values of a wrong JSON type, characters that XML forbids. */
export class InvoiceWriteError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const first = problems.slice(0, 5).map((problem) => `${problem.id} at ${problem.path || '/'}`);
    const rest = problems.length > 5 ? `, and ${problems.length - 5} more` : '';
    super(`the invoice cannot be written: ${first.join(', ')}${rest}`);
    this.name = 'InvoiceWriteError';
    this.problems = problems;
  }
}

/**
 * Writes an invoice as XML in UTF-8. It does not check the invoice against the schema, but loses nothing silently.
 * @throws InvoiceWriteError for unknown keys, values of a wrong JSON type and characters that XML forbids
 * @throws TypeError for options that make no XML
 */
export function writeInvoice(invoice: Invoice, options: WriteOptions & { readonly as: 'bytes' }): Uint8Array;
export function writeInvoice(invoice: Invoice, options?: WriteOptions): string;
export function writeInvoice(invoice: Invoice, options: WriteOptions = {}): string | Uint8Array {
  const { prefix = 'p', indent = 2, stylesheet, declaration = true } = options;
  checkOptions(prefix, indent, stylesheet);
  const writer = new Writer(' '.repeat(indent));
  const body = writer.invoice(invoice, prefix);
  if (writer.problems.length > 0) throw new InvoiceWriteError(writer.problems);
  const newline = indent > 0 ? '\n' : '';
  const head = declaration ? `<?xml version="1.0" encoding="UTF-8"?>${newline}` : '';
  const style =
    stylesheet === undefined
      ? ''
      : `<?xml-stylesheet type="text/xsl" href="${escapeAttribute(stylesheet)}"?>${newline}`;
  const text = `${head}${style}${body}${newline}`;
  return options.as === 'bytes' ? new TextEncoder().encode(text) : text;
}

/** How a fragment is laid out: as the lines around its place are. */
export interface FragmentLayout {
  /** What stands before the element: a line end and its indentation; empty to write all on one line. */
  readonly newline: string;
  /** What one level more adds to the indentation. */
  readonly unit: string;
}

/**
 * Writes one element with all below it, to be put into a document.
 * @param value the element's JSON form: of one that repeats, one item
 * @throws InvoiceWriteError as {@link writeInvoice} does
 */
export function writeElement(element: Element, value: unknown, layout: FragmentLayout): string {
  const writer = new Writer(layout.unit);
  const text = writer.fragment(stepOf(element), value, layout.newline);
  if (writer.problems.length > 0) throw new InvoiceWriteError(writer.problems);
  return text;
}

function checkOptions(prefix: string, indent: number, stylesheet: string | undefined): void {
  NC_NAME.lastIndex = 0;
  if (prefix !== '' && (NC_NAME.exec(prefix)?.[0] !== prefix || /^xml/i.test(prefix))) {
    throw new TypeError(`prefix: ${JSON.stringify(prefix)} is no namespace prefix`);
  }
  if (!Number.isInteger(indent) || indent < 0 || indent > 16) {
    throw new TypeError(`indent: ${indent} is not a whole number from 0 to 16`);
  }
  if (stylesheet !== undefined && (stylesheet.includes('?>') || FORBIDDEN.test(stylesheet))) {
    throw new TypeError('stylesheet: cannot stand in a processing instruction');
  }
}

/** The keys of the root that are no elements. */
const ROOT_KEYS = new Set(['namespace', 'sistema_emittente', 'versione']);

type Fields = { readonly [key: string]: unknown };

class Writer {
  readonly problems: Problem[] = [];
  /** What one level adds to the indentation. */
  readonly #unit: string;

  constructor(unit: string) {
    this.#unit = unit;
  }

  fragment(step: Step, value: unknown, newline: string): string {
    return this.#element(step, value, newline, `/${step.key}`, '');
  }

  invoice(invoice: Invoice, prefix: string): string {
    const fields: unknown = invoice;
    if (!isObject(fields)) {
      this.#wrongType('', 'fattura', 'object', fields);
      return '';
    }
    const format = formatOf(fields);
    const name = prefix === '' ? format.root : `${prefix}:${format.root}`;
    const namespace = this.#attribute(fields, 'namespace') ?? format.namespace;
    const versione = this.#attribute(fields, 'versione');
    const sistema = this.#attribute(fields, 'sistema_emittente');
    const binding = prefix === '' ? 'xmlns' : `xmlns:${prefix}`;
    const attributes = [
      ...(versione === undefined ? [] : [`versione="${escapeAttribute(versione)}"`]),
      ...(sistema === undefined ? [] : [`SistemaEmittente="${escapeAttribute(sistema)}"`]),
      `${binding}="${escapeAttribute(namespace)}"`,
    ];
    // Under a default namespace the children step out of it: the schema wants them in none.
    const inner = this.#content(format.block, fields, this.#newline(1), '', prefix === '' ? ' xmlns=""' : '');
    return `<${name} ${attributes.join(' ')}>${inner}${this.#newline(0)}</${name}>`;
  }

  #newline(level: number): string {
    return this.#unit === '' ? '' : `\n${this.#unit.repeat(level)}`;
  }

  #attribute(fields: Fields, key: string): string | undefined {
    const value = fields[key];
    if (isAbsent(value)) return undefined;
    if (typeof value !== 'string') {
      this.#wrongType(`/${key}`, key, 'string', value);
      return undefined;
    }
    this.#forbidden(value, `/${key}`);
    return value;
  }

  /** The children of a block, each on a line of its own. */
  #content(block: Block, fields: Fields, newline: string, path: string, attributes: string): string {
    const { steps, keys } = stepsOf(block);
    for (const key in fields) {
      if (!keys.has(key) && fields[key] !== undefined && !(path === '' && ROOT_KEYS.has(key))) {
        this.#problem('element.unknown', `${path}/${escapeKey(key)}`, { name: key, parent: block.name });
      }
    }
    let text = '';
    for (const step of steps) {
      const value = fields[step.key];
      if (isAbsent(value)) continue;
      if (!step.repeated) text += this.#element(step, value, newline, `${path}/${step.key}`, attributes);
      else if (Array.isArray(value)) {
        for (let i = 0; i < value.length; i += 1) {
          text += this.#element(step, value[i], newline, `${path}/${step.key}/${i}`, attributes);
        }
      } else this.#wrongType(`${path}/${step.key}`, step.key, 'array', value);
    }
    return text;
  }

  #element(step: Step, value: unknown, newline: string, path: string, attributes: string): string {
    const { block } = step;
    if (block === null) return newline + step.open + attributes + this.#leaf(step, value, path) + step.close;
    if (!isObject(value)) {
      this.#wrongType(path, step.key, 'object', value);
      return '';
    }
    const deeper = newline === '' ? '' : newline + this.#unit;
    const inner = this.#content(block, value, deeper, path, '');
    if (inner === '') return `${newline}${step.open}${attributes}/>`;
    return `${newline}${step.open}${attributes}>${inner}${newline}${step.close}`;
  }

  /** From the `>` of the start tag to the end of the text. */
  #leaf(step: Step, value: unknown, path: string): string {
    if (typeof value === 'string') {
      if (!SPECIAL.test(value)) return `>${value}`;
      this.#forbidden(value, path);
      return `>${escapeText(value)}`;
    }
    if (step.integer && typeof value === 'number' && Number.isInteger(value)) return `>${value}`;
    this.#wrongType(path, step.key, step.integer ? 'integer' : 'string', value);
    return '>';
  }

  #forbidden(value: string, path: string): void {
    const found = FORBIDDEN.exec(value)?.[0];
    if (found === undefined) return;
    const point = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    this.#problem('xml.character', path, { codepoint: `U+${point}` });
  }

  #wrongType(
    path: string,
    name: string,
    expected: ProblemParams['json.type']['expected'],
    value: unknown,
  ): void {
    const found =
      value === null
        ? 'null'
        : Array.isArray(value)
          ? 'array'
          : (typeof value as ProblemParams['json.type']['found']);
    this.#problem('json.type', path, { name, expected, found });
  }

  #problem<Id extends ProblemId>(id: Id, path: string, params: ProblemParams[Id]): void {
    this.problems.push({ id, path, xpath: null, offset: -1, end: -1, params } as Problem);
  }
}

function formatOf(fields: Fields): Format {
  if (fields['versione'] === 'FSM10') return simplified;
  return fields['namespace'] === simplified.namespace ? simplified : ordinary;
}

/** What reads as absent, wherever it stands (design: the JSON contract). */
function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A key as a token of a JSON Pointer (RFC 6901). */
function escapeKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** What plain text does not have: markup, carriage returns, and all that may be forbidden. */
const SPECIAL = /[&<>\0-\x08\x0b-\x1f\ud800-\udfff\ufffe\uffff]/;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** A text as character data. */
export function escapeText(text: string): string {
  return text.replace(/[&<>\r]/g, (found) => ESCAPES[found] ?? found);
}

/** A text as the value of an attribute. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"\t\n\r]/g, (found) => ESCAPES[found] ?? found);
}
