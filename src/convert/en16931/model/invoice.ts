/**
 * The semantic model of EN 16931-1:2017: the business terms (BT) of an invoice in their groups (BG), independent of any
 * syntax. Every value is text: amounts and quantities as exact decimals, dates as YYYY-MM-DD. `terms.ts` has the table.
 */
import type { ItalianExtension, ItalianLine } from './extension.ts';
import type { Identifier, PostalAddress } from './parts.ts';

export type { Identifier, PostalAddress } from './parts.ts';

/** Contact of the seller or buyer, BG-6 and BG-9. */
export interface Contact {
  name?: string;
  telephone?: string;
  email?: string;
}

/** The seller, BG-4. */
export interface Seller {
  name?: string;
  tradingName?: string;
  ids?: Identifier[];
  legalId?: Identifier;
  vatId?: string;
  taxId?: string;
  legalForm?: string;
  endpoint?: Identifier;
  address?: PostalAddress;
  contact?: Contact;
}

/** The buyer, BG-7. */
export interface Buyer {
  name?: string;
  tradingName?: string;
  id?: Identifier;
  legalId?: Identifier;
  vatId?: string;
  endpoint?: Identifier;
  address?: PostalAddress;
  contact?: Contact;
}

/** The payee, BG-10. */
export interface Payee {
  name?: string;
  id?: Identifier;
  legalId?: Identifier;
}

/** The seller's tax representative, BG-11. */
export interface TaxRepresentative {
  name?: string;
  vatId?: string;
  address?: PostalAddress;
}

/** Delivery, BG-13, with its address, BG-15. */
export interface Delivery {
  name?: string;
  location?: Identifier;
  date?: string;
  address?: PostalAddress;
}

/** First and last day: BG-14, BG-26. */
export interface Period {
  start?: string;
  end?: string;
}

/** Payment instructions, BG-16. */
export interface Payment {
  means?: string;
  meansText?: string;
  remittance?: string;
  accounts?: CreditTransfer[];
  card?: { number?: string; holder?: string };
  mandate?: { reference?: string; creditor?: string; account?: string };
}

/** Credit transfer, BG-17. */
export interface CreditTransfer {
  account?: string;
  name?: string;
  bic?: string;
}

/** Allowance or charge of the document, BG-20 and BG-21. */
export interface DocumentAdjustment {
  amount: string;
  base?: string;
  percent?: string;
  category: string;
  rate?: string;
  reason?: string;
  reasonCode?: string;
}

/** Allowance or charge of a line, BG-27 and BG-28. */
export interface LineAdjustment {
  amount: string;
  base?: string;
  percent?: string;
  reason?: string;
  reasonCode?: string;
}

/** Totals of the document, BG-22. */
export interface Totals {
  lines?: string;
  allowances?: string;
  charges?: string;
  net?: string;
  tax?: string;
  taxAccounting?: string;
  gross?: string;
  prepaid?: string;
  rounding?: string;
  payable?: string;
}

/** VAT breakdown, BG-23: one for each category and rate. */
export interface TaxBreakdown {
  base: string;
  amount: string;
  category: string;
  rate?: string;
  reason?: string;
  reasonCode?: string;
}

/** Additional supporting document, BG-24. */
export interface SupportingDocument {
  id?: string;
  description?: string;
  uri?: string;
  /** Base64. */
  content?: string;
  mime?: string;
  filename?: string;
}

/** Invoice line, BG-25. */
export interface Line {
  id: string;
  note?: string;
  object?: Identifier;
  quantity: string;
  unit: string;
  net: string;
  orderLine?: string;
  accounting?: string;
  period?: Period;
  allowances?: LineAdjustment[];
  charges?: LineAdjustment[];
  price: Price;
  vat: { category?: string; rate?: string };
  item: Item;
  /** References of the line in the Italian profile (AgID) that no term of the standard has. */
  extension?: ItalianLine;
}

/** Price details, BG-29. */
export interface Price {
  net?: string;
  discount?: string;
  gross?: string;
  base?: string;
  baseUnit?: string;
}

/** Item information, BG-31. */
export interface Item {
  name?: string;
  description?: string;
  sellerId?: string;
  buyerId?: string;
  standardId?: Identifier;
  classifications?: { id: string; scheme?: string; version?: string }[];
  origin?: string;
  properties?: { name: string; value: string }[];
}

/** An invoice or credit note of EN 16931. */
export interface EuropeanInvoice {
  number?: string;
  issueDate?: string;
  typeCode?: string;
  currency?: string;
  taxCurrency?: string;
  taxPointDate?: string;
  taxPointCode?: string;
  dueDate?: string;
  buyerReference?: string;
  project?: string;
  contract?: string;
  purchaseOrder?: string;
  salesOrder?: string;
  receivingAdvice?: string;
  despatchAdvice?: string;
  tender?: string;
  object?: Identifier;
  buyerAccounting?: string;
  paymentTerms?: string;
  notes?: { subject?: string; text: string }[];
  process?: string;
  customization?: string;
  preceding?: { number: string; date?: string }[];
  seller: Seller;
  buyer: Buyer;
  payee?: Payee;
  taxRepresentative?: TaxRepresentative;
  delivery?: Delivery;
  invoicingPeriod?: Period;
  payment?: Payment;
  allowances?: DocumentAdjustment[];
  charges?: DocumentAdjustment[];
  totals: Totals;
  taxes: TaxBreakdown[];
  documents?: SupportingDocument[];
  lines: Line[];
  /** Data of the Italian profile (AgID) that no term of the standard has. */
  extension?: ItalianExtension;
}
