import { describe, expect, test } from 'vitest';
import type { Invoice } from '../../src/model/generated/invoice.ts';
import type { Content } from '../../src/render/content/content.ts';
import { contentOf } from '../../src/render/content/contentOf.ts';
import { renderTerminal } from '../../src/render/terminal/renderTerminal.ts';
import { readInvoice } from '../../src/xml/index.ts';
import { corpusBytes, corpusInvoices, fixtureFiles } from '../support/corpus.ts';
import { textsOf } from './contentTexts.ts';
import { contentWith } from './pdfContent.ts';

const contents: readonly { readonly file: string; readonly content: Content }[] = [
  ...fixtureFiles(),
  ...corpusInvoices().map(({ file }) => ({ file, bytes: corpusBytes(file) })),
].flatMap(({ file, bytes }) => {
  const result = readInvoice(bytes);
  const invoice = (result.ok ? result.invoice : result.partial) as Invoice | null;
  return invoice === null ? [] : [{ file, content: contentOf(invoice) }];
});

const squeezed = (text: string): string => text.replace(/\s/g, '');

describe.each([40, 57, 80, 120])(`${contents.length} files at %i columns`, (width) => {
  test('no line is wider, and none has terminal control characters', () => {
    const wrong = contents.flatMap(({ file, content }) =>
      renderTerminal(content, { width })
        .split('\n')
        .filter((line) => [...line].length > width || /\p{Cc}|[\u202a-\u202e\u2066-\u2069]|\s$/u.test(line))
        .map((line) => ({ file, line })),
    );
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  test('no text is lost: every character is present as often as it should be', () => {
    const count = (text: string): ReadonlyMap<string, number> => {
      const found = new Map<string, number>();
      for (const character of text) found.set(character, (found.get(character) ?? 0) + 1);
      return found;
    };
    const missing = contents.flatMap(({ file, content }) => {
      const shown = count(squeezed(renderTerminal(content, { width })));
      return [...count(squeezed(textsOf(content).join('')))]
        .filter(([character, times]) => (shown.get(character) ?? 0) < times)
        .map(([character]) => ({ file, character }));
    });
    expect(missing.slice(0, 5)).toEqual([]);
  });
});

describe('a small page', () => {
  const content: Content = {
    ...contentWith([
      {
        kind: 'table',
        id: 'lines',
        title: 'Beni',
        columns: [
          { id: 'number', title: 'N.', align: 'end', grows: false },
          { id: 'text', title: 'Descrizione', align: 'start', grows: true },
          { id: 'total', title: 'Totale', align: 'end', grows: false },
        ],
        rows: [
          {
            cells: ['1', 'Un servizio che prende due righe', '1.200,00'],
            details: [{ label: 'EAN', value: '800' }],
          },
          { cells: ['2', 'Trasporto', '5,00'], details: [] },
        ],
      },
      {
        kind: 'entries',
        id: 'totals',
        title: 'Totali',
        entries: [
          { label: 'Totale IVA', value: '65,10 €' },
          { label: 'Totale documento', value: '1.270,10 €', strong: true },
        ],
      },
    ]),
    notices: [{ tone: 'error', code: '00423', text: 'Il prezzo totale non torna.' }],
  };

  test('at 40 columns', () => {
    expect(renderTerminal(content, { width: 40 })).toBe(
      [
        '▌ 00423  Il prezzo totale non torna.',
        '',
        '═'.repeat(40),
        '',
        'Fattura n. 12/A del 17/03/2025',
        'TD01 · Fattura  │  EUR · Euro',
        '',
        'Fornitore',
        'ALFA SRL',
        'Partita IVA: IT01234567890',
        '',
        'Cliente',
        'Beta SpA',
        '',
        'Beni',
        '  N.  Descrizione                 Totale',
        '   1  Un servizio che prende    1.200,00',
        '      due righe',
        '      EAN: 800',
        '   2  Trasporto                     5,00',
        '',
        'Totali',
        '  Totale IVA           65,10 €',
        '  Totale documento  1.270,10 €',
        '',
      ].join('\n'),
    );
  });

  test('styles only add to the text', () => {
    const styled = renderTerminal(content, { style: (style, text) => `{${style}:${text}}` });
    expect(styled).toContain('{code:▌} {code:00423}  Il prezzo');
    expect(styled.replace(/\{[a-z]+:([^{}]*)\}/g, '$1')).toBe(renderTerminal(content));
  });
});

test('amounts with a wide character end in the same column as the others', () => {
  const entries = [
    { label: 'A', value: '1.270,10' },
    { label: 'B', value: '５,10' },
  ];
  const page = renderTerminal(contentWith([{ kind: 'entries', id: 'totals', title: 'T', entries }]));
  expect(page).toContain('\n  A  1.270,10\n  B     ５,10\n');
});

test('rows become blocks of fields if columns do not fit side by side', () => {
  const columns = Array.from({ length: 6 }, (_, index) => ({
    id: `c${index}`,
    title: `Colonna${index}`,
    align: 'end' as const,
    grows: index === 0,
  }));
  const rows = [{ cells: columns.map(() => '1.000,00'), details: [] }];
  const page = renderTerminal(contentWith([{ kind: 'table', id: 't', title: 'T', columns, rows }]), {
    width: 40,
  });
  expect(page).toContain('\n  Colonna0  1.000,00\n  Colonna1  1.000,00\n');
});
