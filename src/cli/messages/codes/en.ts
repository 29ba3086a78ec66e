import type { CommandHelp } from '../messages.ts';
import { meant } from '../phrases/en.ts';
import type { CodesWords } from './words.ts';

export const codesHelpEn: CommandHelp = {
  summary: 'look up the official code lists',
  about: [
    'Without operands, the lists. With a list, its codes, retired ones with their dates. With a code or a piece of a label, alone or after a list, what matches. Case does not matter.',
  ],
  options: { format: 'text for people, json for programs' },
  examples: ['all lists', 'one list', 'one code', 'what speaks of credit, in English'],
};

export const codesEn: CodesWords = {
  lists: 'Code lists',
  hint: 'fattura codes LIST shows the codes; fattura codes WORD searches all lists.',
  count: (count) => (count === 1 ? '1 code' : `${count} codes`),
  from: (date) => `from ${date}`,
  until: (date) => `retired on ${date}`,
  notInSchema: 'not in the schema',
  open: 'for reference: the schema does not enumerate it',
  unknownList: (found, suggestion) =>
    `there is no list "${found}".${meant(suggestion)} fattura codes shows them all.`,
  unknownCode: (found, name, suggestion) =>
    `${name} has no code and no label with "${found}".${meant(suggestion)} fattura codes ${name} shows them all.`,
  nothing: (found, suggestion) =>
    `no list, code or label has "${found}".${meant(suggestion)} fattura codes shows the lists.`,
};
