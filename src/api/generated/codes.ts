// Generated from the contract by `npm run generate`; do not edit.

/** A known code, or any code of a later version of the service. */
export type OpenCode<Known extends string> = Known | (string & {});

/** The known codes of {@link Currency}. */
export const currencies = [
  'AED',
  'AFN',
  'ALL',
  'AMD',
  'ANG',
  'AOA',
  'ARS',
  'AUD',
  'AWG',
  'AZN',
  'BAM',
  'BBD',
  'BDT',
  'BGN',
  'BHD',
  'BIF',
  'BMD',
  'BND',
  'BOB',
  'BOV',
  'BRL',
  'BSD',
  'BTN',
  'BWP',
  'BYN',
  'BZD',
  'CAD',
  'CDF',
  'CHE',
  'CHF',
  'CHW',
  'CLF',
  'CLP',
  'CNY',
  'COP',
  'COU',
  'CRC',
  'CUC',
  'CUP',
  'CVE',
  'CZK',
  'DJF',
  'DKK',
  'DOP',
  'DZD',
  'EGP',
  'ERN',
  'ETB',
  'EUR',
  'FJD',
  'FKP',
  'GBP',
  'GEL',
  'GHS',
  'GIP',
  'GMD',
  'GNF',
  'GTQ',
  'GYD',
  'HKD',
  'HNL',
  'HRK',
  'HTG',
  'HUF',
  'IDR',
  'ILS',
  'INR',
  'IQD',
  'IRR',
  'ISK',
  'JMD',
  'JOD',
  'JPY',
  'KES',
  'KGS',
  'KHR',
  'KMF',
  'KPW',
  'KRW',
  'KWD',
  'KYD',
  'KZT',
  'LAK',
  'LBP',
  'LKR',
  'LRD',
  'LSL',
  'LYD',
  'MAD',
  'MDL',
  'MGA',
  'MKD',
  'MMK',
  'MNT',
  'MOP',
  'MRU',
  'MUR',
  'MVR',
  'MWK',
  'MXN',
  'MXV',
  'MYR',
  'MZN',
  'NAD',
  'NGN',
  'NIO',
  'NOK',
  'NPR',
  'NZD',
  'OMR',
  'PAB',
  'PEN',
  'PGK',
  'PHP',
  'PKR',
  'PLN',
  'PYG',
  'QAR',
  'RON',
  'RSD',
  'RUB',
  'RWF',
  'SAR',
  'SBD',
  'SCR',
  'SDG',
  'SEK',
  'SGD',
  'SHP',
  'SLL',
  'SOS',
  'SRD',
  'SSP',
  'STN',
  'SVC',
  'SYP',
  'SZL',
  'THB',
  'TJS',
  'TMT',
  'TND',
  'TOP',
  'TRY',
  'TTD',
  'TWD',
  'TZS',
  'UAH',
  'UGX',
  'USD',
  'USN',
  'UYI',
  'UYU',
  'UYW',
  'UZS',
  'VES',
  'VND',
  'VUV',
  'WST',
  'XAF',
  'XAG',
  'XAU',
  'XBA',
  'XBB',
  'XBC',
  'XBD',
  'XCD',
  'XDR',
  'XOF',
  'XPD',
  'XPF',
  'XPT',
  'XSU',
  'XTS',
  'XUA',
  'XXX',
  'YER',
  'ZAR',
  'ZMW',
  'ZWL',
] as const;

/** Currency by ISO 4217. */
export type Currency = (typeof currencies)[number];

/** The known codes of {@link DocumentStatus}. */
export const documentStatuses = [
  'DRAFT',
  'CREATED',
  'SENT',
  'DISCARDED',
  'DELIVERED',
  'NOT_DELIVERED',
  'REFUSED',
  'PENDING_ISSUE',
] as const;

/**
 * Status of a document in the service and at SdI.
 *
 * - `DRAFT` not finalized
 * - `CREATED` finalized; an e-invoice is on its way to SdI
 * - `SENT` transmitted to SdI
 * - `DISCARDED` rejected, mostly because SdI found it invalid
 * - `DELIVERED` delivered to the recipient
 * - `NOT_DELIVERED` accepted by SdI, but not delivered to the recipient
 * - `REFUSED` refused by the recipient, mostly a public administration
 */
export type DocumentStatus = (typeof documentStatuses)[number];

