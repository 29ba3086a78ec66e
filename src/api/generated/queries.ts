// Generated from the contract by `npm run generate`; do not edit.

import type { DocumentDirection, DocumentStatus, DocumentType, TransactionType } from './codes.ts';
import type {
  CategoryReference,
  CompanyIdentity,
  Counterpart,
  DocumentSectionalReference,
  Flow,
  Reconciliation,
  SubcategoryReference,
  Subscription,
  Transaction,
} from './objects.ts';

/** The operators of filters. Members that are null or undefined are ignored. */
export interface Operators<Value> {
  /** Equal. */
  readonly eq?: Value | null | undefined;
  /** Not equal. */
  readonly neq?: Value | null | undefined;
  /** Greater or later. */
  readonly gt?: Value | null | undefined;
  /** Greater or equal. */
  readonly gte?: Value | null | undefined;
  /** Less or earlier. */
  readonly lt?: Value | null | undefined;
  /** Less or equal. */
  readonly lte?: Value | null | undefined;
  /** One of these. A value with a comma cannot be sent. */
  readonly in?: readonly Value[] | null | undefined;
  /** None of these. A value with a comma cannot be sent. */
  readonly notIn?: readonly Value[] | null | undefined;
  /** `true`: the field is empty; `false`: it is not. */
  readonly empty?: boolean | null | undefined;
  /** Contains this text, case-insensitively. */
  readonly ilike?: string | null | undefined;
}

/** A filter on an id: a value, which means `eq`, or operators. */
export type IdFilter = string | Omit<Operators<string>, 'gt' | 'gte' | 'lt' | 'lte' | 'ilike'>;

/** A filter on a code, which is in upper case: a value, which means `eq`, or operators. */
export type CodeFilter<Known extends string> =
  | Known
  | Omit<Operators<Known>, 'gt' | 'gte' | 'lt' | 'lte' | 'ilike'>;

/** A filter on a date, or on a date and time: a value, which means `eq`, or operators. */
export type DateFilter = string | Omit<Operators<string>, 'ilike'>;

/** A filter on a number: a value, which means `eq`, or operators. */
export type NumberFilter = number | Omit<Operators<number>, 'ilike'>;

/** A filter on a boolean: a value, which means `eq`, or operators. */
export type BooleanFilter = boolean | Omit<Operators<boolean>, 'gt' | 'gte' | 'lt' | 'lte' | 'ilike'>;

/** A filter on free text: a value, which means `eq`, or operators. */
export type TextFilter = string | Operators<string>;

/** A filter on a field whose type is not documented. */
export type AnyFilter = string | number | boolean | Operators<string | number | boolean>;

/** The parameters of every paginated list. */
export interface PageParams {
  /** Page size, 1 to 100. Default: 25. */
  readonly page_size?: number | null | undefined;
  /** `cursor` of the previous page; absent for the first page. */
  readonly cursor?: string | null | undefined;
}

/** The filters of `accounts.list`. */
export interface AccountsFilter {
  /** Id of the account. */
  readonly id?: IdFilter | null | undefined;
}

/** The sort fields of `accounts.list`; the prefix `-` means descending. */
export type AccountsSort = 'created_at' | '-created_at';

/** The filters of `categories.list`. */
export interface CategoriesFilter {
  /** Id of the category. */
  readonly id?: IdFilter | null | undefined;
  /** Name of the category. */
  readonly name?: TextFilter | null | undefined;
}

/** The sort fields of `categories.list`; the prefix `-` means descending. */
export type CategoriesSort = 'name' | '-name';

/** The filters of `subcategories.list`. */
export interface SubcategoriesFilter {
  /** Id of the subcategory. */
  readonly id?: IdFilter | null | undefined;
  /** Id of the category that it belongs to. */
  readonly category_id?: IdFilter | null | undefined;
  /** Name of the subcategory. */
  readonly name?: TextFilter | null | undefined;
}

/** The sort fields of `subcategories.list`; the prefix `-` means descending. */
export type SubcategoriesSort = 'category_id' | '-category_id' | 'name' | '-name';

/** The filters of `counterparts.list`. */
export interface CounterpartsFilter {
  /** VAT number (partita IVA). */
  readonly vat_number?: TextFilter | null | undefined;
  /** Tax number (codice fiscale). */
  readonly tax_number?: TextFilter | null | undefined;
  /** Name. */
  readonly company_name?: TextFilter | null | undefined;
}

