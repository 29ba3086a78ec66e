/**
 * SdI's grammar of file names: invoices, SdI messages, and packages of the SDIFTP channel. SdI rejects an invalid
 * invoice name with 00001.
 */

import { NazioneCodes } from './codes/nazione.ts';
import { given } from './given.ts';
import { codiceFiscaleFlaw } from './identifiers/codiceFiscale.ts';
import { isMessageKind, type MessageKind } from './problem.ts';

/** Extensions of an invoice file: XML (possibly with a signature inside), signed envelope, archive of several files. */
export type FileNameExtension = 'xml' | 'xml.p7m' | 'zip';

/** The name of an invoice: `IT01234567890_00001.xml`. */
export interface InvoiceFileName {
  readonly kind: 'invoice';
  /** Country of the transmitter: two capital letters. */
  readonly country: string;
  /** Identifier of the transmitter; for IT the codice fiscale. */
  readonly id: string;
  readonly progressive: string;
  /** Always in lower case. */
  readonly extension: FileNameExtension;
}

/** The name of a message: `IT01234567890_00001_RC_001.xml`. */
export interface MessageFileName extends Omit<InvoiceFileName, 'kind'> {
  readonly kind: 'message';
  readonly type: MessageKind;
  /** Progressive of the message; `country`, `id` and `progressive` are those of the invoice. */
  readonly messageProgressive: string;
}

/** The name of an SDIFTP package: `FI.01234567890.2026012.1530.001.zip`. */
export interface PackageFileName {
  readonly kind: 'package';
  /** FI: invoices sent to SdI. FO: files from SdI. EO: result of the reception of a package. */
  readonly type: 'FI' | 'FO' | 'EO';
  readonly node: string;
  /** Year and day of the year: `2026012` is 12 January 2026. */
  readonly day: string;
  /** Hours and minutes. */
  readonly time: string;
  readonly progressive: string;
}

/** The first part, from the left, that breaks the grammar; `found` is the part as written. */
export type FileNameFlaw = { readonly kind: 'invalid' } & (
  | { readonly flaw: 'country'; readonly found: string }
  /** `min` to `max` letters and digits; for IT capital letters and digits. */
  | {
      readonly flaw: 'id';
      readonly found: string;
      readonly country: string;
      readonly min: number;
      readonly max: number;
    }
  /** Progressive of the invoice, or the last part of a message's name: one to `max` letters and digits. */
  | { readonly flaw: 'progressive'; readonly found: string; readonly max: number }
  /** Includes the leading point; empty without an extension. */
  | { readonly flaw: 'extension'; readonly found: string }
  /** One underscore is expected, between id and progressive; `found` is their number. */
  | { readonly flaw: 'separator'; readonly found: number }
);

/** A file name in parts, discriminated by `kind`: `invalid` is a name that breaks the grammar. */
export type FileName = InvoiceFileName | MessageFileName | PackageFileName | FileNameFlaw;

const EXTENSIONS: ReadonlySet<string> = new Set<FileNameExtension>(['xml', 'xml.p7m', 'zip']);
const SUFFIXES = ['.xml', '.p7m', '.zip'];

/** Length of an id: that of a codice fiscale for IT, otherwise any. */
const ITALIAN_ID = { min: 11, max: 16, form: /^[A-Z0-9]{11,16}$/ };
const FOREIGN_ID = { min: 2, max: 28, form: /^[A-Za-z0-9]{2,28}$/ };

const LONGEST_PROGRESSIVE = 5;
const LONGEST_MESSAGE_PROGRESSIVE = 3;

/** Type, node, year with the day of the year, hours with minutes, number, extension. */
const PACKAGE = /^(FI|FO|EO)\.([A-Za-z0-9]+)\.([0-9]{7})\.([0-9]{4})\.([0-9]{3})\.(zip|xml)$/;

/**
 * Reads a file's name, without folders, by SdI's grammar:
 *
 * - invoice: country, id, `_`, progressive, extension. The country of the transmitter is a code of
 *   {@link NazioneCodes}; the id has 11 to 16 capital letters and digits for IT, otherwise 2 to 28 letters and digits;
 *   the progressive 1 to 5 letters and digits; the extension is `.xml`, `.xml.p7m` or `.zip`, in any case;
 * - message: an invoice's name without extension, `_`, type, `_`, 1 to 3 letters and digits, extension;
 * - package: `FI`, `FO` (`.zip`) or `EO` (`.xml`), node, day, time and number, separated by points.
 *
 * The id is not checked as a codice fiscale: SdI documents no such control of the name. A valid invoice name has at
 * most 44 characters, fewer than the 50 of NomeFile in the messages.
 *
 * @example
 * ```ts
 * import { parseFileName } from 'fattura/model';
 *
 * console.log(parseFileName('IT01234567890_00001.xml').kind); // prints: invoice
 * console.log(JSON.stringify(parseFileName('IT01234567890_123456.xml'))); // prints: {"kind":"invalid","flaw":"progressive","found":"123456","max":5}
 * ```
 */
