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
  /** Decimal number, such as "1220.00"; amounts of documents have no sign. */
  readonly amount: string;
  /** ISO 4217 code. */
  readonly currency: OpenCode<Currency>;
}

/**
 * A company to which the key has access.
 *
 * The client keeps additional fields, which have no type.
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
  /** Address of the company. */
  readonly company_identity?: CompanyIdentity | null;
}

/**
 * A company's subscription to the service.
 *
 * The client keeps additional fields, which have no type.
 */
export interface Subscription {
  /** Creation time; date and time of ISO 8601, UTC. */
  readonly created_at?: string;
  /** Status. */
  readonly status?: OpenCode<SubscriptionStatus>;
}

/**
 * A company's address.
 *
 * The client keeps additional fields, which have no type.
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
 * The client keeps additional fields, which have no type.
 */
export interface Account {
  /** Id of the account. */
  readonly id: string;
  /** Name of the account. */
  readonly nickname?: string | null;
  /** Currency. */
  readonly currency?: OpenCode<Currency> | null;
  /** Booked balance. */
  readonly current_balance?: Money | null;
  /** Available balance. */
  readonly available_balance?: Money | null;
  /** Credit limit. */
  readonly credit_limit?: Money | null;
  /** Time of the balances; date and time of ISO 8601, UTC. */
  readonly balance_date?: string | null;
  /** Time when the account was added; date and time of ISO 8601, UTC. */
  readonly created_at?: string;
}

/**
 * A category of documents and bank movements.
 *
 * The client keeps additional fields, which have no type.
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
 * A category inside another resource.
 *
 * The client keeps additional fields, which have no type.
 */
export interface CategoryReference {
  /** Id of the category. */
  readonly id: string;
  /** Name of the category. */
  readonly name?: string;
}

/** A new category. */
export interface CategoryCreate {
  /** Name of the category. */
  readonly name: string;
  /** Colour as #rrggbb; default: white. */
  readonly color?: string | undefined;
}

/** Changes to a category. */
export interface CategoryUpdate {
  /** Name of the category. */
  readonly name?: string | undefined;
  /** Colour as #rrggbb. */
  readonly color?: string | undefined;
}

/**
 * A part of a category.
 *
 * The client keeps additional fields, which have no type.
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
 * A subcategory inside another resource.
 *
 * The client keeps additional fields, which have no type.
 */
export interface SubcategoryReference {
  /** Id of the subcategory. */
  readonly id: string;
  /** Id of the category that it belongs to. */
  readonly category_id?: string;
  /** Name of the subcategory. */
  readonly name?: string;
}

/** A new subcategory. */
export interface SubcategoryCreate {
  /** Id of the category that it belongs to. */
  readonly category_id: string;
  /** Name of the subcategory. */
  readonly name: string;
}

/** Changes to a subcategory; its category cannot be changed. */
export interface SubcategoryUpdate {
  /** Name of the subcategory. */
  readonly name?: string | undefined;
}

/**
 * A customer or supplier.
 *
 * The client keeps additional fields, which have no type.
 */
export interface Counterpart {
  /** Id of the counterpart. */
  readonly id: string;
  /** Country, ISO code. */
  readonly country?: string | null;
  /** Street and number. */
  readonly address?: string | null;
  /** Account for payments, such as an IBAN. */
  readonly bank_identifier?: string | null;
  /** City. */
  readonly city?: string | null;
  /** Name. */
  readonly company_name?: string | null;
  /**
   * Recipient code of SdI in upper case: seven characters, six for a public administration; 0000000 if
   * unknown and for persons, XXXXXXX for foreign parties, 2R4GTO8 for San Marino, 999999 for an
   * administration without a code.
   */
  readonly destination_code?: string | null;
  /** Due date of received invoices. */
  readonly payment_date?: OpenCode<PaymentInterval> | null;
  /** Payment method. */
  readonly payment_method?: OpenCode<PaymentMethod> | null;
  /** Postal code. */
  readonly postal_code?: string | null;
  /** Province. */
  readonly province_code?: string | null;
  /** Type. */
  readonly identity_type?: OpenCode<IdentityType> | null;
  /** Tax number (codice fiscale). */
  readonly tax_number?: string | null;
  /** VAT number (partita IVA). */
  readonly vat_number?: string | null;
  /** Category of documents issued to it. */
  readonly issued_category?: Category | null;
  /** Subcategory of issued_category_id. */
  readonly issued_subcategory?: SubcategoryReference | null;
  /** Category of documents received from it. */
  readonly received_category?: Category | null;
  /** Subcategory of received_category_id. */
  readonly received_subcategory?: SubcategoryReference | null;
}

