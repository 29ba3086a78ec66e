import type { RuleDocFacts } from './ruleDoc.ts';

export const d00101: RuleDocFacts = {
  code: '00101',
  sources: ['Elenco dei controlli v2.0, 00101'],
};
