/** Adds attachments to the text of a file, or removes them. */

import { formatOfFile, formatOfJson } from '../../model/formatOf.ts';
import type { Invoice } from '../../model/generated/invoice.ts';
import { given } from '../../model/given.ts';
import type { Format } from '../../model/grammar.ts';
import { normalizeInvoice } from '../../validate/index.ts';
import { readInvoice } from '../../xml/read/readInvoice.ts';
import { Draft } from '../edits/draft.ts';
import type { Amendment, Edit, NoEdit } from '../edits/edit.ts';
import { jsonEdit, jsonPlaces, removal } from '../edits/jsonEdit.ts';
import { withoutElement } from '../edits/removal.ts';
import { type DroppedSignature, signaturesOf } from '../edits/signatures.ts';
import { addedElement } from '../edits/xmlAddition.ts';
import { AttachmentError } from './attachmentError.ts';
import { type AttachmentPlace, bodyIndex } from './changeAttachments.ts';
import { type AttachmentChoice, chosen, listAttachments } from './listAttachments.ts';
import { attachmentOf, type NewAttachment } from './newAttachment.ts';

export interface AttachmentEdits extends AttachmentPlace {
  /** The attachments to remove, before any are added; numbers are those in the original file. */
  readonly remove?: readonly AttachmentChoice[];
  readonly add?: readonly NewAttachment[];
  /**
   * Removes the signature, which becomes invalid. Without this option, a signed file is not changed. The result of a
   * signed envelope (.p7m) is the XML inside.
   */
  readonly dropSignature?: boolean;
  /** The file name: a hint if the type cannot be detected from the content. */
  readonly file?: string;
}

export type AttachmentEditResult =
  | {
      readonly ok: true;
      readonly bytes: Uint8Array;
      readonly text: string;
      /** Number of attachments removed. */
      readonly removed: number;
      /** The signature that the result lacks. */
      readonly dropped?: DroppedSignature;
    }
  /** Nothing was changed: any change would invalidate the signature, or the file is unreadable. */
  | { readonly ok: false; readonly refused: 'signed' | 'unreadable' };

/**
 * Adds and removes attachments by edits of the source text, XML or JSON. Everything else stays identical, byte for
 * byte, in any encoding. The file may be invalid if its invoices can be found.
 *
 * @throws AttachmentError if an attachment cannot be added or does not exist; nothing is changed in this case.
 */
export function editAttachments(input: Uint8Array | string, edits: AttachmentEdits): AttachmentEditResult {
  given('input', input, 'input');
  given('edits', edits, 'object');
  const { remove = [], add = [], dropSignature = false, file = '-', ...place } = edits;
  given('remove', remove, 'list');
  given('add', add, 'list');
  const draft = Draft.open(input, file);
  const invoice = draft === null ? null : contentOf(draft);
  if (draft === null || invoice === null) return { ok: false, refused: 'unreadable' };
  const signatures = draft.form === 'xml' ? signaturesOf(draft.text, () => draft.source.element('')) : [];
  const dropped = draft.isEnveloped ? 'p7m' : signatures.length > 0 ? 'xml' : null;
  if (dropped !== null && !dropSignature) return { ok: false, refused: 'signed' };

  const listed = listAttachments(invoice);
  const gone = new Set(remove.map((which) => chosen(listed, which).path));
  const added = add.map(attachmentOf);
  const format = draft.form === 'xml' ? formatOfFile(null, draft.text) : formatOfJson({ ...invoice });
  const target = add.length === 0 ? 0 : bodyIndex(invoice, place);
  let result = draft;
  if (signatures.length > 0) result = result.edited(signatures.map((one) => withoutElement(draft, one)));
  const kept = new Set(listed.filter(({ path }) => !gone.has(path)).map(({ body }) => body));
  // From last to first, so that the remaining paths stay valid. In JSON, a list goes with its last attachment.
  for (const { path, body } of listed.toReversed()) {
    if (!gone.has(path)) continue;
    if (draft.form === 'xml' || kept.has(body)) result = without(result, path);
    else if (path.endsWith('/0')) result = without(result, path.slice(0, -'/0'.length));
  }
  for (const attachment of added) {
    const list = `/fattura_elettronica_body/${target}/allegati`;
    result = withAdded(result, list, JSON.stringify(attachment), format);
  }
  const { bytes, text } = result;
  return { ok: true, bytes, text, removed: gone.size, ...(dropped === null ? {} : { dropped }) };
}

/** Returns the invoice in the text, as far as it can be read; null if it is not an invoice. */
function contentOf({ form, input, text }: Draft): Invoice | null {
  if (form === 'xml') {
    const result = readInvoice(input, { maxBytes: Number.POSITIVE_INFINITY });
    return result.ok ? result.invoice : (result.partial as Invoice | null);
  }
  try {
    return normalizeInvoice(JSON.parse(text));
  } catch {
    return null;
  }
}

function without(draft: Draft, path: string): Draft {
  if (draft.form === 'xml') {
    const element = draft.source.element(path);
    return made(draft, path, element === undefined ? 'place' : withoutElement(draft, element));
  }
  const found = jsonPlaces(draft.text, [{ op: 'remove', path }]).get(path);
  return made(draft, path, found === undefined ? 'place' : removal(draft.text, found));
}

/** @param list JSON Pointer of an invoice's attachments, present or not. */
function withAdded(draft: Draft, list: string, to: string, format: Format): Draft {
  const fix: Amendment = { op: 'add', path: `${list}/-`, to };
  const { text } = draft;
  if (draft.form === 'xml') return made(draft, list, addedElement(draft, fix, format));
  const places = jsonPlaces(text, [fix]);
  const there = places.get(list);
  if (there !== undefined && text.slice(there.offset, there.end) === 'null') {
    return made(draft, list, { offset: there.offset, end: there.end, text: `[${to}]` });
  }
  return made(draft, list, jsonEdit(text, fix, { places, format, span: null }));
}

function made(draft: Draft, path: string, edit: Edit | NoEdit): Draft {
  if (typeof edit === 'string') throw new AttachmentError({ reason: 'place', path });
  return draft.edited([edit]);
}