/** A new counterpart. */
export interface CounterpartCreate {
  /** Country, ISO code. */
  readonly country: string;
  /** Street and number. */
  readonly address?: string | null | undefined;
  /** Account for payments, such as an IBAN. */
  readonly bank_identifier?: string | null | undefined;
  /** City. */
  readonly city?: string | null | undefined;
  /** Name. */
  readonly company_name?: string | null | undefined;
  /**
   * Recipient code of SdI in upper case: seven characters, six for a public administration; 0000000 if
   * unknown and for persons, XXXXXXX for foreign parties, 2R4GTO8 for San Marino, 999999 for an
   * administration without a code.
   */
  readonly destination_code?: string | null | undefined;
  /** Due date of received invoices. */
  readonly payment_date?: OpenCode<PaymentInterval> | null | undefined;
  /** Payment method. */
  readonly payment_method?: OpenCode<PaymentMethod> | null | undefined;
  /** Postal code. */
  readonly postal_code?: string | null | undefined;
  /** Province. */
  readonly province_code?: string | null | undefined;
  /** Type. */
  readonly identity_type?: OpenCode<IdentityType> | null | undefined;
  /** Tax number (codice fiscale). */
  readonly tax_number?: string | null | undefined;
  /** VAT number (partita IVA). */
  readonly vat_number?: string | null | undefined;
  /** Category of documents issued to it. */
  readonly issued_category_id?: string | null | undefined;
  /** Subcategory of issued_category_id. */
  readonly issued_subcategory_id?: string | null | undefined;
  /** Category of documents received from it. */
  readonly received_category_id?: string | null | undefined;
  /** Subcategory of received_category_id. */
  readonly received_subcategory_id?: string | null | undefined;
}

/** Changes to a counterpart; its identity and numbers cannot be changed. */
export interface CounterpartUpdate {
  /** Country, ISO code. */
  readonly country?: string | null | undefined;
  /** Street and number. */
  readonly address?: string | null | undefined;
  /** Account for payments, such as an IBAN. */
  readonly bank_identifier?: string | null | undefined;
  /** City. */
  readonly city?: string | null | undefined;
  /** Name. */
  readonly company_name?: string | null | undefined;
  /**
   * Recipient code of SdI in upper case: seven characters, six for a public administration; 0000000 if
   * unknown and for persons, XXXXXXX for foreign parties, 2R4GTO8 for San Marino, 999999 for an
   * administration without a code.
   */
  readonly destination_code?: string | null | undefined;
  /** Due date of received invoices. */
  readonly payment_date?: OpenCode<PaymentInterval> | null | undefined;
  /** Payment method. */
  readonly payment_method?: OpenCode<PaymentMethod> | null | undefined;
  /** Postal code. */
  readonly postal_code?: string | null | undefined;
  /** Province. */
  readonly province_code?: string | null | undefined;
  /** Category of documents issued to it. */
  readonly issued_category_id?: string | null | undefined;
  /** Subcategory of issued_category_id. */
  readonly issued_subcategory_id?: string | null | undefined;
  /** Category of documents received from it. */
  readonly received_category_id?: string | null | undefined;
  /** Subcategory of received_category_id. */
  readonly received_subcategory_id?: string | null | undefined;
}

/**
 * Register data for a VAT number.
 *
 * The client keeps additional fields, which have no type.
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
 * The client keeps additional fields, which have no type.
 */
export interface DocumentSectional {
  /** Id of the sectional. */
  readonly id: string;
  /** Year of the series. */
  readonly year?: number;
  /** Text before the progressive number; this or suffix is required. */
  readonly prefix?: string | null;
  /** Text after the progressive number; this or prefix is required. */
  readonly suffix?: string | null;
  /** Number of digits to which the progressive number is padded. */
  readonly minimum_digits?: number | null;
}

