import type { Page } from './page.ts';

export const p00474: Page = {
  code: '00474',
  checks: {
    it: "In un'autofattura per splafonamento (TD21) nessuna riga può avere aliquota zero.",
    en: 'In a self-invoice for plafond overrun (TD21) no line may have rate zero.',
  },
  why: {
    it: "TD21 serve a versare l'IVA su acquisti fatti senza pagarla oltre il plafond: senza aliquota non c'è nulla da versare.",
    en: 'TD21 is there to pay the VAT on purchases made without it beyond the plafond: without a rate there is nothing to pay.',
  },
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
    note: {
      it: "L'acquisto era senza IVA; l'autofattura deve averla.",
      en: 'The purchase was without VAT; the self-invoice has to have it.',
    },
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
  remedy: {
    it: "Scrivere l'aliquota che l'acquisto avrebbe avuto e l'imposta, senza Natura; se non è uno splafonamento, correggere TipoDocumento.",
    en: 'Write the rate that the purchase would have had, and the tax, without Natura; where it is no plafond overrun, correct TipoDocumento.',
  },
  sources: ['Elenco dei controlli v2.0, 00474', 'Rappresentazione tabellare, 2.2.1.12'],
};
