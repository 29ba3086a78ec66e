/** The contents of the pages, read from the file. */
import { describe, expect, it } from 'vitest';
import type { Content, Entry, Section } from '../../src/render/content/content.ts';
import { contentOf } from '../../src/render/content/contentOf.ts';
import { MARGIN, PAGE } from '../../src/render/pdf/style.ts';
import { parseInvoice } from '../../src/xml/index.ts';
import { fixtureFiles } from '../support/corpus.ts';
import { contentWith, linesTable, renderWith } from './pdfContent.ts';
import { type Piece, pagePieces, pageTexts, readPdf } from './pdfFile.ts';

async function pagesOf(content: Content): Promise<readonly (readonly string[])[]> {
  return pageTexts(readPdf(await renderWith(content)));
}

/** Pieces of text outside the margins by more than half a thousandth of an inch. */
function outside(pages: readonly (readonly Piece[])[]): readonly string[] {
  const [left, right] = [MARGIN.side - 0.04, PAGE.width - MARGIN.side + 0.04];
  return pages.flat().flatMap(({ text, x, end }) => (x < left || end > right ? [text] : []));
}

/** Text without blanks: it may be broken anywhere. */
const solid = (text: string): string => text.replaceAll(' ', '');

const LONG = Array.from(
  { length: 120 },
  (_, index) => `Articolo ${index} ${'di descrizione lunga '.repeat(index % 9)}`,
);

describe('a table over several pages', () => {
  it('has its heading on each, and all of its rows in order', async () => {
    const pages = await pagesOf(contentWith([linesTable(LONG)]));
    expect(pages.length).toBeGreaterThan(3);
    for (const page of pages) expect(page.filter((text) => text === 'Descrizione')).toHaveLength(1);
    const numbers = pages.flat().filter((text) => /^\d{1,3}$/.test(text));
    expect(numbers).toEqual(LONG.map((_, index) => `${index + 1}`));
  });

  it('has page numbers, and the title on later pages', async () => {
    const pages = await pagesOf(contentWith([linesTable(LONG)]));
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`${index + 1} / ${pages.length}`);
      expect(page).toContain('Fattura n. 12/A del 17/03/2025');
    }
  });

  it('keeps a row whole', async () => {
    const pages = await pagesOf(contentWith([linesTable(LONG)]));
    for (const [index, description] of LONG.entries()) {
      const page = pages.find((texts) => texts.includes(`${index + 1}`));
      expect(solid((page ?? []).join(''))).toContain(solid(description));
      if (index % 3 === 0) expect(page).toContain(`Codice articolo: EAN 800${index}`);
    }
  });

  it('breaks a row higher than a page', async () => {
    const text = Array.from({ length: 3_000 }, (_, index) => `parola${index}`).join(' ');
    const pages = await pagesOf(contentWith([linesTable(['prima', text, 'dopo'])]));
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page).toContain('Descrizione');
    expect(
      pages
        .flat()
        .filter((each) => each.startsWith('parola'))
        .join(' '),
    ).toBe(text);
  });
});

describe('content without enough room', () => {
  it.each<[what: string, section: Section, texts: readonly string[]]>([
    ['a code without a blank', linesTable(['X'.repeat(900)]), ['X'.repeat(900)]],
    [
      'a table of sixteen columns',
      {
        kind: 'table',
        id: 'wide',
        title: 'Larga',
        columns: Array.from({ length: 16 }, (_, index) => ({
          id: `c${index}`,
          title: `Colonna numero${index}`,
          align: 'start',
          grows: index === 0,
        })),
        rows: [
          { cells: Array.from({ length: 16 }, (_, index) => `valore-lunghissimo-${index}`), details: [] },
        ],
      },
      ['valore-lunghissimo-0', 'valore-lunghissimo-15'],
    ],
    [
      'a label',
      {
        kind: 'entries',
        id: 'other',
        title: 'Altro',
        entries: [{ label: 'etichetta'.repeat(40), value: 'v'.repeat(700) }],
      },
      ['etichetta'.repeat(40), 'v'.repeat(700)],
    ],
    [
      'a total',
      {
        kind: 'entries',
        id: 'totals',
        title: 'Totali',
        entries: [{ label: 'Totale', value: '9'.repeat(90), strong: true }],
      },
      ['9'.repeat(90)],
    ],
    [
      'a paragraph',
      { kind: 'text', id: 'causale', title: 'Causale', paragraphs: ['y'.repeat(9_000)] },
      ['y'.repeat(9_000)],
    ],
  ])('%s is broken, not truncated', async (_, section, texts) => {
    const pieces = pagePieces(readPdf(await renderWith(contentWith([section]))));
    const pages = pieces.map((page) => page.map(({ text }) => text));
    expect(outside(pieces)).toEqual([]);
    // Column by column, the pieces of a cell are consecutive.
    const all = solid(
      pages
        .flat()
        .filter((text) => !/^\d+ \/ \d+$|^Copia|^Fattura n/.test(text))
        .join(''),
    );
    for (const text of texts) expect(all).toContain(solid(text));
  });
});

