import type { RuleDocFacts } from './ruleDoc.ts';

export const d00003: RuleDocFacts = {
  code: '00003',
  formula: '≤ 5 MB',
  sources: ['Elenco dei controlli v2.0, 00003', 'Allegato A 1.9.1, canali di trasmissione'],
};
