import type { Severity } from '../../../validate/index.ts';
import type { Decision } from '../../explain/decided.ts';
import type { CommandHelp } from '../commandHelp.ts';
import { meant } from '../phrases/en.ts';

export const explainHelpEn: CommandHelp = {
  summary: 'explain an SdI code or our advice',
  about: [
    'For each CODE: what SdI checks and why, the formula, the tolerance, an invalid and a valid example, the remedy, the sources. 423 means 00423, and case is ignored. In the examples, ✗ and ✓ mark the lines that differ.',
  ],
  options: { format: 'text for people, json for programs' },
  examples: ['one code', 'several codes', 'as JSON'],
};

export const explainEn = {
  why: 'Why',
  formula: 'Formula',
  tolerance: 'Tolerance',
  exceptions: 'Exceptions',
  wrong: 'Invalid',
  right: 'Valid',
  remedy: 'What to do',
  undecided: 'Not decidable from the file',
  readings: 'Interpretation',
  fields: 'Fields',
  sources: 'Sources',
  page: 'Page',
  advice: 'our advice, not an SdI control',
  levels: { error: 'error', warning: 'warning', info: 'note' } satisfies Readonly<Record<Severity, string>>,
  since: (date: string) => `since ${date}`,
  received: (date: string) => `received on ${date}`,
  /** The extent to which a code can be decided from a file. */
  decided: {
    file: 'decided from the file',
    name: 'decided from the file and its name',
    date: 'decided from the file and the date of receipt (--as-of)',
    part: 'findings are certain; only registers or certificates can confirm that there are no others',
    registry: 'depends on a register',
    history: 'depends on earlier submissions, which only SdI knows',
    trust: 'depends on the certificates that SdI trusts',
  } satisfies Readonly<Record<Decision, string>>,
  noCode: 'specify a code, such as fattura explain 00423. fattura controls shows all codes.',
  unknown: (found: string, suggestion: string | undefined) =>
    `unknown code "${found}".${meant(suggestion)} fattura controls shows all codes.`,
};