/** The known codes of {@link DocumentType}. */
export const documentTypes = [
  'BILL',
  'RECEIPT',
  'CREDIT_NOTE',
  'DEBIT_NOTE',
  'INVOICE',
  'OTHER',
  'PARCEL',
  'SELF_INVOICE',
  'DELIVERY_NOTE',
  'QUOTE',
  'PAYROLL',
] as const;

/**
 * Type of a document.
 *
 * - `BILL` bill
 * - `RECEIPT` receipt
 * - `CREDIT_NOTE` credit note
 * - `DEBIT_NOTE` debit note
 * - `INVOICE` invoice
 * - `OTHER` anything else; the only type without a required counterpart
 * - `PARCEL` fee note (parcella)
 * - `SELF_INVOICE` self-invoice
 * - `DELIVERY_NOTE` delivery note
 * - `QUOTE` quote
 * - `PAYROLL` payroll
 */
export type DocumentType = (typeof documentTypes)[number];

/** The known codes of {@link DocumentDirection}. */
export const documentDirections = ['ISSUED', 'RECEIVED'] as const;

/**
 * Issuer of a document.
 *
 * - `ISSUED` the company
 * - `RECEIVED` another party; also self-invoices of the company
 */
export type DocumentDirection = (typeof documentDirections)[number];

/** The known codes of {@link DocumentFormat}. */
export const documentFormats = ['FPA12', 'FPR12', 'FSM10'] as const;

/**
 * Format of an e-invoice.
 *
 * - `FPA12` ordinary, to a public administration
 * - `FPR12` ordinary, to private parties
 * - `FSM10` simplified
 */
export type DocumentFormat = (typeof documentFormats)[number];

/** The known codes of {@link IdentityType}. */
export const identityTypes = ['COMPANY', 'PA', 'PERSON', 'CONTRACTOR'] as const;

/**
 * Type of a counterpart.
 *
 * - `COMPANY` company
 * - `PA` public administration
 * - `PERSON` person
 * - `CONTRACTOR` contractor
 */
export type IdentityType = (typeof identityTypes)[number];

/** The known codes of {@link PaymentMethod}. */
export const paymentMethods = [
  'CARD',
  'CASH',
  'CHECK',
  'DEFERRED',
  'TAX_FORM',
  'FISCAL_CREDIT',
  'OTHER',
  'POSTAL',
  'RIBA',
  'SDD',
  'TRANSFER',
] as const;

/**
 * Payment method of a flow.
 *
 * - `CARD` card
 * - `CASH` cash
 * - `CHECK` cheque
 * - `DEFERRED` amount not collected at sale
 * - `TAX_FORM` tax withholding form
 * - `FISCAL_CREDIT` fiscal credit
 * - `OTHER` anything else
 * - `POSTAL` postal payment
 * - `RIBA` RiBa (bank receipt)
 * - `SDD` SEPA direct debit
 * - `TRANSFER` bank transfer
 */
export type PaymentMethod = (typeof paymentMethods)[number];

/** The known codes of {@link PaymentStatus}. */
export const paymentStatuses = ['PAID', 'TO_PAY'] as const;

/**
 * Payment status of a flow.
 *
 * - `PAID` paid
 * - `TO_PAY` to be paid
 */
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The known codes of {@link PaymentInterval}. */
export const paymentIntervals = [
  '15',
  '30',
  '60',
  '90',
  '120',
  '150',
  'EOM',
  '30EOM',
  '60EOM',
  '90EOM',
  '120EOM',
  '150EOM',
  'EOMPLUS15',
  '30EOMPLUS15',
  '60EOMPLUS15',
  '90EOMPLUS15',
  '120EOMPLUS15',
] as const;

/** Due date of invoices received from a counterpart: days, end of month (EOM), days after it. */
export type PaymentInterval = (typeof paymentIntervals)[number];

/** The known codes of {@link SubscriptionStatus}. */
export const subscriptionStatuses = [
  'PRE_TRIAL',
  'TRIAL',
  'TRIAL_WILL_END',
  'TRIAL_WITH_PAYMENT_METHOD',
  'ACTIVE',
  'PAST_DUE',
  'CANCELED',
  'INCOMPLETE',
  'UNPAID',
] as const;

/** State of a company's subscription. */
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** The known codes of {@link TransactionType}. */
export const transactionTypes = [
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
] as const;

/** Type of a bank movement. */
export type TransactionType = (typeof transactionTypes)[number];