/**
 * A numbering series inside a document.
 *
 * The client keeps additional fields, which have no type.
 */
export interface DocumentSectionalReference {
  /** Id of the sectional. */
  readonly id: string;
  /** Text before the progressive number; this or suffix is required. */
  readonly prefix?: string | null;
  /** Text after the progressive number; this or prefix is required. */
  readonly suffix?: string | null;
  /** Number of digits to which the progressive number is padded. */
  readonly minimum_digits?: number | null;
}

/** A new numbering series. */
export interface DocumentSectionalCreate {
  /** Year of the series. */
  readonly year: number;
  /** Text before the progressive number; this or suffix is required. */
  readonly prefix?: string | null | undefined;
  /** Text after the progressive number; this or prefix is required. */
  readonly suffix?: string | null | undefined;
  /** Number of digits to which the progressive number is padded. */
  readonly minimum_digits?: number | null | undefined;
}

/** Changes to a numbering series. */
export interface DocumentSectionalUpdate {
  /** Year of the series. */
  readonly year?: number | undefined;
  /** Text before the progressive number; this or suffix is required. */
  readonly prefix?: string | null | undefined;
  /** Text after the progressive number; this or prefix is required. */
  readonly suffix?: string | null | undefined;
  /** Number of digits to which the progressive number is padded. */
  readonly minimum_digits?: number | null | undefined;
}

/**
 * An invoice, credit note or similar.
 *
 * The client keeps additional fields, which have no type.
 */
export interface Document {
  /** Id of the document. */
  readonly id: string;
  /** Number of the invoice. */
  readonly number?: string;
  /** Progressive number in the sectional. */
  readonly progressive?: string | null;
  /** Numbering series of the number. */
  readonly sectional?: DocumentSectionalReference | null;
  /** Type. */
  readonly type?: OpenCode<DocumentType>;
  /** Issuer. */
  readonly direction?: OpenCode<DocumentDirection>;
  /** Status. */
  readonly status?: OpenCode<DocumentStatus>;
  /** Format of the e-invoice. */
  readonly format?: OpenCode<DocumentFormat> | null;
  /** True for an e-invoice for SdI. */
  readonly is_e_invoice?: boolean | null;
  /** Date of the document; a date like `2026-01-31`. */
  readonly creation_date?: string;
  /** Creation time in the service; date and time of ISO 8601, UTC. */
  readonly created_at?: string;
  /** Time of the last change; date and time of ISO 8601, UTC. */
  readonly updated_at?: string;
  /** Time of delivery. */
  readonly delivery_date?: string | null;
  /** Delivery status; its values are not documented. */
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
  /** Id assigned by the caller. */
  readonly external_id?: string | null;
  /** Customer or supplier. */
  readonly counterpart?: Counterpart | null;
  /** Name as free text, if there is no counterpart. */
  readonly counterpart_name?: string | null;
  /** Category. */
  readonly category?: CategoryReference | null;
  /** Subcategory. */
  readonly subcategory?: SubcategoryReference | null;
  /** Payments. */
  readonly flows?: readonly Flow[];
}

/** Changes to a document. */
export interface DocumentUpdate {
  /** Category; null clears the subcategory too. */
  readonly category_id?: string | null | undefined;
  /** Subcategory of the category in this request, or otherwise of the current one. */
  readonly subcategory_id?: string | null | undefined;
  /** Notes, at most 1000 characters. */
  readonly notes?: string | null | undefined;
}

/**
 * The e-invoice of a document.
 *
 * The client keeps additional fields, which have no type.
 */
export interface DocumentInvoice {
  /**
   * The e-invoice in the JSON form. The service accepts a few codes that the official schema lacks, and may
   * omit fields that it fills in itself.
   */
  readonly invoice?: Invoice;
  /** Signed address of the XML, valid for a limited time; null until the invoice has been sent to SdI. */
  readonly xml_url?: string | null;
}

/** A courtesy copy by e-mail. */
export interface InvoiceShare {
  /** Recipients. */
  readonly to: string | readonly string[];
  /** Reply address. */
  readonly reply_to: string;
  /** Subject; default: an Italian text. */
  readonly subject?: string | undefined;
  /** Text; default: an Italian text. */
  readonly body?: string | undefined;
}

