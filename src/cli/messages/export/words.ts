/** Messages of `export`. */
import type { ExportedRows } from '../../../operations/index.ts';

export interface ExportWords {
  noColumn(found: string, suggestion: string | undefined, names: readonly string[]): string;
  onlyCsv(option: string, format: string): string;
  /** A workbook is binary and cannot go to a terminal. */
  readonly toTerminal: string;
  /** The table exceeds the limits of a workbook. */
  readonly tooLarge: string;
  /** Names of sheets: letters and spaces, at most 25. */
  readonly sheets: Readonly<Record<ExportedRows, string>>;
  /** @param message The reason; may be empty. */
  unreadable(file: string, message: string): string;
  invalid(file: string, errors: number): string;
  forced(file: string, errors: number): string;
  done(count: { readonly files: number; readonly rows: number }): string;
}
