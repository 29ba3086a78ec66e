import type { RuleDocFacts } from './ruleDoc.ts';

export const d00323: RuleDocFacts = {
  code: '00323',
  sources: ['Elenco dei controlli v2.0, 00323', 'Rappresentazione tabellare, 1.2.1.1 e 2.1.1.3'],
};
