import type { RuleDocFacts } from './ruleDoc.ts';

export const d00107: RuleDocFacts = {
  code: '00107',
  sources: ['Elenco dei controlli v2.0, 00107'],
};
