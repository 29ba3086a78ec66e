import type { CommandHelp } from '../commandHelp.ts';
import { meant } from '../phrases/it.ts';
import type { FieldsWords } from './words.ts';

export const fieldsHelpIt: CommandHelp = {
  summary: 'consulta i campi della fattura',
  about: [
    'Per nome XML, nome JSON o numero ufficiale: scopo, valori ammessi, occorrenze e percorso del campo. Senza operando, elenca tutti i campi in ordine ufficiale.',
  ],
  options: { format: 'text per le persone, json per i programmi' },
  examples: ['per nome XML', 'per numero ufficiale', 'per nome JSON, in JSON'],
};

export const fieldsIt: FieldsWords = {
  ordinary: 'fattura ordinaria (FPA12, FPR12)',
  simplified: 'fattura semplificata (FSM10)',
  xml: 'XML',
  json: 'JSON',
  type: 'valore',
  occurs: 'occorrenze',
  codes: 'codici',
  unknown: (found, suggestion) =>
    `il campo «${found}» non esiste.${meant(suggestion)} fattura fields li mostra tutti.`,
};
