import type { Wanted } from '../../config/keys.ts';
import { list, meant, meantOr } from '../phrases/it.ts';
import type { UsageWords } from './words.ts';

export const usageIt: UsageWords = {
  unknownCommand: (found, suggestion, names) =>
    `il comando «${found}» non esiste.${meantOr(suggestion, names)}`,
  pathWithoutCommand: (found) =>
    `indica che cosa farne: fattura validate ${found}, oppure fattura convert ${found}.`,
  unknownOption: (found, suggestion) => `l'opzione ${found} non esiste.${meant(suggestion)}`,
  valueMissing: (option) => `a ${option} deve seguire un valore.`,
  emptyOperand: ({ position, count }) =>
    `${count === 1 ? "l'operando" : `l'operando ${position} di ${count}`} è vuoto: forse una variabile non è impostata. Non è stato fatto nulla.`,
  rootOperand: ({ position, count }) =>
    `${count === 1 ? "l'operando" : `l'operando ${position} di ${count}`} è «/», la radice del file system: forse una variabile non è impostata. Non è stato fatto nulla: indica una cartella.`,
  emptyValue: (option) =>
    `il valore di ${option} è vuoto: forse una variabile non è impostata. Non è stato fatto nulla.`,
  folderForFile: (option, found) =>
    `${option} vuole il nome di un file e «${found}» è una cartella: indica un file al suo interno.`,
  valueUnwanted: (option) => `${option} non prende valori: va scritta da sola.`,
  keyAsOption: (option) =>
    `l'opzione ${option} non esiste: la riga di comando è visibile agli altri utenti della macchina e le shell la conservano. Imposta FATTURA_API_KEY, oppure usa fattura login --save.`,
  noChoice: (option, found, choices) => `${option} accetta ${list(choices)}, non «${found}».`,
  excessOperand: (found, expected) => `«${found}» è un operando di troppo: il comando accetta ${expected}.`,
  noInput: 'indica che cosa leggere: file, cartelle, un modello tra apici, oppure - per lo standard input.',
  noSize: (found) =>
    `--max-size accetta una dimensione come 500kB, 30MB o un numero di byte, non «${found}».`,
  noIndent: (found) => `--indent accetta un numero intero da 0 a 10, non «${found}».`,
  noDate: (option, found) => `${option} accetta un giorno come 2026-05-15, non «${found}».`,
  noCount: (option, found) => `${option} accetta un numero intero, da 0 in su, non «${found}».`,
  outputIsInput: (output, input) =>
    output === input
      ? `${input} è uno dei file da controllare e non viene mai sostituito: indica un altro posto per il rapporto.`
      : `${output} è ${input}, uno dei file da controllare, e non viene mai sostituito: indica un altro posto per il rapporto.`,
  config: {
    unreadable: (file, reason) => `la configurazione ${file} non può essere letta: ${reason}.`,
    syntax: (place) => `${place}: non è JSON. Controlla virgole e virgolette; i commenti non sono ammessi.`,
    unknownKey: (place, key, suggestion, keys) =>
      `${place}: l'impostazione «${key}» non esiste.${meantOr(suggestion, keys)}`,
    unknownCode: (place, code, suggestion) =>
      `${place}: il codice «${code}» non esiste.${meant(suggestion) || ' I codici sono le cinque cifre di SdI, come 00423, o un nostro consiglio, come Q-….'}`,
    neverOff: (place, code) =>
      `${place}: ${code} è un controllo di SdI e non si può spegnere: usa "info", oppure toglilo.`,
    wrongValue: (place, path, { found, wanted, suggestion }) =>
      `${place}: ${path === '' ? 'la configurazione' : path} vale ${found} e accetta ${expects(wanted)}.${meant(suggestion)}`,
  },
  noPrefix: (found) => `--prefix accetta un nome XML senza due punti, non «${found}».`,
  noShell: (found, shells) =>
    found === undefined
      ? `indica per quale shell: ${list(shells)}.`
      : `«${found}» non è una shell nota: ci sono ${list(shells)}.`,
  conflict: (one, other) => `${one} e ${other} si escludono: togli una delle due.`,
  onlyForXml: (option) => `${option} riguarda XML e --to chiede un'altra forma: togli una delle due.`,
  manyNeedFolder: (option) =>
    `più file, un modello o una cartella ${option === null ? 'richiedono un posto' : `non vanno con ${option}`}: indica una cartella con --out-dir.`,
  engine: {
    LIBXML2_MISSING: ({ subject }) =>
      `serve il pacchetto ${subject}: installalo accanto a fattura con npm i ${subject}, oppure usa npx -p fattura -p ${subject} fattura validate …`,
    LIBXML2_UNSUITABLE: ({ subject }) =>
      `la versione installata di libxml2-wasm non va bene: npm i ${subject}`,
    SCHEMA_UNREADABLE: ({ subject }) => `lo schema ${subject} non può essere letto: controlla il percorso.`,
    SCHEMA_REMOTE: ({ subject }) =>
      `lo schema rinvia a ${subject} e nulla viene scaricato: salvalo accanto allo schema e rinvia alla copia.`,
    SCHEMA_INVALID: ({ detail }) => `lo schema non è utilizzabile; libxml2 dice: ${detail}`,
  },
};

function expects(wanted: Wanted): string {
  switch (wanted.kind) {
    case 'choice':
      return list(wanted.choices);
    case 'switch':
      return 'true o false';
    case 'count':
      return 'un numero intero, da 0 in su';
    case 'patterns':
      return 'un elenco di nomi o percorsi come ["bozze", "2024/**"]';
    case 'severities':
      return 'un oggetto come {"00423": "warning"}';
    case 'object':
      return 'un oggetto come {"failOn": "warning"}';
  }
}
