import type { CommandHelp } from '../messages.ts';
import { meant } from '../phrases/it.ts';
import type { CodesWords } from './words.ts';

export const codesHelpIt: CommandHelp = {
  summary: 'consulta gli elenchi ufficiali dei codici',
  about: [
    'Senza operandi, gli elenchi. Con un elenco, i suoi codici, quelli cessati con le date. Con un codice o una parte della descrizione, da solo o dopo un elenco, ciò che corrisponde. Maiuscole e minuscole sono equivalenti.',
  ],
  options: { format: 'text per le persone, json per i programmi' },
  examples: ['tutti gli elenchi', 'un elenco', 'un codice', 'ciò che parla di «credit», in inglese'],
};

export const codesIt: CodesWords = {
  lists: 'Elenchi dei codici',
  hint: 'fattura codes LIST mostra i codici; fattura codes PAROLA cerca in tutti gli elenchi.',
  count: (count) => (count === 1 ? '1 codice' : `${count} codici`),
  from: (date) => `dal ${date}`,
  until: (date) => `cessato dal ${date}`,
  notInSchema: 'non è nello schema',
  open: 'di riferimento: lo schema non lo elenca',
  unknownList: (found, suggestion) =>
    `l'elenco «${found}» non esiste.${meant(suggestion)} fattura codes li mostra tutti.`,
  unknownCode: (found, name, suggestion) =>
    `${name} non ha codici né descrizioni con «${found}».${meant(suggestion)} fattura codes ${name} li mostra tutti.`,
  nothing: (found, suggestion) =>
    `nessun elenco, codice o descrizione contiene «${found}».${meant(suggestion)} fattura codes mostra gli elenchi.`,
};
