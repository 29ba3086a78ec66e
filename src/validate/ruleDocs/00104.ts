import type { RuleDocFacts } from './ruleDoc.ts';

export const d00104: RuleDocFacts = {
  code: '00104',
  sources: ['Elenco dei controlli v2.0, 00104'],
};
