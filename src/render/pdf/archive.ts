/**
 * PDF/A-3b (ISO 19005-3) with the embedded invoice. pdfkit's subset `PDF/A-3b` adds the output intent with the sRGB
 * profile of the ICC; this file adds identification, metadata and the attached file.
 */

import { render } from '../../text/render.ts';
import type { Content } from '../content/content.ts';
import { writable, xmpPacket } from './metadata.ts';
import { internals, type PdfDocument } from './pdfkit.ts';
import type { EmbeddedXml, PdfOptions } from './pdfOptions.ts';

const CREATOR = 'fattura';
const PRODUCER = 'PDFKit';

/** Title of the file: that of its first document, and the number of further ones. */
function titleOf({ documents }: Content): string {
  const first = writable(documents[0]?.title ?? '');
  return documents.length > 1 ? `${first} (+${documents.length - 1})` : first;
}

/**
 * Input of the file's identifier in pdfkit. `Source` represents everything in the file, so that different files have
 * different identifiers and the same call returns the same bytes; it is removed before the document ends.
 */
export function identification(content: Content, options: PdfOptions): Record<string, unknown> {
  const sources = embeddedOf(options).map(
    ({ name, bytes }) => `\n${name}\n${new TextDecoder('latin1').decode(bytes)}`,
  );
  return { ...information(content, options), Source: `${JSON.stringify(content)}${sources.join('')}` };
}

function information(content: Content, { createdAt }: PdfOptions): Record<string, unknown> {
  const title = titleOf(content);
  return { Title: title, Creator: CREATOR, Producer: PRODUCER, CreationDate: createdAt, ModDate: createdAt };
}

/** Call once, after all pages. */
export function archive(document: PdfDocument, content: Content, options: PdfOptions): void {
  document.info = information(content, options);
  internals(document).metadata = packet(content, options);
  const { createdAt } = options;
  for (const { name, bytes, facturX } of embeddedOf(options)) {
    document.file(bytes, {
      name,
      type: 'text/xml',
      // The pages are derived from this file (ISO 19005-3, annex E): it is neither a supplement nor data of theirs. In
      // a hybrid invoice, either stands for the other (Factur-X 1.0, 6.2.2).
      relationship: facturX === undefined ? 'Source' : 'Alternative',
      description: render.in(content.language).pdf.attached,
      creationDate: createdAt,
      modifiedDate: createdAt,
    });
  }
}

/** Returns the files to embed in the PDF. */
export function embeddedOf({ xml = [] }: Pick<PdfOptions, 'xml'>): readonly EmbeddedXml[] {
  return 'bytes' in xml ? [xml] : xml;
}

function packet(content: Content, options: PdfOptions): ReturnType<typeof internals>['metadata'] {
  const { createdAt } = options;
  const xmp = xmpPacket({
    title: titleOf(content),
    language: content.language,
    instant: `${createdAt.toISOString().slice(0, 19)}Z`,
    creator: CREATOR,
    producer: PRODUCER,
    facturX: embeddedOf(options).find(({ facturX }) => facturX !== undefined) ?? null,
  });
  return { append: () => {}, end: () => {}, getXML: () => xmp, getLength: () => undefined };
}
