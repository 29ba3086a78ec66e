import { SELF_INVOICES_STAY_OUT } from './namedCodes.ts';
import type { Page } from './page.ts';

export const pqPaymentMeans: Page = {
  code: 'Q-PAYMENT-MEANS',
  checks: {
    it: "Non è un controllo di SdI, che la fattura la accetta comunque. Per ogni modalità di pagamento guardiamo se c'è ciò che serve: l'IBAN per il bonifico (MP05), CodicePagamento per i bollettini (MP07, MP18), chi rilascia quietanza per la tesoreria (MP04).",
    en: 'This is no SdI control: SdI takes the invoice all the same. For each means of payment we look for what it needs: the IBAN for a transfer (MP05), CodicePagamento for slips (MP07, MP18), who gives the receipt at the Treasury (MP04).',
  },
  why: {
    it: 'Senza, il cliente non può pagare come la fattura gli chiede.',
    en: 'Without it the buyer cannot pay as the invoice asks.',
  },
  exceptions: [
    { it: 'Un solo IBAN basta per tutte le rate.', en: 'One IBAN serves for all instalments.' },
    { it: 'Le note di credito restano fuori.', en: 'Credit notes stay out.' },
    SELF_INVOICES_STAY_OUT,
  ],
  wrong: {
    xml: `<DatiPagamento>
  <CondizioniPagamento>TP02</CondizioniPagamento>
  <DettaglioPagamento>
    <ModalitaPagamento>MP05</ModalitaPagamento>
    <DataScadenzaPagamento>2026-07-01</DataScadenzaPagamento>
    <ImportoPagamento>122.00</ImportoPagamento>
  </DettaglioPagamento>
</DatiPagamento>`,
  },
  right: {
    xml: `<DatiPagamento>
  <CondizioniPagamento>TP02</CondizioniPagamento>
  <DettaglioPagamento>
    <ModalitaPagamento>MP05</ModalitaPagamento>
    <DataScadenzaPagamento>2026-07-01</DataScadenzaPagamento>
    <ImportoPagamento>122.00</ImportoPagamento>
    <IBAN>IT60X0542811101000000123456</IBAN>
  </DettaglioPagamento>
</DatiPagamento>`,
  },
  remedy: {
    it: 'Aggiungere il dato che manca, o cambiare ModalitaPagamento.',
    en: 'Add what is missing, or change ModalitaPagamento.',
  },
  sources: ['Rappresentazione tabellare, da 2.4.2.2 a 2.4.2.21'],
};
