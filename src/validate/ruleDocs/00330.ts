import type { RuleDocFacts } from './ruleDoc.ts';

export const d00330: RuleDocFacts = {
  code: '00330',
  formula: 'PECDestinatario ≠ sdiNN@pec.fatturapa.it',
  wrong: {
    xml: `<CodiceDestinatario>0000000</CodiceDestinatario>
<PECDestinatario>sdi01@pec.fatturapa.it</PECDestinatario>`,
  },
  right: {
    xml: `<CodiceDestinatario>0000000</CodiceDestinatario>
<PECDestinatario>locanda@pec.example.it</PECDestinatario>`,
  },
  sources: ['Allegato A 1.9.1, Appendice 1, 00330', 'Rappresentazione tabellare, 1.1.6'],
};