export function parseFileName(name: string): FileName {
  given('name', name, 'text');
  const packaged = parsePackage(name);
  if (packaged !== undefined) return packaged;
  const at = extensionStart(name);
  const parts = name.slice(0, at).split('_');
  const [head = '', progressive = '', type = '', messageProgressive = ''] = parts;
  const message = parts.length === 4 && isMessageKind(type);
  const separators = parts.length - 1;
  if (!message && separators !== 1) return { kind: 'invalid', flaw: 'separator', found: separators };
  const country = head.slice(0, 2);
  // `find`, not `accepts`: the list is open and accepts any text.
  if (NazioneCodes.find(country) === undefined) return { kind: 'invalid', flaw: 'country', found: country };
  const id = head.slice(2);
  const { form, min, max } = country === 'IT' ? ITALIAN_ID : FOREIGN_ID;
  if (!form.test(id)) return { kind: 'invalid', flaw: 'id', found: id, country, min, max };
  const wrong =
    progressiveFlaw(progressive, LONGEST_PROGRESSIVE) ??
    (message ? progressiveFlaw(messageProgressive, LONGEST_MESSAGE_PROGRESSIVE) : undefined);
  if (wrong !== undefined) return wrong;
  const extension = name.slice(at + 1).toLowerCase();
  if (!isExtension(extension)) return { kind: 'invalid', flaw: 'extension', found: name.slice(at) };
  if (!message) return { kind: 'invoice', country, id, progressive, extension };
  return { kind: 'message', country, id, progressive, type, messageProgressive, extension };
}

/**
 * True if the name is meant to follow SdI's grammar, valid or not. Any other name is a working name, unrelated to the
 * name under which the file will be sent. True for
 *
 * - names that {@link parseFileName} accepts;
 * - names that begin with IT, in any case, and a digit: `IT0123_1.xml`, `it01234567890_001.xml`;
 * - names that begin with a valid codice fiscale and an underscore, optionally preceded by IT and one of `_-. `, in any
 *   case: `01234567897_00001.xml`, `IT_01234567897_00001.xml`;
 * - names that begin with the code of another country in capitals, letters and digits with more digits than letters,
 *   and an underscore: `DE123456789_1234567.xml`.
 *
 * False for `invoice.xml`, `fattura_12.xml`, `it.xml`, `01234567897.xml`, hashes and UUIDs.
 */
export function looksLikeFileName(name: string): boolean {
  if (parseFileName(name).kind !== 'invalid' || /^IT[0-9]/i.test(name)) return true;
  const code = /^(?:IT[_\-. ]?)?([A-Z0-9]{16}|[0-9]{11})_/i.exec(name)?.[1];
  if (code !== undefined && codiceFiscaleFlaw(code.toUpperCase()) === undefined) return true;
  const [, country, id] = /^([A-Z]{2})([A-Za-z0-9]+)_/.exec(name) ?? [];
  if (country === undefined || id === undefined || NazioneCodes.find(country) === undefined) return false;
  return id.replace(/[^0-9]/g, '').length * 2 > id.length;
}

function parsePackage(name: string): PackageFileName | undefined {
  // Only the extension may be in any case.
  const [, type, node = '', day = '', time = '', progressive = '', extension] =
    PACKAGE.exec(name.slice(0, -3) + name.slice(-3).toLowerCase()) ?? [];
  if (type === 'EO' ? extension !== 'xml' : extension !== 'zip') return undefined;
  return type === 'FI' || type === 'FO' || type === 'EO'
    ? { kind: 'package', type, node, day, time, progressive }
    : undefined;
}

/**
 * Position of the extension: the first of the known suffixes at the end of the name (`.xml.p7m`, but also
 * `.xml.p7m.p7m`), otherwise the last point, otherwise the end.
 */
function extensionStart(name: string): number {
  const lower = name.toLowerCase();
  let at = name.length;
  while (SUFFIXES.some((suffix) => lower.endsWith(suffix, at))) at -= 4;
  if (at < name.length) return at;
  const point = name.lastIndexOf('.');
  return point < 0 ? name.length : point;
}

function progressiveFlaw(found: string, max: number): FileNameFlaw | undefined {
  const fits = /^[A-Za-z0-9]+$/.test(found) && found.length <= max;
  return fits ? undefined : { kind: 'invalid', flaw: 'progressive', found, max };
}

function isExtension(text: string): text is FileNameExtension {
  return EXTENSIONS.has(text);
}
