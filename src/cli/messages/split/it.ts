import type { CommandHelp } from '../messages.ts';
import type { SplitWords } from './words.ts';

export const splitHelpIt: CommandHelp = {
  summary: 'divide un lotto in singole fatture',
  about: [
    "Ogni fattura di FILE va in un file suo con una copia della testata, XML o JSON come FILE. ProgressivoInvio è quello del lotto seguito da un contatore, oppure prosegue da --progressive. Se FILE ha un nome secondo SdI, l'hanno anche i nuovi file; ogni altro nome riceve un contatore.",
  ],
  options: {
    output: 'cartella in cui scrivere, creata se manca; se non indicata quella attuale',
    overwrite: 'sostituisce i file che esistono; il file che si legge non viene mai sostituito',
    progressive: 'primo ProgressivoInvio e, fino a 5 caratteri, primo progressivo dei nomi: lettere e cifre',
    'drop-signature': 'prosegue senza la firma di un file firmato',
    'max-size': 'dimensione massima dei file letti, per esempio 500kB o 30MB; se non indicata 20MB',
  },
  examples: ['in una cartella', 'con progressivi che proseguono da uno'],
};

export const splitIt: SplitWords = {
  one: 'indica un solo file, oppure passalo allo standard input.',
  noProgressive: (found, longest) =>
    `--progressive accetta da 1 a ${longest} lettere senza accento e cifre, non «${found}».`,
  exhausted: (progressive) =>
    progressive === null
      ? 'i progressivi non bastano. Non è stato scritto nulla.'
      : `da ${progressive} in poi i progressivi non bastano: comincia da uno più basso. Non è stato scritto nulla.`,
  signed: (file) =>
    `${file} è firmato e nessuna firma resta valida dopo la modifica: non è stato usato. --drop-signature prosegue senza la firma; poi firma di nuovo il risultato.`,
  document: (number, date) => `n. ${number} del ${date}`,
};
