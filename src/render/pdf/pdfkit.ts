/**
 * The part of pdfkit that is used here. The package is an optional peer dependency, passed in by the caller. None of
 * its types is referenced, so that the declarations of this library work without it.
 */
export type PdfDocumentConstructor = new (options: PdfDocumentOptions) => PdfDocument;

export interface PdfDocumentOptions {
  readonly size: [width: number, height: number];
  readonly margin: number;
  readonly autoFirstPage: boolean;
  readonly bufferPages: boolean;
  readonly pdfVersion: '1.7';
  readonly subset: 'PDF/A-3b';
  readonly lang: string;
  readonly displayTitle: boolean;
  readonly font: string;
  readonly info: Record<string, unknown>;
}

export interface PdfDocument {
  /** The document's information dictionary; read when the document ends. */
  info: object;
  readonly outline: { addItem(title: string): unknown };
  addPage(): unknown;
  registerFont(name: string, bytes: Uint8Array): unknown;
  font(name: string): unknown;
  fontSize(size: number): unknown;
  widthOfString(text: string): number;
  text(text: string, x: number, y: number, options: { readonly lineBreak: boolean }): unknown;
  fillColor(colour: string): unknown;
  strokeColor(colour: string): unknown;
  lineWidth(width: number): unknown;
  moveTo(x: number, y: number): { lineTo(x: number, y: number): { stroke(): unknown } };
  rect(x: number, y: number, width: number, height: number): { fill(): unknown };
  /** Wider than needed, as in @types/pdfkit: bytes, name, type, relationship and dates. */
  file(source: Uint8Array | ArrayBuffer | string, options: object): unknown;
  on(event: string, listener: (value: Uint8Array) => void): unknown;
  end(): void;
}

/** Three undocumented members of pdfkit; test/render/pdf.test.ts verifies that they exist. */
export interface PdfInternals {
  /** The writer of the XMP packet. */
  metadata: XmpWriter;
  /** The current font. */
  readonly _font: {
    /** The font parsed by fontkit. */
    readonly font: { hasGlyphForCodePoint(point: number): boolean };
    /** Cache of all words laid out, with their glyphs: half a kilobyte per byte of text, never cleared. */
    layoutCache?: object;
  };
}

export interface XmpWriter {
  append(): void;
  end(): void;
  getXML(): string;
  getLength(): undefined;
}

/** The document with its undocumented members. */
export function internals(document: PdfDocument): PdfInternals {
  return document as PdfDocument & PdfInternals;
}
