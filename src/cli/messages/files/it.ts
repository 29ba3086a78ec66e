import { bytes, files } from '../phrases/it.ts';
import type { FilesWords } from './words.ts';

export const filesIt: FilesWords = {
  paths: {
    missing: (path) => `${path} non esiste. Controlla il nome e la cartella corrente.`,
    changed: (path) => `${path} è cambiato dopo la lettura e non è stato sostituito. Ripeti il comando.`,
    special: (path) => `${path} è una pipe, un socket o un dispositivo ed è stato escluso.`,
    pdf: (path, more) =>
      more === 0
        ? `${path} non è stato esaminato: i PDF si leggono solo se indicati per nome.`
        : `${path} e ${more === 1 ? 'un altro PDF' : `altri ${more} PDF`} non sono stati esaminati: i PDF si leggono solo se indicati per nome.`,
    noMatch: (pattern) => `nessun file corrisponde a ${pattern}.`,
    emptyFolder: (path) =>
      `${path} non contiene file .xml, .json, .p7m, .pk7, .p7s, .p7c, .zip, .eml o .mbox.`,
    excluded: (path) =>
      `${path}: tutti i file sono esclusi da --exclude o dalla configurazione; nulla è stato controllato.`,
  },
  files: {
    tooLarge: ({ size, limit }) => `Il file è di ${bytes(size)}; il limite è di ${bytes(limit)}.`,
    tooLargeHelp: 'SdI scarta i file oltre 5 MB. Per leggerlo comunque, aumenta il limite con --max-size.',
    unreadable: (reason) => `Il file non può essere letto: ${reason}.`,
    bug: 'Il file non è stato controllato perché il controllo si è interrotto. È un errore interno di fattura.',
    read: (done, seconds) =>
      `${files(done)} elaborati, ${Math.round(done / seconds).toLocaleString('it')} al secondo`,
  },
  reason: (code) => REASONS[code] ?? `errore di sistema ${code}`,
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
  EEXIST: 'esiste un file al posto di una cartella',
  ELOOP: 'i suoi collegamenti formano un ciclo',
  EIO: 'errore del disco',
  ENAMETOOLONG: 'il nome è troppo lungo',
};
