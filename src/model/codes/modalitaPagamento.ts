import { code, codeList } from './codeList.ts';

/** Methods of payment (field 2.4.2.2). MP23 was added in schema 1.2.1, in use from 1 October 2020. */
export const ModalitaPagamentoCodes = codeList(
  'ModalitaPagamento',
  { it: 'Modalità di pagamento', en: 'Method of payment' },
  [
    code('MP01', 'Contanti', 'Cash'),
    code('MP02', 'Assegno', 'Cheque'),
    code('MP03', 'Assegno circolare', "Banker's draft"),
    code('MP04', 'Contanti presso la tesoreria', 'Cash at the Treasury'),
    code('MP05', 'Bonifico', 'Bank transfer'),
    code('MP06', 'Vaglia cambiario', 'Promissory note'),
    code('MP07', 'Bollettino bancario', 'Bank payment slip'),
    code('MP08', 'Carta di pagamento', 'Payment card'),
    code('MP09', 'RID', 'RID direct debit'),
    code('MP10', 'RID utenze', 'RID direct debit for utilities'),
    code('MP11', 'RID veloce', 'Fast RID direct debit'),
    code('MP12', 'RIBA (ricevuta bancaria)', 'RIBA (bank collection order)'),
    code('MP13', 'MAV (pagamento mediante avviso)', 'MAV (payment by notice)'),
    code('MP14', "Quietanza dell'erario", 'Tax authority receipt'),
    code('MP15', 'Giroconto su conti di contabilità speciale', 'Transfer between special treasury accounts'),
    code('MP16', 'Domiciliazione bancaria', 'Bank direct debit'),
    code('MP17', 'Domiciliazione postale', 'Postal direct debit'),
    code('MP18', 'Bollettino di conto corrente postale', 'Postal payment slip'),
    code('MP19', 'Addebito diretto SEPA (SDD)', 'SEPA direct debit'),
    code('MP20', 'Addebito diretto SEPA CORE', 'SEPA direct debit CORE'),
    code('MP21', 'Addebito diretto SEPA B2B', 'SEPA direct debit B2B'),
    code('MP22', 'Trattenuta su somme già riscosse', 'Withheld from sums already collected'),
    code('MP23', 'PagoPA', 'PagoPA payment platform', { since: '2020-10-01' }),
  ],
);
