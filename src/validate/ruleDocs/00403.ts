import type { RuleDocFacts } from './ruleDoc.ts';

export const d00403: RuleDocFacts = {
  code: '00403',
  formula: 'Data ≤ --as-of',
  wrong: {
    xml: `<Data>2026-06-16</Data>`,
    asOf: '2026-06-15',
  },
  right: { xml: `<Data>2026-06-15</Data>`, asOf: '2026-06-15' },
  sources: ['Elenco dei controlli v2.0, 00403', 'Rappresentazione tabellare, 2.1.1.3'],
};
