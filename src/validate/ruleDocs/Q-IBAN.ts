import type { RuleDocFacts } from './ruleDoc.ts';

export const dqIban: RuleDocFacts = {
  code: 'Q-IBAN',
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
  sources: [
    'ISO 13616',
    'SWIFT, IBAN Registry',
    'ISO 7064, MOD 97-10',
    'Rappresentazione tabellare, 2.4.2.13',
  ],
};
