/** What is said of paths and files, and of the system that refuses them. */
export interface FilesWords {
  readonly paths: {
    missing(path: string): string;
    noMatch(pattern: string): string;
    special(path: string): string;
    /** On writing: somebody else changed it meanwhile. */
    changed(path: string): string;
    emptyFolder(path: string): string;
    excluded(path: string): string;
  };
  /** What reports say of files that were not read. */
  readonly files: {
    tooLarge(params: { readonly size: number; readonly limit: number }): string;
    readonly tooLargeHelp: string;
    unreadable(reason: string): string;
    readonly bug: string;
    /** How far a command is: files that are done. */
    read(done: number, seconds: number): string;
  };
  /** The system's refusals, by its code. */
  reason(code: string): string;
}
