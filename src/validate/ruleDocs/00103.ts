import type { RuleDocFacts } from './ruleDoc.ts';
import { signatureSample } from './signatureSample.ts';

export const d00103: RuleDocFacts = {
  code: '00103',
  wrong: {
    xml: signatureSample(null),
  },
  right: {
    xml: signatureSample('2026-06-01T09:00:00+02:00'),
  },
  sources: ['Elenco dei controlli v2.0, 00103', 'Allegato A 1.9.1, firma dei file'],
};
