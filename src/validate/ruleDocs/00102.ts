import type { RuleDocFacts } from './ruleDoc.ts';
import { signatureSample } from './signatureSample.ts';

export const d00102: RuleDocFacts = {
  code: '00102',
  wrong: {
    xml: `<FormatoTrasmissione>FPA12</FormatoTrasmissione>`,
    kind: 'FPA12',
    unsigned: true,
  },
  right: {
    xml: signatureSample('2026-06-01T09:00:00+02:00'),
    kind: 'FPA12',
  },
  sources: ['Elenco dei controlli v2.0, 00102', 'Allegato A 1.9.1, firma dei file'],
};
