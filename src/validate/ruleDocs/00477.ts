import type { RuleDocFacts } from './ruleDoc.ts';

export const d00477: RuleDocFacts = {
  code: '00477',
  sources: ['Elenco dei controlli v2.0, 00477', 'Rappresentazione tabellare, 2.2.1.14 e 2.2.1.16.2'],
};
