import type { CommandHelp } from '../messages.ts';
import type { MergeWords } from './words.ts';

export const mergeHelpIt: CommandHelp = {
  summary: 'riunisce in un lotto fatture con la stessa testata',
  about: [
    'Le fatture di tutti i PATH, nel loro ordine, vanno in un solo file con la testata della prima. Le testate devono dire lo stesso tranne che per ProgressivoInvio; altrimenti vengono mostrate le differenze e non si scrive nulla. PATH è ciò che accetta validate: un file, una cartella, un modello tra virgolette o - per lo standard input.',
    'La forma è quella del primo file. Il lotto viene controllato come fa validate: se SdI lo scarterebbe, il rapporto dice perché e il codice di uscita è 1.',
  ],
  options: {
    output: 'file in cui scrivere; - è lo standard output, come se non indicato',
    overwrite: 'sostituisce il file se esiste; i file che si leggono non vengono mai sostituiti',
    progressive: 'ProgressivoInvio del lotto; se non indicato quello della prima fattura',
    'drop-signature': 'prosegue senza le firme dei file firmati',
    'max-size': 'dimensione massima dei file letti, per esempio 500kB o 30MB; se non indicata 20MB',
  },
  examples: ['due fatture', 'un modello, con un progressivo'],
};

export const mergeIt: MergeWords = {
  none: 'indica i file da riunire, una cartella o un modello tra virgolette.',
  nothing: 'non è stato scritto nulla: un lotto senza una delle sue fatture non è ciò che è stato chiesto.',
  conflicts: 'un lotto ha una sola testata e queste differiscono: non è stato scritto nulla.',
  rejected: (file) => `${file} è stato scritto, ma SdI lo scarterebbe.`,
};