/**
 * A payment of a document.
 *
 * The client keeps additional fields, which have no type.
 */
export interface Flow {
  /** Id of the flow. */
  readonly id: string;
  /** Document of the payment. */
  readonly document_id?: string;
  /** Creation time; date and time of ISO 8601, UTC. */
  readonly created_at?: string;
  /** Account of the payment. */
  readonly account_id?: string | null;
  /** Amount of the payment. */
  readonly amount?: Money;
  /** Due date; a date like `2026-01-31`. */
  readonly expected_payment_date?: string;
  /** Date of payment; a date like `2026-01-31`. */
  readonly payment_date?: string;
  /** Status of the payment. */
  readonly payment_status?: OpenCode<PaymentStatus>;
  /** Payment method. */
  readonly payment_method?: OpenCode<PaymentMethod> | null;
  /** Id assigned by the caller; unique in the company. */
  readonly external_id?: string | null;
}

/** A new payment of a document. */
export interface FlowCreate {
  /** Account of the payment. */
  readonly account_id?: string | null | undefined;
  /** Amount of the payment. */
  readonly amount: Money;
  /** Due date; a date like `2026-01-31`. */
  readonly expected_payment_date: string;
  /** Date of payment; a date like `2026-01-31`. */
  readonly payment_date: string;
  /** Status of the payment. */
  readonly payment_status: OpenCode<PaymentStatus>;
  /** Payment method. */
  readonly payment_method?: OpenCode<PaymentMethod> | null | undefined;
  /** Id assigned by the caller; unique in the company. */
  readonly external_id?: string | null | undefined;
}

/** Changes to a payment. */
export interface FlowUpdate {
  /** Amount of the payment. */
  readonly amount?: Money | undefined;
  /** Due date; a date like `2026-01-31`. */
  readonly expected_payment_date?: string | undefined;
  /** Date of payment; a date like `2026-01-31`. */
  readonly payment_date?: string | undefined;
  /** Status of the payment. */
  readonly payment_status?: OpenCode<PaymentStatus> | undefined;
  /** Payment method. */
  readonly payment_method?: OpenCode<PaymentMethod> | null | undefined;
}

/**
 * A product or service that the company sells.
 *
 * The client keeps additional fields, which have no type.
 */
export interface Product {
  /** Id of the product. */
  readonly id: string;
  /** Description of the product or service. */
  readonly description?: string;
  /** Price of one unit. */
  readonly unit_price?: Money;
  /** VAT rate in percent. */
  readonly vat_percentage?: number;
  /** Code in the company. */
  readonly code?: string | null;
  /** Unit of measure. */
  readonly unit_of_measure?: string | null;
  /** Reason for no VAT (natura); required if vat_percentage is 0. */
  readonly tax_exemption?: string | null;
}

/** A new product. */
export interface ProductCreate {
  /** Description of the product or service. */
  readonly description: string;
  /** Price of one unit. */
  readonly unit_price: Money;
  /** VAT rate in percent. */
  readonly vat_percentage: number;
  /** Code in the company. */
  readonly code?: string | null | undefined;
  /** Unit of measure. */
  readonly unit_of_measure?: string | null | undefined;
  /** Reason for no VAT (natura); required if vat_percentage is 0. */
  readonly tax_exemption?: string | null | undefined;
}

/** Changes to a product. */
export interface ProductUpdate {
  /** Description of the product or service. */
  readonly description?: string | undefined;
  /** Price of one unit. */
  readonly unit_price?: Money | undefined;
  /** VAT rate in percent. */
  readonly vat_percentage?: number | undefined;
  /** Code in the company. */
  readonly code?: string | null | undefined;
  /** Unit of measure. */
  readonly unit_of_measure?: string | null | undefined;
  /** Reason for no VAT (natura); required if vat_percentage is 0. */
  readonly tax_exemption?: string | null | undefined;
}

/**
 * The link between a payment of a document and a bank movement.
 *
 * The client keeps additional fields, which have no type.
 */
