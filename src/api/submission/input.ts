/** Detects the form of a given invoice, and what to send. */
import { open } from '../../envelope/index.ts';
import { decode } from '../../xml/encodings.ts';
import { ConfigurationError } from '../client/errors.ts';
import type { InvoiceInput } from './options.ts';

/** An XML invoice. */
export interface XmlSource {
  readonly form: 'xml';
  readonly sent: Uint8Array;
  /** The content to check: the bytes to send, or the given text if the two differ. */
  readonly checked: Uint8Array | string;
}

/** An invoice in the JSON form. */
export interface JsonSource {
  readonly form: 'json';
  /** Without a byte order mark; sent in UTF-8. */
  readonly sent: string;
  /** The parsed text; undefined if it is not JSON. */
  readonly value: unknown;
  /** True if it was given as an object, so that findings have no lines. */
  readonly isObject: boolean;
}

/** Neither form: the check reports what it is. */
export interface UnparsedSource {
  readonly form: 'other';
  readonly checked: Uint8Array | string;
}

export type InvoiceSource = XmlSource | JsonSource | UnparsedSource;

const KINDS = 'an object in the JSON form, or XML or JSON as a string or a Uint8Array';

/**
 * Detects the form by the content. Bytes are copied, so that the checked content is sent.
 * @param name File name, a hint if the content is ambiguous
 * @throws ConfigurationError for a value that cannot contain an invoice
 */
export function readInput(input: InvoiceInput, name: string | undefined): InvoiceSource {
  if (typeof input === 'string') return readText(input, name);
  if (ArrayBuffer.isView(input)) {
    return readBytes(bytesOf(input).slice(), name);
  }
  // An ArrayBuffer, a Map or a promise would become `{}` in JSON.
  const isPlain = Object.prototype.toString.call(input) === '[object Object]';
  if (!isPlain) throw new ConfigurationError(`invoice: expected ${KINDS}`);
  return readObject(input);
}

/** The content of a file; null for an object in the JSON form. */
export function bytesOrText(input: InvoiceInput): Uint8Array | string | null {
  if (typeof input === 'string') return input;
  return ArrayBuffer.isView(input) ? bytesOf(input) : null;
}

/** The XML inside a signed file; null for any other file, and for one that cannot be opened. */
export function documentIn(input: InvoiceInput, name?: string): Uint8Array | string | null {
  const file = bytesOrText(input);
  if (file === null) return null;
  const { kind, content } = open(file, name);
  return kind === 'p7m' && content !== null ? content.input : null;
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

function readText(text: string, name: string | undefined): InvoiceSource {
  const { kind } = open(text, name);
  if (kind === 'json') return readJson(text);
  if (kind !== 'xml') return { form: 'other', checked: text };
  const utf8Text = declaredAsUtf8(text);
  const sent = new TextEncoder().encode(utf8Text);
  // A lone surrogate is replaced; another declaration shifts columns.
  const isSame = utf8Text === text && !/[\ud800-\udfff]/u.test(text);
  return { form: 'xml', sent, checked: isSame ? sent : text };
}

function readBytes(bytes: Uint8Array, name: string | undefined): InvoiceSource {
  const { kind } = open(bytes, name);
  if (kind === 'xml') return { form: 'xml', sent: bytes, checked: bytes };
  const decoded = kind === 'json' ? decode(bytes) : undefined;
  return decoded?.ok === true ? readJson(decoded.decoded.text) : { form: 'other', checked: bytes };
}

function readJson(text: string): JsonSource {
  const sent = text.replace(/^\ufeff/, '');
  let value: unknown;
  try {
    value = JSON.parse(sent);
  } catch {
    // The check reports the position.
  }
  return { form: 'json', sent, value, isObject: false };
}

function readObject(invoice: object): JsonSource {
  let sent: string | undefined;
  try {
    sent = JSON.stringify(invoice);
  } catch (cause) {
    throw new ConfigurationError('invoice: the object cannot be written as JSON', { cause });
  }
  if (sent === undefined) throw new ConfigurationError(`invoice: expected ${KINDS}`);
  return { form: 'json', sent, value: JSON.parse(sent), isObject: true };
}

const DECLARATION =
  /^(\ufeff?<\?xml[ \t\r\n][^>]*?[ \t\r\n]encoding[ \t\r\n]*=[ \t\r\n]*)(?:"([^"]*)"|'([^']*)')/;

/**
 * A string has no encoding: it is sent in UTF-8. A declaration of another encoding comes from the original file and
 * is wrong in the text.
 */
function declaredAsUtf8(text: string): string {
  return text.replace(DECLARATION, (whole, start: string, double?: string, single?: string) =>
    /^utf-?8$/i.test(double ?? single ?? '') ? whole : `${start}"UTF-8"`,
  );
}
