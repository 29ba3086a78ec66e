import type { Page } from './page.ts';

export const pqTerms: Page = {
  code: 'Q-TERMS',
  checks: {
    it: 'Non è un controllo di SdI, che la fattura la accetta comunque. TP02 è il pagamento completo, TP01 quello a rate: guardiamo se le scadenze dicono il contrario.',
    en: 'This is no SdI control: SdI takes the invoice all the same. TP02 is payment in full, TP01 in instalments: we look whether the due dates say otherwise.',
  },
  why: {
    it: 'Chi registra la fattura ne ricava lo scadenzario.',
    en: 'Whoever books the invoice makes the schedule of payments from it.',
  },
  exceptions: [
    {
      it: 'Modi diversi di pagare lo stesso importo non sono rate.',
      en: 'Several means of paying the same amount are no instalments.',
    },
    {
      it: 'Un solo pagamento di meno del dovuto può essere una rata: delle altre parla Q-PAYMENTS.',
      en: 'A single payment of less than is due may be an instalment: of the others Q-PAYMENTS tells.',
    },
    {
      it: 'TP01 con un solo pagamento di tutto il dovuto è una semplice annotazione: non inganna nessuno.',
      en: 'TP01 with one payment of all that is due is only noted: it misleads nobody.',
    },
    {
      it: 'Vanno bene anche rate scritte ciascuna in un proprio DatiPagamento.',
      en: 'Instalments each in a DatiPagamento of its own are fine.',
    },
  ],
  wrong: {
    xml: `<DatiPagamento>
  <CondizioniPagamento>TP02</CondizioniPagamento>
  <DettaglioPagamento>
    <ModalitaPagamento>MP05</ModalitaPagamento>
    <DataScadenzaPagamento>2026-07-01</DataScadenzaPagamento>
    <ImportoPagamento>61.00</ImportoPagamento>
    <IBAN>IT60X0542811101000000123456</IBAN>
  </DettaglioPagamento>
  <DettaglioPagamento>
    <ModalitaPagamento>MP05</ModalitaPagamento>
    <DataScadenzaPagamento>2026-08-01</DataScadenzaPagamento>
    <ImportoPagamento>61.00</ImportoPagamento>
    <IBAN>IT60X0542811101000000123456</IBAN>
  </DettaglioPagamento>
</DatiPagamento>`,
  },
  right: {
    xml: `<DatiPagamento>
  <CondizioniPagamento>TP01</CondizioniPagamento>
  <DettaglioPagamento>
    <ModalitaPagamento>MP05</ModalitaPagamento>
    <DataScadenzaPagamento>2026-07-01</DataScadenzaPagamento>
    <ImportoPagamento>61.00</ImportoPagamento>
    <IBAN>IT60X0542811101000000123456</IBAN>
  </DettaglioPagamento>
  <DettaglioPagamento>
    <ModalitaPagamento>MP05</ModalitaPagamento>
    <DataScadenzaPagamento>2026-08-01</DataScadenzaPagamento>
    <ImportoPagamento>61.00</ImportoPagamento>
    <IBAN>IT60X0542811101000000123456</IBAN>
  </DettaglioPagamento>
</DatiPagamento>`,
  },
  remedy: {
    it: 'Scrivere TP01 per più scadenze, TP02 per una sola.',
    en: 'Write TP01 for several due dates, TP02 for one.',
  },
  sources: ['Rappresentazione tabellare, 2.4.1'],
};
