import type { RuleDocFacts } from './ruleDoc.ts';

export const d00411: RuleDocFacts = {
  code: '00411',
  wrong: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Consulenza</Descrizione>
  <PrezzoUnitario>100.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
  <Ritenuta>SI</Ritenuta>
</DettaglioLinee>`,
  },
  right: {
    xml: `<Numero>7</Numero>
<DatiRitenuta>
  <TipoRitenuta>RT01</TipoRitenuta>
  <ImportoRitenuta>20.00</ImportoRitenuta>
  <AliquotaRitenuta>20.00</AliquotaRitenuta>
  <CausalePagamento>A</CausalePagamento>
</DatiRitenuta>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Consulenza</Descrizione>
  <PrezzoUnitario>100.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
  <Ritenuta>SI</Ritenuta>
</DettaglioLinee>
<ImportoPagamento>102.00</ImportoPagamento>`,
  },
  sources: ['Elenco dei controlli v2.0, 00411', 'Rappresentazione tabellare, 2.2.1.13'],
};
