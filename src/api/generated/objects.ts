// Generated from the contract by `npm run generate`; do not edit.

import type { Invoice } from '../../model/generated/invoice.ts';
import type {
  Currency,
  DocumentDirection,
  DocumentFormat,
  DocumentStatus,
  DocumentType,
  IdentityType,
  OpenCode,
  PaymentInterval,
  PaymentMethod,
  PaymentStatus,
  SubscriptionStatus,
  TransactionType,
} from './codes.ts';

/** An exact amount with its currency. The amount is text and never becomes a float. */
export interface Money {
  /** Decimal number, such as "1220.00"; documents carry no sign. */
  readonly amount: string;
  /** ISO 4217 code. */
  readonly currency: OpenCode<Currency>;
}

/**
 * A company that the key reaches.
 *
 * What else the service answers is kept, and has no type.
 */
export interface Company {
  /** Id of the company. */
  readonly id: string;
  /** Name. */
  readonly name?: string;
  /** Country, ISO code. */
  readonly country?: string;
  /** Tax regime, such as RF01. */
  readonly fiscal_regime?: string;
  /** VAT number. */
  readonly vat_number?: string;
  /** Subscriptions to the service. */
  readonly subscriptions?: readonly Subscription[] | null;
  /** Where the company resides. */
  readonly company_identity?: CompanyIdentity | null;
}

/**
 * A company's subscription to the service.
 *
 * What else the service answers is kept, and has no type.
 */
export interface Subscription {
  /** When it was made; date and time of ISO 8601, UTC. */
  readonly created_at?: string;
  /** Its state. */
  readonly status?: OpenCode<SubscriptionStatus>;
}

/**
 * A company's address.
 *
 * What else the service answers is kept, and has no type.
 */
export interface CompanyIdentity {
  /** Street and number. */
  readonly address?: string;
  /** City. */
  readonly city?: string;
  /** Country. */
  readonly country?: string;
  /** Postal code. */
  readonly postal_code?: string;
  /** Province. */
  readonly province_code?: string;
}

/**
 * A bank account of the company; read only.
 *
 * What else the service answers is kept, and has no type.
 */
export interface Account {
  /** Id of the account. */
  readonly id: string;
  /** Name given to it. */
  readonly nickname?: string | null;
  /** Its currency. */
  readonly currency?: OpenCode<Currency> | null;
  /** Booked balance. */
  readonly current_balance?: Money | null;
  /** What can be spent. */
  readonly available_balance?: Money | null;
  /** Credit line. */
  readonly credit_limit?: Money | null;
  /** When the balances were read; date and time of ISO 8601, UTC. */
  readonly balance_date?: string | null;
  /** When it was added; date and time of ISO 8601, UTC. */
  readonly created_at?: string;
}

/**
 * A category of documents and bank movements.
 *
 * What else the service answers is kept, and has no type.
 */
export interface Category {
  /** Id of the category. */
  readonly id: string;
  /** Name of the category. */
  readonly name?: string;
  /** Colour as #rrggbb. */
  readonly color?: string;
}

/**
 * A category as it stands in other resources.
 *
 * What else the service answers is kept, and has no type.
 */
export interface CategoryReference {
  /** Id of the category. */
  readonly id: string;
  /** Name of the category. */
  readonly name?: string;
}

/** A category to be made. */
export interface CategoryCreate {
  /** Name of the category. */
  readonly name: string;
  /** Colour as #rrggbb; white when it is left out. */
  readonly color?: string | undefined;
}

/** What to change in a category. */
export interface CategoryUpdate {
  /** Name of the category. */
  readonly name?: string | undefined;
  /** Colour as #rrggbb. */
  readonly color?: string | undefined;
}

/**
 * A part of a category.
 *
 * What else the service answers is kept, and has no type.
 */
export interface Subcategory {
  /** Id of the subcategory. */
  readonly id: string;
  /** Id of the category that it belongs to. */
  readonly category_id?: string;
  /** Name of the subcategory. */
  readonly name?: string;
}

