/** Messages about paths, files and system errors. */
export interface FilesWords {
  readonly paths: {
    missing(path: string): string;
    noMatch(pattern: string): string;
    special(path: string): string;
    /** The file to replace was changed by another program. */
    changed(path: string): string;
    emptyFolder(path: string): string;
    excluded(path: string): string;
  };
  /** Findings for files that were not read. */
  readonly files: {
    tooLarge(params: { readonly size: number; readonly limit: number }): string;
    readonly tooLargeHelp: string;
    unreadable(reason: string): string;
    readonly bug: string;
    /** The progress line. @param done Number of files processed. */
    read(done: number, seconds: number): string;
  };
  /** Describes a system error by its code. */
  reason(code: string): string;
}
