/** Credit and debit notes: what is taken off an invoice, or put on, made of the invoice itself. */

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
 * A credit note (TD04; of a simplified invoice TD08): takes back an invoice or a part of it. Supplier, customer and
 * recipient are the invoice's; the link to it is filled, CIG and CUP with it; amounts have the invoice's signs, so that
 * they are positive where it has no negative ones. Without `linee` all amounts are the invoice's own; with them pension
 * funds and withholdings are in proportion, and summaries and total are reckoned anew.
 * @throws BuildError when the brief does not fit the invoice, or SdI would refuse the note.
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
 * A debit note (TD05; of a simplified invoice TD09): adds to an invoice. As {@link creditNote}, but a line may have more
 * than the invoice's, and `importo` is what is added to it.
 * @throws BuildError when the brief does not fit the invoice, or SdI would refuse the note.
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
  // What the note takes over is copied when it is made.
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

/** What the check finds wrong with what the brief has given. */
function placeInBrief(path: string): string | undefined {
  if (path.includes('/dati_pagamento')) return '/pagamento';
  return /\/dati_generali_documento\/(?:numero|data|causale)/.test(path)
    ? path.replace(/^.*\/dati_generali_documento/, '')
    : undefined;
}
