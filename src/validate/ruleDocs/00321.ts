import type { RuleDocFacts } from './ruleDoc.ts';

export const d00321: RuleDocFacts = {
  code: '00321',
  sources: ['Elenco dei controlli v2.0, 00321', 'Rappresentazione tabellare, 1.2.1.1 e 1.2.1.2'],
};
