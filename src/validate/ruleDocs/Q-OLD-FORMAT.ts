import type { RuleDocFacts } from './ruleDoc.ts';

export const dqOldFormat: RuleDocFacts = {
  code: 'Q-OLD-FORMAT',
  sources: ['Schema FatturaPA 1.0 (2014), 1.1 (2015) e 1.2 (2017)', 'Elenco dei controlli v2.0, 00200'],
};