/**
 * A subcategory as it stands in other resources.
 *
 * What else the service answers is kept, and has no type.
 */
export interface SubcategoryReference {
  /** Id of the subcategory. */
  readonly id: string;
  /** Id of the category that it belongs to. */
  readonly category_id?: string;
  /** Name of the subcategory. */
  readonly name?: string;
}

/** A subcategory to be made. */
export interface SubcategoryCreate {
  /** Id of the category that it belongs to. */
  readonly category_id: string;
  /** Name of the subcategory. */
  readonly name: string;
}

/** What to change in a subcategory; it stays in its category. */
export interface SubcategoryUpdate {
  /** Name of the subcategory. */
  readonly name?: string | undefined;
}

/**
 * A customer or supplier.
 *
 * What else the service answers is kept, and has no type.
 */
export interface Counterpart {
  /** Id of the counterpart. */
  readonly id: string;
  /** Country, ISO code. */
  readonly country?: string | null;
  /** Street and number. */
  readonly address?: string | null;
  /** Where it is paid, such as an IBAN. */
  readonly bank_identifier?: string | null;
  /** City. */
  readonly city?: string | null;
  /** Name. */
  readonly company_name?: string | null;
  /**
   * Recipient code of SdI in capitals: seven characters, six for a public administration; 0000000 when
   * unknown or a person, XXXXXXX abroad, 2R4GTO8 San Marino, 999999 an administration without one.
   */
  readonly destination_code?: string | null;
  /** When received invoices fall due. */
  readonly payment_date?: OpenCode<PaymentInterval> | null;
  /** How it is paid. */
  readonly payment_method?: OpenCode<PaymentMethod> | null;
  /** Postal code. */
  readonly postal_code?: string | null;
  /** Province. */
  readonly province_code?: string | null;
  /** What it is. */
  readonly identity_type?: OpenCode<IdentityType> | null;
  /** Tax number (codice fiscale). */
  readonly tax_number?: string | null;
  /** VAT number (partita IVA). */
  readonly vat_number?: string | null;
  /** Category of documents issued to it. */
  readonly issued_category?: Category | null;
  /** Subcategory of these. */
  readonly issued_subcategory?: SubcategoryReference | null;
  /** Category of documents received from it. */
  readonly received_category?: Category | null;
  /** Subcategory of these. */
  readonly received_subcategory?: SubcategoryReference | null;
}

/** A counterpart to be made. */
export interface CounterpartCreate {
  /** Country, ISO code. */
  readonly country: string;
  /** Street and number. */
  readonly address?: string | null | undefined;
  /** Where it is paid, such as an IBAN. */
  readonly bank_identifier?: string | null | undefined;
  /** City. */
  readonly city?: string | null | undefined;
  /** Name. */
  readonly company_name?: string | null | undefined;
  /**
   * Recipient code of SdI in capitals: seven characters, six for a public administration; 0000000 when
   * unknown or a person, XXXXXXX abroad, 2R4GTO8 San Marino, 999999 an administration without one.
   */
  readonly destination_code?: string | null | undefined;
  /** When received invoices fall due. */
  readonly payment_date?: OpenCode<PaymentInterval> | null | undefined;
  /** How it is paid. */
  readonly payment_method?: OpenCode<PaymentMethod> | null | undefined;
  /** Postal code. */
  readonly postal_code?: string | null | undefined;
  /** Province. */
  readonly province_code?: string | null | undefined;
  /** What it is. */
  readonly identity_type?: OpenCode<IdentityType> | null | undefined;
  /** Tax number (codice fiscale). */
  readonly tax_number?: string | null | undefined;
  /** VAT number (partita IVA). */
  readonly vat_number?: string | null | undefined;
  /** Category of documents issued to it. */
  readonly issued_category_id?: string | null | undefined;
  /** Subcategory, of issued_category_id. */
  readonly issued_subcategory_id?: string | null | undefined;
  /** Category of documents received from it. */
  readonly received_category_id?: string | null | undefined;
  /** Subcategory, of received_category_id. */
  readonly received_subcategory_id?: string | null | undefined;
}

