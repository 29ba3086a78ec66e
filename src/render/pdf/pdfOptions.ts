/** Options of the PDF renderer. */
import type { PdfDocumentConstructor } from './pdfkit.ts';

export interface PdfOptions {
  /** The constructor of the package pdfkit, 0.20 or later: `import PDFDocument from 'pdfkit'`. */
  readonly PDFDocument: PdfDocumentConstructor;
  /** Two TrueType or OpenType fonts, whole; what is used of them is embedded. */
  readonly fonts: { readonly regular: Uint8Array; readonly bold: Uint8Array };
  /** The moment of creation, a `Date`. The same one gives the same bytes. */
  readonly createdAt: Instant;
  /**
   * The file that the content was made from, to be embedded as it is; several for a content that was put together of
   * several files, each under a name of its own. Left out, nothing is embedded.
   */
  readonly xml?: EmbeddedXml | readonly EmbeddedXml[];
}

/** The part of a `Date` that is used; this layer has no clock of its own. */
export interface Instant {
  getTime(): number;
  toISOString(): string;
}

export interface EmbeddedXml {
  /** Name within the PDF, such as `IT01234567890_00001.xml`. */
  readonly name: string;
  readonly bytes: Uint8Array;
}
