import type { ExportedRows } from '../../../operations/index.ts';
import type { CommandHelp } from '../commandHelp.ts';
import { files, meantOr } from '../phrases/en.ts';

export const exportHelpEn: CommandHelp = {
  summary: 'export many invoices as a table, for spreadsheets and programs',
  about: [
    'PATH is a file, a folder, a quoted pattern or - for standard input. Each row is an invoice, a line (--lines), a VAT summary (--summaries) or an instalment (--payments); the columns have the Italian names of the JSON form and are always the same.',
    'A file that cannot be read or is not valid against the schema is skipped with a message; the rest is exported, and the exit code is 1. Amounts of credit notes are negative, so that columns add up. In CSV, an apostrophe is added before characters that a spreadsheet could read as the start of a formula.',
  ],
  options: {
    lines: 'one row per line',
    summaries: 'one row per VAT summary (rate and Natura)',
    payments: 'one row per instalment',
    format:
      'csv, xlsx for Excel and other spreadsheets, jsonl for one JSON object per line, parquet for DuckDB, Polars and Spark; default: by the extension of --output, else csv',
    excel:
      'csv that the Italian edition of Excel opens with a double click: semicolons, decimal commas, identifiers and dates as text',
    'as-stated': 'amounts of credit notes without a minus sign, as stated in the files',
    columns: 'comma-separated columns to export, in this order',
    delimiter: 'delimiter of csv; default: comma, with --decimal-comma: semicolon',
    'decimal-comma': 'amounts such as 1234,50, as Italian spreadsheets expect',
    bom: 'start with a byte order mark, which some spreadsheets need to detect UTF-8',
    output: 'output file; - is standard output',
    overwrite: 'replace the file of --output if it exists',
    force: 'also export the readable part of invalid files',
    resume: 'file that records each finished input, so that an interrupted run continues where it stopped',
    'max-size': 'maximum size of input files, such as 500kB or 30MB; default: 20MB',
  },
  examples: [
    'one row per invoice',
    'a workbook with typed numbers and dates',
    'lines in Parquet, for DuckDB, Polars or Spark',
    'lines, for the Italian edition of Excel',
    'amounts due and their dates',
    'lines as JSON',
  ],
};

const number = (count: number): string => count.toLocaleString('en');
const errors = (count: number): string => (count === 1 ? '1 error' : `${number(count)} errors`);

export const exportEn = {
  columnTwice: (name: string) => `--columns names ${name} twice: remove one.`,
  noColumn: (found: string, suggestion: string | undefined, names: readonly string[]) =>
    `unknown column "${found}".${meantOr(suggestion, names)}`,
  onlyCsv: (option: string, format: string) =>
    `${option} applies to csv only, and the format is ${format}: remove one of the two.`,
  /** A workbook is binary and cannot go to a terminal. */
  toTerminal: (format: string) => `${format} cannot be shown on a terminal: specify a file with -o.`,
  /** A value of an invalid invoice in a typed column. */
  lost: (file: string, column: string, value: string) =>
    `${file}: ${column} is "${value}", which this type of column cannot hold: the cell is empty.`,
  /** The table exceeds the limits of a workbook. */
  tooLarge: 'the table exceeds the limits of an Excel workbook: use --format csv, or --columns.',
  /** Names of sheets: letters and spaces, at most 25. */
  sheets: {
    invoices: 'Invoices',
    lines: 'Lines',
    summaries: 'Summaries',
    payments: 'Payments',
  } satisfies Readonly<Record<ExportedRows, string>>,
  /** @param message The reason; may be empty. */
  unreadable: (file: string, message: string) => `${file} was skipped. ${message}`.trimEnd(),
  invalid: (file: string, count: number) =>
    `${file} is not valid (${errors(count)}) and was skipped: fattura validate shows the errors, --force exports it as far as it can be read.`,
  forced: (file: string, count: number) =>
    `${file} is not valid (${errors(count)}); it was exported because of --force.`,
  done: ({ files: count, rows }: { readonly files: number; readonly rows: number }) =>
    `${rows === 1 ? '1 row' : `${number(rows)} rows`} from ${files(count)} written`,
};
