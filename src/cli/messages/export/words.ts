/** What `export` says. */
import type { ExportedRows } from '../../../operations/index.ts';

export interface ExportWords {
  noColumn(found: string, suggestion: string | undefined, names: readonly string[]): string;
  onlyCsv(option: string, format: string): string;
  /** A workbook is no text. */
  readonly toTerminal: string;
  /** More than a workbook can hold. */
  readonly tooLarge: string;
  /** The names of sheets: letters and blanks, at most 25. */
  readonly sheets: Readonly<Record<ExportedRows, string>>;
  /** `message` says what is wrong, and may be empty. */
  unreadable(file: string, message: string): string;
  invalid(file: string, errors: number): string;
  forced(file: string, errors: number): string;
  done(count: { readonly files: number; readonly rows: number }): string;
}
