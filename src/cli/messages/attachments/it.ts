import type { AttachmentField, AttachmentFlaw } from '../../../operations/index.ts';
import type { ZipFlaw } from '../../attachments/unzip.ts';
import type { CommandHelp } from '../commandHelp.ts';
import type { AttachmentsWords } from './words.ts';

export const attachmentsHelpIt: CommandHelp = {
  summary: 'elenca, estrae, aggiunge e rimuove gli allegati',
  about: [
    'Senza opzioni, elenca gli allegati di ogni PATH: un file, una cartella, un modello tra apici o - per lo standard input. Le dimensioni sono quelle dei file allegati.',
    'Con --add e --remove viene modificato il testo di un solo file, XML o JSON; il resto rimane identico, byte per byte. Il file viene sostituito; lo standard input va sullo standard output.',
  ],
  options: {
    extract: 'scrive gli allegati in questa cartella; a un nome già usato si aggiunge (2)',
    unpack: 'decomprime gzip ed estrae gli archivi ZIP; gli altri formati vengono scritti senza modifiche',
    add: "allega questo file; l'estensione ne indica il formato",
    name: "nome dell'allegato aggiunto; predefinito: il nome del file",
    description: "descrizione dell'allegato aggiunto, al massimo 100 caratteri",
    body: "fattura del lotto a cui aggiungere l'allegato, da 1",
    remove: "rimuove l'allegato con questo numero o nome",
    output: 'file di output al posto di quello letto; - è lo standard output',
    overwrite: "sostituisce il file di --output, o l'.xml accanto a un .p7m, se esiste",
    'drop-signature': 'rimuove la firma da un file firmato, che qualsiasi modifica invaliderebbe',
    format: 'text per le persone, json per i programmi',
    resume: "file che registra ogni documento elaborato: dopo un'interruzione il comando riprende da lì",
    'max-size': 'dimensione massima dei file letti, per esempio 500kB o 30MB; predefinita: 20MB',
  },
  examples: [
    'elenca gli allegati',
    'estrae tutti gli allegati di una cartella di fatture',
    'ne aggiunge uno, nel file stesso',
    'ne rimuove uno, in un altro file',
  ],
};

const FIELDS: Readonly<Record<AttachmentField, string>> = {
  name: 'il nome di un allegato ha da 1 a 60 caratteri Latin-1: scegline uno con --name',
  format: 'il formato ha da 1 a 10 caratteri ASCII',
  compression: "l'algoritmo di compressione ha da 1 a 10 caratteri ASCII",
  description: 'la descrizione ha da 1 a 100 caratteri Latin-1',
};

const REASONS: Readonly<Record<ZipFlaw, string>> = {
  kind: 'ha una compressione non supportata ed è stato scritto senza modifiche',
  size: 'avrebbe una dimensione sospetta dopo la decompressione ed è stato scritto senza modifiche',
  broken: 'è danneggiato ed è stato scritto senza modifiche',
  lying: 'non corrisponde alle dimensioni che dichiara ed è stato scritto senza modifiche',
  entries: 'è un archivio con un numero sospetto di file ed è stato scritto senza modifiche',
  encrypted:
    'è un archivio con un file cifrato ed è stato scritto senza modifiche: aprilo con la sua password',
  special: 'è un archivio che contiene un collegamento o un dispositivo ed è stato scritto senza modifiche',
  empty: 'è un archivio senza file ed è stato scritto senza modifiche',
};

const number = (count: number): string => count.toLocaleString('it');
const counted = (count: number, one: string, more: string): string =>
  count === 1 ? `1 allegato ${one}` : `${number(count)} allegati ${more}`;

function flaw(file: string, about: AttachmentFlaw): string {
  switch (about.reason) {
    case 'base64':
      return `${file}: il contenuto di «${about.name}» non è base64 e non può essere estratto.`;
    case 'size':
      return `${file}: «${about.name}» è di ${number(about.size)} byte; ne vengono scritti al massimo ${number(about.limit)}. --max-size aumenta il limite.`;
    case 'field':
      return `«${about.value}» non può essere usato: ${FIELDS[about.field]}.`;
    case 'missing':
      return `${file} non ha un allegato ${typeof about.which === 'number' ? about.which : `«${about.which}»`}: fattura attachments li elenca.`;
    case 'ambiguous':
      return `${file} ha più allegati «${about.which}»: indica quale con il suo numero.`;
    case 'body':
      return about.bodies === 0
        ? `${file} non contiene una fattura a cui aggiungere un allegato.`
        : about.body === null
          ? `${file} contiene ${number(about.bodies)} fatture: indica quale con --body.`
          : `${file} non ha una fattura numero ${about.body}: ne contiene ${number(about.bodies)}.`;
    case 'place':
      return `${file} non può essere modificato: ${about.path} non è valido. fattura validate mostra gli errori.`;
  }
}

export const attachmentsIt: AttachmentsWords = {
  goesWith: (option, needed) => `${option} richiede ${needed}: aggiungila, oppure elimina ${option}.`,
  oneFile: '--add e --remove modificano un solo file: indicane uno.',
  oneAdded: (option) =>
    `${option} riguarda un solo allegato: aggiungine uno per volta, oppure elimina ${option}.`,
  noBody: (found) => `--body accetta il numero di una fattura nel file, da 1, non «${found}».`,
  cannotAdd: (path, reason) => `${path} non può essere allegato: ${reason}`,
  none: 'nessun allegato',
  heads: {
    number: 'n.',
    name: 'nome',
    format: 'formato',
    compression: 'compresso',
    size: 'byte',
    description: 'descrizione',
    saved: 'scritto in',
  },
  bytes: number,
  noBase64: 'non è base64',
  partial: (file) => `${file} non è valido: è elencata solo la parte leggibile.`,
  flaw,
  notUnpacked: (file, name, reason) => `${file}: «${name}» ${REASONS[reason]}.`,
  changed: (file, { removed, added }) =>
    `${file}: ${[
      ...(removed > 0 ? [counted(removed, 'rimosso', 'rimossi')] : []),
      ...(added > 0 ? [counted(added, 'aggiunto', 'aggiunti')] : []),
    ].join(', ')}`,
  large: (file, size, limit) =>
    `${file} ora è di ${number(size)} byte: SdI ne accetta al massimo 5 MB (${number(limit)} byte) per file.`,
};
