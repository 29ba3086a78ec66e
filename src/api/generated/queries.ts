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

/** The operators of filters. Members that are null or undefined are left out. */
export interface Operators<Value> {
  /** Equal. */
  readonly eq?: Value | null | undefined;
  /** Not equal. */
  readonly neq?: Value | null | undefined;
  /** Greater, later. */
  readonly gt?: Value | null | undefined;
  /** Greater or equal. */
  readonly gte?: Value | null | undefined;
  /** Less, earlier. */
  readonly lt?: Value | null | undefined;
  /** Less or equal. */
  readonly lte?: Value | null | undefined;
  /** One of these. A value with a comma cannot be sent. */
  readonly in?: readonly Value[] | null | undefined;
  /** None of these. A value with a comma cannot be sent. */
  readonly notIn?: readonly Value[] | null | undefined;
  /** `true`: the field is not set; `false`: it is. */
  readonly empty?: boolean | null | undefined;
  /** Holds this text, in capitals or not. */
  readonly ilike?: string | null | undefined;
}

/** A filter on an id: the value itself, which is `eq`, or operators. */
export type IdFilter = string | Omit<Operators<string>, 'gt' | 'gte' | 'lt' | 'lte' | 'ilike'>;

/**
 * A filter on a code, one of the known ones; codes are in capitals: the value itself, which is `eq`, or
 * operators.
 */
export type CodeFilter<Known extends string> =
  | Known
  | Omit<Operators<Known>, 'gt' | 'gte' | 'lt' | 'lte' | 'ilike'>;

/** A filter on a date, or on a date and time: the value itself, which is `eq`, or operators. */
export type DateFilter = string | Omit<Operators<string>, 'ilike'>;

/** A filter on a number: the value itself, which is `eq`, or operators. */
export type NumberFilter = number | Omit<Operators<number>, 'ilike'>;

/** A filter on yes or no: the value itself, which is `eq`, or operators. */
export type BooleanFilter = boolean | Omit<Operators<boolean>, 'gt' | 'gte' | 'lt' | 'lte' | 'ilike'>;

/** A filter on free text: the value itself, which is `eq`, or operators. */
export type TextFilter = string | Operators<string>;

/** A filter on a field whose kind is not documented. */
export type AnyFilter = string | number | boolean | Operators<string | number | boolean>;

/** What any list takes that comes in pages. */
export interface PageParams {
  /** Items of a page, 1 to 100; 25 when it is left out. */
  readonly page_size?: number | null | undefined;
  /** Where to go on: `cursor` of an earlier page. The first page has none. */
  readonly cursor?: string | null | undefined;
}

/** What `accounts.list` filters by. */
export interface AccountsFilter {
  /** Id of the account. */
  readonly id?: IdFilter | null | undefined;
}

/** What `accounts.list` sorts by; `-` stands for descending. */
export type AccountsSort = 'created_at' | '-created_at';

/** What `categories.list` filters by. */
export interface CategoriesFilter {
  /** Id of the category. */
  readonly id?: IdFilter | null | undefined;
  /** Name of the category. */
  readonly name?: TextFilter | null | undefined;
}

/** What `categories.list` sorts by; `-` stands for descending. */
export type CategoriesSort = 'name' | '-name';

/** What `subcategories.list` filters by. */
export interface SubcategoriesFilter {
  /** Id of the subcategory. */
  readonly id?: IdFilter | null | undefined;
  /** Id of the category that it belongs to. */
  readonly category_id?: IdFilter | null | undefined;
  /** Name of the subcategory. */
  readonly name?: TextFilter | null | undefined;
}

/** What `subcategories.list` sorts by; `-` stands for descending. */
export type SubcategoriesSort = 'category_id' | '-category_id' | 'name' | '-name';

/** What `counterparts.list` filters by. */
export interface CounterpartsFilter {
  /** VAT number (partita IVA). */
  readonly vat_number?: TextFilter | null | undefined;
  /** Tax number (codice fiscale). */
  readonly tax_number?: TextFilter | null | undefined;
  /** Name. */
  readonly company_name?: TextFilter | null | undefined;
}

/** What `counterparts.list` sorts by; `-` stands for descending. */
export type CounterpartsSort = 'company_name' | '-company_name';

/** What `documentSectionals.list` filters by. */
export interface DocumentSectionalsFilter {
  /** Id of the sectional. */
  readonly id?: IdFilter | null | undefined;
  /** Text before the progressive number; this or suffix is required. */
  readonly prefix?: TextFilter | null | undefined;
  /** Text after the progressive number; this or prefix is required. */
  readonly suffix?: TextFilter | null | undefined;
  /** Year that it counts in. */
  readonly year?: NumberFilter | null | undefined;
}

/** What `documentSectionals.list` sorts by; `-` stands for descending. */
export type DocumentSectionalsSort = 'created_at' | '-created_at';

/** What `documents.list` filters by. */
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

/** What `documents.list` sorts by; `-` stands for descending. */
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

/** What `flows.list` filters by. */
export type FlowsFilter = Readonly<Record<string, AnyFilter>>;

/** What `products.list` filters by. */
export interface ProductsFilter {
  /** Code in the company. */
  readonly code?: TextFilter | null | undefined;
  /** What it is. */
  readonly description?: TextFilter | null | undefined;
  readonly search?: TextFilter | null | undefined;
}

