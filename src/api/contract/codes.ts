/**
 * The enumerations of the service. They are open: if the documentation shows only some values, or a later version may
 * add one, unknown codes are accepted and none are invented.
 */
import { paymentIntervals } from '../../model/paymentInterval.ts';
import { CURRENCIES } from './currencies.ts';

export interface CodeList {
  readonly name: string;
  readonly description: string;
  /** Code → meaning in English; null if the documentation gives none. */
  readonly codes: Readonly<Record<string, string | null>>;
}

const plain = (codes: readonly string[]): Readonly<Record<string, null>> =>
  Object.fromEntries(codes.map((code) => [code, null]));

export const codeLists: readonly CodeList[] = [
  {
    name: 'Currency',
    description: 'Currency by ISO 4217',
    codes: plain(CURRENCIES),
  },
  {
    name: 'DocumentStatus',
    description: 'Status of a document in the service and at SdI',
    codes: {
      DRAFT: 'not finalized',
      CREATED: 'finalized; an e-invoice is on its way to SdI',
      SENT: 'transmitted to SdI',
      DISCARDED: 'rejected, mostly because SdI found it invalid',
      DELIVERED: 'delivered to the recipient',
      NOT_DELIVERED: 'accepted by SdI, but not delivered to the recipient',
      REFUSED: 'refused by the recipient, mostly a public administration',
      PENDING_ISSUE: null,
    },
  },
  {
    name: 'DocumentType',
    description: 'Type of a document',
    codes: {
      BILL: 'bill',
      RECEIPT: 'receipt',
      CREDIT_NOTE: 'credit note',
      DEBIT_NOTE: 'debit note',
      INVOICE: 'invoice',
      OTHER: 'anything else; the only type without a required counterpart',
      PARCEL: 'fee note (parcella)',
      SELF_INVOICE: 'self-invoice',
      DELIVERY_NOTE: 'delivery note',
      QUOTE: 'quote',
      PAYROLL: 'payroll',
    },
  },
  {
    name: 'DocumentDirection',
    description: 'Issuer of a document',
    codes: {
      ISSUED: 'the company',
      RECEIVED: 'another party; also self-invoices of the company',
    },
  },
  {
    name: 'DocumentFormat',
    description: 'Format of an e-invoice',
    codes: {
      FPA12: 'ordinary, to a public administration',
      FPR12: 'ordinary, to private parties',
      FSM10: 'simplified',
    },
  },
  {
    name: 'IdentityType',
    description: 'Type of a counterpart',
    codes: {
      COMPANY: 'company',
      PA: 'public administration',
      PERSON: 'person',
      CONTRACTOR: 'contractor',
    },
  },
  {
    name: 'PaymentMethod',
    description: 'Payment method of a flow',
    codes: {
      CARD: 'card',
      CASH: 'cash',
      CHECK: 'cheque',
      DEFERRED: 'amount not collected at sale',
      TAX_FORM: 'tax withholding form',
      FISCAL_CREDIT: 'fiscal credit',
      OTHER: 'anything else',
      POSTAL: 'postal payment',
      RIBA: 'RiBa (bank receipt)',
      SDD: 'SEPA direct debit',
      TRANSFER: 'bank transfer',
    },
  },
  {
    name: 'PaymentStatus',
    description: 'Payment status of a flow',
    codes: { PAID: 'paid', TO_PAY: 'to be paid' },
  },
  {
    name: 'PaymentInterval',
    description: 'Due date of invoices received from a counterpart: days, end of month (EOM), days after it',
    codes: plain(paymentIntervals),
  },
  {
    name: 'SubscriptionStatus',
    description: "State of a company's subscription",
    codes: plain([
      'PRE_TRIAL',
      'TRIAL',
      'TRIAL_WILL_END',
      'TRIAL_WITH_PAYMENT_METHOD',
      'ACTIVE',
      'PAST_DUE',
      'CANCELED',
      'INCOMPLETE',
      'UNPAID',
    ]),
  },
  {
    name: 'TransactionType',
    description: 'Type of a bank movement',
    codes: plain([
      'CARDS',
      'CARD_AUTHORIZATION',
      'CASH',
      'CHECK',
      'DEPOSITS',
      'DIRECT_DEBIT',
      'FEES',
      'FINANCIAL_EXPENSES',
      'FINANCING',
      'INTERNAL_TRANSFER',
      'OTHER',
      'POS',
      'RIBA',
      'TAXES',
      'TRANSFER',
      'WITHDRAWALS',
    ]),
  },
];

/** @throws Error if the contract has no such list: a bug */
export function codeList(name: string): CodeList {
  const found = codeLists.find((list) => list.name === name);
  if (found === undefined) throw new Error(`no code list ${name}`);
  return found;
}
