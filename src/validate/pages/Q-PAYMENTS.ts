import { SELF_INVOICES_STAY_OUT } from './namedCodes.ts';
import type { Page } from './page.ts';

export const pqPayments: Page = {
  code: 'Q-PAYMENTS',
  checks: {
    it: 'Non è un controllo di SdI, che la fattura la accetta comunque. Confrontiamo la somma degli ImportoPagamento con quanto è dovuto: il totale, meno ritenute e IVA in scissione.',
    en: 'This is no SdI control: SdI takes the invoice all the same. We compare the sum of ImportoPagamento with what is due: the total, less withholdings and split VAT.',
  },
  why: {
    it: 'Molti programmi preparano il pagamento da questi campi: un importo sbagliato diventa un bonifico sbagliato.',
    en: 'Many programs prepare the payment from these fields: a wrong amount becomes a wrong transfer.',
  },
  formula: 'Σ ImportoPagamento = ImportoTotaleDocumento − Σ ImportoRitenuta − Σ Imposta (EsigibilitaIVA S)',
  tolerance: {
    it: 'Uno scarto fino a 0,05 passa: i contanti si arrotondano a cinque centesimi.',
    en: 'A difference of up to 0.05 passes: cash is rounded to five cents.',
  },
  exceptions: [
    {
      it: "Se ImportoTotaleDocumento è già al netto di ritenute o IVA in scissione (Q-TOTAL), non si tolgono un'altra volta.",
      en: 'Where ImportoTotaleDocumento is already net of withholdings or split VAT (Q-TOTAL), they are not taken off again.',
    },
    {
      it: 'Modi diversi di pagare lo stesso importo si contano una volta.',
      en: 'Several ways to pay the same amount count once.',
    },
    {
      it: 'Con un acconto (TP03), o una causale che ne parla, non si dice nulla.',
      en: 'With an advance (TP03), or a Causale that tells of one, nothing is said.',
    },
    SELF_INVOICES_STAY_OUT,
  ],
  wrong: {
    xml: `<DatiPagamento>
  <CondizioniPagamento>TP02</CondizioniPagamento>
  <DettaglioPagamento>
    <ModalitaPagamento>MP05</ModalitaPagamento>
    <DataScadenzaPagamento>2026-07-01</DataScadenzaPagamento>
    <ImportoPagamento>100.00</ImportoPagamento>
    <IBAN>IT60X0542811101000000123456</IBAN>
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
    it: 'Correggere gli importi; per un acconto usare TP03.',
    en: 'Correct the amounts; for an advance use TP03.',
  },
  sources: ['Rappresentazione tabellare, 2.4.2.6', 'DPR 633/1972, art. 17-ter', 'DL 50/2017, art. 13-quater'],
};
