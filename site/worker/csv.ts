/** The table as CSV for spreadsheets in the language of the page. */
import { withoutFormula } from '../../src/index.ts';
import { loadTexts } from '../text/index.ts';
import type { Row } from './protocol.ts';

const COLUMNS = [
  'verdict',
  'file',
  'number',
  'date',
  'supplier',
  'customer',
  'total',
  'errors',
  'warnings',
] as const;

/** Spreadsheets in Italian separate cells with semicolons and decimals with a comma. */
const FORMS = { it: { separator: ';', point: ',' }, en: { separator: ',', point: '.' } } as const;

const AMOUNT = /^-?\d+(?:\.\d+)?$/;

export async function csvTable(rows: readonly Row[], language: 'it' | 'en'): Promise<string> {
  const { table, verdictWord } = await loadTexts(language);
  const { separator, point } = FORMS[language];
  const cell = (row: Row, column: (typeof COLUMNS)[number]): string => {
    if (column === 'verdict') return verdictWord[row.verdict];
    const value = row[column];
    if (value === null) return '';
    if (typeof value === 'number') return String(value);
    return column === 'total' && AMOUNT.test(value) ? value.replace('.', point) : withoutFormula(value);
  };
  const lines = [
    COLUMNS.map((column) => table.columns[column]),
    ...rows.map((row) => COLUMNS.map((column) => cell(row, column))),
  ];
  // The byte order mark makes Excel read the file as UTF-8.
  return `\ufeff${lines.map((line) => line.map(quoted).join(separator)).join('\r\n')}\r\n`;
}

function quoted(text: string): string {
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
