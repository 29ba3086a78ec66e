/** Labels of payment. */
import type { Labels } from './labels.ts';

export const paymentLabels: Labels = {
  DatiPagamento: { it: 'Pagamento', en: 'Payment' },
  CondizioniPagamento: { it: 'Condizioni di pagamento', en: 'Terms of payment' },
  DettaglioPagamento: { it: 'Dettaglio pagamento', en: 'Payment detail' },
  Beneficiario: { it: 'Beneficiario', en: 'Payee' },
  ModalitaPagamento: { it: 'Modalità', en: 'Method' },
  DataRiferimentoTerminiPagamento: { it: 'Decorrenza termini', en: 'Terms run from' },
  GiorniTerminiPagamento: { it: 'Giorni', en: 'Days' },
  DataScadenzaPagamento: { it: 'Scadenza', en: 'Due date' },
  ImportoPagamento: { it: 'Importo', en: 'Amount' },
  CodUfficioPostale: { it: 'Ufficio postale', en: 'Post office' },
  CognomeQuietanzante: { it: 'Cognome quietanzante', en: 'Family name of the signer' },
  NomeQuietanzante: { it: 'Nome quietanzante', en: 'Given name of the signer' },
  CFQuietanzante: { it: 'Codice fiscale quietanzante', en: 'Fiscal code of the signer' },
  TitoloQuietanzante: { it: 'Titolo quietanzante', en: 'Title of the signer' },
  IstitutoFinanziario: { it: 'Istituto finanziario', en: 'Bank' },
  IBAN: { it: 'IBAN', en: 'IBAN' },
  ABI: { it: 'ABI', en: 'ABI' },
  CAB: { it: 'CAB', en: 'CAB' },
  BIC: { it: 'BIC', en: 'BIC' },
  ScontoPagamentoAnticipato: { it: 'Sconto per pagamento anticipato', en: 'Discount for early payment' },
  DataLimitePagamentoAnticipato: { it: 'Limite per lo sconto', en: 'Discount until' },
  PenalitaPagamentiRitardati: { it: 'Penale per ritardo', en: 'Penalty for late payment' },
  DataDecorrenzaPenale: { it: 'Decorrenza penale', en: 'Penalty from' },
  CodicePagamento: { it: 'Codice pagamento', en: 'Payment code' },
};