/** The sort fields of `counterparts.list`; the prefix `-` means descending. */
export type CounterpartsSort = 'company_name' | '-company_name';

/** The filters of `documentSectionals.list`. */
export interface DocumentSectionalsFilter {
  /** Id of the sectional. */
  readonly id?: IdFilter | null | undefined;
  /** Text before the progressive number; this or suffix is required. */
  readonly prefix?: TextFilter | null | undefined;
  /** Text after the progressive number; this or prefix is required. */
  readonly suffix?: TextFilter | null | undefined;
  /** Year of the series. */
  readonly year?: NumberFilter | null | undefined;
}

/** The sort fields of `documentSectionals.list`; the prefix `-` means descending. */
export type DocumentSectionalsSort = 'created_at' | '-created_at';

/** The filters of `documents.list`. */
export interface DocumentsFilter {
  /** Date of the document; a date like `2026-01-31`. */
  readonly creation_date?: DateFilter | null | undefined;
  /** Time of delivery. */
  readonly delivery_date?: DateFilter | null | undefined;
  /** Issuer. */
  readonly direction?: CodeFilter<DocumentDirection> | null | undefined;
  /** Status. */
  readonly status?: CodeFilter<DocumentStatus> | null | undefined;
  /** Type. */
  readonly type?: CodeFilter<DocumentType> | null | undefined;
  /** Number of the invoice. */
  readonly number?: TextFilter | null | undefined;
  readonly counterpart_company_name?: TextFilter | null | undefined;
  /** Notes, at most 1000 characters. */
  readonly notes?: TextFilter | null | undefined;
  /** Progressive number in the sectional. */
  readonly progressive?: TextFilter | null | undefined;
  readonly sectional_id?: IdFilter | null | undefined;
  readonly source_id?: TextFilter | null | undefined;
  /** Delivery status; its values are not documented. */
  readonly delivery_status?: TextFilter | null | undefined;
}

/** The sort fields of `documents.list`; the prefix `-` means descending. */
export type DocumentsSort =
  | 'created_at'
  | '-created_at'
  | 'creation_date'
  | '-creation_date'
  | 'delivery_date'
  | '-delivery_date'
  | 'number'
  | '-number'
  | 'progressive'
  | '-progressive';

/** The filters of `flows.list`. */
export type FlowsFilter = Readonly<Record<string, AnyFilter>>;

/** The filters of `products.list`. */
export interface ProductsFilter {
  /** Code in the company. */
  readonly code?: TextFilter | null | undefined;
  /** Description of the product or service. */
  readonly description?: TextFilter | null | undefined;
  readonly search?: TextFilter | null | undefined;
}

/** The sort fields of `products.list`; the prefix `-` means descending. */
export type ProductsSort = 'code' | '-code' | 'description' | '-description';

/** The filters of `reconciliations.list`. */
export interface ReconciliationsFilter {
  /** Bank movement. */
  readonly transaction_id?: IdFilter | null | undefined;
  /** Payment of a document. */
  readonly flow_id?: IdFilter | null | undefined;
  /** Creation time; date and time of ISO 8601, UTC. */
  readonly created_at?: DateFilter | null | undefined;
}

/** The sort fields of `reconciliations.list`; the prefix `-` means descending. */
export type ReconciliationsSort = 'created_at' | '-created_at';

/** The filters of `transactions.list`. */
export interface TransactionsFilter {
  /** Account of the movement. */
  readonly account_id?: IdFilter | null | undefined;
  /** Booking time; date and time of ISO 8601, UTC. */
  readonly booking_date_time?: DateFilter | null | undefined;
  /** The description, normalized. */
  readonly clean_description?: TextFilter | null | undefined;
  /** Name of the other party. */
  readonly counterpart_name?: TextFilter | null | undefined;
  /** Time of the movement; date and time of ISO 8601, UTC. */
  readonly date?: DateFilter | null | undefined;
  /** Type. */
  readonly type?: CodeFilter<TransactionType> | null | undefined;
}

/** The sort fields of `transactions.list`; the prefix `-` means descending. */
export type TransactionsSort = 'amount' | '-amount' | 'created_at' | '-created_at' | 'date' | '-date';

/** The expansions of {@link Company}, each with the fields that it adds. */
export interface CompanyExpansions {
  readonly company_identity: { readonly company_identity: CompanyIdentity | null };
  readonly subscriptions: { readonly subscriptions: readonly Subscription[] | null };
}

