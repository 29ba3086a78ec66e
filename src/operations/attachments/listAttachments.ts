/** Lists the attachments of the invoices in a file. */

import { given } from '../../model/given.ts';
import { isMembers, type Members, member } from '../../model/jsonValue.ts';
import { DEFAULT_MAX_BYTES } from '../../model/readLimits.ts';
import type { ReadonlyInvoice } from '../../model/readonlyInvoice.ts';
import { AttachmentContent } from './attachmentContent.ts';
import { AttachmentError } from './attachmentError.ts';
import { base64Size } from './base64.ts';

/** An attachment and its location. */
export interface ListedAttachment {
  /** The number of the attachment, starting at 1, across all invoices of the file. */
  readonly number: number;
  /** The position of its invoice in the file, starting at 1. */
  readonly body: number;
  /** JSON Pointer into the JSON form. */
  readonly path: string;
  readonly name: string;
  /** The sender's statements about the attachment, which may be wrong; null if missing. */
  readonly format: string | null;
  readonly compression: string | null;
  readonly description: string | null;
  /** Size of its content in bytes, compressed if it is compressed in the file; null if it is not valid base64. */
  readonly size: number | null;
  /** Its content as in the file, for {@link attachmentBytes}. */
  readonly attachment: string;
}

/** An attachment by its number in {@link listAttachments}, or by its name. */
export type AttachmentChoice = number | string;

/**
 * Returns the attachments of all invoices of a file, in order. Partially read invalid files are also accepted.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { attachmentBytes, listAttachments, parseInvoice } from 'fattura';
 *
 * for (const attachment of listAttachments(parseInvoice(await readFile('attachment.xml'))))
 *   console.log(attachment.name, attachment.size, attachmentBytes(attachment).length); // prints: prove.txt 3170 3170
 * ```
 */
export function listAttachments(invoice: ReadonlyInvoice): readonly ListedAttachment[] {
  given('invoice', invoice, 'object');
  return entriesOf(invoice).map(({ body, path, value }, index) => {
    const attachment = textOf(value, 'attachment') ?? '';
    return {
      number: index + 1,
      body,
      path,
      name: textOf(value, 'nome_attachment') ?? '',
      format: textOf(value, 'formato_attachment'),
      compression: textOf(value, 'algoritmo_compressione'),
      description: textOf(value, 'descrizione_attachment'),
      size: base64Size(attachment),
      attachment,
    };
  });
}

/**
 * Returns the content of an attachment as in the file, without decompressing it.
 *
 * @throws AttachmentError `base64` if the content is not valid base64, `size` if it exceeds `maxBytes` (default:
 * 20 MB).
 *
 * @example
 * ```ts
 * import { readFile, writeFile } from 'node:fs/promises';
 * import { attachmentBytes, attachmentFileName, listAttachments, parseInvoice } from 'fattura';
 *
 * for (const attachment of listAttachments(parseInvoice(await readFile('attachment.xml')))) {
 *   const content = attachmentBytes(attachment);
 *   // A name without folders and control characters, whatever the file says.
 *   await writeFile(attachmentFileName(attachment, content), content);
 * }
 * ```
 */
export function attachmentBytes(
  listed: Pick<ListedAttachment, 'name' | 'attachment'>,
  options: { readonly maxBytes?: number } = {},
): Uint8Array {
  given('attachment', listed, 'object');
  given('options', options, 'object');
  const { name, attachment } = listed;
  const { maxBytes = DEFAULT_MAX_BYTES } = options;
  given('attachment', attachment, 'text');
  return new AttachmentContent({ name, size: base64Size(attachment) }, attachment, maxBytes).whole();
}

/** Returns the selected attachment. @throws AttachmentError */
export function chosen(all: readonly ListedAttachment[], which: AttachmentChoice): ListedAttachment {
  const [first, ...others] = all.filter(
    ({ number, name }) => (typeof which === 'number' ? number : name) === which,
  );
  if (first === undefined) throw new AttachmentError({ reason: 'missing', which });
  if (others.length > 0) throw new AttachmentError({ reason: 'ambiguous', which });
  return first;
}

/** Returns the number of invoices in a file. */
export function bodyCount(invoice: ReadonlyInvoice): number {
  return listOf(invoice, 'fattura_elettronica_body').length;
}

interface Entry {
  readonly body: number;
  readonly path: string;
  readonly value: Members;
}

function entriesOf(invoice: ReadonlyInvoice): readonly Entry[] {
  return listOf(invoice, 'fattura_elettronica_body').flatMap((body, bodyIndex) =>
    listOf(body, 'allegati').flatMap((value, index): Entry[] =>
      isMembers(value)
        ? [{ body: bodyIndex + 1, path: `/fattura_elettronica_body/${bodyIndex}/allegati/${index}`, value }]
        : [],
    ),
  );
}

function listOf(value: unknown, key: string): readonly unknown[] {
  const found = isMembers(value) ? member(value, key) : undefined;
  return Array.isArray(found) ? found : [];
}

function textOf(value: Members, key: string): string | null {
  const found = member(value, key);
  return typeof found === 'string' ? found : null;
}
