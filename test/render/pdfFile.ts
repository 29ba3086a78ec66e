/** A reader of the PDFs that pdfkit writes: consecutive objects, deflated streams, a table of offsets. */
import { inflateSync } from 'node:zlib';

export interface PdfObject {
  readonly id: number;
  /** The text between `obj` and `endobj` or `stream`, as Latin-1. */
  readonly dictionary: string;
  /** Inflated if it was deflated. */
  readonly stream: Uint8Array | undefined;
}

export interface PdfFile {
  readonly header: string;
  readonly trailer: string;
  readonly objects: ReadonlyMap<number, PdfObject>;
  /** Ids whose entry in the table of offsets is wrong. */
  readonly misplaced: readonly number[];
}

export function readPdf(bytes: Uint8Array): PdfFile {
  const text = Buffer.from(bytes).toString('latin1');
  const table = Number(/startxref\n(\d+)\n%%EOF\n?$/.exec(text)?.[1]);
  const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map((match) => Number(match[1]));
  const objects = new Map<number, PdfObject>();
  const misplaced: number[] = [];
  for (const [index, offset] of offsets.entries()) {
    const id = index + 1;
    if (!text.startsWith(`${id} 0 obj\n`, offset)) misplaced.push(id);
    else objects.set(id, objectAt(id, offset, { text, bytes }));
  }
  const trailer = text.slice(text.indexOf('trailer', table), text.indexOf('startxref', table));
  return { header: text.slice(0, 15), trailer, objects, misplaced };
}

function objectAt(id: number, offset: number, file: { text: string; bytes: Uint8Array }): PdfObject {
  const start = file.text.indexOf('\n', offset) + 1;
  const end = file.text.indexOf('endobj', start);
  const stream = file.text.slice(start, end).indexOf('\nstream\n');
  if (stream < 0) return { id, dictionary: file.text.slice(start, end), stream: undefined };
  const dictionary = file.text.slice(start, start + stream);
  const from = start + stream + '\nstream\n'.length;
  const raw = file.bytes.subarray(from, from + Number(/\/Length (\d+)/.exec(dictionary)?.[1]));
  return { id, dictionary, stream: dictionary.includes('/FlateDecode') ? inflateSync(raw) : raw };
}

/** The object that `/key 7 0 R` in a dictionary refers to. */
export function follow(file: PdfFile, dictionary: string, key: string): PdfObject {
  const found = file.objects.get(Number(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(dictionary)?.[1]));
  if (found === undefined) throw new Error(`no /${key} in ${dictionary}`);
  return found;
}

export function catalogue(file: PdfFile): PdfObject {
  return follow(file, file.trailer, 'Root');
}

/** A dictionary's string, from its literal form. */
export function literal(source: string): string {
  const bytes = /\(((?:[^()\\]|\\[\s\S])*)\)/
    .exec(source)?.[1]
    ?.replace(/\\([\s\S])/g, (_, letter: string) => {
      const controls: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
      return controls[letter] ?? letter;
    });
  const raw = Buffer.from(bytes ?? '', 'latin1');
  return raw[0] === 0xfe && raw[1] === 0xff
    ? Buffer.from(raw.subarray(2)).swap16().toString('utf16le')
    : raw.toString('latin1');
}

/** A piece of text with its position, in points. */
export interface Piece {
  readonly text: string;
  readonly x: number;
  /** Its right end. */
  readonly end: number;
}

/** The texts of each page, in drawing order. */
export function pagePieces(file: PdfFile): readonly (readonly Piece[])[] {
  const root = follow(file, catalogue(file).dictionary, 'Pages');
  const kids = [...(/\/Kids \[([^\]]*)\]/.exec(root.dictionary)?.[1] ?? '').matchAll(/(\d+) 0 R/g)];
  return kids.map((kid) => piecesOf(file, file.objects.get(Number(kid[1]))));
}

/** The same without positions. */
export function pageTexts(file: PdfFile): readonly (readonly string[])[] {
  return pagePieces(file).map((pieces) => pieces.map(({ text }) => text));
}

interface Font {
  readonly characters: ReadonlyMap<string, string>;
  /** In thousandths of the font size, by glyph. */
  readonly widths: readonly number[];
}

function piecesOf(file: PdfFile, page: PdfObject | undefined): readonly Piece[] {
  if (page === undefined) throw new Error('a page is missing');
  const resources = follow(file, page.dictionary, 'Resources').dictionary;
  const content = Buffer.from(follow(file, page.dictionary, 'Contents').stream ?? []).toString('latin1');
  const fonts = new Map<string, Font>();
  return [...content.matchAll(/BT\n([\s\S]*?)ET\n/g)].map((block) => {
    const source = block[1] ?? '';
    const [, name = '', size] = /\/(F\d+) ([\d.]+) Tf/.exec(source) ?? [];
    const font = fonts.get(name) ?? fontOf(file, follow(file, resources, name));
    fonts.set(name, font);
    const x = Number(/1 0 0 -1 ([\d.-]+) /.exec(source)?.[1]);
    const runs = [...source.matchAll(/<([0-9a-f]+)> (-?[\d.]+)/g)];
    const glyphs = runs.flatMap((run) => run[1]?.match(/.{4}/g) ?? []);
    const advance = glyphs.reduce((sum, glyph) => sum + (font.widths[Number.parseInt(glyph, 16)] ?? 0), 0);
    const kerning = runs.reduce((sum, run) => sum + Number(run[2]), 0);
    return {
      text: glyphs.map((glyph) => font.characters.get(glyph) ?? '\u0000').join(''),
      x,
      end: x + ((advance - kerning) * Number(size)) / 1_000,
    };
  });
}

function fontOf(file: PdfFile, font: PdfObject): Font {
  const { dictionary } = follow(file, font.dictionary, 'DescendantFonts');
  const widths = /\/W \[0 \[([^\]]*)\]\]/.exec(dictionary)?.[1]?.split(' ').map(Number) ?? [];
  return { characters: unicodeOf(file, font), widths };
}

/** Characters by glyph, from the font's ToUnicode; glyph 0 is .notdef and has no characters. */
function unicodeOf(file: PdfFile, font: PdfObject): ReadonlyMap<string, string> {
  const source = Buffer.from(follow(file, font.dictionary, 'ToUnicode').stream ?? []).toString('latin1');
  const map = new Map<string, string>();
  for (const range of source.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    const start = Number.parseInt(range[1] ?? '', 16);
    for (const [index, entry] of [...(range[2] ?? '').matchAll(/<([^>]*)>/g)].entries()) {
      const units = (entry[1] ?? '').split(' ').map((unit) => Number.parseInt(unit, 16));
      map.set((start + index).toString(16).padStart(4, '0'), String.fromCharCode(...units));
    }
  }
  map.delete('0000');
  return map;
}
