import type { RuleDocFacts } from './ruleDoc.ts';

export const d00398: RuleDocFacts = {
  code: '00398',
  sources: ['Elenco dei controlli v2.0, 00398', 'Rappresentazione tabellare, 1.1.4'],
};
