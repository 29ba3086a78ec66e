/** What `show` says. */
export interface ShowWords {
  /** --format is about --out-dir. */
  readonly folderNeeded: string;
  noBody(found: string): string;
  /** The file holds fewer invoices than asked for. */
  bodyMissing(file: string, asked: number, there: number): string;
  readonly twoToStdout: string;
  readonly pdfToTerminal: string;
  exists(path: string): string;
  overInput(path: string): string;
  twice(path: string): string;
  failed(path: string, reason: string): string;
  /** Nothing could be read that is worth a page. */
  impossible(file: string): string;
  /** The files of one page, all together. */
  tooLongTogether(size: { readonly size: number; readonly limit: number }): string;
  tooLongForPdf(file: string, size: { readonly size: number; readonly limit: number }): string;
  /** On the page: it could not be read as a valid invoice, and something may be missing. */
  partial(errors: number): string;
  /** On the page, with --findings. */
  readonly noFindings: string;
  moreFindings(count: number): string;
  place(field: string | null, line: number | null): string;
}
