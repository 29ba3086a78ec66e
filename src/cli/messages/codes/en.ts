import type { CommandHelp } from '../commandHelp.ts';
import { meant } from '../phrases/en.ts';

export const codesHelpEn: CommandHelp = {
  summary: 'look up the official code lists',
  about: [
    'Without operands, shows the lists; with a list, its codes, including retired ones with their dates; with a code or part of a label, alone or after a list, the matches. Case is ignored.',
  ],
  options: { format: 'text for people, json for programs' },
  examples: ['all lists', 'one list', 'one code', 'labels that contain "credit", in English'],
};

export const codesEn = {
  lists: 'Code lists',
  hint: 'fattura codes LIST shows the codes; fattura codes WORD searches all lists.',
  count: (count: number) => (count === 1 ? '1 code' : `${count} codes`),
  from: (date: string) => `from ${date}`,
  until: (date: string) => `retired on ${date}`,
  notInSchema: 'not in the schema',
  open: 'for reference only: not enumerated by the schema',
  unknownList: (found: string, suggestion: string | undefined) =>
    `unknown list "${found}".${meant(suggestion)} fattura codes shows all lists.`,
  unknownCode: (found: string, name: string, suggestion: string | undefined) =>
    `no code or label in ${name} matches "${found}".${meant(suggestion)} fattura codes ${name} shows all codes.`,
  nothing: (found: string, suggestion: string | undefined) =>
    `no list, code or label matches "${found}".${meant(suggestion)} fattura codes shows the lists.`,
};