/** What to change in a counterpart; its identity and its numbers stay. */
export interface CounterpartUpdate {
  /** Country, ISO code. */
  readonly country?: string | null | undefined;
  /** Street and number. */
  readonly address?: string | null | undefined;
  /** Where it is paid, such as an IBAN. */
  readonly bank_identifier?: string | null | undefined;
  /** City. */
  readonly city?: string | null | undefined;
  /** Name. */
  readonly company_name?: string | null | undefined;
  /**
   * Recipient code of SdI in capitals: seven characters, six for a public administration; 0000000 when
   * unknown or a person, XXXXXXX abroad, 2R4GTO8 San Marino, 999999 an administration without one.
   */
  readonly destination_code?: string | null | undefined;
  /** When received invoices fall due. */
  readonly payment_date?: OpenCode<PaymentInterval> | null | undefined;
  /** How it is paid. */
  readonly payment_method?: OpenCode<PaymentMethod> | null | undefined;
  /** Postal code. */
  readonly postal_code?: string | null | undefined;
  /** Province. */
  readonly province_code?: string | null | undefined;
  /** Category of documents issued to it. */
  readonly issued_category_id?: string | null | undefined;
  /** Subcategory, of issued_category_id. */
  readonly issued_subcategory_id?: string | null | undefined;
  /** Category of documents received from it. */
  readonly received_category_id?: string | null | undefined;
  /** Subcategory, of received_category_id. */
  readonly received_subcategory_id?: string | null | undefined;
}

/**
 * What a register tells of a VAT number.
 *
 * What else the service answers is kept, and has no type.
 */
export interface CounterpartSearchResult {
  /** Street and number. */
  readonly address?: string | null;
  /** City. */
  readonly city?: string | null;
  /** Name. */
  readonly company_name?: string | null;
  /** Postal code. */
  readonly postal_code?: string | null;
  /** Province. */
  readonly province_code?: string | null;
  /** Country, ISO code. */
  readonly country?: string | null;
  /** Tax number (codice fiscale). */
  readonly tax_number?: string | null;
  /** VAT number (partita IVA). */
  readonly vat_number?: string | null;
}

/**
 * A numbering series of documents.
 *
 * What else the service answers is kept, and has no type.
 */
export interface DocumentSectional {
  /** Id of the sectional. */
  readonly id: string;
  /** Year that it counts in. */
  readonly year?: number;
  /** Stands before the progressive number; this or suffix must be given. */
  readonly prefix?: string | null;
  /** Stands after the progressive number; this or prefix must be given. */
  readonly suffix?: string | null;
  /** Digits to which the progressive number is padded. */
  readonly minimum_digits?: number | null;
}

/**
 * A numbering series as it stands in documents.
 *
 * What else the service answers is kept, and has no type.
 */
export interface DocumentSectionalReference {
  /** Id of the sectional. */
  readonly id: string;
  /** Stands before the progressive number; this or suffix must be given. */
  readonly prefix?: string | null;
  /** Stands after the progressive number; this or prefix must be given. */
  readonly suffix?: string | null;
  /** Digits to which the progressive number is padded. */
  readonly minimum_digits?: number | null;
}

/** A numbering series to be made. */
export interface DocumentSectionalCreate {
  /** Year that it counts in. */
  readonly year: number;
  /** Stands before the progressive number; this or suffix must be given. */
  readonly prefix?: string | null | undefined;
  /** Stands after the progressive number; this or prefix must be given. */
  readonly suffix?: string | null | undefined;
  /** Digits to which the progressive number is padded. */
  readonly minimum_digits?: number | null | undefined;
}

