import type { RuleDocFacts } from './ruleDoc.ts';

export const d00327: RuleDocFacts = {
  code: '00327',
  sources: ['Allegato A 1.9.1, Appendice 1, 00327 (da note di terzi)'],
};
