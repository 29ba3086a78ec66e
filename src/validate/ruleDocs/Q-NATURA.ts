import type { RuleDocFacts } from './ruleDoc.ts';

export const dqNatura: RuleDocFacts = {
  code: 'Q-NATURA',
  wrong: {
    xml: `<CodiceDestinatario>XXXXXXX</CodiceDestinatario>
<CessionarioCommittente>
  <DatiAnagrafici>
    <IdFiscaleIVA>
      <IdPaese>CH</IdPaese>
      <IdCodice>CHE123456788</IdCodice>
    </IdFiscaleIVA>
    <Anagrafica>
      <Denominazione>Gasthof zum Steg</Denominazione>
    </Anagrafica>
  </DatiAnagrafici>
  <Sede>
    <Indirizzo>Seestrasse 1</Indirizzo>
    <CAP>00000</CAP>
    <Comune>Luzern</Comune>
    <Nazione>CH</Nazione>
  </Sede>
</CessionarioCommittente>
<ImportoTotaleDocumento>100.00</ImportoTotaleDocumento>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <PrezzoUnitario>100.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N3.2</Natura>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N3.2</Natura>
  <ImponibileImporto>100.00</ImponibileImporto>
  <Imposta>0.00</Imposta>
  <RiferimentoNormativo>art. 41 DL 331/1993</RiferimentoNormativo>
</DatiRiepilogo>
<ImportoPagamento>100.00</ImportoPagamento>`,
  },
  right: {
    xml: `<CodiceDestinatario>XXXXXXX</CodiceDestinatario>
<CessionarioCommittente>
  <DatiAnagrafici>
    <IdFiscaleIVA>
      <IdPaese>CH</IdPaese>
      <IdCodice>CHE123456788</IdCodice>
    </IdFiscaleIVA>
    <Anagrafica>
      <Denominazione>Gasthof zum Steg</Denominazione>
    </Anagrafica>
  </DatiAnagrafici>
  <Sede>
    <Indirizzo>Seestrasse 1</Indirizzo>
    <CAP>00000</CAP>
    <Comune>Luzern</Comune>
    <Nazione>CH</Nazione>
  </Sede>
</CessionarioCommittente>
<ImportoTotaleDocumento>100.00</ImportoTotaleDocumento>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <PrezzoUnitario>100.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N3.1</Natura>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N3.1</Natura>
  <ImponibileImporto>100.00</ImponibileImporto>
  <Imposta>0.00</Imposta>
  <RiferimentoNormativo>art. 8 DPR 633/1972</RiferimentoNormativo>
</DatiRiepilogo>
<ImportoPagamento>100.00</ImportoPagamento>`,
  },
  sources: [
    'DL 331/1993, art. 41',
    'DPR 633/1972, artt. 8, 17, 71 e 74',
    'Rappresentazione tabellare, 2.2.1.14',
  ],
};
