import { bytes, files } from '../phrases/it.ts';
import type { FilesWords } from './words.ts';

export const filesIt: FilesWords = {
  paths: {
    missing: (path) => `${path} non esiste. Controlla il nome e la cartella in cui ti trovi.`,
    changed: (path) => `${path} è cambiato dopo essere stato letto, ed è rimasto com'è. Ripeti il comando.`,
    special: (path) => `${path} è una pipe, un socket o un dispositivo, ed è stato saltato.`,
    noMatch: (pattern) => `nulla corrisponde a ${pattern}.`,
    emptyFolder: (path) => `${path} non contiene file .xml, .json, .p7m o .zip.`,
    excluded: (path) =>
      `${path}: tutti i file sono esclusi da --exclude o dalla configurazione; nulla è stato controllato.`,
  },
  files: {
    tooLarge: ({ size, limit }) => `Il file ha ${bytes(size)}; se ne leggono al massimo ${bytes(limit)}.`,
    tooLargeHelp: 'SdI non accetta file oltre 5 MB. Per leggerlo comunque, alza il limite con --max-size.',
    unreadable: (reason) => `Il file non può essere letto: ${reason}.`,
    bug: 'Il file non è stato controllato: si è interrotto il controllo stesso, ed è un errore di fattura.',
    read: (done, seconds) =>
      `${files(done)} fatti, ${Math.round(done / seconds).toLocaleString('it')} al secondo`,
  },
  reason: (code) => REASONS[code] ?? `il sistema risponde ${code}`,
};

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permesso negato',
  EPERM: 'permesso negato',
  ENOENT: 'non esiste (più)',
  EISDIR: 'è una cartella',
  ENOTDIR: 'una parte del percorso è un file',
  ENOSPC: 'il disco è pieno',
  EROFS: 'il disco è in sola lettura',
  EMFILE: 'troppi file aperti',
  EEXIST: 'un file occupa il posto di una cartella',
  ELOOP: 'i suoi collegamenti formano un circolo',
  EIO: 'errore del disco',
  ENAMETOOLONG: 'il nome è troppo lungo',
};
