import type { RuleDocFacts } from './ruleDoc.ts';

export const d00201: RuleDocFacts = {
  code: '00201',
  formula: 'count(00200) > 50',
  sources: ['Elenco dei controlli v2.0, 00201'],
};
