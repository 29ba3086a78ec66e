import type { RuleDocFacts } from './ruleDoc.ts';

export const d00100: RuleDocFacts = {
  code: '00100',
  sources: ['Elenco dei controlli v2.0, 00100'],
};
