/** What `export` was asked for, checked before anything is read. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ExportColumn, type ExportedRows, exportColumns } from '../../operations/index.ts';
import type { ExportCall } from '../commands/export.ts';
import { parseSize } from '../files/size.ts';
import { UsageError } from '../usageError.ts';

export interface ExportSettings {
  readonly rows: ExportedRows;
  readonly columns: readonly ExportColumn[];
  readonly form: Csv | { readonly kind: 'jsonl' };
  /** Null for standard output. */
  readonly output: { readonly name: string; readonly path: string } | null;
  readonly force: boolean;
  readonly maxBytes: number;
}

export interface Csv {
  readonly kind: 'csv';
  readonly delimiter: string;
  readonly decimalComma: boolean;
  readonly bom: boolean;
}

/** The column that is the command's own: where the row is from. */
export const FILE_COLUMN: ExportColumn = { name: 'file', kind: 'text' };

/** @throws UsageError */
export function settingsOf(call: ExportCall): ExportSettings {
  const { options, operands, io } = call;
  if (operands.length === 0 && io.stdin.isTTY) throw new UsageError(({ usage }) => usage.noInput);
  const rows = rowsOf(options);
  return {
    rows,
    columns: columnsOf(options.columns, rows),
    form: formOf(options),
    output: outputOf(call),
    force: options.force === true,
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
  const all = [FILE_COLUMN, ...exportColumns(rows)];
  if (names === undefined) return all;
  return names.split(',').map((part) => {
    const wanted = part.trim();
    const found = all.find(({ name }) => name === wanted);
    if (found !== undefined) return found;
    const known = all.map(({ name }) => name);
    throw new UsageError((messages, nearest) =>
      messages.export.noColumn(wanted, nearest(wanted, known), known),
    );
  });
}

const DELIMITERS = { comma: ',', semicolon: ';', tab: '\t' } as const;

function formOf(options: ExportCall['options']): ExportSettings['form'] {
  if (options.format === 'jsonl') {
    const one = (['delimiter', 'decimal-comma', 'bom'] as const).find((name) => options[name] !== undefined);
    if (one !== undefined) throw new UsageError((messages) => messages.export.onlyCsv(`--${one}`));
    return { kind: 'jsonl' };
  }
  const decimalComma = options['decimal-comma'] === true;
  // Where commas stand in numbers, spreadsheets expect semicolons between cells.
  const delimiter = DELIMITERS[options.delimiter ?? (decimalComma ? 'semicolon' : 'comma')];
  return { kind: 'csv', delimiter, decimalComma, bom: options.bom === true };
}

function outputOf({ options: { output: name, overwrite }, io }: ExportCall): ExportSettings['output'] {
  if (name === undefined || name === '-') return null;
  const path = resolve(io.cwd, name);
  // A pipe or a device is written to, whatever is told.
  const exists = statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  if (exists && overwrite !== true) throw new UsageError(({ convert }) => convert.exists(name));
  return { name, path };
}
