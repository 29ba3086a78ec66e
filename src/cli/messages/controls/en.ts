import type { Decision } from '../../explain/decided.ts';
import type { CommandHelp } from '../commandHelp.ts';
import { meant } from '../phrases/en.ts';

export const controlsHelpEn: CommandHelp = {
  summary: 'list the SdI controls and our advice',
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

export const controlsEn = {
  sdi: (count: number) => (count === 1 ? '1 SdI control' : `${count} SdI controls`),
  advice: (count: number) => (count === 1 ? '1 piece of advice' : `${count} pieces of advice`),
  allFormats: 'all',
  /** Short form of `explain.decided`. */
  decided: {
    file: 'file alone',
    name: 'file, name',
    date: 'file, date',
    part: 'in part',
    registry: 'register',
    history: 'history',
    trust: 'trust',
  } satisfies Readonly<Record<Decision, string>>,
  hint: 'fattura explain CODE explains a code.',
  nothing: (found: string, suggestion: string | undefined) =>
    `no code or title matches "${found}".${meant(suggestion)} fattura controls shows all codes.`,
};
