import type { CommandHelp } from '../commandHelp.ts';
import type { SplitWords } from './words.ts';

export const splitHelpIt: CommandHelp = {
  summary: 'divide un lotto in singole fatture',
  about: [
    'Ogni fattura di FILE viene scritta in un file separato con una copia della testata, nella forma di FILE (XML o JSON). ProgressivoInvio è quello del lotto seguito da un contatore, oppure prosegue da --progressive. Se FILE ha un nome valido per SdI, lo hanno anche i nuovi file; a ogni altro nome si aggiunge un contatore.',
  ],
  options: {
    output: 'cartella di output, creata se manca; predefinita: la cartella corrente',
    overwrite: 'sostituisce i file esistenti; il file letto non viene mai sostituito',
    progressive:
      'primo ProgressivoInvio, lettere e cifre; fino a 5 caratteri, anche primo progressivo dei nomi dei file',
    'drop-signature': 'accetta un file firmato, senza la firma',
    'max-size': 'dimensione massima dei file letti, per esempio 500kB o 30MB; predefinita: 20MB',
  },
  examples: ['in una cartella', 'con progressivi consecutivi'],
};

export const splitIt: SplitWords = {
  one: 'indica un solo file, oppure passalo allo standard input.',
  noProgressive: (found, longest) =>
    `--progressive accetta da 1 a ${longest} lettere senza accento e cifre, non «${found}».`,
  exhausted: (progressive) =>
    progressive === null
      ? 'i progressivi non bastano. Non è stato scritto nulla.'
      : `dopo ${progressive} i progressivi non bastano: inizia da uno più basso. Non è stato scritto nulla.`,
  signed: (file) =>
    `${file} è firmato e la modifica invaliderebbe la firma: non è stato elaborato. --drop-signature prosegue senza la firma; poi firma di nuovo il risultato.`,
  document: (number, date) => `n. ${number} del ${date}`,
};
