import type { RuleDocFacts } from './ruleDoc.ts';

export const d00312: RuleDocFacts = {
  code: '00312',
  sources: ['Elenco dei controlli v2.0, 00312', 'Rappresentazione tabellare, 1.1.4'],
};
