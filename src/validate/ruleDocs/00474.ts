import type { RuleDocFacts } from './ruleDoc.ts';

export const d00474: RuleDocFacts = {
  code: '00474',
  formula: 'TipoDocumento = TD21  ⇒  AliquotaIVA ≠ 0',
  wrong: {
    xml: `<CessionarioCommittente>
  <DatiAnagrafici>
    <IdFiscaleIVA>
      <IdPaese>IT</IdPaese>
      <IdCodice>12345678903</IdCodice>
    </IdFiscaleIVA>
    <Anagrafica>
      <Denominazione>Falegnameria Betulla</Denominazione>
    </Anagrafica>
  </DatiAnagrafici>
  <Sede>
    <Indirizzo>Via delle Fonti</Indirizzo>
    <NumeroCivico>3</NumeroCivico>
    <CAP>53100</CAP>
    <Comune>Siena</Comune>
    <Provincia>SI</Provincia>
    <Nazione>IT</Nazione>
  </Sede>
</CessionarioCommittente>
<TipoDocumento>TD21</TipoDocumento>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Acquisti oltre il plafond</Descrizione>
  <PrezzoUnitario>100.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N3.5</Natura>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N3.5</Natura>
  <ImponibileImporto>100.00</ImponibileImporto>
  <Imposta>0.00</Imposta>
  <RiferimentoNormativo>Art. 8, c. 1, lett. c DPR 633/1972</RiferimentoNormativo>
</DatiRiepilogo>`,
  },
  right: {
    xml: `<CessionarioCommittente>
  <DatiAnagrafici>
    <IdFiscaleIVA>
      <IdPaese>IT</IdPaese>
      <IdCodice>12345678903</IdCodice>
    </IdFiscaleIVA>
    <Anagrafica>
      <Denominazione>Falegnameria Betulla</Denominazione>
    </Anagrafica>
  </DatiAnagrafici>
  <Sede>
    <Indirizzo>Via delle Fonti</Indirizzo>
    <NumeroCivico>3</NumeroCivico>
    <CAP>53100</CAP>
    <Comune>Siena</Comune>
    <Provincia>SI</Provincia>
    <Nazione>IT</Nazione>
  </Sede>
</CessionarioCommittente>
<TipoDocumento>TD21</TipoDocumento>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Acquisti oltre il plafond</Descrizione>
  <PrezzoUnitario>100.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>100.00</ImponibileImporto>
  <Imposta>22.00</Imposta>
</DatiRiepilogo>`,
  },
  sources: ['Elenco dei controlli v2.0, 00474', 'Rappresentazione tabellare, 2.2.1.12'],
};
