/** Renders the content as a PDF/A-3b file with the XML embedded. */
import { concatBytes } from '../../model/concatBytes.ts';
import { given } from '../../model/given.ts';
import { render } from '../../text/render.ts';
import type { Content } from '../content/content.ts';
import { archive, embeddedOf, identification } from './archive.ts';
import { PageCanvas } from './canvas.ts';
import { drawDocument, drawNotices } from './document.ts';
import { withoutGlyphNames } from './glyphNames.ts';
import { internals, type PdfDocument } from './pdfkit.ts';
import type { PdfOptions } from './pdfOptions.ts';
import { refuseTooLong } from './pdfSize.ts';
import { Sheet } from './sheet.ts';
import { PAGE } from './style.ts';
import { type Typeface, typefaceOf } from './typeface.ts';

/**
 * Renders a {@link Content} as PDF: A4, tables with repeated headers across pages, numbered pages; each body of a lotto
 * starts a page. The XML is embedded with `AFRelationship` Source; attachments of the invoice are listed in the content
 * and remain in the XML. The result has not been checked with a conformance validator (docs/decisions/pdf.md describes
 * the checks).
 * @throws PdfSizeError for more than `maxCharacters`: a million by default, which is about 600 pages.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { createRequire } from 'node:module';
 * import { parseInvoice } from 'fattura';
 * import { contentOf, renderPdf } from 'fattura/render';
 * import PDFDocument from 'pdfkit';
 *
 * const folder = createRequire(import.meta.url)
 *   .resolve('dejavu-fonts-ttf/package.json')
 *   .replace('package.json', 'ttf/');
 * const bytes = await readFile('invoice.xml');
 * const pdf = await renderPdf(contentOf(parseInvoice(bytes)), {
 *   PDFDocument,
 *   fonts: {
 *     regular: await readFile(`${folder}DejaVuSans.ttf`),
 *     bold: await readFile(`${folder}DejaVuSans-Bold.ttf`),
 *   },
 *   createdAt: new Date(),
 *   xml: { name: 'invoice.xml', bytes },
 * });
 * console.log(new TextDecoder().decode(pdf.subarray(0, 5))); // prints: %PDF-
 * ```
 */
export async function renderPdf(content: Content, options: PdfOptions): Promise<Uint8Array> {
  given('content', content, 'object');
  given('content.documents', content.documents, 'list');
  given('options', options, 'object');
  refuseTooLong(content, options.maxCharacters);
  const document = await newDocument(content, options);
  const bytes = collected(document);
  document.registerFont('regular', withoutGlyphNames(options.fonts.regular));
  document.registerFont('bold', withoutGlyphNames(options.fonts.bold));
  const typeface = typefaceOf(document);
  const [only, ...others] = embeddedOf(options);
  const foot = only === undefined || others.length > 0 ? '' : render.in(content.language).pdf.foot(only.name);
  const canvas = new PageCanvas(typeface);
  const titles = drawAll(new Sheet(canvas, { typeface, foot }), content);
  writePages(document, {
    pages: canvas.pages,
    typeface,
    titles: content.documents.length > 1 ? titles : null,
  });
  archive(document, content, options);
  document.end();
  return bytes;
}

async function newDocument(content: Content, options: PdfOptions): Promise<PdfDocument> {
  return new options.PDFDocument({
    size: [PAGE.width, PAGE.height],
    // pdfkit's own margins would start pages automatically.
    margin: 0,
    autoFirstPage: false,
    // The operators of all pages are kept until their number is known, in a tenth of the memory that this would take.
    bufferPages: false,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    lang: content.language,
    displayTitle: true,
    // No font: pdfkit's default is a standard font, which PDF/A does not allow and the pages do not use.
    font: '',
    info: await identification(content, options),
  });
}

/** Draws all documents. @returns The title of each, by its first page, from 0. */
function drawAll(sheet: Sheet, { documents, notices }: Content): ReadonlyMap<number, string> {
  const titles = new Map<number, string>();
  for (const [index, each] of documents.entries()) {
    titles.set(sheet.pages, each.title);
    sheet.start(each.title);
    if (index === 0) drawNotices(sheet, notices);
    drawDocument(sheet, each);
  }
  if (documents.length === 0) {
    sheet.start('');
    drawNotices(sheet, notices);
  }
  sheet.finish();
  return titles;
}

/** Writes the pages, and adds those with a title to the outline. */
function writePages(
  document: PdfDocument,
  {
    pages,
    typeface,
    titles,
  }: {
    readonly pages: readonly string[];
    readonly typeface: Typeface;
    readonly titles: ReadonlyMap<number, string> | null;
  },
): void {
  const encoder = new TextEncoder();
  const fonts = typeface.fontsInUse();
  for (const [index, operators] of pages.entries()) {
    document.addPage();
    for (const font of fonts) internals(document).page.fonts[font.id] = font.ref();
    document.addContent(encoder.encode(operators));
    const title = titles?.get(index);
    if (title !== undefined) document.outline.addItem(title);
  }
}

function collected(document: PdfDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk) => chunks.push(chunk));
    document.on('end', () => resolve(concatBytes(chunks)));
    document.on('error', reject);
  });
}
