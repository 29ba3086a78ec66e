import type { RuleDocFacts } from './ruleDoc.ts';

export const dqDateZone: RuleDocFacts = {
  code: 'Q-DATE-ZONE',
  wrong: { xml: '<Data>2026-06-01+02:00</Data>' },
  right: { xml: '<Data>2026-06-01</Data>' },
  sources: ['XML Schema parte 2, tipo date'],
};
