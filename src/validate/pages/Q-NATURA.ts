import { SELF_INVOICES_STAY_OUT } from './namedCodes.ts';
import type { Page } from './page.ts';

export const pqNatura: Page = {
  code: 'Q-NATURA',
  checks: {
    it: "Non è un controllo di SdI, che la fattura la accetta comunque. Se il cessionario è estero e non ha identificativi italiani, guardiamo tre combinazioni che non stanno insieme: N3.2 con una partita IVA di fuori dell'Unione europea; N3.3 con un Paese che non è San Marino; N3.5 e N6.1-N6.8, che sono di operazioni verso soggetti IVA in Italia.",
    en: 'This is no SdI control: SdI takes the invoice all the same. Where the buyer is foreign and has no Italian identifier, we look at three combinations that do not go together: N3.2 with a VAT number from outside the European Union; N3.3 with a country other than San Marino; N3.5 and N6.1 to N6.8, which are of operations for taxable persons in Italy.',
  },
  why: {
    it: "La Natura decide come l'operazione entra nella dichiarazione IVA: una cessione intracomunitaria senza un cliente dell'Unione non è tale.",
    en: 'Natura decides how the operation enters the VAT return: without a buyer in the Union there is no supply within the Union.',
  },
  exceptions: [
    {
      it: 'Di un cessionario italiano non diciamo nulla: nelle triangolazioni anche lui riceve fatture con N3.1, N3.2 e N3.3, e N2.1 vale per molti servizi resi a italiani.',
      en: 'Of an Italian buyer we say nothing: in triangular supplies it receives invoices with N3.1, N3.2 and N3.3 as well, and N2.1 is right for many services to Italians.',
    },
    {
      it: 'Vale come italiano chi ha un codice fiscale italiano, un rappresentante fiscale o una stabile organizzazione in Italia.',
      en: 'Whoever has an Italian fiscal code, a tax representative or a stable organisation in Italy counts as Italian.',
    },
    {
      it: "XI (Irlanda del Nord) e MC (Monaco) contano nell'Unione, GB fino al 31 dicembre 2020.",
      en: 'XI (Northern Ireland) and MC (Monaco) count as in the Union, GB until 31 December 2020.',
    },
    SELF_INVOICES_STAY_OUT,
  ],
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
    note: {
      it: "La Svizzera non è nell'Unione europea: è un'esportazione.",
      en: 'Switzerland is not in the European Union: this is an export.',
    },
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
  remedy: {
    it: "Scrivere la Natura dell'operazione, o gli identificativi giusti del cessionario.",
    en: 'Write the Natura of the operation, or the right identifiers of the buyer.',
  },
  sources: [
    'DL 331/1993, art. 41',
    'DPR 633/1972, artt. 8, 17, 71 e 74',
    'Rappresentazione tabellare, 2.2.1.14',
  ],
};
