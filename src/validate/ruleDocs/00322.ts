import type { RuleDocFacts } from './ruleDoc.ts';

export const d00322: RuleDocFacts = {
  code: '00322',
  sources: ['Elenco dei controlli v2.0, 00322', 'Rappresentazione tabellare, 1.2.1.1 e 1.2.1.2'],
};
