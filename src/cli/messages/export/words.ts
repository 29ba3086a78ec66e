/** What `export` says. */
export interface ExportWords {
  noColumn(found: string, suggestion: string | undefined, names: readonly string[]): string;
  onlyCsv(option: string): string;
  /** `message` says what is wrong, and may be empty. */
  unreadable(file: string, message: string): string;
  invalid(file: string, errors: number): string;
  forced(file: string, errors: number): string;
  done(count: { readonly files: number; readonly rows: number }): string;
}
