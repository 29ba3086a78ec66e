import type { CommandHelp } from '../messages.ts';
import { meant } from '../phrases/en.ts';
import type { ControlsWords } from './words.ts';

export const controlsHelpEn: CommandHelp = {
  summary: 'list the controls of SdI and our advice',
  about: [
    'All codes with which SdI rejects a file, and how far a file decides each; then our own advice, which rejects nothing. With an operand, what it names: a code, its beginning, or a piece of a title in either language.',
  ],
  options: { format: 'text for people, json for programs' },
  examples: ['all of them', 'those that begin so', 'our advice', 'what speaks of certificates, in English'],
};

export const controlsEn: ControlsWords = {
  sdi: (count) => (count === 1 ? '1 control of SdI' : `${count} controls of SdI`),
  advice: (count) => (count === 1 ? '1 advice of ours' : `${count} pieces of advice of ours`),
  allFormats: 'all',
  decided: {
    file: 'file alone',
    name: 'file, name',
    date: 'file, day',
    part: 'in part',
    registry: 'register',
    history: 'history',
    trust: 'trust',
  },
  hint: 'fattura explain CODE says all about one.',
  nothing: (found, suggestion) =>
    `no code and no title has "${found}".${meant(suggestion)} fattura controls shows them all.`,
};
