/** Checks the options of `export` before anything is read. */
import { type ExportColumn, type ExportedRows, exportColumns } from '../../operations/index.ts';
import { UsageError } from '../command/usageError.ts';
import { parseSize } from '../files/size.ts';
import { fileTarget, isFile } from '../files/target.ts';
import { type JournalPlace, journalPlace } from '../resume/place.ts';
import type { ExportCall } from './definition.ts';

export interface ExportSettings {
  readonly rows: ExportedRows;
  readonly columns: readonly ExportColumn[];
  readonly form: Csv | { readonly kind: 'jsonl' | 'xlsx' | 'parquet' };
  /** True to export the amounts of credit notes as stated, without a minus sign. */
  readonly asStated: boolean;
  /** Null for standard output. */
  readonly output: { readonly name: string; readonly path: string } | null;
  readonly force: boolean;
  /** The journal of `--resume`; null without. */
  readonly journal: JournalPlace | null;
  readonly maxBytes: number;
}

export interface Csv {
  readonly kind: 'csv';
  readonly delimiter: string;
  readonly decimalComma: boolean;
  readonly bom: boolean;
  readonly lineEnd: '\n' | '\r\n';
  /** True to protect text that Excel would convert to numbers or dates. */
  readonly keepText: boolean;
}

/** A column added by the command: the file of the row. */
export const FILE_COLUMN: ExportColumn = { name: 'file', kind: 'text' };

/** A further column, only on request: metadata or messages next to a file state when SdI received it. */
export const RECEPTION_COLUMN: ExportColumn = { name: 'data_ricezione', kind: 'date' };

/** The columns that `--columns` takes. */
export const columnsFor = (rows: ExportedRows): readonly ExportColumn[] => [
  FILE_COLUMN,
  ...exportColumns(rows),
  RECEPTION_COLUMN,
];

/** @throws UsageError */
export function settingsOf(call: ExportCall): ExportSettings {
  const { options, operands, io } = call;
  if (operands.length === 0 && io.stdin.isTTY) throw new UsageError(({ usage }) => usage.noInput);
  const rows = rowsOf(options);
  const output = outputOf(call);
  return {
    rows,
    columns: columnsOf(options.columns, rows),
    form: formOf(call),
    asStated: options['as-stated'] === true,
    output,
    force: options.force === true,
    journal: journalPlace(options.resume, io.cwd, output),
    maxBytes: parseSize(options['max-size']),
  };
}

function rowsOf(options: ExportCall['options']): ExportedRows {
  const [first, second] = (['lines', 'summaries', 'payments'] as const).filter((name) => options[name]);
  if (first !== undefined && second !== undefined)
    throw new UsageError(({ usage }) => usage.conflict(`--${first}`, `--${second}`));
  return first ?? 'invoices';
}

function columnsOf(names: string | undefined, rows: ExportedRows): readonly ExportColumn[] {
  if (names === undefined) return [FILE_COLUMN, ...exportColumns(rows)];
  const all = columnsFor(rows);
  const wantedNames = names.split(',').map((part) => part.trim());
  const twice = wantedNames.find((name, index) => wantedNames.indexOf(name) !== index);
  if (twice !== undefined && twice !== '')
    throw new UsageError(({ export: words }) => words.columnTwice(twice));
  return wantedNames.map((wanted) => {
    const found = all.find(({ name }) => name === wanted);
    if (found !== undefined) return found;
    const known = all.map(({ name }) => name);
    throw new UsageError((messages, nearest) =>
      messages.export.noColumn(wanted, nearest(wanted, known), known),
    );
  });
}

const DELIMITERS = { comma: ',', semicolon: ';', tab: '\t' } as const;

type Format = ExportSettings['form']['kind'];

/** Options for CSV only. */
const OF_CSV = ['delimiter', 'decimal-comma', 'bom', 'excel'] as const;

function formOf({ options, io }: ExportCall): ExportSettings['form'] {
  const { output } = options;
  const named = /\.(csv|jsonl|xlsx|parquet)$/i.exec(output ?? '')?.[1]?.toLowerCase() as Format | undefined;
  const kind = options.format ?? named ?? 'csv';
  // Programs refuse a file with the name of a binary format and another content.
  if ((named === 'xlsx' || named === 'parquet') && kind !== named)
    throw new UsageError(({ usage }) => usage.conflict(`--format ${kind}`, `--output ${output}`));
  if (kind !== 'csv') {
    const one = OF_CSV.find((name) => options[name] !== undefined);
    if (one !== undefined) throw new UsageError((messages) => messages.export.onlyCsv(`--${one}`, kind));
    const onTerminal = (output ?? '-') === '-' && io.stdout.isTTY;
    if (kind !== 'jsonl' && onTerminal) throw new UsageError((messages) => messages.export.toTerminal(kind));
    return { kind };
  }
  const excel = options.excel === true;
  if (excel && options.delimiter !== undefined && options.delimiter !== 'semicolon')
    throw new UsageError(({ usage }) => usage.conflict('--excel', `--delimiter ${options.delimiter}`));
  const decimalComma = excel || options['decimal-comma'] === true;
  // Spreadsheets with a decimal comma expect semicolons between cells.
  const delimiter = DELIMITERS[options.delimiter ?? (decimalComma ? 'semicolon' : 'comma')];
  return {
    kind,
    delimiter,
    decimalComma,
    bom: excel || options.bom === true,
    lineEnd: excel ? '\r\n' : '\n',
    keepText: excel,
  };
}

function outputOf({ options: { output: name, overwrite }, io }: ExportCall): ExportSettings['output'] {
  const target = fileTarget({ option: '--output', value: name }, io.cwd);
  if (name === undefined || target?.kind !== 'file') return null;
  const { path } = target;
  // Pipes and devices are written to without --overwrite.
  if (isFile(path) && overwrite !== true) throw new UsageError(({ convert }) => convert.exists(name));
  return { name, path };
}
