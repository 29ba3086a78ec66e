import type { RuleDocFacts } from './ruleDoc.ts';

export const dqPayments: RuleDocFacts = {
  code: 'Q-PAYMENTS',
  formula: 'Σ ImportoPagamento = ImportoTotaleDocumento − Σ ImportoRitenuta − Σ Imposta (EsigibilitaIVA S)',
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
  sources: ['Rappresentazione tabellare, 2.4.2.6', 'DPR 633/1972, art. 17-ter', 'DL 50/2017, art. 13-quater'],
};