/** What `products.list` sorts by; `-` stands for descending. */
export type ProductsSort = 'code' | '-code' | 'description' | '-description';

/** What `reconciliations.list` filters by. */
export interface ReconciliationsFilter {
  /** Bank movement. */
  readonly transaction_id?: IdFilter | null | undefined;
  /** Payment of a document. */
  readonly flow_id?: IdFilter | null | undefined;
  /** Creation time; date and time of ISO 8601, UTC. */
  readonly created_at?: DateFilter | null | undefined;
}

/** What `reconciliations.list` sorts by; `-` stands for descending. */
export type ReconciliationsSort = 'created_at' | '-created_at';

/** What `transactions.list` filters by. */
export interface TransactionsFilter {
  /** Account of the movement. */
  readonly account_id?: IdFilter | null | undefined;
  /** Booking time; date and time of ISO 8601, UTC. */
  readonly booking_date_time?: DateFilter | null | undefined;
  /** The description, normalised. */
  readonly clean_description?: TextFilter | null | undefined;
  /** Name of the other party. */
  readonly counterpart_name?: TextFilter | null | undefined;
  /** Time of the movement; date and time of ISO 8601, UTC. */
  readonly date?: DateFilter | null | undefined;
  /** Type. */
  readonly type?: CodeFilter<TransactionType> | null | undefined;
}

/** What `transactions.list` sorts by; `-` stands for descending. */
export type TransactionsSort = 'amount' | '-amount' | 'created_at' | '-created_at' | 'date' | '-date';

/** What can be embedded in {@link Company}, and what it has then. */
export interface CompanyExpansions {
  readonly company_identity: { readonly company_identity: CompanyIdentity | null };
  readonly subscriptions: { readonly subscriptions: readonly Subscription[] | null };
}

/** What can be embedded in {@link Document}, and what it has then. */
export interface DocumentExpansions {
  readonly category: { readonly category: CategoryReference | null };
  readonly counterpart: { readonly counterpart: Counterpart | null };
  readonly flows: { readonly flows: readonly Flow[] };
  readonly subcategory: { readonly subcategory: SubcategoryReference | null };
}

/** What can be embedded in {@link Document}, and what it has then. */
export interface DocumentGetExpansions {
  readonly category: { readonly category: CategoryReference | null };
  readonly counterpart: { readonly counterpart: Counterpart | null };
  readonly flows: { readonly flows: readonly Flow[] };
  readonly sectional: { readonly sectional: DocumentSectionalReference | null };
  readonly subcategory: { readonly subcategory: SubcategoryReference | null };
}

/** What can be embedded in {@link Reconciliation}, and what it has then. */
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

/** What can be embedded in {@link Transaction}, and what it has then. */
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
  /** Which items: all conditions hold. */
  readonly filter?: AccountsFilter | null | undefined;
  /** In which order; earlier fields rank first. */
  readonly sort?: AccountsSort | readonly AccountsSort[] | null | undefined;
}

/** Parameters of `categories.list`. */
export interface CategoriesListParams extends PageParams {
  /** Which items: all conditions hold. */
  readonly filter?: CategoriesFilter | null | undefined;
  /** In which order; earlier fields rank first. */
  readonly sort?: CategoriesSort | readonly CategoriesSort[] | null | undefined;
}

/** Parameters of `subcategories.list`. */
export interface SubcategoriesListParams extends PageParams {
  /** Which items: all conditions hold. */
  readonly filter?: SubcategoriesFilter | null | undefined;
  /** In which order; earlier fields rank first. */
  readonly sort?: SubcategoriesSort | readonly SubcategoriesSort[] | null | undefined;
}

/** Parameters of `counterparts.list`. */
export interface CounterpartsListParams extends PageParams {
  /** Which items: all conditions hold. */
  readonly filter?: CounterpartsFilter | null | undefined;
  /** In which order; earlier fields rank first. */
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
  /** Which items: all conditions hold. */
  readonly filter?: DocumentSectionalsFilter | null | undefined;
  /** In which order; earlier fields rank first. */
  readonly sort?: DocumentSectionalsSort | readonly DocumentSectionalsSort[] | null | undefined;
}

/** Parameters of `documents.list`. */
export interface DocumentsListParams<Expand extends keyof DocumentExpansions = never> extends PageParams {
  /** Which items: all conditions hold. */
  readonly filter?: DocumentsFilter | null | undefined;
  /** In which order; earlier fields rank first. */
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
  /** Which items: all conditions hold. */
  readonly filter?: FlowsFilter | null | undefined;
}

/** Parameters of `products.list`. */
export interface ProductsListParams extends PageParams {
  /** Which items: all conditions hold. */
  readonly filter?: ProductsFilter | null | undefined;
  /** In which order; earlier fields rank first. */
  readonly sort?: ProductsSort | readonly ProductsSort[] | null | undefined;
}

/** Parameters of `reconciliations.list`. */
export interface ReconciliationsListParams<Expand extends keyof ReconciliationExpansions = never>
  extends PageParams {
  /** Which items: all conditions hold. */
  readonly filter?: ReconciliationsFilter | null | undefined;
  /** In which order; earlier fields rank first. */
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
  /** Which items: all conditions hold. */
  readonly filter?: TransactionsFilter | null | undefined;
  /** In which order; earlier fields rank first. */
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
