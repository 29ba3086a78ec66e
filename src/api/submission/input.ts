/** An invoice as it was given: of which form it is, and what of it is sent. */
import { decode } from '../../xml/encodings.ts';
import { sniff } from '../../xml/sniff.ts';
import { ConfigurationError } from '../client/errors.ts';
import type { InvoiceInput } from './options.ts';

/** An XML invoice. */
export interface GivenXml {
  readonly form: 'xml';
  readonly sent: Uint8Array;
  /** What is checked: the bytes that are sent, or the text that was given where they do not say the same. */
  readonly checked: Uint8Array | string;
}

/** An invoice in the JSON form. */
export interface GivenJson {
  readonly form: 'json';
  /** Without a byte order mark; it goes in UTF-8. */
  readonly sent: string;
  /** What the text says; undefined when it is no JSON. */
  readonly value: unknown;
  /** Whether it was given as an object: what is found in it has no line. */
  readonly isObject: boolean;
}

/** Neither: the check says what it is. */
export interface GivenOther {
  readonly form: 'other';
  readonly checked: Uint8Array | string;
}

export type Given = GivenXml | GivenJson | GivenOther;

const KINDS = 'an object in the JSON form, or XML or JSON as a string or a Uint8Array';

/**
 * Tells the form by the content. Bytes are copied: what is checked is what is sent.
 * @param name Of the file, a hint where the content says nothing.
 * @throws ConfigurationError for what can hold no invoice.
 */
export function readInput(input: InvoiceInput, name: string | undefined): Given {
  if (typeof input === 'string') return readText(input, name);
  if (ArrayBuffer.isView(input)) {
    return readBytes(new Uint8Array(input.buffer, input.byteOffset, input.byteLength).slice(), name);
  }
  // An ArrayBuffer, a Map, a promise would all be `{}` in JSON.
  const isPlain = Object.prototype.toString.call(input) === '[object Object]';
  if (!isPlain) throw new ConfigurationError(`invoice: expected ${KINDS}`);
  return readObject(input);
}

function readText(text: string, name: string | undefined): Given {
  const looks = sniff(text, name);
  if (looks === 'json') return readJson(text);
  if (looks !== 'xml') return { form: 'other', checked: text };
  const mended = declaredAsUtf8(text);
  const sent = new TextEncoder().encode(mended);
  // A lone surrogate turns into another character; another declaration moves columns.
  const isSame = mended === text && !/[\ud800-\udfff]/u.test(text);
  return { form: 'xml', sent, checked: isSame ? sent : text };
}

function readBytes(bytes: Uint8Array, name: string | undefined): Given {
  const looks = sniff(bytes, name);
  if (looks === 'xml') return { form: 'xml', sent: bytes, checked: bytes };
  const decoded = looks === 'json' ? decode(bytes) : undefined;
  return decoded?.ok === true ? readJson(decoded.decoded.text) : { form: 'other', checked: bytes };
}

function readJson(text: string): GivenJson {
  const sent = text.replace(/^\ufeff/, '');
  let value: unknown;
  try {
    value = JSON.parse(sent);
  } catch {
    // The check says where.
  }
  return { form: 'json', sent, value, isObject: false };
}

function readObject(invoice: object): GivenJson {
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
 * A string has no encoding: it becomes one when it is sent, in UTF-8. A declaration that names another is of the file
 * that the text once was, and would be a lie.
 */
function declaredAsUtf8(text: string): string {
  return text.replace(DECLARATION, (whole, start: string, double?: string, single?: string) =>
    /^utf-?8$/i.test(double ?? single ?? '') ? whole : `${start}"UTF-8"`,
  );
}
