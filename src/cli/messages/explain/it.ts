import type { CommandHelp } from '../commandHelp.ts';
import { meant } from '../phrases/it.ts';
import type { ExplainWords } from './words.ts';

export const explainHelpIt: CommandHelp = {
  summary: 'spiega un codice di SdI o un consiglio',
  about: [
    'Per ogni CODE: che cosa controlla SdI e perché, la formula, la tolleranza, un esempio errato e uno corretto, il rimedio, le fonti. 423 equivale a 00423; maiuscole e minuscole sono equivalenti. Negli esempi ✗ e ✓ indicano le righe diverse.',
  ],
  options: { format: 'text per le persone, json per i programmi' },
  examples: ['un codice', 'più codici', 'in JSON'],
};

export const explainIt: ExplainWords = {
  why: 'Perché',
  formula: 'Formula',
  tolerance: 'Tolleranza',
  exceptions: 'Eccezioni',
  wrong: 'Errato',
  right: 'Corretto',
  remedy: 'Che cosa fare',
  undecided: 'Non verificabile dal file',
  readings: 'Interpretazioni',
  fields: 'Campi',
  sources: 'Fonti',
  page: 'Pagina',
  advice: 'un nostro consiglio, non un controllo di SdI',
  levels: { error: 'errore', warning: 'avviso', info: 'nota' },
  since: (date) => `dal ${date}`,
  received: (date) => `ricevuto il ${date}`,
  decided: {
    file: 'verificabile dal file',
    name: 'verificabile dal file e dal suo nome',
    date: 'verificabile dal file e dalla data di ricezione (--as-of)',
    part: 'gli errori trovati sono certi; solo registri o certificati possono escluderne altri',
    registry: 'dipende da un registro',
    history: 'dipende dagli invii precedenti, noti solo a SdI',
    trust: 'dipende dai certificati che SdI considera attendibili',
  },
  noCode: 'indica il codice: fattura explain 00423. fattura controls li mostra tutti.',
  unknown: (found, suggestion) =>
    `il codice «${found}» non esiste.${meant(suggestion)} fattura controls li mostra tutti.`,
};
