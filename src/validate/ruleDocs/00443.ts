import type { RuleDocFacts } from './ruleDoc.ts';

export const d00443: RuleDocFacts = {
  code: '00443',
  formula:
    '{AliquotaIVA (DettaglioLinee)} ∪ {AliquotaIVA (DatiCassaPrevidenziale)} ⊆ {AliquotaIVA (DatiRiepilogo)}',
  wrong: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <Quantita>4.00</Quantita>
  <PrezzoUnitario>25.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>
<DettaglioLinee>
  <NumeroLinea>2</NumeroLinea>
  <Descrizione>Campione gratuito</Descrizione>
  <PrezzoUnitario>0.00</PrezzoUnitario>
  <PrezzoTotale>0.00</PrezzoTotale>
  <AliquotaIVA>10.00</AliquotaIVA>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>100.00</ImponibileImporto>
  <Imposta>22.00</Imposta>
</DatiRiepilogo>
<DatiRiepilogo>
  <AliquotaIVA>4.00</AliquotaIVA>
  <ImponibileImporto>0.00</ImponibileImporto>
  <Imposta>0.00</Imposta>
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
<DettaglioLinee>
  <NumeroLinea>2</NumeroLinea>
  <Descrizione>Campione gratuito</Descrizione>
  <PrezzoUnitario>0.00</PrezzoUnitario>
  <PrezzoTotale>0.00</PrezzoTotale>
  <AliquotaIVA>10.00</AliquotaIVA>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>100.00</ImponibileImporto>
  <Imposta>22.00</Imposta>
</DatiRiepilogo>
<DatiRiepilogo>
  <AliquotaIVA>10.00</AliquotaIVA>
  <ImponibileImporto>0.00</ImponibileImporto>
  <Imposta>0.00</Imposta>
</DatiRiepilogo>`,
  },
  sources: [
    'Elenco dei controlli v2.0, 00443',
    'Rappresentazione tabellare, 2.2.1.12, 2.1.1.7.5, 2.2.2.1',
    'FatturaElettronica.NET, issue 281',
  ],
};
