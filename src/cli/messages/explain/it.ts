import type { CommandHelp } from '../messages.ts';
import { meant } from '../phrases/it.ts';
import type { ExplainWords } from './words.ts';

export const explainHelpIt: CommandHelp = {
  summary: 'spiega un codice di SdI o un consiglio',
  about: [
    'Di ogni CODE: che cosa controlla SdI e perché, la formula, la tolleranza, un esempio errato e uno corretto, il rimedio, le fonti. 423 è 00423; maiuscole e minuscole sono equivalenti. Negli esempi ✗ e ✓ indicano le righe diverse.',
  ],
  options: { format: 'text per le persone, json per i programmi' },
  examples: ['un codice', 'più codici', 'come dati, nelle due lingue'],
};

export const explainIt: ExplainWords = {
  why: 'Perché',
  formula: 'Formula',
  tolerance: 'Tolleranza',
  exceptions: 'Eccezioni',
  wrong: 'Errato',
  right: 'Corretto',
  remedy: 'Che cosa fare',
  undecided: 'Che cosa il file non dice',
  readings: 'Interpretazioni',
  fields: 'Campi',
  sources: 'Fonti',
  advice: 'un nostro consiglio, non un controllo di SdI',
  levels: { error: 'errore', warning: 'avviso', info: 'nota' },
  since: (date) => `dal ${date}`,
  received: (date) => `ricevuto il ${date}`,
  decided: {
    file: 'decide il file',
    name: 'decidono il file e il suo nome',
    date: 'decidono il file e il giorno di ricezione (--as-of)',
    part: 'ciò che si trova è certo; che tutto vada bene lo dicono solo registri o certificati',
    registry: 'lo sa solo un registro',
    history: 'solo SdI sa che cosa è già stato inviato',
    trust: 'lo dicono solo i certificati di cui SdI si fida',
  },
  noCode: 'indica il codice: fattura explain 00423. fattura controls li mostra tutti.',
  unknown: (found, suggestion) =>
    `il codice «${found}» non esiste.${meant(suggestion)} fattura controls li mostra tutti.`,
};