/** What to change in a numbering series. */
export interface DocumentSectionalUpdate {
  /** Year that it counts in. */
  readonly year?: number | undefined;
  /** Stands before the progressive number; this or suffix must be given. */
  readonly prefix?: string | null | undefined;
  /** Stands after the progressive number; this or prefix must be given. */
  readonly suffix?: string | null | undefined;
  /** Digits to which the progressive number is padded. */
  readonly minimum_digits?: number | null | undefined;
}

/**
 * An invoice, credit note or similar.
 *
 * What else the service answers is kept, and has no type.
 */
export interface Document {
  /** Id of the document. */
  readonly id: string;
  /** Number of the invoice. */
  readonly number?: string;
  /** Progressive number inside the sectional. */
  readonly progressive?: string | null;
  /** Numbering series of the number. */
  readonly sectional?: DocumentSectionalReference | null;
  /** What it is. */
  readonly type?: OpenCode<DocumentType>;
  /** Who issued it. */
  readonly direction?: OpenCode<DocumentDirection>;
  /** Where it stands. */
  readonly status?: OpenCode<DocumentStatus>;
  /** Format of the e-invoice. */
  readonly format?: OpenCode<DocumentFormat> | null;
  /** Whether it is an e-invoice for SdI. */
  readonly is_e_invoice?: boolean | null;
  /** Date of the document; a date like `2026-01-31`. */
  readonly creation_date?: string;
  /** When the service took it; date and time of ISO 8601, UTC. */
  readonly created_at?: string;
  /** When it last changed; date and time of ISO 8601, UTC. */
  readonly updated_at?: string;
  /** When it was delivered. */
  readonly delivery_date?: string | null;
  /** State of the delivery; the values are not documented. */
  readonly delivery_status?: string | null;
  /** Name of the file sent to SdI. */
  readonly file_name?: string | null;
  /** Total, VAT included. */
  readonly gross_amount?: Money;
  /** VAT. */
  readonly vat_amount?: Money;
  /** Notes, at most 1000 characters. */
  readonly notes?: string | null;
  /** Causale and remarks. */
  readonly reasons_and_remarks?: readonly string[];
  /** The caller's id. */
  readonly external_id?: string | null;
  /** Customer or supplier. */
  readonly counterpart?: Counterpart | null;
  /** Name in free text, where there is no counterpart. */
  readonly counterpart_name?: string | null;
  /** Its category. */
  readonly category?: CategoryReference | null;
  /** Its subcategory. */
  readonly subcategory?: SubcategoryReference | null;
  /** Its payments. */
  readonly flows?: readonly Flow[];
}

/** What to change in a document. */
export interface DocumentUpdate {
  /** Category; null clears the subcategory too. */
  readonly category_id?: string | null | undefined;
  /** Subcategory of the category in this request, or else of the one that it has. */
  readonly subcategory_id?: string | null | undefined;
  /** Notes, at most 1000 characters. */
  readonly notes?: string | null | undefined;
}

/**
 * The e-invoice of a document.
 *
 * What else the service answers is kept, and has no type.
 */
export interface DocumentInvoice {
  /**
   * The e-invoice in the JSON form. The service knows a few codes that the official schema lacks, and may
   * leave out what it fills in itself.
   */
  readonly invoice?: Invoice;
  /** Signed address of the XML, for a limited time; only once it was sent to SdI. */
  readonly xml_url?: string | null;
}

/** A courtesy copy by e-mail. */
export interface InvoiceShare {
  /** To whom it goes. */
  readonly to: string | readonly string[];
  /** Where answers go. */
  readonly reply_to: string;
  /** Subject; there is one in Italian by default. */
  readonly subject?: string | undefined;
  /** Text; there is one in Italian by default. */
  readonly body?: string | undefined;
}

/**
 * A payment of a document.
 *
 * What else the service answers is kept, and has no type.
 */
