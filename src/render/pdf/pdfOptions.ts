/** Options of the PDF renderer. */
import type { PdfDocumentConstructor } from './pdfkit.ts';

/** Options of `renderPdf`. */
export interface PdfOptions {
  /** Constructor of the pdfkit package, version 0.20 or later: `import PDFDocument from 'pdfkit'`. */
  readonly PDFDocument: PdfDocumentConstructor;
  /** Two complete TrueType or OpenType fonts; only the glyphs used are embedded. */
  readonly fonts: { readonly regular: Uint8Array; readonly bold: Uint8Array };
  /** Time of creation, a `Date`. The same time gives the same bytes. */
  readonly createdAt: Instant;
  /**
   * The source file of the content, embedded unchanged; several with distinct names, if the content is from several
   * files. By default, nothing is embedded.
   */
  readonly xml?: EmbeddedXml | readonly EmbeddedXml[];
  /**
   * Maximum number of characters of the content; more is a `PdfSizeError`. Default: 1,000,000, some 600 pages, which
   * take about a second. For files that anyone may send, 100,000 keep each call to a quarter of one.
   */
  readonly maxCharacters?: number;
}

/** The used part of a `Date`; this layer has no clock. */
export interface Instant {
  getTime(): number;
  toISOString(): string;
}

/** An XML file to embed in the PDF. */
export interface EmbeddedXml {
  /** Name within the PDF, such as `IT01234567890_00001.xml`. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /**
   * The profile of Factur-X 1.0 (ZUGFeRD 2) that the XML has, if it is CII: the file is then a hybrid invoice, in which
   * pages and XML say the same. Its name must be `factur-x.xml`.
   */
  readonly facturX?: 'BASIC' | 'EN 16931' | 'EXTENDED' | 'XRECHNUNG';
}
