import type { RuleDocFacts } from './ruleDoc.ts';

export const d00325: RuleDocFacts = {
  code: '00325',
  sources: ['Elenco dei controlli v2.0, 00325', 'Rappresentazione tabellare, 1.4.1.1 e 1.4.1.2'],
};
