/** Texts on the page: the same operators as pdfkit's own `text`, however words are laid out. */
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { PageCanvas } from '../../src/render/pdf/canvas.ts';
import type { Ink } from '../../src/render/pdf/cell.ts';
import { internals, type PdfDocument } from '../../src/render/pdf/pdfkit.ts';
import { typefaceOf } from '../../src/render/pdf/typeface.ts';
import { OPTIONS } from './pdfContent.ts';
import { readPdf } from './pdfFile.ts';

const INK: Ink = { face: 'regular', size: 8, colour: '#1f4e79' };
const BOLD: Ink = { face: 'bold', size: 6.5, colour: '#5a6068' };

const TEXTS: readonly string[] = [
  '',
  'a',
  '1.234,50',
  'AVATAR To. Te, LT VA',
  // Known pairs, in new words.
  'TAVATAR Tea 4.321,05',
  'ufficio effetti fine figli',
  'perché città è già €',
  'Ελλάδα Привет',
  'a\u0301e\u0300 x\u0323',
  'soft\u00adhyphen no\u00a0break',
  '  two  blanks  ',
  'tab\tulator',
  '<U+4E2D>',
  'שלום ABC',
  '1/2 3\u20444',
  'AVATAR To. Te, LT VA',
];

interface WholeFont {
  layout(text: string): { readonly advanceWidth: number };
}

interface Drawing {
  readonly document: PdfDocument;
  /** The contents of the pages. */
  end(): Promise<readonly string[]>;
}

function newDrawing(): Drawing {
  const document = new PDFDocument({
    margin: 0,
    size: [595.28, 841.89],
    autoFirstPage: false,
    font: '',
    info: { CreationDate: new Date(0) },
  }) as unknown as PdfDocument;
  document.registerFont('regular', OPTIONS.fonts.regular);
  document.registerFont('bold', OPTIONS.fonts.bold);
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk) => chunks.push(chunk));
  return {
    document,
    end: () =>
      new Promise((resolve) => {
        document.on('end', () => {
          const streams = [...readPdf(Buffer.concat(chunks)).objects.values()].map(({ stream }) =>
            Buffer.from(stream ?? []).toString('latin1'),
          );
          resolve(streams.filter((stream) => / Tf\n/.test(stream)));
        });
        document.end();
      }),
  };
}

async function byPdfkit(): Promise<readonly string[]> {
  const { document, end } = newDrawing();
  for (const ink of [INK, BOLD, INK]) {
    document.addPage();
    for (const [index, text] of TEXTS.entries()) {
      document.font(ink.face);
      document.fontSize(ink.size);
      document.fillColor(ink.colour);
      document.text(text, 42.5, 44 + index * 10.4, { lineBreak: false });
    }
  }
  return end();
}

async function byCanvas(): Promise<readonly string[]> {
  const { document, end } = newDrawing();
  const canvas = new PageCanvas(document, typefaceOf(document));
  for (const ink of [INK, BOLD, INK]) {
    canvas.addPage();
    for (const [index, text] of TEXTS.entries()) canvas.text(text, 42.5, 44 + index * 10.4, ink);
    canvas.endPage();
  }
  return end();
}

it('are drawn as pdfkit draws them', async () => {
  const drawn = await byCanvas();
  expect(drawn).toHaveLength(3);
  expect(drawn).toEqual(await byPdfkit());
});

it('are as wide as pdfkit says, whether their words are new or follow from known pairs', () => {
  const { document } = newDrawing();
  const typeface = typefaceOf(document);
  for (const text of [...TEXTS, ...TEXTS.map((one) => one.split('').toReversed().join(''))]) {
    document.font('bold');
    const { advanceWidth } = (internals(document)._font as unknown as WholeFont).layout(text);
    expect(typeface.width(text, 'bold', 1000), text).toBeCloseTo(advanceWidth, 6);
  }
});
