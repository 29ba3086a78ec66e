import { SELF_INVOICES_STAY_OUT } from './namedCodes.ts';
import type { Page } from './page.ts';

export const pqDueDate: Page = {
  code: 'Q-DUE-DATE',
  checks: {
    it: 'Non è un controllo di SdI, che la fattura la accetta comunque. Guardiamo se DataScadenzaPagamento viene prima della data del documento.',
    en: 'This is no SdI control: SdI takes the invoice all the same. We look whether DataScadenzaPagamento comes before the date of the document.',
  },
  why: {
    it: "Una scadenza già passata all'emissione è quasi sempre una data rimasta da un'altra fattura.",
    en: 'A due date that has passed when the invoice is made out is nearly always left over from another invoice.',
  },
  formula: 'DataScadenzaPagamento ≥ Data',
  exceptions: [
    {
      it: 'Contanti (MP01), carte (MP08) e somme trattenute (MP22) si pagano sul posto, e la fattura può seguire.',
      en: 'Cash (MP01), cards (MP08) and sums kept (MP22) are paid on the spot, and the invoice may follow.',
    },
    {
      it: 'Gli acconti (TP03) e le note di credito restano fuori.',
      en: 'Advances (TP03) and credit notes stay out.',
    },
    SELF_INVOICES_STAY_OUT,
  ],
  wrong: {
    xml: `<DatiPagamento>
  <CondizioniPagamento>TP02</CondizioniPagamento>
  <DettaglioPagamento>
    <ModalitaPagamento>MP05</ModalitaPagamento>
    <DataScadenzaPagamento>2026-05-31</DataScadenzaPagamento>
    <ImportoPagamento>122.00</ImportoPagamento>
    <IBAN>IT60X0542811101000000123456</IBAN>
  </DettaglioPagamento>
</DatiPagamento>`,
    note: { it: 'La fattura è del 1° giugno 2026.', en: 'The invoice is of 1 June 2026.' },
  },
  right: {
    xml: `<DatiPagamento>
  <CondizioniPagamento>TP02</CondizioniPagamento>
  <DettaglioPagamento>
    <ModalitaPagamento>MP05</ModalitaPagamento>
    <DataScadenzaPagamento>2026-06-30</DataScadenzaPagamento>
    <ImportoPagamento>122.00</ImportoPagamento>
    <IBAN>IT60X0542811101000000123456</IBAN>
  </DettaglioPagamento>
</DatiPagamento>`,
  },
  remedy: {
    it: 'Correggere la scadenza, oppure ometterla se il pagamento è già avvenuto.',
    en: 'Correct the due date, or leave it out if the payment was made already.',
  },
  sources: ['Rappresentazione tabellare, 2.4.2.5', 'DPR 633/1972, art. 21, c. 4'],
};
