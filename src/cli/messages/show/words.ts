/** Messages of `show`. */
export interface ShowWords {
  /** --format without --out-dir. */
  readonly folderNeeded: string;
  noBody(found: string): string;
  /** The file contains fewer invoices than requested. */
  bodyMissing(file: string, asked: number, there: number): string;
  readonly twoToStdout: string;
  readonly pdfToTerminal: string;
  exists(path: string): string;
  overInput(path: string): string;
  twice(path: string): string;
  failed(path: string, reason: string): string;
  /** The file has no readable content. */
  impossible(file: string): string;
  /** The files of one common page exceed the limit. */
  tooLongTogether(size: { readonly size: number; readonly limit: number }): string;
  tooLongForPdf(file: string, size: { readonly size: number; readonly limit: number }): string;
  /** Notice on the page of an invalid invoice: content may be missing. */
  partial(errors: number): string;
  /** Notice on the page, with --findings. */
  readonly noFindings: string;
  moreFindings(count: number): string;
  place(field: string | null, line: number | null): string;
}
