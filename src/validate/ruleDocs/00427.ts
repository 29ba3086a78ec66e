import type { RuleDocFacts } from './ruleDoc.ts';

export const d00427: RuleDocFacts = {
  code: '00427',
  formula: '|CodiceDestinatario| = 6 (FPA12), 7 (FPR12, FSM10)',
  wrong: {
    xml: `<CodiceDestinatario>UFABC1</CodiceDestinatario>`,
  },
  right: {
    xml: `<CodiceDestinatario>ABC1234</CodiceDestinatario>`,
  },
  sources: ['Elenco dei controlli v2.0, 00427', 'Rappresentazione tabellare, 1.1.4'],
};
