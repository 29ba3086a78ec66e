import type { CommandHelp } from '../commandHelp.ts';
import { meant } from '../phrases/en.ts';

export const fieldsHelpEn: CommandHelp = {
  summary: 'look up the fields of the invoice',
  about: [
    'By XML name, JSON name or official number: purpose, valid values, occurrence and path of a field. Without an operand, lists all fields in official order.',
  ],
  options: { format: 'text for people, json for programs' },
  examples: ['by XML name', 'by official number', 'by JSON name, as JSON'],
};

export const fieldsEn = {
  ordinary: 'ordinary invoice (FPA12, FPR12)',
  simplified: 'simplified invoice (FSM10)',
  xml: 'XML',
  json: 'JSON',
  type: 'value',
  occurs: 'occurs',
  codes: 'codes',
  unknown: (found: string, suggestion: string | undefined) =>
    `unknown field "${found}".${meant(suggestion)} fattura fields shows all fields.`,
};
