/** A small sample content for the PDF tests, and a function that renders it. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import type { Content, DocumentContent, Section, TableSection } from '../../src/render/content/content.ts';
import type { EmbeddedXml, PdfOptions } from '../../src/render/pdf/pdfOptions.ts';
import { renderPdf } from '../../src/render/pdf/renderPdf.ts';
import { projectRoot } from '../support/shared.ts';

const font = (name: string): Uint8Array =>
  readFileSync(join(projectRoot, 'node_modules/dejavu-fonts-ttf/ttf', `${name}.ttf`));

/** The embedded file. */
export const XML: EmbeddedXml = {
  name: 'IT01234567890_00001.xml',
  bytes: new TextEncoder().encode('<Numero>12/A è</Numero>'),
};

export const OPTIONS: PdfOptions = {
  PDFDocument,
  fonts: { regular: font('DejaVuSansCondensed'), bold: font('DejaVuSansCondensed-Bold') },
  createdAt: new Date('2025-03-17T10:20:30.456Z'),
  xml: XML,
};

export const renderWith = (content: Content, options: Partial<PdfOptions> = {}): Promise<Uint8Array> =>
  renderPdf(content, { ...OPTIONS, ...options });

export function contentWith(sections: readonly Section[], document: Partial<DocumentContent> = {}): Content {
  return {
    language: 'it',
    format: 'FPR12',
    notices: [],
    documents: [
      {
        title: 'Fattura n. 12/A del 17/03/2025',
        subtitle: ['TD01 · Fattura', 'EUR · Euro'],
        parties: [
          {
            id: 'supplier',
            title: 'Fornitore',
            name: 'ALFA SRL',
            entries: [{ label: 'Partita IVA', value: 'IT01234567890' }],
          },
          { id: 'customer', title: 'Cliente', name: 'Beta SpA', entries: [] },
        ],
        sections,
        ...document,
      },
    ],
  };
}

/** Lines of an invoice, by their descriptions. */
export function linesTable(descriptions: readonly string[]): TableSection {
  return {
    kind: 'table',
    id: 'lines',
    title: 'Dettaglio',
    columns: [
      { id: 'number', title: 'N.', align: 'end', grows: false },
      { id: 'description', title: 'Descrizione', align: 'start', grows: true },
      { id: 'total', title: 'Prezzo totale', align: 'end', grows: false },
    ],
    rows: descriptions.map((description, index) => ({
      cells: [`${index + 1}`, description, '1.234,56 €'],
      details: index % 3 === 0 ? [{ label: 'Codice articolo', value: `EAN 800${index}` }] : [],
    })),
  };
}