export interface Flow {
  /** Id of the flow. */
  readonly id: string;
  /** Document that it pays. */
  readonly document_id?: string;
  /** When it was made; date and time of ISO 8601, UTC. */
  readonly created_at?: string;
  /** Account that it is paid from or to. */
  readonly account_id?: string | null;
  /** How much. */
  readonly amount?: Money;
  /** When it is due; a date like `2026-01-31`. */
  readonly expected_payment_date?: string;
  /** When it was paid; a date like `2026-01-31`. */
  readonly payment_date?: string;
  /** Whether it is paid. */
  readonly payment_status?: OpenCode<PaymentStatus>;
  /** How it is paid. */
  readonly payment_method?: OpenCode<PaymentMethod> | null;
  /** The caller's id; the company can use it once. */
  readonly external_id?: string | null;
}

/** A payment to be added to a document. */
export interface FlowCreate {
  /** Account that it is paid from or to. */
  readonly account_id?: string | null | undefined;
  /** How much. */
  readonly amount: Money;
  /** When it is due; a date like `2026-01-31`. */
  readonly expected_payment_date: string;
  /** When it was paid; a date like `2026-01-31`. */
  readonly payment_date: string;
  /** Whether it is paid. */
  readonly payment_status: OpenCode<PaymentStatus>;
  /** How it is paid. */
  readonly payment_method?: OpenCode<PaymentMethod> | null | undefined;
  /** The caller's id; the company can use it once. */
  readonly external_id?: string | null | undefined;
}

/** What to change in a payment. */
export interface FlowUpdate {
  /** How much. */
  readonly amount?: Money | undefined;
  /** When it is due; a date like `2026-01-31`. */
  readonly expected_payment_date?: string | undefined;
  /** When it was paid; a date like `2026-01-31`. */
  readonly payment_date?: string | undefined;
  /** Whether it is paid. */
  readonly payment_status?: OpenCode<PaymentStatus> | undefined;
  /** How it is paid. */
  readonly payment_method?: OpenCode<PaymentMethod> | null | undefined;
}

/**
 * Goods or a service that the company sells.
 *
 * What else the service answers is kept, and has no type.
 */
export interface Product {
  /** Id of the product. */
  readonly id: string;
  /** What it is. */
  readonly description?: string;
  /** Price of one unit. */
  readonly unit_price?: Money;
  /** VAT rate in percent. */
  readonly vat_percentage?: number;
  /** Code inside the company. */
  readonly code?: string | null;
  /** Unit of measure. */
  readonly unit_of_measure?: string | null;
  /** Why there is no VAT (natura); to be given when vat_percentage is 0. */
  readonly tax_exemption?: string | null;
}

/** A product to be made. */
export interface ProductCreate {
  /** What it is. */
  readonly description: string;
  /** Price of one unit. */
  readonly unit_price: Money;
  /** VAT rate in percent. */
  readonly vat_percentage: number;
  /** Code inside the company. */
  readonly code?: string | null | undefined;
  /** Unit of measure. */
  readonly unit_of_measure?: string | null | undefined;
  /** Why there is no VAT (natura); to be given when vat_percentage is 0. */
  readonly tax_exemption?: string | null | undefined;
}

/** What to change in a product. */
export interface ProductUpdate {
  /** What it is. */
  readonly description?: string | undefined;
  /** Price of one unit. */
  readonly unit_price?: Money | undefined;
  /** VAT rate in percent. */
  readonly vat_percentage?: number | undefined;
  /** Code inside the company. */
  readonly code?: string | null | undefined;
  /** Unit of measure. */
  readonly unit_of_measure?: string | null | undefined;
  /** Why there is no VAT (natura); to be given when vat_percentage is 0. */
  readonly tax_exemption?: string | null | undefined;
}

/**
 * The link between a payment of a document and a bank movement.
 *
 * What else the service answers is kept, and has no type.
 */
export interface Reconciliation {
  /** Id of the reconciliation. */
  readonly id: string;
  /** Payment of a document. */
  readonly flow_id: string;
  /** Bank movement. */
  readonly transaction_id: string;
  /** When it was made; date and time of ISO 8601, UTC. */
  readonly created_at?: string;
  /** Payment of a document. */
  readonly flow?: Flow | null;
  /** Bank movement. */
  readonly transaction?: Transaction | null;
}

