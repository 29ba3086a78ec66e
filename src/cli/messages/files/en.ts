import { bytes, files } from '../phrases/en.ts';
import type { FilesWords } from './words.ts';

export const filesEn: FilesWords = {
  paths: {
    missing: (path) => `${path} does not exist. Look at the spelling, and at the folder you are in.`,
    changed: (path) => `${path} has changed since it was read, and was left as it is. Run the command again.`,
    special: (path) => `${path} is a pipe, a socket or a device, and was passed over.`,
    noMatch: (pattern) => `nothing matches ${pattern}.`,
    emptyFolder: (path) => `${path} holds no .xml, .json, .p7m or .zip file.`,
    excluded: (path) =>
      `${path}: every file is excluded by --exclude or the configuration; nothing was checked.`,
  },
  files: {
    tooLarge: ({ size, limit }) => `The file has ${bytes(size)}; at most ${bytes(limit)} are read.`,
    tooLargeHelp: 'SdI takes no file over 5 MB. To read it all the same, raise the limit with --max-size.',
    unreadable: (reason) => `The file cannot be read: ${reason}.`,
    bug: 'The file was not checked: the check itself broke, and that is a bug in fattura.',
    read: (done, seconds) =>
      `${files(done)} done, ${Math.round(done / seconds).toLocaleString('en')} a second`,
  },
  reason: (code) => REASONS[code] ?? `the system says ${code}`,
};

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOENT: 'it does not exist (any more)',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is a file',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
  EMFILE: 'too many files are open',
  EEXIST: 'a file is in the place of a folder',
  ELOOP: 'its links go round in a circle',
  EIO: 'the disk failed',
  ENAMETOOLONG: 'the name is too long',
};
