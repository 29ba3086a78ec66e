/** Attachments (2.5) of the types that EN 16931 accepts (BR-CL-24). */
import type { Allegati } from '../../../model/generated/invoice.ts';
import type { SupportingDocument } from '../model/invoice.ts';
import type { Context } from './context.ts';
import { type Cursor, given } from './cursor.ts';

/** Mime types by extension. */
export const MIME_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
};

const extensionOf = (name: string): string => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

export function convertAttachments({ body, model }: Context): void {
  const documents = body.items('allegati').flatMap((each) => documentOf(each) ?? []);
  if (documents.length > 0) model.documents = documents;
}

function documentOf(at: Cursor<Allegati>): SupportingDocument | undefined {
  const { nome_attachment: name, formato_attachment: format = '', algoritmo_compressione: packed } = at.value;
  const mime =
    packed === undefined ? (MIME_TYPES[format.toLowerCase()] ?? MIME_TYPES[extensionOf(name)]) : undefined;
  if (mime === undefined) {
    for (const key of [
      'nome_attachment',
      'formato_attachment',
      'descrizione_attachment',
      'attachment',
    ] as const)
      at.note(key, 'dropped', 'X-MIME', { term: 'documents[].mime' });
    return undefined;
  }
  at.take('nome_attachment');
  at.take('formato_attachment');
  return given<SupportingDocument>({
    id: name,
    description: at.take('descrizione_attachment'),
    uri: undefined,
    content: at.take('attachment')?.replace(/\s+/g, ''),
    mime,
    filename: name,
  });
}
