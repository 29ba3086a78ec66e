import type { RuleDocFacts } from './ruleDoc.ts';

export const d00200: RuleDocFacts = {
  code: '00200',
  wrong: {
    xml: `<Data>01/06/2026</Data>`,
  },
  right: { xml: `<Data>2026-06-01</Data>` },
  sources: ['Elenco dei controlli v2.0, 00200', 'Schema XML 1.2.3 (ordinaria) e 1.0.2 (semplificata)'],
};
