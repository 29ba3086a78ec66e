import type { Page } from './page.ts';

export const pqIban: Page = {
  code: 'Q-IBAN',
  checks: {
    it: 'Non è un controllo di SdI, che la fattura la accetta comunque. Controlliamo le cifre di controllo di ogni IBAN e la lunghezza che il suo Paese prevede; di quelli di Italia e San Marino anche il CIN, e gli elementi ABI e CAB che li accompagnano.',
    en: 'This is no SdI control: SdI takes the invoice all the same. We check the check digits of every IBAN and the length that its country has; of those of Italy and San Marino also the CIN, and the elements ABI and CAB beside them.',
  },
  why: {
    it: 'Un IBAN ricopiato male si scopre quando il bonifico torna indietro.',
    en: 'An IBAN that was copied badly shows when the transfer comes back.',
  },
  exceptions: [
    {
      it: 'Con una RIBA (MP12) ABI e CAB sono spesso della banca del debitore: non si confrontano.',
      en: "With a RIBA (MP12) ABI and CAB are often those of the debtor's bank: they are not compared.",
    },
  ],
  wrong: {
    xml: `<DatiPagamento>
  <CondizioniPagamento>TP02</CondizioniPagamento>
  <DettaglioPagamento>
    <ModalitaPagamento>MP05</ModalitaPagamento>
    <DataScadenzaPagamento>2026-07-01</DataScadenzaPagamento>
    <ImportoPagamento>122.00</ImportoPagamento>
    <IBAN>IT60X0542811101000000123465</IBAN>
  </DettaglioPagamento>
</DatiPagamento>`,
    note: { it: 'Le ultime due cifre sono scambiate.', en: 'The last two digits are swapped.' },
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
    it: "Ricopiare l'IBAN dalla banca. ABI e CAB si possono togliere: l'IBAN li contiene.",
    en: 'Copy the IBAN again from the bank. ABI and CAB may go: the IBAN has them in it.',
  },
  undecided: {
    it: 'Che il conto esista lo sa solo la banca.',
    en: 'Only the bank knows whether the account exists.',
  },
  sources: [
    'ISO 13616',
    'SWIFT, IBAN Registry',
    'ISO 7064, MOD 97-10',
    'Rappresentazione tabellare, 2.4.2.13',
  ],
};
