import { bytes, files } from '../phrases/en.ts';

export const filesEn = {
  paths: {
    missing: (path: string) => `${path} does not exist. Check the spelling and the current folder.`,
    /** The file to replace was changed by another program. */
    changed: (path: string) =>
      `${path} has changed since it was read and was not replaced. Run the command again.`,
    special: (path: string) => `${path} is a pipe, a socket or a device and was skipped.`,
    /** PDFs in a folder. @param more Number of further ones. */
    pdf: (path: string, more: number) =>
      more === 0
        ? `${path} was not searched for an invoice: PDFs are read only if you name them.`
        : `${path} and ${more} more PDF${more === 1 ? '' : 's'} were not searched for invoices: PDFs are read only if you name them.`,
    noMatch: (pattern: string) => `no file matches ${pattern}.`,
    emptyFolder: (path: string) =>
      `${path} contains no .xml, .json, .p7m, .pk7, .p7s, .p7c, .zip, .eml or .mbox file.`,
    excluded: (path: string) =>
      `${path}: every file is excluded by --exclude or the configuration; nothing was checked.`,
  },
  /** Findings for files that were not read. */
  files: {
    tooLarge: ({ size, limit }: { readonly size: number; readonly limit: number }) =>
      `The file has ${bytes(size)}; the limit is ${bytes(limit)}.`,
    tooLargeHelp: 'SdI rejects files over 5 MB. To read the file anyway, raise the limit with --max-size.',
    unreadable: (reason: string) => `The file cannot be read: ${reason}.`,
    bug: 'The file was not checked because the check crashed. This is a bug in fattura.',
    /** The progress line. @param done Number of files processed. */
    read: (done: number, seconds: number) =>
      `${files(done)} done, ${Math.round(done / seconds).toLocaleString('en')} per second`,
  },
  /** Describes a system error by its code. */
  reason: (code: string) => REASONS[code] ?? `system error ${code}`,
};

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOENT: 'it does not exist (anymore)',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is a file',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
  EMFILE: 'too many files are open',
  EEXIST: 'a file exists where a folder is needed',
  ELOOP: 'its links form a cycle',
  EIO: 'disk error',
  ENAMETOOLONG: 'the name is too long',
};
