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
  /** Adds operators to the current page. */
  addContent(operators: Uint8Array): unknown;
  /** An object of the file. */
  ref(data: object): PdfReference;
  addNamedEmbeddedFile(name: string, specification: unknown): unknown;
  on(event: string, listener: (value: Uint8Array) => void): unknown;
  end(): void;
}

export interface PdfReference {
  /** Writes the object, as a stream if it has bytes. */
  end(bytes?: Uint8Array): unknown;
}

/** Undocumented members of pdfkit; test/render/pdf.test.ts and pdfText.test.ts verify that they exist. */
export interface PdfInternals {
  /** The writer of the XMP packet. */
  metadata: XmpWriter;
  /** The catalogue of the file, with the list of associated files. */
  readonly _root: { readonly data: { AF?: readonly unknown[] } };
  /** The current font. */
  readonly _font: PdfFont;
  /** The current page. */
  readonly page: { readonly fonts: Record<string, unknown> };
}

/** A font of the document. */
export interface PdfFont {
  /** Its name in the resources of pages. */
  readonly id: string;
  /** The font parsed by fontkit. */
  readonly font: FontRules & { hasGlyphForCodePoint(point: number): boolean };
  /** Height above the baseline, in thousandths of the font size. */
  readonly ascender: number;
  /** Cache of all words laid out, with their glyphs: half a kilobyte per byte of text, never cleared. */
  layoutCache: Record<string, GlyphRun>;
  /** The reference to the font in the resources of pages. */
  ref(): unknown;
  /** Lays out one word, which may end with a blank, without the features that are false. */
  layoutRun(word: string, features?: Readonly<Record<string, false>>): GlyphRun;
  /** Adds glyphs to the embedded font. @returns their numbers there in hexadecimal, and their positions. */
  encode(word: string): readonly [numbers: readonly string[], positions: readonly GlyphPosition[]];
}

export interface FontRules {
  /** The OpenType features that a font has for a script. */
  getAvailableFeatures(script: string): readonly string[];
}

/** A word after layout; lengths are in thousandths of the font size. */
export interface GlyphRun {
  readonly glyphs: readonly { readonly id: number; readonly codePoints: readonly number[] }[];
  readonly positions: readonly GlyphPosition[];
  readonly advanceWidth: number;
  readonly script: string;
  readonly direction: string;
}

export interface GlyphPosition {
  /** The space to the next glyph, with kerning. */
  readonly xAdvance: number;
  /** The space to the next glyph, without kerning. */
  readonly advanceWidth: number;
  readonly xOffset: number;
  readonly yOffset: number;
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
