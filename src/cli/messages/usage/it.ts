import type { Wanted } from '../../config/keys.ts';
import { list, meant, meantOr } from '../phrases/it.ts';
import type { UsageWords } from './words.ts';

export const usageIt: UsageWords = {
  unknownCommand: (found, suggestion, names) =>
    `il comando «${found}» non esiste.${meantOr(suggestion, names)}`,
  pathWithoutCommand: (found) =>
    `manca il comando: fattura validate ${found}, oppure fattura convert ${found}.`,
  unknownOption: (found, suggestion) => `l'opzione ${found} non esiste.${meant(suggestion)}`,
  valueMissing: (option) => `${option} richiede un valore.`,
  optionAsValue: (option, found, name) =>
    `${option} richiede un valore e ${found} è un'opzione. Un valore che inizia con un trattino si scrive --${name}=${found}. Non è stato fatto nulla.`,
  emptyOperand: ({ position, count }) =>
    `${count === 1 ? "l'operando" : `l'operando ${position} di ${count}`} è vuoto: forse una variabile non è impostata. Non è stato fatto nulla.`,
  rootOperand: ({ position, count }) =>
    `${count === 1 ? "l'operando" : `l'operando ${position} di ${count}`} è «/», la radice del file system: forse una variabile non è impostata. Non è stato fatto nulla: indica una cartella.`,
  emptyValue: (option) =>
    `il valore di ${option} è vuoto: forse una variabile non è impostata. Non è stato fatto nulla.`,
  noPattern: (found) =>
    `--exclude accetta un nome o un percorso e «${found}» non lo è: forse una variabile non è impostata. Non è stato fatto nulla.`,
  folderForFile: (option, found) =>
    `${option} accetta un file e «${found}» è una cartella: indica un file al suo interno.`,
  valueUnwanted: (option) => `${option} non accetta valori.`,
  keyAsOption: (option) =>
    `l'opzione ${option} non esiste: la riga di comando è visibile agli altri utenti della macchina e resta nella cronologia della shell. Imposta FATTURA_API_KEY, oppure usa fattura login --save.`,
  noChoice: (option, found, choices) => `${option} accetta ${list(choices)}, non «${found}».`,
  excessOperand: (found, expected) =>
    `«${found}» è un operando di troppo: il comando accetta ${expected === '' ? 'solo opzioni' : expected}.`,
  noInput: 'indica che cosa leggere: file, cartelle, un modello tra apici, oppure - per lo standard input.',
  noSize: (found) =>
    `--max-size accetta una dimensione come 500kB, 30MB o un numero di byte, non «${found}».`,
  noIndent: (found) => `--indent accetta un numero intero da 0 a 10, non «${found}».`,
  noDate: (option, found) => `${option} accetta una data come 2026-05-15, non «${found}».`,
  noJournal: (file, reason) => `il registro ${file} non può essere usato: ${reason}.`,
  otherJournal: (file) =>
    `il registro ${file} è di un'esecuzione con altre opzioni o di un'altra versione. Indica un altro file, oppure eliminalo.`,
  journalInUse: (name, { pid, host, file }) =>
    `il processo ${pid}${host === null ? '' : ` su ${host} (un altro computer o container)`} sta usando il registro ${name}: attendi che termini, oppure indica un altro file. Il suo blocco è ${file}; quello di un processo terminato viene acquisito automaticamente.`,
  noShard: (found) => `--shard accetta una parte e il numero delle parti, come 3/16, non «${found}».`,
  emptyName: (list, number) =>
    `${list === '-' ? 'standard input' : list}: il nome ${number} dell'elenco è vuoto. Eliminalo, o controlla il programma che scrive l'elenco.`,
  unreadableList: (list, reason) =>
    list === '-'
      ? `--files-from -: lo standard input non può essere letto: ${reason}. Passa con una pipe un elenco di file, come quello di find FOLDER -print0; per controllare una cartella, indicala senza --files-from.`
      : `--files-from ${list}: ${reason}. Indica un file con l'elenco dei file da controllare, o - per lo standard input.`,
  noCount: (option, found) => `${option} accetta un numero intero maggiore o uguale a 0, non «${found}».`,
  outputIsInput: (output, input) =>
    output === input
      ? `${input} è un file di input, che non viene mai sostituito: indica un altro file per il rapporto.`
      : `${output} è il file di input ${input}, che non viene mai sostituito: indica un altro file per il rapporto.`,
  config: {
    unreadable: (file, reason) => `la configurazione ${file} non può essere letta: ${reason}.`,
    syntax: (place) =>
      `${place}: JSON non valido. Controlla virgole e virgolette; i commenti non sono ammessi.`,
    unknownKey: (place, key, suggestion, keys) =>
      `${place}: l'impostazione «${key}» non esiste.${meantOr(suggestion, keys)}`,
    unknownCode: (place, code, suggestion) =>
      `${place}: il codice «${code}» non esiste.${meant(suggestion) || ' I codici validi sono quelli di SdI, come 00423, e dei nostri consigli, come Q-….'}`,
    neverOff: (place, code) =>
      `${place}: ${code} è un controllo di SdI e non si può disattivare: imposta "info", oppure eliminalo.`,
    wrongValue: (place, path, { found, wanted, suggestion }) =>
      `${place}: ${path === '' ? 'la configurazione' : path} è ${found}, ma deve essere ${expects(wanted)}.${meant(suggestion)}`,
  },
  noPrefix: (found) => `--prefix accetta un nome XML senza due punti, non «${found}».`,
  noShell: (found, shells) =>
    found === undefined
      ? `indica per quale shell: ${list(shells)}.`
      : `la shell «${found}» non è supportata. Valide: ${list(shells)}.`,
  since: (since, reason) =>
    reason === null
      ? '--since richiede git, che non è installato.'
      : `--since ${since}: ${reason} Indica un commit o un ramo del repository della cartella corrente.`,
  conflict: (one, other) => `${one} e ${other} si escludono a vicenda: elimina una delle due.`,
  onlyForEuropean: (option) =>
    `${option} riguarda solo le conversioni da e verso EN 16931: aggiungi --to ubl, --to cii o --to fatturapa.`,
  noBody: (found) => `--body accetta la posizione di una fattura, a partire da 1, non «${found}».`,
  noSupplied: (found) =>
    `--set accetta il numero di un campo e il suo valore, per esempio 1.1.4=ABC1234, non «${found}».`,
  onlyForXml: (option) =>
    `${option} riguarda solo XML e --to o --output indica un'altra forma: elimina una delle due.`,
  manyNeedFolder: (option) =>
    `più file, un modello o una cartella ${option === null ? 'richiedono una cartella di output' : `non si possono usare con ${option}`}: indica una cartella con --out-dir.`,
  engine: {
    LIBXML2_MISSING: ({ subject }) =>
      `è richiesto il pacchetto ${subject}: installalo con npm i ${subject}, oppure usa npx -p fattura -p ${subject} fattura validate …`,
    LIBXML2_UNSUITABLE: ({ subject }) =>
      `la versione installata di libxml2-wasm non è compatibile: npm i ${subject}`,
    SCHEMA_UNREADABLE: ({ subject }) => `lo schema ${subject} non può essere letto: controlla il percorso.`,
    SCHEMA_REMOTE: ({ subject }) =>
      `lo schema rinvia a ${subject}, che non viene scaricato: salvalo accanto allo schema e rinvia alla copia.`,
    SCHEMA_INVALID: ({ detail }) => `lo schema non è utilizzabile; libxml2 segnala: ${detail}`,
  },
};

function expects(wanted: Wanted): string {
  switch (wanted.kind) {
    case 'choice':
      return list(wanted.choices);
    case 'switch':
      return 'true o false';
    case 'count':
      return 'un numero intero maggiore o uguale a 0';
    case 'patterns':
      return 'un elenco di nomi o percorsi come ["bozze", "2024/**"]';
    case 'address':
      return 'un indirizzo come "https://docs.example.com/"';
    case 'severities':
      return 'un oggetto come {"00423": "warning"}';
    case 'object':
      return 'un oggetto come {"failOn": "warning"}';
  }
}
