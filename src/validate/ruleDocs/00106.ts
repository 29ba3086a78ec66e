import type { RuleDocFacts } from './ruleDoc.ts';

export const d00106: RuleDocFacts = {
  code: '00106',
  sources: ['Elenco dei controlli v2.0, 00106'],
};
