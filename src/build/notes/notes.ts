/** Credit and debit notes, made from the invoice that they correct. */

import type { Invoice } from '../../model/generated/invoice.ts';
import { ofValid } from '../../model/given.ts';
import type {
  ReadonlyInvoice,
  ReadonlyOrdinaryInvoice,
  ReadonlySimplifiedInvoice,
} from '../../model/readonlyInvoice.ts';
import { BuildError } from '../problems/buildError.ts';
import { Reading } from '../read/reading.ts';
import type { AnyNoteBrief, NoteBrief, NoteKind, SimplifiedNoteBrief } from './brief.ts';
import { checked } from './checked.ts';
import { noteOf } from './document.ts';
import { simplifiedNoteOf } from './simplified.ts';

/**
 * A credit note (TD04; for a simplified invoice TD08) on an invoice or part of it. Supplier, customer and recipient are
 * those of the invoice; the reference to it is filled in, with CIG and CUP; amounts keep the signs of the invoice, so
 * they are normally positive. Without `linee` all amounts are those of the invoice; with `linee`, pension funds and
 * withholdings are in proportion, and summaries and total are recomputed.
 * @throws BuildError if the brief does not match the invoice, or SdI would reject the note.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { parseInvoice, writeInvoice } from 'fattura';
 * import { creditNote } from 'fattura/build';
 *
 * const invoice = parseInvoice(await readFile('invoice.xml'));
 * const note = creditNote(invoice, { numero: '2025/N1', data: '2025-04-02', causale: 'Reso' });
 * console.log(
 *   writeInvoice(note)
 *     .match(/(?<=<TipoDocumento>|<ImportoTotaleDocumento>)[^<]+/g)
 *     ?.join(' '),
 * ); // prints: TD04 292.80
 * ```
 */
export function creditNote(invoice: ReadonlyOrdinaryInvoice, brief: NoteBrief): ReadonlyOrdinaryInvoice;
export function creditNote(
  invoice: ReadonlySimplifiedInvoice,
  brief: SimplifiedNoteBrief,
): ReadonlySimplifiedInvoice;
export function creditNote(invoice: ReadonlyInvoice, brief: SimplifiedNoteBrief): ReadonlyInvoice;
export function creditNote(invoice: ReadonlyInvoice, brief: AnyNoteBrief): ReadonlyInvoice {
  return ofValid(invoice, () => note(invoice, brief, 'credit'));
}

/**
 * A debit note (TD05; for a simplified invoice TD09), which adds to an invoice. Works as {@link creditNote}, but a line
 * may exceed that of the invoice, and `importo` is the added amount.
 * @throws BuildError if the brief does not match the invoice, or SdI would reject the note.
 */
export function debitNote(invoice: ReadonlyOrdinaryInvoice, brief: NoteBrief): ReadonlyOrdinaryInvoice;
export function debitNote(
  invoice: ReadonlySimplifiedInvoice,
  brief: SimplifiedNoteBrief,
): ReadonlySimplifiedInvoice;
export function debitNote(invoice: ReadonlyInvoice, brief: SimplifiedNoteBrief): ReadonlyInvoice;
export function debitNote(invoice: ReadonlyInvoice, brief: AnyNoteBrief): ReadonlyInvoice {
  return ofValid(invoice, () => note(invoice, brief, 'debit'));
}

function note(given: ReadonlyInvoice, brief: AnyNoteBrief, kind: NoteKind): ReadonlyInvoice {
  // The note copies the parts that it takes from the invoice.
  const invoice = given as Invoice;
  const reading = new Reading({ transliterate: brief?.transliterate === true });
  const isSimplified = invoice.versione === 'FSM10';
  reading.keys(reading.fields(brief, ''), '', isSimplified ? KNOWN_SIMPLIFIED : KNOWN);
  const options = { kind, reading };
  const made = isSimplified
    ? simplifiedNoteOf(invoice, brief, options)
    : noteOf(invoice, brief as NoteBrief, options);
  reading.problems.throwIfAny();
  if (made === undefined) throw new BuildError([]);
  return checked(made, placeInBrief);
}

const KNOWN_SIMPLIFIED: ReadonlySet<string> = new Set([
  'numero',
  'data',
  'linee',
  'causale',
  'numero_fattura',
  'progressivo_invio',
  'transliterate',
  'note_precedenti',
] satisfies readonly (keyof NoteBrief)[]);
const KNOWN: ReadonlySet<string> = new Set([...KNOWN_SIMPLIFIED, 'pagamento']);

/** Maps the path of a finding to the brief; undefined if the brief has no counterpart. */
function placeInBrief(path: string): string | undefined {
  if (path.includes('/dati_pagamento')) return '/pagamento';
  return /\/dati_generali_documento\/(?:numero|data|causale)/.test(path)
    ? path.replace(/^.*\/dati_generali_documento/, '')
    : undefined;
}