describe('the fixtures', () => {
  const samples = fixtureFiles().filter(({ valid }) => valid);

  it.each(samples.map(({ file, bytes }) => [file, bytes] as const))('%s', async (_, bytes) => {
    for (const language of ['it', 'en'] as const) {
      const content = contentOf(parseInvoice(bytes), { language });
      const pieces = pagePieces(readPdf(await renderWith(content)));
      const shown = solid(pieces.flatMap((page) => page.map(({ text }) => text)).join(''));
      for (const text of everyText(content)) expect(shown).toContain(solid(text));
      expect(outside(pieces)).toEqual([]);
    }
  });
});

/** The texts of a content, except for those of cells, which a table may break side by side. */
function everyText({ documents }: Content): readonly string[] {
  return documents.flatMap(({ title, parties, sections }) => [
    title,
    ...parties.flatMap((party) => [party.title]),
    ...sections.flatMap((section) => [
      section.title,
      ...(section.kind === 'text' ? section.paragraphs : []),
      ...(section.kind === 'table' ? section.rows.flatMap((row) => row.details.map(detail)) : []),
      ...(section.kind === 'entries' ? section.entries.map(({ value }) => value) : []),
    ]),
  ]);
}

const detail = ({ label, value }: Entry): string => `${label}: ${value}`;

describe('characters', () => {
  it.each<[text: string, shown: string]>([
    ['perché costa 5 € – “così”', 'perché costa 5 € – “così”'],
    ['Ελλάδα Україна', 'Ελλάδα Україна'],
    ['雪 in montagna', '<U+96EA> in montagna'],
    ['fatto 🎉', 'fatto <U+1F389>'],
    ['a<b>&amp;</b>', 'a<b>&amp;</b>'],
    ['(\\) BT ET', '(\\) BT ET'],
  ])('%s', async (text, shown) => {
    const [page] = await pagesOf(
      contentWith([{ kind: 'text', id: 'c', title: 'Causale', paragraphs: [text] }]),
    );
    expect(page).toContain(shown);
  });
});

describe('a file', () => {
  const body = contentWith([linesTable(['Vite'])]);

  it('starts a page for each of several documents', async () => {
    const [first] = body.documents;
    const documents = [1, 2, 3].map((index) => ({ ...first!, title: `Fattura n. ${index}` }));
    const content = { ...body, documents };
    const pages = await pagesOf(content);
    expect(pages.map((page) => page[0])).toEqual(['Fattura n. 1', 'Fattura n. 2', 'Fattura n. 3']);
    const { objects } = readPdf(await renderWith(content));
    const all = [...objects.values()].map(({ dictionary }) => dictionary).join('\n');
    for (const { title } of documents) expect(all).toContain(`/Title (${title})`);
    expect(all).toContain('(Fattura n. 1 \\(+2\\))');
  });

  it('shows the findings if there is no document', async () => {
    const content: Content = {
      ...body,
      documents: [],
      notices: [{ tone: 'error', code: '00200', text: 'File non leggibile' }],
    };
    expect((await pagesOf(content))[0]).toContain('00200 File non leggibile');
  });
});
