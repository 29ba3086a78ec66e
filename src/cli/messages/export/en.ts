import type { CommandHelp } from '../messages.ts';
import { files, meantOr } from '../phrases/en.ts';
import type { ExportWords } from './words.ts';

export const exportHelpEn: CommandHelp = {
  summary: 'make a table of many invoices, for spreadsheets and programs',
  about: [
    'PATH is what validate takes: a file, a folder, a pattern in quotes or - for standard input. A row is an invoice, a line (--lines), a summary by rate (--summaries) or an instalment (--payments); the columns have the Italian names of the JSON form and are always the same.',
    'A file that cannot be read or is not valid against the schema is left out and named; the rest is exported, and the exit code is 1. Amounts of credit notes are negative, so that columns add up. In CSV, an apostrophe stands before every sign that a spreadsheet could take for the beginning of a formula.',
  ],
  options: {
    lines: 'a row a line of an invoice',
    summaries: 'a row a summary by rate and Natura',
    payments: 'a row an instalment',
    format:
      'csv, xlsx for Excel and other spreadsheets, jsonl for one JSON object a line; default: by the name of --output, else csv',
    excel:
      'csv that Excel in Italian opens with a double click: semicolons, decimal commas, identifiers and dates as text',
    'as-stated': 'amounts of credit notes without a minus, as the files state them',
    columns: 'only these columns, in this order, with commas between them',
    delimiter: 'what stands between the cells of csv; comma unless told, semicolon with --decimal-comma',
    'decimal-comma': 'amounts as 1234,50, as spreadsheets in Italian expect them',
    bom: 'begin with a byte order mark, by which some spreadsheets know UTF-8',
    output: 'file to write to; - is standard output',
    overwrite: 'replace the file of --output when it exists',
    force: 'export what can be read of files that are not valid, too',
    'max-size': 'largest file that is read, such as 500kB or 30MB; 20MB unless told',
  },
  examples: [
    'a row an invoice',
    'a workbook with numbers and dates as such',
    'lines, for a double click in Italian Excel',
    'what is due and when',
    'lines as data for programs',
  ],
};

const number = (count: number): string => count.toLocaleString('en');
const errors = (count: number): string => (count === 1 ? '1 error' : `${number(count)} errors`);

export const exportEn: ExportWords = {
  noColumn: (found, suggestion, names) => `there is no column "${found}".${meantOr(suggestion, names)}`,
  onlyCsv: (option, format) => `${option} is about csv and the format is ${format}: leave one out.`,
  toTerminal: 'a workbook cannot be shown on a terminal: name a file with -o.',
  tooLarge: 'the table is larger than an Excel workbook can be: use --format csv, or --columns.',
  sheets: { invoices: 'Invoices', lines: 'Lines', summaries: 'Summaries', payments: 'Payments' },
  unreadable: (file, message) => `${file} was left out. ${message}`.trimEnd(),
  invalid: (file, count) =>
    `${file} is not valid (${errors(count)}) and was left out: fattura validate says why, --force exports it as far as it can be read.`,
  forced: (file, count) => `${file} is not valid (${errors(count)}); it was exported because of --force.`,
  done: ({ files: count, rows }) =>
    `${rows === 1 ? '1 row' : `${number(rows)} rows`} of ${files(count)} written`,
};
