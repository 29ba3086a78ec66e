import type { RuleDocFacts } from './ruleDoc.ts';

export const d00428: RuleDocFacts = {
  code: '00428',
  formula: 'FormatoTrasmissione = versione',
  wrong: {
    xml: `<FormatoTrasmissione>FPA12</FormatoTrasmissione>
<CodiceDestinatario>UFABC1</CodiceDestinatario>`,
  },
  right: {
    xml: `<FormatoTrasmissione>FPR12</FormatoTrasmissione>
<CodiceDestinatario>ABC1234</CodiceDestinatario>`,
  },
  sources: ['Elenco dei controlli v2.0, 00428', 'Rappresentazione tabellare, 1.1.3'],
};
