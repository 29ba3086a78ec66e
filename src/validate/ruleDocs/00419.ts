import type { RuleDocFacts } from './ruleDoc.ts';

export const d00419: RuleDocFacts = {
  code: '00419',
  formula:
    'count(DatiRiepilogo) ≥ count({AliquotaIVA (DettaglioLinee)} ∪ {AliquotaIVA (DatiCassaPrevidenziale)})',
  wrong: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <PrezzoUnitario>45.00</PrezzoUnitario>
  <PrezzoTotale>45.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>
<DettaglioLinee>
  <NumeroLinea>2</NumeroLinea>
  <Descrizione>Pellet di legno</Descrizione>
  <PrezzoUnitario>61.00</PrezzoUnitario>
  <PrezzoTotale>61.00</PrezzoTotale>
  <AliquotaIVA>10.00</AliquotaIVA>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>45.00</ImponibileImporto>
  <Imposta>9.90</Imposta>
</DatiRiepilogo>`,
  },
  right: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <PrezzoUnitario>45.00</PrezzoUnitario>
  <PrezzoTotale>45.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>
<DettaglioLinee>
  <NumeroLinea>2</NumeroLinea>
  <Descrizione>Pellet di legno</Descrizione>
  <PrezzoUnitario>61.00</PrezzoUnitario>
  <PrezzoTotale>61.00</PrezzoTotale>
  <AliquotaIVA>10.00</AliquotaIVA>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>45.00</ImponibileImporto>
  <Imposta>9.90</Imposta>
</DatiRiepilogo>
<DatiRiepilogo>
  <AliquotaIVA>10.00</AliquotaIVA>
  <ImponibileImporto>61.00</ImponibileImporto>
  <Imposta>6.10</Imposta>
</DatiRiepilogo>`,
  },
  alsoFinds: ['00422', '00443'],
  sources: ['Elenco dei controlli v2.0, 00419', 'Rappresentazione tabellare, 2.2.2'],
};
