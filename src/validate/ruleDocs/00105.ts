import type { RuleDocFacts } from './ruleDoc.ts';
import { signatureSample } from './signatureSample.ts';

export const d00105: RuleDocFacts = {
  code: '00105',
  formula: 'SigningTime (Europe/Rome) ≤ --as-of',
  wrong: {
    xml: signatureSample('2026-06-16T09:00:00+02:00'),
    asOf: '2026-06-15',
  },
  right: {
    xml: signatureSample('2026-06-15T09:00:00+02:00'),
    asOf: '2026-06-15',
  },
  sources: ['Elenco dei controlli v2.0, 00105'],
};
