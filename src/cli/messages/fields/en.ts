import type { CommandHelp } from '../messages.ts';
import { meant } from '../phrases/en.ts';
import type { FieldsWords } from './words.ts';

export const fieldsHelpEn: CommandHelp = {
  summary: 'look up the fields of the invoice',
  about: [
    'By XML name, JSON name or official number: what the field is for, what it may hold, how often it occurs and where it stands. Without operand, all fields in official order.',
  ],
  options: { format: 'text for people, json for programs' },
  examples: ['by XML name', 'by official number', 'by JSON name, as data'],
};

export const fieldsEn: FieldsWords = {
  ordinary: 'ordinary invoice (FPA12, FPR12)',
  simplified: 'simplified invoice (FSM10)',
  xml: 'XML',
  json: 'JSON',
  type: 'value',
  occurs: 'occurs',
  codes: 'codes',
  unknown: (found, suggestion) =>
    `there is no field "${found}".${meant(suggestion)} fattura fields shows them all.`,
};
