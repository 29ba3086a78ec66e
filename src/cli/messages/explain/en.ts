import type { CommandHelp } from '../messages.ts';
import { meant } from '../phrases/en.ts';
import type { ExplainWords } from './words.ts';

export const explainHelpEn: CommandHelp = {
  summary: 'say what a code of SdI or an advice is about',
  about: [
    'Of each CODE: what SdI checks and why, the formula, the tolerance, a wrong and a right example, the remedy, the sources. 423 is 00423, and letter case does not matter. In the examples, ✗ and ✓ mark the lines that differ.',
  ],
  options: { format: 'text for people, json for programs' },
  examples: ['one code', 'several codes', 'as data, in both languages'],
};

export const explainEn: ExplainWords = {
  why: 'Why',
  formula: 'Formula',
  tolerance: 'Tolerance',
  exceptions: 'Exceptions',
  wrong: 'Wrong',
  right: 'Right',
  remedy: 'What to do',
  undecided: 'What the file does not tell',
  readings: 'Readings',
  fields: 'Fields',
  sources: 'Sources',
  advice: 'our advice, no control of SdI',
  levels: { error: 'error', warning: 'warning', info: 'note' },
  since: (date) => `since ${date}`,
  received: (date) => `received on ${date}`,
  decided: {
    file: 'the file decides',
    name: 'the file and its name decide',
    date: 'the file and the day of reception decide (--as-of)',
    part: 'what is found is certain; that all is well only registers or certificates tell',
    registry: 'only a register knows',
    history: 'only SdI knows what was sent before',
    trust: 'only the certificates that SdI trusts tell',
  },
  noCode: 'say which code: fattura explain 00423. fattura controls shows them all.',
  unknown: (found, suggestion) =>
    `there is no code "${found}".${meant(suggestion)} fattura controls shows them all.`,
};
