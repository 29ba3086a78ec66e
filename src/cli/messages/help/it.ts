import type { CommandHelp } from '../messages.ts';
import type { HelpWords } from './words.ts';

export const helpHelpIt: CommandHelp = {
  summary: "mostra l'aiuto di un comando",
  about: ['Equivale a COMMAND --help.'],
  options: {},
  examples: ['tutto su validate'],
};

export const helpIt: HelpWords = {
  tagline: 'fatture elettroniche: crea, controlla, converte, mostra, invia.',
  usage: 'Uso',
  commands: 'Comandi',
  options: 'Opzioni',
  globalOptions: 'Opzioni di ogni comando',
  examples: 'Esempi',
  exitCodes: 'Codici di uscita',
  codes: {
    '0': 'nulla al livello indicato o sopra',
    '1': 'segnalazioni al livello indicato o sopra, oppure un file illeggibile',
    '2': 'uso errato, oppure un percorso che non esiste',
    '3': 'rifiuto di un servizio remoto, oppure errore di rete',
    '70': 'un errore di fattura stesso',
  },
  more: 'fattura COMMAND --help spiega ogni comando.',
  global: {
    lang: "lingua dei messaggi; se non indicata quella dell'ambiente, italiano se non è nota",
    color: "usa i colori anche se l'uscita non è un terminale",
    'no-color': "nessun colore; come NO_COLOR nell'ambiente",
    help: 'questo aiuto',
    version: 'versione di fattura, delle specifiche tecniche e degli schemi',
  },
  choices: (choices) => `uno tra ${choices.join(', ')}`,
  repeatable: 'ripetibile',
};
