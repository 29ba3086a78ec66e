import type { CommandHelp } from '../commandHelp.ts';
import type { HelpWords } from './words.ts';

export const helpHelpIt: CommandHelp = {
  summary: "mostra l'aiuto di un comando",
  about: ['Equivale a COMMAND --help.'],
  options: {},
  examples: ["l'aiuto di validate"],
};

export const helpIt: HelpWords = {
  tagline: 'fatture elettroniche: crea, valida, corregge, converte, mostra, invia.',
  usage: 'Uso',
  commands: 'Comandi',
  options: 'Opzioni',
  globalOptions: 'Opzioni globali',
  examples: 'Esempi',
  exitCodes: 'Codici di uscita',
  codes: {
    '0': 'nessuna segnalazione di gravità pari o superiore alla soglia',
    '1': 'segnalazioni di tale gravità, oppure un file illeggibile',
    '2': 'uso errato, oppure un percorso che non esiste',
    '3': 'richiesta respinta da un servizio remoto, oppure errore di rete',
    '70': 'un errore interno di fattura',
  },
  more: 'fattura COMMAND --help spiega ogni comando.',
  global: {
    lang: "lingua dei messaggi; predefinita: quella dell'ambiente, italiano se non è nota",
    color: "usa i colori anche se l'output non è un terminale",
    'no-color': "senza colori; equivale a NO_COLOR nell'ambiente",
    help: 'questo aiuto',
    version: 'versione di fattura, delle specifiche tecniche e degli schemi',
    licences: 'licenze di fattura e dei pacchetti che contiene',
  },
  choices: (choices) => `${choices.length === 1 ? 'solo' : 'uno tra'} ${choices.join(', ')}`,
  repeatable: 'ripetibile',
  translated: (percent) => `${percent}% dei testi è tradotto; il resto è in inglese.`,
};
