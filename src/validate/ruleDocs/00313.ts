import type { RuleDocFacts } from './ruleDoc.ts';

export const d00313: RuleDocFacts = {
  code: '00313',
  wrong: {
    xml: `<CodiceDestinatario>XXXXXXX</CodiceDestinatario>`,
  },
  right: {
    xml: `<CodiceDestinatario>0000000</CodiceDestinatario>`,
  },
  sources: ['Allegato A 1.9.1, Appendice 1, 00313', 'Rappresentazione tabellare, 1.1.4'],
};
