import type { CommandHelp } from '../commandHelp.ts';
import type { MergeWords } from './words.ts';

export const mergeHelpIt: CommandHelp = {
  summary: 'riunisce in un lotto fatture con la stessa testata',
  about: [
    'Le fatture di tutti i PATH, in ordine, vengono riunite in un solo file con la testata della prima. Le testate devono essere uguali tranne che per ProgressivoInvio; altrimenti vengono mostrate le differenze e non si scrive nulla. PATH è un file, una cartella, un modello tra apici o - per lo standard input.',
    'La forma è quella del primo file. Il lotto viene controllato: se SdI lo scarterebbe, il rapporto mostra gli errori e il codice di uscita è 1.',
  ],
  options: {
    output: 'file di output; - è lo standard output, predefinito',
    overwrite: 'sostituisce il file di output se esiste; i file letti non vengono mai sostituiti',
    progressive: 'ProgressivoInvio del lotto; predefinito: quello della prima fattura',
    'drop-signature': 'accetta i file firmati, senza le firme',
    'max-size': 'dimensione massima dei file letti, per esempio 500kB o 30MB; predefinita: 20MB',
  },
  examples: ['due fatture', 'un modello, con un progressivo'],
};

export const mergeIt: MergeWords = {
  none: 'indica i file da riunire, una cartella o un modello tra apici.',
  nothing: 'non è stato scritto nulla, perché non tutte le fatture si possono riunire.',
  conflicts: 'le testate sono diverse e un lotto ne ha una sola: non è stato scritto nulla.',
  rejected: (file) => `${file} è stato scritto, ma SdI lo scarterebbe.`,
};