/** The expansions of {@link Document}, each with the fields that it adds. */
export interface DocumentExpansions {
  readonly category: { readonly category: CategoryReference | null };
  readonly counterpart: { readonly counterpart: Counterpart | null };
  readonly flows: { readonly flows: readonly Flow[] };
  readonly subcategory: { readonly subcategory: SubcategoryReference | null };
}

/** The expansions of {@link Document}, each with the fields that it adds. */
export interface DocumentGetExpansions {
  readonly category: { readonly category: CategoryReference | null };
  readonly counterpart: { readonly counterpart: Counterpart | null };
  readonly flows: { readonly flows: readonly Flow[] };
  readonly sectional: { readonly sectional: DocumentSectionalReference | null };
  readonly subcategory: { readonly subcategory: SubcategoryReference | null };
}

/** The expansions of {@link Reconciliation}, each with the fields that it adds. */
export interface ReconciliationExpansions {
  readonly flow: { readonly flow: Flow | null };
  readonly transaction: { readonly transaction: Transaction | null };
  readonly 'transaction.category': {
    readonly transaction: (Transaction & { readonly category: CategoryReference | null }) | null;
  };
  readonly 'transaction.subcategory': {
    readonly transaction: (Transaction & { readonly subcategory: SubcategoryReference | null }) | null;
  };
}

/** The expansions of {@link Transaction}, each with the fields that it adds. */
export interface TransactionExpansions {
  readonly category: { readonly category: CategoryReference | null };
  readonly subcategory: { readonly subcategory: SubcategoryReference | null };
  readonly reconciliations: { readonly reconciliations: readonly Reconciliation[] };
  readonly 'reconciliations.flow': {
    readonly reconciliations: readonly (Reconciliation & { readonly flow: Flow | null })[];
  };
}

/** Parameters of `companies.list`. */
export interface CompaniesListParams<Expand extends keyof CompanyExpansions = never> {
  /** Related resources to embed. */
  readonly expand?: readonly Expand[] | null | undefined;
}

/** Parameters of `accounts.list`. */
export interface AccountsListParams extends PageParams {
  /** Conditions, all of which must be satisfied. */
  readonly filter?: AccountsFilter | null | undefined;
  /** Sort order; earlier fields take precedence. */
  readonly sort?: AccountsSort | readonly AccountsSort[] | null | undefined;
}

/** Parameters of `categories.list`. */
export interface CategoriesListParams extends PageParams {
  /** Conditions, all of which must be satisfied. */
  readonly filter?: CategoriesFilter | null | undefined;
  /** Sort order; earlier fields take precedence. */
  readonly sort?: CategoriesSort | readonly CategoriesSort[] | null | undefined;
}

/** Parameters of `subcategories.list`. */
export interface SubcategoriesListParams extends PageParams {
  /** Conditions, all of which must be satisfied. */
  readonly filter?: SubcategoriesFilter | null | undefined;
  /** Sort order; earlier fields take precedence. */
  readonly sort?: SubcategoriesSort | readonly SubcategoriesSort[] | null | undefined;
}

/** Parameters of `counterparts.list`. */
export interface CounterpartsListParams extends PageParams {
  /** Conditions, all of which must be satisfied. */
  readonly filter?: CounterpartsFilter | null | undefined;
  /** Sort order; earlier fields take precedence. */
  readonly sort?: CounterpartsSort | readonly CounterpartsSort[] | null | undefined;
  /** Related resources to embed. */
  readonly expand?: readonly string[] | null | undefined;
}

/** Parameters of `counterparts.create`. */
export interface CounterpartsCreateParams {
  /** Related resources to embed. */
  readonly expand?: readonly string[] | null | undefined;
}

/** Parameters of `counterparts.get`. */
export interface CounterpartsGetParams {
  /** Related resources to embed. */
  readonly expand?: readonly string[] | null | undefined;
}

/** Parameters of `counterparts.update`. */
export interface CounterpartsUpdateParams {
  /** Related resources to embed. */
  readonly expand?: readonly string[] | null | undefined;
}

/** Parameters of `counterparts.search`. */
export interface CounterpartsSearchParams {
  /** VAT number to look up. */
  readonly vat_number: string;
}

/** Parameters of `documentSectionals.list`. */
export interface DocumentSectionalsListParams extends PageParams {
  /** Conditions, all of which must be satisfied. */
  readonly filter?: DocumentSectionalsFilter | null | undefined;
  /** Sort order; earlier fields take precedence. */
  readonly sort?: DocumentSectionalsSort | readonly DocumentSectionalsSort[] | null | undefined;
}

