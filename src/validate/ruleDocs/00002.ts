import type { RuleDocFacts } from './ruleDoc.ts';

export const d00002: RuleDocFacts = {
  code: '00002',
  sources: ['Elenco dei controlli v2.0, 00002'],
};
