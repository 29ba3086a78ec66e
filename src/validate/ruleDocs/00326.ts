import type { RuleDocFacts } from './ruleDoc.ts';

export const d00326: RuleDocFacts = {
  code: '00326',
  sources: ['Elenco dei controlli v2.0, 00326', 'Rappresentazione tabellare, 1.4.1.1 e 1.4.1.2'],
};
