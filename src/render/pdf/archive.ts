/**
 * PDF/A-3b (ISO 19005-3) with the embedded invoice. pdfkit's subset `PDF/A-3b` adds the output intent with the sRGB
 * profile of the ICC; this file adds identification, metadata and the attached file.
 */

import { concatBytes } from '../../model/concatBytes.ts';
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
export async function identification(
  content: Content,
  options: PdfOptions,
): Promise<Record<string, unknown>> {
  const parts = [content, ...embeddedOf(options).map(({ name, bytes }) => [name, bytes.length])];
  const bytes = embeddedOf(options).map((file) => file.bytes);
  const source = await digested(concatBytes([new TextEncoder().encode(JSON.stringify(parts)), ...bytes]));
  return { ...information(content, options), Source: new TextDecoder('latin1').decode(source) };
}

/** The SHA-256, because pdfkit takes a tenth of a second for 5 MB; browsers have it on secure pages only. */
async function digested(bytes: Uint8Array): Promise<Uint8Array> {
  const { subtle } = globalThis.crypto as Partial<Crypto>;
  return subtle === undefined
    ? bytes
    : new Uint8Array(await subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>));
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
  const description = render.in(content.language).pdf.attached;
  const files = embeddedOf(options).map((file) => embed(document, file, { description, createdAt }));
  if (files.length > 0) internals(document)._root.data.AF = files;
}

/** pdfkit's own `file` takes a tenth of a second for the MD5 of 5 MB, which PDF/A does not require. */
function embed(
  document: PdfDocument,
  { name, bytes, facturX }: EmbeddedXml,
  { description, createdAt }: { readonly description: string; readonly createdAt: PdfOptions['createdAt'] },
): unknown {
  const file = document.ref({
    Type: 'EmbeddedFile',
    Subtype: 'text#2Fxml',
    Params: { Size: bytes.length, CreationDate: createdAt, ModDate: createdAt },
  });
  file.end(bytes);
  const specification = document.ref({
    Type: 'Filespec',
    // The pages are derived from this file, so it is their source, not a supplement or their data (ISO 19005-3, annex
    // E). In a hybrid invoice, pages and file are alternatives to each other (Factur-X 1.0, 6.2.2).
    AFRelationship: facturX === undefined ? 'Source' : 'Alternative',
    F: literal(name),
    UF: literal(name),
    EF: { F: file },
    Desc: literal(description),
  });
  specification.end();
  document.addNamedEmbeddedFile(name, specification);
  return specification;
}

/** A string of the file: pdfkit writes primitive strings as names. */
function literal(text: string): object {
  return Object(text);
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
