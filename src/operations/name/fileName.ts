/** File names of invoices for SdI. */

import { errorClass, FatturaError } from '../../model/fatturaError.ts';
import { type FileNameExtension, type FileNameFlaw, parseFileName } from '../../model/fileName.ts';
import { given } from '../../model/given.ts';
import type { ReadonlyInvoice } from '../../model/readonlyInvoice.ts';
import { LONGEST_IN_NAME, nextProgressive } from './progressive.ts';

/** Country and identifier, the beginning of a file name. */
export interface NameOwner {
  readonly country: string;
  readonly id: string;
}

/** Thrown by {@link invoiceFileName}; `flaw` is the part that SdI would reject (00001). */
export class FileNameError extends FatturaError {
  static override readonly [errorClass]: string = 'FileNameError';
  declare readonly code: 'file_name';
  readonly flaw: FileNameFlaw;

  constructor(name: string, flaw: FileNameFlaw) {
    super(
      'file_name',
      `${JSON.stringify(name)} is not a file name that SdI accepts: its ${flaw.flaw} is invalid`,
    );
    this.flaw = flaw;
  }
}

/**
 * Returns the party for the file name of an invoice: the transmitter (1.1.1), or with `supplier` the supplier, if it
 * transmits its own invoices. For an Italian supplier, this is the codice fiscale, or the partita IVA without one.
 *
 * @returns null if the invoice does not state it.
 */
export function nameOwner(
  invoice: ReadonlyInvoice,
  party: 'transmitter' | 'supplier' = 'transmitter',
): NameOwner | null {
  given('invoice', invoice, 'object');
  // The partial result of an invalid invoice may lack fields that its type requires.
  const header: PartialHeader | undefined = invoice.fattura_elettronica_header;
  if (party === 'transmitter') {
    const { id_paese: country, id_codice: id } = header?.dati_trasmissione?.id_trasmittente ?? {};
    return ownerOf(country, id);
  }
  const supplier = header?.cedente_prestatore;
  // FSM10 has the identifiers of the supplier one level higher.
  const data = supplier?.dati_anagrafici ?? supplier;
  const { id_paese: country, id_codice: id } = data?.id_fiscale_iva ?? {};
  return ownerOf(country, country === 'IT' ? (data?.codice_fiscale ?? id) : id);
}

function ownerOf(country: string | undefined, id: string | undefined): NameOwner | null {
  return country === undefined || id === undefined ? null : { country, id };
}

interface PartialIdentifiers {
  readonly id_fiscale_iva?: { readonly id_paese?: string; readonly id_codice?: string };
  readonly codice_fiscale?: string;
}

interface PartialHeader {
  readonly dati_trasmissione?: {
    readonly id_trasmittente?: { readonly id_paese?: string; readonly id_codice?: string };
  };
  readonly cedente_prestatore?: PartialIdentifiers & { readonly dati_anagrafici?: PartialIdentifiers };
}

/**
 * Returns a file name for SdI: `IT01234567890_00001.xml`.
 *
 * @throws FileNameError if SdI would reject a part.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { invoiceFileName, nameOwner, nextFileProgressive, parseInvoice } from 'fattura';
 *
 * const owner = nameOwner(parseInvoice(await readFile('invoice.xml')));
 * if (owner !== null) {
 *   const sent = ['IT02718281823_00009.xml'];
 *   console.log(invoiceFileName(owner, nextFileProgressive(sent, owner) ?? '00001')); // prints: IT02718281823_00010.xml
 * }
 * ```
 */
export function invoiceFileName(
  owner: NameOwner,
  progressive: string,
  extension: FileNameExtension = 'xml',
): string {
  given('owner', owner, 'object');
  const { country, id } = owner;
  given('progressive', progressive, 'text');
  const name = `${country}${id}_${progressive}.${extension}`;
  const parsed = parseFileName(name);
  if (parsed.kind === 'invalid') throw new FileNameError(name, parsed);
  return name;
}

/** The progressive of the first file. */
const FIRST = '00001';

/**
 * Returns the progressive after the highest that this owner has used in these names, of invoices in any form and of
 * messages about them; `00001` if there is none. If none follows the highest, returns the lowest unused progressive of
 * digits.
 *
 * @param names File names without folders; names of other owners are ignored.
 * @returns undefined if all are used.
 */
export function nextFileProgressive(names: Iterable<string>, owner: NameOwner): string | undefined {
  given('names', names, 'list');
  given('owner', owner, 'object');
  const { country, id } = owner;
  const used = new Set<string>();
  let highest: string | undefined;
  for (const name of names) {
    const parsed = parseFileName(name);
    if (parsed.kind !== 'invoice' && parsed.kind !== 'message') continue;
    if (parsed.country !== country || parsed.id !== id) continue;
    used.add(parsed.progressive);
    if (highest === undefined || isAfter(parsed.progressive, highest)) highest = parsed.progressive;
  }
  if (highest === undefined) return FIRST;
  let next = nextProgressive(highest, LONGEST_IN_NAME);
  if (next !== undefined) return next;
  next = FIRST;
  while (next !== undefined && used.has(next)) next = nextProgressive(next, LONGEST_IN_NAME);
  return next;
}

/** Longer progressives come later, because counting makes them longer. */
function isAfter(one: string, other: string): boolean {
  return one.length === other.length ? one > other : one.length > other.length;
}
