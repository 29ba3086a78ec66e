import type { RuleDocFacts } from './ruleDoc.ts';

export const dqRetired: RuleDocFacts = {
  code: 'Q-RETIRED',
  wrong: {
    xml: '<Divisa>HRK</Divisa>',
  },
  right: { xml: '<Divisa>EUR</Divisa>' },
  sources: ['Specifiche tecniche 1.6.1, CausalePagamento', 'ISO 4217, Amendment 169 e seguenti'],
};
