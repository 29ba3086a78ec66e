import type { RuleDocFacts } from './ruleDoc.ts';

export const d00424: RuleDocFacts = {
  code: '00424',
  formula: 'AliquotaIVA = 0.00  ∨  AliquotaIVA ≥ 1.00',
  wrong: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <Quantita>4.00</Quantita>
  <PrezzoUnitario>25.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>0.22</AliquotaIVA>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>0.22</AliquotaIVA>
  <ImponibileImporto>100.00</ImponibileImporto>
  <Imposta>0.22</Imposta>
</DatiRiepilogo>`,
  },
  right: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <Quantita>4.00</Quantita>
  <PrezzoUnitario>25.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>100.00</ImponibileImporto>
  <Imposta>22.00</Imposta>
</DatiRiepilogo>`,
  },
  sources: [
    'Elenco dei controlli v2.0, 00424',
    'Rappresentazione tabellare, 2.1.1.7.5, 2.2.1.12, 2.2.2.1, fattura semplificata 2.2.3.2',
  ],
};
