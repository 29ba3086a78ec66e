/**
 * SdI's grammar of file names: what the sender calls an invoice, what SdI calls its messages, and the packages of
 * the channel SDIFTP. A wrong name of an invoice is refused with 00001.
 */

import { NazioneCodes } from './codes/nazione.ts';
import { given } from './given.ts';
import { codiceFiscaleFlaw } from './identifiers/codiceFiscale.ts';
import { isMessageKind, type MessageKind } from './problem.ts';

/** Extensions of an invoice: plain or with a signature inside, in a signed envelope, several in an archive. */
export type FileNameExtension = 'xml' | 'xml.p7m' | 'zip';

/** The name of an invoice: `IT01234567890_00001.xml`. */
export interface InvoiceFileName {
  readonly kind: 'invoice';
  /** Country of the transmitter; two capital letters. */
  readonly country: string;
  /** The transmitter's own: for IT the codice fiscale. */
  readonly id: string;
  readonly progressive: string;
  /** In small letters, whatever the name has. */
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
  /** FI invoices to SdI, FO files from SdI, EO how SdI took in a package. */
  readonly type: 'FI' | 'FO' | 'EO';
  readonly node: string;
  /** Year and day of the year: `2026012` is 12 January 2026. */
  readonly day: string;
  /** Hours and minutes. */
  readonly time: string;
  readonly progressive: string;
}

/** The first part, from the left, that breaks the grammar; `found` is that part as written. */
export type FileNameFlaw = { readonly kind: 'invalid' } & (
  | { readonly flaw: 'country'; readonly found: string }
  /** From `min` to `max` letters and digits; for IT capital letters and digits. */
  | {
      readonly flaw: 'id';
      readonly found: string;
      readonly country: string;
      readonly min: number;
      readonly max: number;
    }
  /** Progressive of the invoice, or the last part of a message's name: one to `max` letters and digits. */
  | { readonly flaw: 'progressive'; readonly found: string; readonly max: number }
  /** With the leading point; empty when there is none. */
  | { readonly flaw: 'extension'; readonly found: string }
  /** One underscore is expected, between id and progressive; `found` is their number. */
  | { readonly flaw: 'separator'; readonly found: number }
);

export type FileName = InvoiceFileName | MessageFileName | PackageFileName | FileNameFlaw;

const EXTENSIONS: ReadonlySet<string> = new Set<FileNameExtension>(['xml', 'xml.p7m', 'zip']);
const SUFFIXES = ['.xml', '.p7m', '.zip'];

/** Length of an id: a codice fiscale where the country is IT, else anything. */
const ITALIAN_ID = { min: 11, max: 16, form: /^[A-Z0-9]{11,16}$/ };
const FOREIGN_ID = { min: 2, max: 28, form: /^[A-Za-z0-9]{2,28}$/ };

const LONGEST_PROGRESSIVE = 5;
const LONGEST_MESSAGE_PROGRESSIVE = 3;

/** Type, node, year with the day of the year, hours with minutes, number, extension. */
const PACKAGE = /^(FI|FO|EO)\.([A-Za-z0-9]+)\.([0-9]{7})\.([0-9]{4})\.([0-9]{3})\.(zip|xml)$/;

/**
 * Reads a file's name, without folders, by SdI's grammar:
 *
 * - invoice: country, id, `_`, progressive, extension. The country is two capitals of {@link NazioneCodes}, the
 *   transmitter's; the id 11 to 16 capitals and figures for IT, else 2 to 28 letters and figures; the progressive
 *   1 to 5 letters and figures; the extension `.xml`, `.xml.p7m` or `.zip`, in any case;
 * - message: an invoice's name without extension, `_`, type, `_`, 1 to 3 letters and figures, extension;
 * - package: `FI`, `FO` (`.zip`) or `EO` (`.xml`), node, day, time and number, with points between.
 *
 * The id is not checked as a codice fiscale: SdI documents no such control of the name. The 50 characters of
 * NomeFile in the messages are never reached: a right name of an invoice has 44 at most.
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
  // The list is open: what it accepts is any text, what it finds is a country.
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
 * True if the name is an attempt at a name of SdI's grammar, valid or not. Any other name is a working name, which says
 * nothing about the name under which the file will be sent. Attempts are
 *
 * - what {@link parseFileName} takes;
 * - what begins with IT, in any case, and a figure: `IT0123_1.xml`, `it01234567890_001.xml`;
 * - what begins with a right Italian codice fiscale and an underscore, with or without IT and one of `_-. `
 *   before it, in any case: `01234567897_00001.xml`, `IT_01234567897_00001.xml`;
 * - what begins with the capitals of another country, letters and figures with more figures than letters, and an
 *   underscore: `DE123456789_1234567.xml`.
 *
 * So `invoice.xml`, `fattura_12.xml`, `it.xml`, a hash or a UUID is none, and neither is `01234567897.xml`.
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
  // The extension alone may be in any case.
  const [, type, node = '', day = '', time = '', progressive = '', extension] =
    PACKAGE.exec(name.slice(0, -3) + name.slice(-3).toLowerCase()) ?? [];
  if (type === 'EO' ? extension !== 'xml' : extension !== 'zip') return undefined;
  return type === 'FI' || type === 'FO' || type === 'EO'
    ? { kind: 'package', type, node, day, time, progressive }
    : undefined;
}

/**
 * Position of the extension: the first of the known suffixes that end the name (`.xml.p7m`, but also
 * `.xml.p7m.p7m`), else at the last point, else at the end.
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
