import type { RuleDocFacts } from './ruleDoc.ts';

export const dqLineRef: RuleDocFacts = {
  code: 'Q-LINE-REF',
  wrong: {
    xml: `<DatiGeneraliDocumento>
  <TipoDocumento>TD01</TipoDocumento>
  <Divisa>EUR</Divisa>
  <Data>2026-06-01</Data>
  <Numero>7</Numero>
</DatiGeneraliDocumento>
<DatiContratto>
  <RiferimentoNumeroLinea>2</RiferimentoNumeroLinea>
  <IdDocumento>C7</IdDocumento>
</DatiContratto>`,
  },
  right: {
    xml: `<DatiGeneraliDocumento>
  <TipoDocumento>TD01</TipoDocumento>
  <Divisa>EUR</Divisa>
  <Data>2026-06-01</Data>
  <Numero>7</Numero>
</DatiGeneraliDocumento>
<DatiContratto>
  <RiferimentoNumeroLinea>1</RiferimentoNumeroLinea>
  <IdDocumento>C7</IdDocumento>
</DatiContratto>`,
  },
  sources: ['Rappresentazione tabellare, 2.1.2.1 e 2.1.8.3'],
};
