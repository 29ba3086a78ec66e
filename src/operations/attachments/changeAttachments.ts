/** Adds attachments to an invoice in the JSON form, or removes them. */

import type { Invoice } from '../../model/generated/invoice.ts';
import type { Allegati } from '../../model/generated/shared.ts';
import { given } from '../../model/given.ts';
import type { ReadonlyInvoice } from '../../model/readonlyInvoice.ts';
import { AttachmentError } from './attachmentError.ts';
import { type AttachmentChoice, bodyCount, chosen, listAttachments } from './listAttachments.ts';
import { attachmentOf, type NewAttachment } from './newAttachment.ts';

/** Number of the invoice in the file, from 1; required if there are several. */
export interface AttachmentPlace {
  readonly body?: number;
}

/**
 * Returns the invoice with another attachment after its existing ones. The given invoice is not changed.
 *
 * @throws AttachmentError `field` if the schema rejects a field, `body` if the invoice is missing or ambiguous.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { addAttachment, listAttachments, parseInvoice } from 'fattura';
 *
 * const invoice = parseInvoice(await readFile('invoice.xml'));
 * const content = new TextEncoder().encode('Ore di marzo: 2');
 * const longer = addAttachment(invoice, { name: 'ore.txt', content, description: 'Rapporto' });
 * console.log(
 *   listAttachments(longer)
 *     .map(({ name, format, size }) => `${name} ${format} ${size}`)
 *     .join(),
 * ); // prints: ore.txt TXT 15
 * ```
 */
export function addAttachment(
  invoice: ReadonlyInvoice,
  file: NewAttachment,
  place: AttachmentPlace = {},
): Invoice {
  given('invoice', invoice, 'object');
  given('file', file, 'object');
  given('place', place, 'object');
  const attachment = attachmentOf(file);
  const index = bodyIndex(invoice, place);
  return withAttachments(invoice, index, (all) => [...all, attachment]);
}

/**
 * Returns the invoice without an attachment. The given invoice is not changed.
 *
 * @throws AttachmentError `missing` or `ambiguous` if there is no such attachment, or several.
 */
export function removeAttachment(invoice: ReadonlyInvoice, which: AttachmentChoice): Invoice {
  const { body, path } = chosen(listAttachments(invoice), which);
  const index = Number(path.split('/').at(-1));
  return withAttachments(invoice, body - 1, (all) => all.filter((_, at) => at !== index));
}

/** @throws AttachmentError */
export function bodyIndex(
  invoice: ReadonlyInvoice,
  { body = null }: { readonly body?: number | null },
): number {
  const bodies = bodyCount(invoice);
  const number = body ?? (bodies === 1 ? 1 : 0);
  const there = Number.isInteger(number) && number >= 1 && number <= bodies;
  if (!there) throw new AttachmentError({ reason: 'body', body, bodies });
  return number - 1;
}

function withAttachments(
  given: ReadonlyInvoice,
  index: number,
  change: (all: readonly Allegati[]) => Allegati[],
): Invoice {
  // The changed parts are copied.
  const invoice = given as Invoice;
  const bodies = invoice.fattura_elettronica_body.map((body, at) => {
    if (at !== index) return body;
    const { allegati, ...rest } = body;
    // May be null in JSON.
    const changed = change(allegati ?? []);
    return changed.length === 0 ? rest : { ...rest, allegati: changed };
  });
  // The type of the bodies is unchanged.
  return { ...invoice, fattura_elettronica_body: bodies } as Invoice;
}
