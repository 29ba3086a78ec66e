import { SELF_INVOICES_STAY_OUT } from './namedCodes.ts';
import type { Page } from './page.ts';

export const pqIntento: Page = {
  code: 'Q-INTENTO',
  checks: {
    it: 'Non è un controllo di SdI, che la fattura la accetta comunque. Se una riga ha natura N3.5, cerchiamo AltriDatiGestionali con TipoDato INTENTO e un protocollo di 17 cifre, trattino o barra, 6 cifre.',
    en: 'This is no SdI control: SdI takes the invoice all the same. Where a line has Natura N3.5 we look for AltriDatiGestionali with TipoDato INTENTO and a protocol of 17 digits, hyphen or slash, 6 digits.',
  },
  why: {
    it: 'Il protocollo è la prova che il cliente ha presentato la dichiarazione; SdI lo confronta con quelle invalidate (00477).',
    en: 'The protocol is the proof that the buyer made the declaration; SdI compares it with those made invalid (00477).',
  },
  exceptions: [
    {
      it: 'Vale per i documenti dal 1° gennaio 2022; una sola indicazione basta per tutte le righe.',
      en: 'It holds for documents from 1 January 2022; one indication serves for all lines.',
    },
    {
      it: "Alle note di credito non si chiede, ma se c'è si guarda com'è scritto.",
      en: 'Credit notes are not asked for it, but where it is given its form is looked at.',
    },
    SELF_INVOICES_STAY_OUT,
  ],
  wrong: {
    xml: `<DatiBollo>
  <BolloVirtuale>SI</BolloVirtuale>
</DatiBollo>
<ImportoTotaleDocumento>100.00</ImportoTotaleDocumento>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Macchina per cucire</Descrizione>
  <PrezzoUnitario>100.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N3.5</Natura>
  <AltriDatiGestionali>
    <TipoDato>INTENTO</TipoDato>
    <RiferimentoTesto>1234567890</RiferimentoTesto>
    <RiferimentoData>2026-01-10</RiferimentoData>
  </AltriDatiGestionali>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N3.5</Natura>
  <ImponibileImporto>100.00</ImponibileImporto>
  <Imposta>0.00</Imposta>
  <RiferimentoNormativo>art. 8 c. 1 lett. c DPR 633/1972</RiferimentoNormativo>
</DatiRiepilogo>
<ImportoPagamento>100.00</ImportoPagamento>`,
  },
  right: {
    xml: `<DatiBollo>
  <BolloVirtuale>SI</BolloVirtuale>
</DatiBollo>
<ImportoTotaleDocumento>100.00</ImportoTotaleDocumento>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Macchina per cucire</Descrizione>
  <PrezzoUnitario>100.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N3.5</Natura>
  <AltriDatiGestionali>
    <TipoDato>INTENTO</TipoDato>
    <RiferimentoTesto>12345678901234567-123456</RiferimentoTesto>
    <RiferimentoData>2026-01-10</RiferimentoData>
  </AltriDatiGestionali>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N3.5</Natura>
  <ImponibileImporto>100.00</ImponibileImporto>
  <Imposta>0.00</Imposta>
  <RiferimentoNormativo>art. 8 c. 1 lett. c DPR 633/1972</RiferimentoNormativo>
</DatiRiepilogo>
<ImportoPagamento>100.00</ImportoPagamento>`,
  },
  remedy: {
    it: "Ricopiare il protocollo dalla ricevuta telematica della dichiarazione d'intento.",
    en: 'Copy the protocol from the electronic receipt of the declaration of intent.',
  },
  undecided: {
    it: "Che la dichiarazione sia valida lo sa l'Agenzia delle Entrate (00477).",
    en: 'Whether the declaration is valid the Agenzia delle Entrate knows (00477).',
  },
  sources: ['Provvedimento Agenzia delle Entrate 28 ottobre 2021', 'DL 746/1983, art. 1'],
};
