import type { CommandHelp } from '../commandHelp.ts';
import { meant } from '../phrases/it.ts';
import type { CodesWords } from './words.ts';

export const codesHelpIt: CommandHelp = {
  summary: 'consulta gli elenchi ufficiali dei codici',
  about: [
    'Senza operandi mostra gli elenchi; con un elenco i suoi codici, compresi quelli cessati con le date; con un codice o una parte della descrizione, da solo o dopo un elenco, le corrispondenze. Maiuscole e minuscole sono equivalenti.',
  ],
  options: { format: 'text per le persone, json per i programmi' },
  examples: [
    'tutti gli elenchi',
    'un elenco',
    'un codice',
    'le descrizioni che contengono «credit», in inglese',
  ],
};

export const codesIt: CodesWords = {
  lists: 'Elenchi dei codici',
  hint: 'fattura codes LIST mostra i codici; fattura codes PAROLA cerca in tutti gli elenchi.',
  count: (count) => (count === 1 ? '1 codice' : `${count} codici`),
  from: (date) => `dal ${date}`,
  until: (date) => `cessato dal ${date}`,
  notInSchema: 'non è nello schema',
  open: 'solo di riferimento: non enumerato nello schema',
  unknownList: (found, suggestion) =>
    `l'elenco «${found}» non esiste.${meant(suggestion)} fattura codes li mostra tutti.`,
  unknownCode: (found, name, suggestion) =>
    `nessun codice o descrizione di ${name} contiene «${found}».${meant(suggestion)} fattura codes ${name} mostra tutti i codici.`,
  nothing: (found, suggestion) =>
    `nessun elenco, codice o descrizione contiene «${found}».${meant(suggestion)} fattura codes mostra gli elenchi.`,
};