/** Parameters of `documents.list`. */
export interface DocumentsListParams<Expand extends keyof DocumentExpansions = never> extends PageParams {
  /** Conditions, all of which must be satisfied. */
  readonly filter?: DocumentsFilter | null | undefined;
  /** Sort order; earlier fields take precedence. */
  readonly sort?: DocumentsSort | readonly DocumentsSort[] | null | undefined;
  /** Related resources to embed. */
  readonly expand?: readonly Expand[] | null | undefined;
}

/** Parameters of `documents.createInvoice`. */
export interface DocumentsCreateInvoiceParams {
  /** Issues the invoice after its creation; otherwise it is a DRAFT. */
  readonly issue?: boolean | null | undefined;
  /** Id of the payment at a payment provider, for matching the bank movement. */
  readonly reconciliation_identifier?: string | null | undefined;
  /** Numbering series of the document. */
  readonly sectional_id?: string | null | undefined;
  /** Sets numero to the next number of sectional_id, or to the next without a series. */
  readonly automatic_number?: boolean | null | undefined;
}

/** Parameters of `documents.get`. */
export interface DocumentsGetParams<Expand extends keyof DocumentGetExpansions = never> {
  /** Related resources to embed. */
  readonly expand?: readonly Expand[] | null | undefined;
}

/** Parameters of `documents.update`. */
export interface DocumentsUpdateParams<Expand extends keyof DocumentExpansions = never> {
  /** Related resources to embed. */
  readonly expand?: readonly Expand[] | null | undefined;
}

/** Parameters of `flows.list`. */
export interface FlowsListParams extends PageParams {
  /** Conditions, all of which must be satisfied. */
  readonly filter?: FlowsFilter | null | undefined;
}

/** Parameters of `products.list`. */
export interface ProductsListParams extends PageParams {
  /** Conditions, all of which must be satisfied. */
  readonly filter?: ProductsFilter | null | undefined;
  /** Sort order; earlier fields take precedence. */
  readonly sort?: ProductsSort | readonly ProductsSort[] | null | undefined;
}

/** Parameters of `reconciliations.list`. */
export interface ReconciliationsListParams<Expand extends keyof ReconciliationExpansions = never>
  extends PageParams {
  /** Conditions, all of which must be satisfied. */
  readonly filter?: ReconciliationsFilter | null | undefined;
  /** Sort order; earlier fields take precedence. */
  readonly sort?: ReconciliationsSort | readonly ReconciliationsSort[] | null | undefined;
  /** Related resources to embed. */
  readonly expand?: readonly Expand[] | null | undefined;
}

/** Parameters of `reconciliations.create`. */
export interface ReconciliationsCreateParams<Expand extends keyof ReconciliationExpansions = never> {
  /** Related resources to embed. */
  readonly expand?: readonly Expand[] | null | undefined;
}

/** Parameters of `reconciliations.get`. */
export interface ReconciliationsGetParams<Expand extends keyof ReconciliationExpansions = never> {
  /** Related resources to embed. */
  readonly expand?: readonly Expand[] | null | undefined;
}

/** Parameters of `transactions.list`. */
export interface TransactionsListParams<Expand extends keyof TransactionExpansions = never>
  extends PageParams {
  /** Conditions, all of which must be satisfied. */
  readonly filter?: TransactionsFilter | null | undefined;
  /** Sort order; earlier fields take precedence. */
  readonly sort?: TransactionsSort | readonly TransactionsSort[] | null | undefined;
  /** Related resources to embed. */
  readonly expand?: readonly Expand[] | null | undefined;
}

/** Parameters of `transactions.get`. */
export interface TransactionsGetParams<Expand extends keyof TransactionExpansions = never> {
  /** Related resources to embed. */
  readonly expand?: readonly Expand[] | null | undefined;
}

/** Parameters of `transactions.update`. */
export interface TransactionsUpdateParams<Expand extends keyof TransactionExpansions = never> {
  /** Related resources to embed. */
  readonly expand?: readonly Expand[] | null | undefined;
}

/** Parameters of `requests.uploadF24`. */
export interface RequestsUploadF24Params {
  /** File name. */
  readonly file_name: string;
  /** Description for display. */
  readonly label?: string | null | undefined;
}
