import { code, codeList } from './codeList.ts';

/** Payment terms (field 2.4.1). */
export const CondizioniPagamentoCodes = codeList(
  'CondizioniPagamento',
  { it: 'Condizioni di pagamento', en: 'Payment terms' },
  [
    code('TP01', 'Pagamento a rate', 'Payment in instalments'),
    code('TP02', 'Pagamento completo', 'Payment in full'),
    code('TP03', 'Anticipo', 'Advance payment'),
  ],
);
