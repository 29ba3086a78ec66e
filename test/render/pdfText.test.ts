/** Texts on the page: the same glyphs in the same places as with pdfkit's own `text`, regardless of how words are laid out. */
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { PageCanvas } from '../../src/render/pdf/canvas.ts';
import type { Ink } from '../../src/render/pdf/cell.ts';
import { internals, type PdfDocument } from '../../src/render/pdf/pdfkit.ts';
import { PAGE } from '../../src/render/pdf/style.ts';
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

interface WholeDocument extends PdfDocument {
  fontSize(size: number): unknown;
  fillColor(colour: string): unknown;
  text(text: string, x: number, y: number, options: { readonly lineBreak: boolean }): unknown;
}

interface Drawing {
  readonly document: WholeDocument;
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
  }) as unknown as WholeDocument;
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

function byCanvas(): readonly string[] {
  const canvas = new PageCanvas(typefaceOf(newDrawing().document));
  for (const ink of [INK, BOLD, INK]) {
    canvas.addPage();
    for (const [index, text] of TEXTS.entries()) canvas.text(text, 42.5, 44 + index * 10.4, ink);
  }
  return canvas.pages;
}

/** The runs of glyphs of a page, each with font, colour, and position from the bottom left corner. */
function shownOn(page: string): readonly string[] {
  let font = '';
  let colour = '';
  let position = '';
  const shown: string[] = [];
  for (const operation of page.split('\n')) {
    const [, operands = '', operator = ''] = /^(.*) (\S+)$/.exec(operation) ?? [];
    if (operator === 'Tf') font = operands;
    if (operator === 'scn' || operator === 'rg') colour = rounded(operands);
    if (operator === 'Tm') {
      const [, , , direction, x, y = ''] = operands.split(' ');
      position = rounded(`${x} ${direction === '-1' ? PAGE.height - Number(y) : y}`);
    }
    if (operator === 'TJ') shown.push(`${font}, ${colour}, ${position}: ${operands}`);
  }
  return shown;
}

const rounded = (numbers: string): string =>
  numbers
    .split(' ')
    .map((one) => Number(one).toFixed(4))
    .join(' ');

it('are drawn as pdfkit draws them', async () => {
  const drawn = byCanvas().map(shownOn);
  expect(drawn.map(({ length }) => length)).toEqual([20, 20, 20]);
  expect(drawn).toEqual((await byPdfkit()).map(shownOn));
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