/** A link to be made. */
export interface ReconciliationCreate {
  /** Payment of a document. */
  readonly flow_id: string;
  /** Bank movement. */
  readonly transaction_id: string;
}

/**
 * A bank movement.
 *
 * What else the service answers is kept, and has no type.
 */
export interface Transaction {
  /** Id of the movement. */
  readonly id: string;
  /** Account that it is on. */
  readonly account_id?: string;
  /** How much. */
  readonly amount?: Money;
  /** The bank's code for its kind. */
  readonly bank_code?: string | null;
  /** When it was booked; date and time of ISO 8601, UTC. */
  readonly booking_date_time?: string | null;
  /** When the money moved (valuta); date and time of ISO 8601, UTC. */
  readonly value_date_time?: string | null;
  /** When it was made; date and time of ISO 8601, UTC. */
  readonly date?: string | null;
  /** When the service took it; date and time of ISO 8601, UTC. */
  readonly created_at?: string;
  /** The bank's description. */
  readonly description?: string | null;
  /** The description, normalised. */
  readonly clean_description?: string | null;
  /** Who paid or was paid. */
  readonly counterpart_name?: string | null;
  /** Its category. */
  readonly category?: CategoryReference | null;
  /** Its subcategory. */
  readonly subcategory?: SubcategoryReference | null;
  /** Its kind. */
  readonly type?: OpenCode<TransactionType> | null;
  /** Payments that it settles. */
  readonly reconciliations?: readonly Reconciliation[];
}

/** What to change in a bank movement. */
export interface TransactionUpdate {
  /** Category; null clears the subcategory too. */
  readonly category_id?: string | null | undefined;
  /** Subcategory of the category in this request, or else of the one that it has. */
  readonly subcategory_id?: string | null | undefined;
}

/** Payments for a draft operation. */
export interface BulkPayment {
  /** One or more; not empty. */
  readonly payments: readonly BulkPaymentRow[];
}

/** A payment of a draft operation. */
export interface BulkPaymentRow {
  /** How much, in EUR. */
  readonly amount: Money;
  /** Where it goes, such as an IBAN. */
  readonly payee_identifier: string;
  /** Who gets it. */
  readonly payee_name: string;
  /** What it is for. */
  readonly reason: string;
}

/**
 * What the service says of work that it will do.
 *
 * What else the service answers is kept, and has no type.
 */
export interface RequestReceipt {
  /** Id of the request; a later webhook carries it. */
  readonly request_id: string;
  /** Where to go on. */
  readonly links?: readonly Link[];
}

/**
 * An address with its meaning.
 *
 * What else the service answers is kept, and has no type.
 */
export interface Link {
  /** Meaning, such as externalLink. */
  readonly rel?: string;
  /** Address. */
  readonly href?: string;
}

/**
 * A notification of the service.
 *
 * What else the service answers is kept, and has no type.
 */
export interface EventEnvelope {
  /** Id of the event. */
  readonly id: string;
  /** Company that it is about. */
  readonly company_id: string;
  /** What happened. */
  readonly event: string;
  /** The resource. */
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * What a refused request is answered with.
 *
 * What else the service answers is kept, and has no type.
 */
export interface ErrorBody {
  /** What was wrong. */
  readonly errors: readonly ErrorEntry[];
}

/**
 * One thing that was wrong.
 *
 * What else the service answers is kept, and has no type.
 */
export interface ErrorEntry {
  /** Short code. */
  readonly code?: string;
  /** Short text for people. */
  readonly title?: string;
  /** Longer text for people. */
  readonly detail?: string | null;
  /** Where in the request; validation errors have it. */
  readonly source?: ErrorSource | null;
}

/**
 * A place in a request.
 *
 * What else the service answers is kept, and has no type.
 */
export interface ErrorSource {
  /** Position, such as /page_size. */
  readonly pointer?: string;
}
