import type { RuleDocFacts } from './ruleDoc.ts';

export const dqCreditLink: RuleDocFacts = {
  code: 'Q-CREDIT-LINK',
  wrong: { xml: '<TipoDocumento>TD04</TipoDocumento>' },
  right: {
    xml: `<DatiGeneraliDocumento>
  <TipoDocumento>TD04</TipoDocumento>
  <Divisa>EUR</Divisa>
  <Data>2026-06-01</Data>
  <Numero>7</Numero>
</DatiGeneraliDocumento>
<DatiFattureCollegate>
  <IdDocumento>5</IdDocumento>
  <Data>2026-05-02</Data>
</DatiFattureCollegate>`,
  },
  sources: ['DPR 633/1972, art. 26', 'Rappresentazione tabellare, 2.1.6'],
};
