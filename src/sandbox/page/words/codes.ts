/** The service's codes in words, for people who read a page. What programs see keeps the codes. */
import type { Bilingual, CompleteLanguage } from '../../../model/index.ts';

type Names = Readonly<Record<string, Bilingual>>;

const name = (it: string, en: string): Bilingual => ({ it, en });

/** By the lists of the contract, and by those of the sandbox's own. */
export const CODE_NAMES = {
  DocumentStatus: {
    DRAFT: name('Bozza', 'Draft'),
    CREATED: name('Emesso', 'Issued'),
    SENT: name('Inviato a SdI', 'Sent to SdI'),
    DELIVERED: name('Consegnato', 'Delivered'),
    NOT_DELIVERED: name('Mancata consegna', 'Not delivered'),
    DISCARDED: name('Scartato', 'Discarded'),
    REFUSED: name('Rifiutato', 'Refused'),
    PENDING_ISSUE: name('Da emettere', 'To be issued'),
  },
  DocumentType: {
    BILL: name('Bolletta', 'Bill'),
    RECEIPT: name('Ricevuta', 'Receipt'),
    CREDIT_NOTE: name('Nota di credito', 'Credit note'),
    DEBIT_NOTE: name('Nota di debito', 'Debit note'),
    INVOICE: name('Fattura', 'Invoice'),
    OTHER: name('Altro', 'Other'),
    PARCEL: name('Parcella', 'Fee note'),
    SELF_INVOICE: name('Autofattura', 'Self-invoice'),
    DELIVERY_NOTE: name('Documento di trasporto', 'Delivery note'),
    QUOTE: name('Preventivo', 'Quote'),
    PAYROLL: name('Busta paga', 'Payroll'),
  },
  DocumentDirection: { ISSUED: name('Emesso', 'Issued'), RECEIVED: name('Ricevuto', 'Received') },
  IdentityType: {
    COMPANY: name('Azienda', 'Company'),
    PA: name('Pubblica amministrazione', 'Public administration'),
    PERSON: name('Persona fisica', 'Person'),
    CONTRACTOR: name('Libero professionista', 'Contractor'),
  },
  PaymentMethod: {
    CARD: name('Carta', 'Card'),
    CASH: name('Contanti', 'Cash'),
    CHECK: name('Assegno', 'Cheque'),
    DEFERRED: name('Corrispettivo non riscosso', 'Deferred'),
    TAX_FORM: name('Modello di versamento', 'Tax form'),
    FISCAL_CREDIT: name('Credito d’imposta', 'Tax credit'),
    OTHER: name('Altro', 'Other'),
    POSTAL: name('Pagamento postale', 'Postal payment'),
    RIBA: name('RiBa', 'RiBa'),
    SDD: name('Addebito diretto SEPA', 'SEPA direct debit'),
    TRANSFER: name('Bonifico', 'Bank transfer'),
  },
  PaymentStatus: { PAID: name('Pagato', 'Paid'), TO_PAY: name('Da pagare', 'To be paid') },
  TransactionType: {
    CARDS: name('Carte', 'Cards'),
    CARD_AUTHORIZATION: name('Autorizzazione carta', 'Card authorisation'),
    CASH: name('Contanti', 'Cash'),
    CHECK: name('Assegno', 'Cheque'),
    DEPOSITS: name('Versamento', 'Deposit'),
    DIRECT_DEBIT: name('Addebito diretto', 'Direct debit'),
    FEES: name('Commissioni', 'Fees'),
    FINANCIAL_EXPENSES: name('Oneri finanziari', 'Financial expenses'),
    FINANCING: name('Finanziamento', 'Financing'),
    INTERNAL_TRANSFER: name('Giroconto', 'Internal transfer'),
    OTHER: name('Altro', 'Other'),
    POS: name('POS', 'POS'),
    RIBA: name('RiBa', 'RiBa'),
    TAXES: name('Imposte', 'Taxes'),
    TRANSFER: name('Bonifico', 'Bank transfer'),
    WITHDRAWALS: name('Prelievo', 'Withdrawal'),
  },
  /** Table of requests: F24 forms and payment drafts. */
  RequestStatus: {
    WAITING_OCR: name('In lettura', 'Being read'),
    COMPLETED: name('Letto', 'Read'),
    DRAFT: name('Bozza', 'Draft'),
  },
  F24Section: { ERARIO: name('Erario', 'State taxes') },
  /** State of the match between a bank movement and a payment. */
  MatchState: {
    matched: name('Abbinato', 'Matched'),
    unmatched: name('Da abbinare', 'Not matched'),
  },
  DeliveryState: {
    pending: name('In attesa', 'Waiting'),
    delivered: name('Consegnato', 'Delivered'),
    dead: name('Abbandonato', 'Given up'),
  },
} as const satisfies Readonly<Record<string, Names>>;

export type CodeListName = keyof typeof CODE_NAMES;

/** A code that no list knows stands for itself. */
export function codeName(list: CodeListName, code: string, language: CompleteLanguage): string {
  const names: Names = CODE_NAMES[list];
  return Object.hasOwn(names, code) ? (names[code]?.[language] ?? code) : code;
}
