import type { CommandHelp } from '../messages.ts';
import { meant } from '../phrases/en.ts';
import type { ControlsWords } from './words.ts';

export const controlsHelpEn: CommandHelp = {
  summary: 'list the controls of SdI and our advice',
  about: [
    'Lists all codes with which SdI rejects a file and how far each can be decided from the file, then our own advice, which never rejects. An operand selects by code, prefix of a code, or part of a title in either language.',
  ],
  options: { format: 'text for people, json for programs' },
  examples: [
    'all codes',
    'codes with this prefix',
    'our advice',
    'titles that contain "certificate", in English',
  ],
};

export const controlsEn: ControlsWords = {
  sdi: (count) => (count === 1 ? '1 control of SdI' : `${count} controls of SdI`),
  advice: (count) => (count === 1 ? '1 piece of our advice' : `${count} pieces of our advice`),
  allFormats: 'all',
  decided: {
    file: 'file alone',
    name: 'file, name',
    date: 'file, date',
    part: 'in part',
    registry: 'register',
    history: 'history',
    trust: 'trust',
  },
  hint: 'fattura explain CODE explains a code.',
  nothing: (found, suggestion) =>
    `no code or title matches "${found}".${meant(suggestion)} fattura controls shows all codes.`,
};
