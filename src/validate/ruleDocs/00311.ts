import type { RuleDocFacts } from './ruleDoc.ts';

export const d00311: RuleDocFacts = {
  code: '00311',
  sources: ['Elenco dei controlli v2.0, 00311', 'Rappresentazione tabellare, 1.1.4'],
};
