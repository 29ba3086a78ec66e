import type { RuleDocFacts } from './ruleDoc.ts';

export const dqNotYet: RuleDocFacts = {
  code: 'Q-NOT-YET',
  wrong: {
    xml: `<Data>2026-05-14</Data>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <PrezzoUnitario>100.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
  <AltriDatiGestionali>
    <TipoDato>ESENZSPORT</TipoDato>
  </AltriDatiGestionali>
</DettaglioLinee>`,
    asOf: '2026-05-14',
  },
  right: {
    xml: `<Data>2026-05-15</Data>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <PrezzoUnitario>100.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
  <AltriDatiGestionali>
    <TipoDato>ESENZSPORT</TipoDato>
  </AltriDatiGestionali>
</DettaglioLinee>`,
  },
  sources: ['Allegato A 1.9', 'Allegato A 1.9.1', 'Schema XML 1.2.1, 1.2.2 e 1.2.3'],
};
