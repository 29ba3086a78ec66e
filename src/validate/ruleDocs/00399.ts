import type { RuleDocFacts } from './ruleDoc.ts';

export const d00399: RuleDocFacts = {
  code: '00399',
  sources: ['Elenco dei controlli v2.0, 00399', 'Rappresentazione tabellare, 1.1.3'],
};