export interface Reconciliation {
  /** Id of the reconciliation. */
  readonly id: string;
  /** Payment of a document. */
  readonly flow_id: string;
  /** Bank movement. */
  readonly transaction_id: string;
  /** Creation time; date and time of ISO 8601, UTC. */
  readonly created_at?: string;
  /** Payment of a document. */
  readonly flow?: Flow | null;
  /** Bank movement. */
  readonly transaction?: Transaction | null;
}

/** A new link. */
export interface ReconciliationCreate {
  /** Payment of a document. */
  readonly flow_id: string;
  /** Bank movement. */
  readonly transaction_id: string;
}

/**
 * A bank movement.
 *
 * The client keeps additional fields, which have no type.
 */
export interface Transaction {
  /** Id of the movement. */
  readonly id: string;
  /** Account of the movement. */
  readonly account_id?: string;
  /** Amount. */
  readonly amount?: Money;
  /** Type code of the bank. */
  readonly bank_code?: string | null;
  /** Booking time; date and time of ISO 8601, UTC. */
  readonly booking_date_time?: string | null;
  /** Value date (valuta); date and time of ISO 8601, UTC. */
  readonly value_date_time?: string | null;
  /** Time of the movement; date and time of ISO 8601, UTC. */
  readonly date?: string | null;
  /** Creation time in the service; date and time of ISO 8601, UTC. */
  readonly created_at?: string;
  /** Description by the bank. */
  readonly description?: string | null;
  /** The description, normalized. */
  readonly clean_description?: string | null;
  /** Name of the other party. */
  readonly counterpart_name?: string | null;
  /** Category. */
  readonly category?: CategoryReference | null;
  /** Subcategory. */
  readonly subcategory?: SubcategoryReference | null;
  /** Type. */
  readonly type?: OpenCode<TransactionType> | null;
  /** Payments settled by the movement. */
  readonly reconciliations?: readonly Reconciliation[];
}

/** Changes to a bank movement. */
export interface TransactionUpdate {
  /** Category; null clears the subcategory too. */
  readonly category_id?: string | null | undefined;
  /** Subcategory of the category in this request, or otherwise of the current one. */
  readonly subcategory_id?: string | null | undefined;
}

/** Payments for a draft operation. */
export interface BulkPayment {
  /** The payments, at least one; not empty. */
  readonly payments: readonly BulkPaymentRow[];
}

/** A payment of a draft operation. */
export interface BulkPaymentRow {
  /** Amount in EUR. */
  readonly amount: Money;
  /** Destination, such as an IBAN. */
  readonly payee_identifier: string;
  /** Recipient. */
  readonly payee_name: string;
  /** Reason. */
  readonly reason: string;
}

/**
 * Confirmation of an asynchronous request.
 *
 * The client keeps additional fields, which have no type.
 */
export interface RequestReceipt {
  /** Id of the request, which a later webhook contains. */
  readonly request_id: string;
  /** Next steps. */
  readonly links?: readonly Link[];
}

/**
 * An address with its meaning.
 *
 * The client keeps additional fields, which have no type.
 */
export interface Link {
  /** Meaning, such as externalLink. */
  readonly rel?: string;
  /** Address. */
  readonly href?: string;
}

/**
 * An event of the service.
 *
 * The client keeps additional fields, which have no type.
 */
export interface EventEnvelope {
  /** Id of the event. */
  readonly id: string;
  /** Company of the resource. */
  readonly company_id: string;
  /** Name of the event. */
  readonly event: string;
  /** The resource. */
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * The body of an error response.
 *
 * The client keeps additional fields, which have no type.
 */
export interface ErrorBody {
  /** Errors. */
  readonly errors: readonly ErrorEntry[];
}

/**
 * An error.
 *
 * The client keeps additional fields, which have no type.
 */
export interface ErrorEntry {
  /** Short code. */
  readonly code?: string;
  /** Short text for display. */
  readonly title?: string;
  /** Longer text for display. */
  readonly detail?: string | null;
  /** Position in the request; present in validation errors. */
  readonly source?: ErrorSource | null;
}

/**
 * A position in a request.
 *
 * The client keeps additional fields, which have no type.
 */
export interface ErrorSource {
  /** Position, such as /page_size. */
  readonly pointer?: string;
}
