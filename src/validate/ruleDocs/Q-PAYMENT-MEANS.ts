import type { RuleDocFacts } from './ruleDoc.ts';

export const dqPaymentMeans: RuleDocFacts = {
  code: 'Q-PAYMENT-MEANS',
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
  sources: ['Rappresentazione tabellare, da 2.4.2.2 a 2.4.2.21'],
};
