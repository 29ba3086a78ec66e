// Generated from the contract by `npm run generate`; do not edit.

import type { Invoice } from '../../model/generated/invoice.ts';
import type { ApiPromise } from '../client/apiPromise.ts';
import type { Expanded } from '../client/expanded.ts';
import { invoiceBody } from '../client/invoiceBody.ts';
import type { Operation, OperationRunner } from '../client/operation.ts';
import type { RequestOptions } from '../client/options.ts';
import type { ListPromise } from '../client/page.ts';
import type {
  Account,
  AccountsListParams,
  BulkPayment,
  CategoriesListParams,
  Category,
  CategoryCreate,
  CategoryUpdate,
  CompaniesListParams,
  Company,
  CompanyExpansions,
  Counterpart,
  CounterpartCreate,
  CounterpartSearchResult,
  CounterpartsCreateParams,
  CounterpartsGetParams,
  CounterpartsListParams,
  CounterpartsSearchParams,
  CounterpartsUpdateParams,
  CounterpartUpdate,
  Document,
  DocumentExpansions,
  DocumentGetExpansions,
  DocumentInvoice,
  DocumentSectional,
  DocumentSectionalCreate,
  DocumentSectionalsListParams,
  DocumentSectionalUpdate,
  DocumentsCreateInvoiceParams,
  DocumentsGetParams,
  DocumentsListParams,
  DocumentsUpdateParams,
  DocumentUpdate,
  Flow,
  FlowCreate,
  FlowsListParams,
  FlowUpdate,
  InvoiceShare,
  Product,
  ProductCreate,
  ProductsListParams,
  ProductUpdate,
  Reconciliation,
  ReconciliationCreate,
  ReconciliationExpansions,
  ReconciliationsCreateParams,
  ReconciliationsGetParams,
  ReconciliationsListParams,
  RequestReceipt,
  RequestsUploadF24Params,
  SubcategoriesListParams,
  Subcategory,
  SubcategoryCreate,
  SubcategoryUpdate,
  Transaction,
  TransactionExpansions,
  TransactionsGetParams,
  TransactionsListParams,
  TransactionsUpdateParams,
  TransactionUpdate,
} from './types.ts';

const companies = {
  list: {
    name: 'companies.list',
    method: 'GET',
    path: '/api/v1/companies',
    repeat: 'safe',
    answer: 'list',
  },
} as const satisfies Readonly<Record<string, Operation>>;

/** `client.companies`. */
export class Companies {
  readonly #runner: OperationRunner;

  constructor(runner: OperationRunner) {
    this.#runner = runner;
  }

  /**
   * Lists the companies to which the key has access.
   *
   * `GET /api/v1/companies`
   *
   * - Not paginated: the list is complete.
   * - The quickest way to check a key.
   */
  list<Expand extends keyof CompanyExpansions = never>(
    params: CompaniesListParams<Expand> = {},
    options?: RequestOptions,
  ): ListPromise<Expanded<Company, CompanyExpansions, Expand>> {
    return this.#runner.list(companies.list, {
      query: params,
      options,
    });
  }
}

const accounts = {
  list: {
    name: 'accounts.list',
    method: 'GET',
    path: '/api/v1/companies/{company_id}/accounts',
    repeat: 'safe',
    answer: 'list',
    paginated: true,
  },
  get: {
    name: 'accounts.get',
    method: 'GET',
    path: '/api/v1/companies/{company_id}/accounts/{account_id}',
    repeat: 'safe',
    answer: 'one',
  },
} as const satisfies Readonly<Record<string, Operation>>;

/** `client.accounts`. */
export class Accounts {
  readonly #runner: OperationRunner;

  constructor(runner: OperationRunner) {
    this.#runner = runner;
  }

  /**
   * Lists bank accounts.
   *
   * `GET /api/v1/companies/{company_id}/accounts`
   */
  list(params: AccountsListParams = {}, options?: RequestOptions): ListPromise<Account> {
    return this.#runner.list(accounts.list, {
      query: params,
      options,
    });
  }

  /**
   * Reads a bank account.
   *
   * `GET /api/v1/companies/{company_id}/accounts/{account_id}`
   */
  get(accountId: string, options?: RequestOptions): ApiPromise<Account> {
    return this.#runner.one(accounts.get, {
      path: { account_id: accountId },
      options,
    });
  }
}

const categories = {
  list: {
    name: 'categories.list',
    method: 'GET',
    path: '/api/v1/companies/{company_id}/categories',
    repeat: 'safe',
    answer: 'list',
    paginated: true,
  },
  create: {
    name: 'categories.create',
    method: 'POST',
    path: '/api/v1/companies/{company_id}/categories',
    repeat: 'never',
    answer: 'one',
    body: { kind: 'reference', to: 'CategoryCreate' },
  },
  get: {
    name: 'categories.get',
    method: 'GET',
    path: '/api/v1/companies/{company_id}/categories/{category_id}',
    repeat: 'safe',
    answer: 'one',
  },
  update: {
    name: 'categories.update',
    method: 'PATCH',
    path: '/api/v1/companies/{company_id}/categories/{category_id}',
    repeat: 'idempotent',
    answer: 'one',
    body: { kind: 'reference', to: 'CategoryUpdate' },
  },
  delete: {
    name: 'categories.delete',
    method: 'DELETE',
    path: '/api/v1/companies/{company_id}/categories/{category_id}',
    repeat: 'idempotent',
    answer: 'none',
  },
} as const satisfies Readonly<Record<string, Operation>>;

/** `client.categories`. */
export class Categories {
  readonly #runner: OperationRunner;

  constructor(runner: OperationRunner) {
    this.#runner = runner;
  }

  /**
   * Lists categories.
   *
   * `GET /api/v1/companies/{company_id}/categories`
   */
  list(params: CategoriesListParams = {}, options?: RequestOptions): ListPromise<Category> {
    return this.#runner.list(categories.list, {
      query: params,
      options,
    });
  }

  /**
   * Creates a category.
   *
   * `POST /api/v1/companies/{company_id}/categories`
   */
  create(category: CategoryCreate, options?: RequestOptions): ApiPromise<Category> {
    return this.#runner.one(categories.create, {
      body: { json: category },
      options,
    });
  }

  /**
   * Reads a category.
   *
   * `GET /api/v1/companies/{company_id}/categories/{category_id}`
   */
  get(categoryId: string, options?: RequestOptions): ApiPromise<Category> {
    return this.#runner.one(categories.get, {
      path: { category_id: categoryId },
      options,
    });
  }

  /**
   * Updates a category.
   *
   * `PATCH /api/v1/companies/{company_id}/categories/{category_id}`
   */
  update(categoryId: string, changes: CategoryUpdate, options?: RequestOptions): ApiPromise<Category> {
    return this.#runner.one(categories.update, {
      path: { category_id: categoryId },
      body: { json: changes },
      options,
    });
  }

  /**
   * Deletes a category.
   *
   * `DELETE /api/v1/companies/{company_id}/categories/{category_id}`
   *
   * - Transactions, recurrences and counterparts with this category lose it.
   */
  delete(categoryId: string, options?: RequestOptions): ApiPromise<void> {
    return this.#runner.one(categories.delete, {
      path: { category_id: categoryId },
      options,
    });
  }
}

const subcategories = {
  list: {
    name: 'subcategories.list',
    method: 'GET',
    path: '/api/v1/companies/{company_id}/subcategories',
    repeat: 'safe',
    answer: 'list',
    paginated: true,
  },
  create: {
    name: 'subcategories.create',
    method: 'POST',
    path: '/api/v1/companies/{company_id}/subcategories',
    repeat: 'never',
    answer: 'one',
    body: { kind: 'reference', to: 'SubcategoryCreate' },
  },
  get: {
    name: 'subcategories.get',
    method: 'GET',
    path: '/api/v1/companies/{company_id}/subcategories/{subcategory_id}',
    repeat: 'safe',
    answer: 'one',
  },
  update: {
    name: 'subcategories.update',
    method: 'PATCH',
    path: '/api/v1/companies/{company_id}/subcategories/{subcategory_id}',
    repeat: 'idempotent',
    answer: 'one',
    body: { kind: 'reference', to: 'SubcategoryUpdate' },
  },
  delete: {
    name: 'subcategories.delete',
    method: 'DELETE',
    path: '/api/v1/companies/{company_id}/subcategories/{subcategory_id}',
    repeat: 'idempotent',
    answer: 'none',
  },
} as const satisfies Readonly<Record<string, Operation>>;

/** `client.subcategories`. */
export class Subcategories {
  readonly #runner: OperationRunner;

  constructor(runner: OperationRunner) {
    this.#runner = runner;
  }

  /**
   * Lists subcategories.
   *
   * `GET /api/v1/companies/{company_id}/subcategories`
   */
  list(params: SubcategoriesListParams = {}, options?: RequestOptions): ListPromise<Subcategory> {
    return this.#runner.list(subcategories.list, {
      query: params,
      options,
    });
  }

  /**
   * Creates a subcategory.
   *
   * `POST /api/v1/companies/{company_id}/subcategories`
   *
   * - 404 if the company does not have the category.
   */
  create(subcategory: SubcategoryCreate, options?: RequestOptions): ApiPromise<Subcategory> {
    return this.#runner.one(subcategories.create, {
      body: { json: subcategory },
      options,
    });
  }

  /**
   * Reads a subcategory.
   *
   * `GET /api/v1/companies/{company_id}/subcategories/{subcategory_id}`
   */
  get(subcategoryId: string, options?: RequestOptions): ApiPromise<Subcategory> {
    return this.#runner.one(subcategories.get, {
      path: { subcategory_id: subcategoryId },
      options,
    });
  }

  /**
   * Updates a subcategory.
   *
   * `PATCH /api/v1/companies/{company_id}/subcategories/{subcategory_id}`
   */
  update(
    subcategoryId: string,
    changes: SubcategoryUpdate,
    options?: RequestOptions,
  ): ApiPromise<Subcategory> {
    return this.#runner.one(subcategories.update, {
      path: { subcategory_id: subcategoryId },
      body: { json: changes },
      options,
    });
  }

  /**
   * Deletes a subcategory.
   *
   * `DELETE /api/v1/companies/{company_id}/subcategories/{subcategory_id}`
   *
   * - Transactions with this subcategory lose it.
   */
  delete(subcategoryId: string, options?: RequestOptions): ApiPromise<void> {
    return this.#runner.one(subcategories.delete, {
      path: { subcategory_id: subcategoryId },
      options,
    });
  }
}

const counterparts = {
  list: {
    name: 'counterparts.list',
    method: 'GET',
    path: '/api/v1/companies/{company_id}/counterparts',
    repeat: 'safe',
    answer: 'list',
    paginated: true,
  },
  create: {
    name: 'counterparts.create',
    method: 'POST',
    path: '/api/v1/companies/{company_id}/counterparts',
    repeat: 'never',
    answer: 'one',
    body: { kind: 'reference', to: 'CounterpartCreate' },
  },
  get: {
    name: 'counterparts.get',
    method: 'GET',
    path: '/api/v1/companies/{company_id}/counterparts/{counterpart_id}',
    repeat: 'safe',
    answer: 'one',
  },
  update: {
    name: 'counterparts.update',
    method: 'PATCH',
    path: '/api/v1/companies/{company_id}/counterparts/{counterpart_id}',
    repeat: 'idempotent',
    answer: 'one',
    body: { kind: 'reference', to: 'CounterpartUpdate' },
  },
  search: {
    name: 'counterparts.search',
    method: 'GET',
    path: '/api/v1/counterparts/search',
    repeat: 'safe',
    answer: 'one',
    required: ['vat_number'],
  },
} as const satisfies Readonly<Record<string, Operation>>;

/** `client.counterparts`. */
export class Counterparts {
  readonly #runner: OperationRunner;

  constructor(runner: OperationRunner) {
    this.#runner = runner;
  }

  /**
   * Lists counterparts.
   *
   * `GET /api/v1/companies/{company_id}/counterparts`
   *
   * - The names accepted by `expand` are not documented: any name is allowed.
   */
  list(params: CounterpartsListParams = {}, options?: RequestOptions): ListPromise<Counterpart> {
    return this.#runner.list(counterparts.list, {
      query: params,
      options,
    });
  }

  /**
   * Creates a counterpart.
   *
   * `POST /api/v1/companies/{company_id}/counterparts`
   *
   * - The names accepted by `expand` are not documented: any name is allowed.
   */
  create(
    counterpart: CounterpartCreate,
    params: CounterpartsCreateParams = {},
    options?: RequestOptions,
  ): ApiPromise<Counterpart> {
    return this.#runner.one(counterparts.create, {
      body: { json: counterpart },
      query: params,
      options,
    });
  }

  /**
   * Reads a counterpart.
   *
   * `GET /api/v1/companies/{company_id}/counterparts/{counterpart_id}`
   *
   * - The names accepted by `expand` are not documented: any name is allowed.
   */
  get(
    counterpartId: string,
    params: CounterpartsGetParams = {},
    options?: RequestOptions,
  ): ApiPromise<Counterpart> {
    return this.#runner.one(counterparts.get, {
      path: { counterpart_id: counterpartId },
      query: params,
      options,
    });
  }

  /**
   * Updates a counterpart.
   *
   * `PATCH /api/v1/companies/{company_id}/counterparts/{counterpart_id}`
   *
   * - The names accepted by `expand` are not documented: any name is allowed.
   */
  update(
    counterpartId: string,
    changes: CounterpartUpdate,
    params: CounterpartsUpdateParams = {},
    options?: RequestOptions,
  ): ApiPromise<Counterpart> {
    return this.#runner.one(counterparts.update, {
      path: { counterpart_id: counterpartId },
      body: { json: changes },
      query: params,
      options,
    });
  }

  /**
   * Looks up a VAT number in third-party data.
   *
   * `GET /api/v1/counterparts/search`
   */
  search(params: CounterpartsSearchParams, options?: RequestOptions): ApiPromise<CounterpartSearchResult> {
    return this.#runner.one(counterparts.search, {
      query: params,
      options,
    });
  }
}

const documentSectionals = {
  list: {
    name: 'documentSectionals.list',
    method: 'GET',
    path: '/api/v1/companies/{company_id}/document-sectionals',
    repeat: 'safe',
    answer: 'list',
    paginated: true,
  },
  create: {
    name: 'documentSectionals.create',
    method: 'POST',
    path: '/api/v1/companies/{company_id}/document-sectionals',
    repeat: 'never',
    answer: 'one',
    body: { kind: 'reference', to: 'DocumentSectionalCreate' },
  },
  get: {
    name: 'documentSectionals.get',
    method: 'GET',
    path: '/api/v1/companies/{company_id}/document-sectionals/{document_sectional_id}',
    repeat: 'safe',
    answer: 'one',
  },
  update: {
    name: 'documentSectionals.update',
    method: 'PATCH',
    path: '/api/v1/companies/{company_id}/document-sectionals/{document_sectional_id}',
    repeat: 'idempotent',
    answer: 'one',
    body: { kind: 'reference', to: 'DocumentSectionalUpdate' },
  },
} as const satisfies Readonly<Record<string, Operation>>;

/** `client.documentSectionals`. */
export class DocumentSectionals {
  readonly #runner: OperationRunner;

  constructor(runner: OperationRunner) {
    this.#runner = runner;
  }

  /**
   * Lists numbering series.
   *
   * `GET /api/v1/companies/{company_id}/document-sectionals`
   */
  list(params: DocumentSectionalsListParams = {}, options?: RequestOptions): ListPromise<DocumentSectional> {
    return this.#runner.list(documentSectionals.list, {
      query: params,
      options,
    });
  }

  /**
   * Creates a numbering series.
   *
   * `POST /api/v1/companies/{company_id}/document-sectionals`
   */
  create(
    documentSectional: DocumentSectionalCreate,
    options?: RequestOptions,
  ): ApiPromise<DocumentSectional> {
    return this.#runner.one(documentSectionals.create, {
      body: { json: documentSectional },
      options,
    });
  }

  /**
   * Reads a numbering series.
   *
   * `GET /api/v1/companies/{company_id}/document-sectionals/{document_sectional_id}`
   */
  get(documentSectionalId: string, options?: RequestOptions): ApiPromise<DocumentSectional> {
    return this.#runner.one(documentSectionals.get, {
      path: { document_sectional_id: documentSectionalId },
      options,
    });
  }

  /**
   * Updates a numbering series.
   *
   * `PATCH /api/v1/companies/{company_id}/document-sectionals/{document_sectional_id}`
   */
  update(
    documentSectionalId: string,
    changes: DocumentSectionalUpdate,
    options?: RequestOptions,
  ): ApiPromise<DocumentSectional> {
    return this.#runner.one(documentSectionals.update, {
      path: { document_sectional_id: documentSectionalId },
      body: { json: changes },
      options,
    });
  }
}

const documents = {
  list: {
    name: 'documents.list',
    method: 'GET',
    path: '/api/v1/companies/{company_id}/documents',
    repeat: 'safe',
    answer: 'list',
    paginated: true,
    capitals: ['direction', 'status', 'type'],
  },
  createInvoice: {
    name: 'documents.createInvoice',
    method: 'POST',
    path: '/api/v1/companies/{company_id}/documents/invoice',
    repeat: 'look-up',
    answer: 'one-or-list',
    body: { kind: 'invoice' },
  },
  get: {
    name: 'documents.get',
    method: 'GET',
    path: '/api/v1/companies/{company_id}/documents/{document_id}',
    repeat: 'safe',
    answer: 'one',
  },
  update: {
    name: 'documents.update',
    method: 'PATCH',
    path: '/api/v1/companies/{company_id}/documents/{document_id}',
    repeat: 'idempotent',
    answer: 'one',
    body: { kind: 'reference', to: 'DocumentUpdate' },
  },
  delete: {
    name: 'documents.delete',
    method: 'DELETE',
    path: '/api/v1/companies/{company_id}/documents/{document_id}',
    repeat: 'idempotent',
    answer: 'none',
  },
  getInvoice: {
    name: 'documents.getInvoice',
    method: 'GET',
    path: '/api/v1/companies/{company_id}/documents/{document_id}/invoice',
    repeat: 'safe',
    answer: 'one',
  },
  shareInvoice: {
    name: 'documents.shareInvoice',
    method: 'POST',
    path: '/api/v1/companies/{company_id}/documents/{document_id}/share-invoice',
    repeat: 'never',
    answer: 'none',
    body: { kind: 'reference', to: 'InvoiceShare' },
  },
} as const satisfies Readonly<Record<string, Operation>>;

/** `client.documents`. */
export class Documents {
  readonly #runner: OperationRunner;

  constructor(runner: OperationRunner) {
    this.#runner = runner;
  }

  /**
   * Lists documents.
   *
   * `GET /api/v1/companies/{company_id}/documents`
   *
   * - Unordered without `sort`.
   */
  list<Expand extends keyof DocumentExpansions = never>(
    params: DocumentsListParams<Expand> = {},
    options?: RequestOptions,
  ): ListPromise<Expanded<Document, DocumentExpansions, Expand>> {
    return this.#runner.list(documents.list, {
      query: params,
      options,
    });
  }

  /**
   * Creates a document from one e-invoice, and issues it on request.
   *
   * `POST /api/v1/companies/{company_id}/documents/invoice`
   *
   * - Exactly one invoice: a lotto is rejected.
   * - The caller chooses numero, unless automatic_number is true; the service assigns the file name and the
   *   progressivo invio.
   * - There is no idempotency key: `submitInvoice` looks up the invoice and retries only if nothing was
   *   created.
   * - A DISCARDED document keeps its number until it is deleted (`reissueDiscarded`).
   * - The response contains an array in one version of the documentation, a single document in the other; the
   *   client reads both.
   */
  createInvoice(
    invoice: Invoice | Uint8Array | string,
    params: DocumentsCreateInvoiceParams = {},
    options?: RequestOptions,
  ): ApiPromise<Document> {
    return this.#runner.one(documents.createInvoice, {
      body: invoiceBody(invoice),
      query: params,
      options,
    });
  }

  /**
   * Reads a document.
   *
   * `GET /api/v1/companies/{company_id}/documents/{document_id}`
   */
  get<Expand extends keyof DocumentGetExpansions = never>(
    documentId: string,
    params: DocumentsGetParams<Expand> = {},
    options?: RequestOptions,
  ): ApiPromise<Expanded<Document, DocumentGetExpansions, Expand>> {
    return this.#runner.one(documents.get, {
      path: { document_id: documentId },
      query: params,
      options,
    });
  }

  /**
   * Updates category, subcategory or notes of a document.
   *
   * `PATCH /api/v1/companies/{company_id}/documents/{document_id}`
   *
   * - 422 if the subcategory does not belong to the category.
   */
  update<Expand extends keyof DocumentExpansions = never>(
    documentId: string,
    changes: DocumentUpdate,
    params: DocumentsUpdateParams<Expand> = {},
    options?: RequestOptions,
  ): ApiPromise<Expanded<Document, DocumentExpansions, Expand>> {
    return this.#runner.one(documents.update, {
      path: { document_id: documentId },
      body: { json: changes },
      query: params,
      options,
    });
  }

  /**
   * Deletes a document.
   *
   * `DELETE /api/v1/companies/{company_id}/documents/{document_id}`
   */
  delete(documentId: string, options?: RequestOptions): ApiPromise<void> {
    return this.#runner.one(documents.delete, {
      path: { document_id: documentId },
      options,
    });
  }

  /**
   * Reads the e-invoice of a document.
   *
   * `GET /api/v1/companies/{company_id}/documents/{document_id}/invoice`
   */
  getInvoice(documentId: string, options?: RequestOptions): ApiPromise<DocumentInvoice> {
    return this.#runner.one(documents.getInvoice, {
      path: { document_id: documentId },
      options,
    });
  }

  /**
   * Downloads the XML of the e-invoice, unchanged.
   *
   * `GET /api/v1/companies/{company_id}/documents/{document_id}/invoice`
   *
   * - null while `xml_url` is null: the XML exists once the invoice has been sent to SdI.
   * - The address is signed and valid for a limited time. The client downloads it immediately, without the
   *   key.
   */
  getInvoiceXml(documentId: string, options?: RequestOptions): Promise<Uint8Array | null> {
    return this.#runner.file(
      { ...documents.getInvoice, name: 'documents.getInvoiceXml' },
      'xml_url',
      { path: { document_id: documentId }, options },
    );
  }

  /**
   * Sends a courtesy copy of the invoice by e-mail.
   *
   * `POST /api/v1/companies/{company_id}/documents/{document_id}/share-invoice`
   *
   * - Success means that the mail was accepted, not that it was delivered.
   */
  shareInvoice(documentId: string, invoiceShare: InvoiceShare, options?: RequestOptions): ApiPromise<void> {
    return this.#runner.one(documents.shareInvoice, {
      path: { document_id: documentId },
      body: { json: invoiceShare },
      options,
    });
  }
}

const flows = {
  list: {
    name: 'flows.list',
    method: 'GET',
    path: '/api/v1/companies/{company_id}/documents/{document_id}/flows',
    repeat: 'safe',
    answer: 'list',
    paginated: true,
  },
  create: {
    name: 'flows.create',
    method: 'POST',
    path: '/api/v1/companies/{company_id}/documents/{document_id}/flows',
    repeat: 'external_id',
    answer: 'one',
    body: { kind: 'reference', to: 'FlowCreate' },
  },
  get: {
    name: 'flows.get',
    method: 'GET',
    path: '/api/v1/companies/{company_id}/documents/{document_id}/flows/{flow_id}',
    repeat: 'safe',
    answer: 'one',
  },
  update: {
    name: 'flows.update',
    method: 'PATCH',
    path: '/api/v1/companies/{company_id}/documents/{document_id}/flows/{flow_id}',
    repeat: 'idempotent',
    answer: 'one',
    body: { kind: 'reference', to: 'FlowUpdate' },
  },
  delete: {
    name: 'flows.delete',
    method: 'DELETE',
    path: '/api/v1/companies/{company_id}/documents/{document_id}/flows/{flow_id}',
    repeat: 'idempotent',
    answer: 'none',
  },
} as const satisfies Readonly<Record<string, Operation>>;

/** `client.flows`. */
export class Flows {
  readonly #runner: OperationRunner;

  constructor(runner: OperationRunner) {
    this.#runner = runner;
  }

  /**
   * Lists the payments of a document.
   *
   * `GET /api/v1/companies/{company_id}/documents/{document_id}/flows`
   *
   * - One field can be filtered, but the documentation does not say which: every name is passed through.
   */
  list(documentId: string, params: FlowsListParams = {}, options?: RequestOptions): ListPromise<Flow> {
    return this.#runner.list(flows.list, {
      path: { document_id: documentId },
      query: params,
      options,
    });
  }

  /**
   * Adds a payment to a document.
   *
   * `POST /api/v1/companies/{company_id}/documents/{document_id}/flows`
   *
   * - 422 if the company has already used external_id; with one, the request can safely be repeated.
   */
  create(documentId: string, flow: FlowCreate, options?: RequestOptions): ApiPromise<Flow> {
    return this.#runner.one(flows.create, {
      path: { document_id: documentId },
      body: { json: flow },
      options,
    });
  }

  /**
   * Reads a payment.
   *
   * `GET /api/v1/companies/{company_id}/documents/{document_id}/flows/{flow_id}`
   */
  get(documentId: string, flowId: string, options?: RequestOptions): ApiPromise<Flow> {
    return this.#runner.one(flows.get, {
      path: { document_id: documentId, flow_id: flowId },
      options,
    });
  }

  /**
   * Updates a payment.
   *
   * `PATCH /api/v1/companies/{company_id}/documents/{document_id}/flows/{flow_id}`
   */
  update(
    documentId: string,
    flowId: string,
    changes: FlowUpdate,
    options?: RequestOptions,
  ): ApiPromise<Flow> {
    return this.#runner.one(flows.update, {
      path: { document_id: documentId, flow_id: flowId },
      body: { json: changes },
      options,
    });
  }

  /**
   * Deletes a payment.
   *
   * `DELETE /api/v1/companies/{company_id}/documents/{document_id}/flows/{flow_id}`
   */
  delete(documentId: string, flowId: string, options?: RequestOptions): ApiPromise<void> {
    return this.#runner.one(flows.delete, {
      path: { document_id: documentId, flow_id: flowId },
      options,
    });
  }
}

const products = {
  list: {
    name: 'products.list',
    method: 'GET',
    path: '/api/v1/companies/{company_id}/products',
    repeat: 'safe',
    answer: 'list',
    paginated: true,
  },
  create: {
    name: 'products.create',
    method: 'POST',
    path: '/api/v1/companies/{company_id}/products',
    repeat: 'never',
    answer: 'one',
    body: { kind: 'reference', to: 'ProductCreate' },
  },
  get: {
    name: 'products.get',
    method: 'GET',
    path: '/api/v1/companies/{company_id}/products/{product_id}',
    repeat: 'safe',
    answer: 'one',
  },
  update: {
    name: 'products.update',
    method: 'PATCH',
    path: '/api/v1/companies/{company_id}/products/{product_id}',
    repeat: 'idempotent',
    answer: 'one',
    body: { kind: 'reference', to: 'ProductUpdate' },
  },
  delete: {
    name: 'products.delete',
    method: 'DELETE',
    path: '/api/v1/companies/{company_id}/products/{product_id}',
    repeat: 'idempotent',
    answer: 'none',
  },
} as const satisfies Readonly<Record<string, Operation>>;

/** `client.products`. */
export class Products {
  readonly #runner: OperationRunner;

  constructor(runner: OperationRunner) {
    this.#runner = runner;
  }

  /**
   * Lists products.
   *
   * `GET /api/v1/companies/{company_id}/products`
   */
  list(params: ProductsListParams = {}, options?: RequestOptions): ListPromise<Product> {
    return this.#runner.list(products.list, {
      query: params,
      options,
    });
  }

  /**
   * Creates a product.
   *
   * `POST /api/v1/companies/{company_id}/products`
   */
  create(product: ProductCreate, options?: RequestOptions): ApiPromise<Product> {
    return this.#runner.one(products.create, {
      body: { json: product },
      options,
    });
  }

  /**
   * Reads a product.
   *
   * `GET /api/v1/companies/{company_id}/products/{product_id}`
   */
  get(productId: string, options?: RequestOptions): ApiPromise<Product> {
    return this.#runner.one(products.get, {
      path: { product_id: productId },
      options,
    });
  }

  /**
   * Updates a product.
   *
   * `PATCH /api/v1/companies/{company_id}/products/{product_id}`
   */
  update(productId: string, changes: ProductUpdate, options?: RequestOptions): ApiPromise<Product> {
    return this.#runner.one(products.update, {
      path: { product_id: productId },
      body: { json: changes },
      options,
    });
  }

  /**
   * Deletes a product.
   *
   * `DELETE /api/v1/companies/{company_id}/products/{product_id}`
   */
  delete(productId: string, options?: RequestOptions): ApiPromise<void> {
    return this.#runner.one(products.delete, {
      path: { product_id: productId },
      options,
    });
  }
}

const reconciliations = {
  list: {
    name: 'reconciliations.list',
    method: 'GET',
    path: '/api/v1/companies/{company_id}/reconciliations',
    repeat: 'safe',
    answer: 'list',
    paginated: true,
  },
  create: {
    name: 'reconciliations.create',
    method: 'POST',
    path: '/api/v1/companies/{company_id}/reconciliations',
    repeat: 'never',
    answer: 'one',
    body: { kind: 'reference', to: 'ReconciliationCreate' },
  },
  get: {
    name: 'reconciliations.get',
    method: 'GET',
    path: '/api/v1/companies/{company_id}/reconciliations/{reconciliation_id}',
    repeat: 'safe',
    answer: 'one',
  },
  delete: {
    name: 'reconciliations.delete',
    method: 'DELETE',
    path: '/api/v1/companies/{company_id}/reconciliations/{reconciliation_id}',
    repeat: 'idempotent',
    answer: 'none',
  },
} as const satisfies Readonly<Record<string, Operation>>;

/** `client.reconciliations`. */
export class Reconciliations {
  readonly #runner: OperationRunner;

  constructor(runner: OperationRunner) {
    this.#runner = runner;
  }

  /**
   * Lists reconciliations.
   *
   * `GET /api/v1/companies/{company_id}/reconciliations`
   */
  list<Expand extends keyof ReconciliationExpansions = never>(
    params: ReconciliationsListParams<Expand> = {},
    options?: RequestOptions,
  ): ListPromise<Expanded<Reconciliation, ReconciliationExpansions, Expand>> {
    return this.#runner.list(reconciliations.list, {
      query: params,
      options,
    });
  }

  /**
   * Links a payment to a bank movement.
   *
   * `POST /api/v1/companies/{company_id}/reconciliations`
   */
  create<Expand extends keyof ReconciliationExpansions = never>(
    reconciliation: ReconciliationCreate,
    params: ReconciliationsCreateParams<Expand> = {},
    options?: RequestOptions,
  ): ApiPromise<Expanded<Reconciliation, ReconciliationExpansions, Expand>> {
    return this.#runner.one(reconciliations.create, {
      body: { json: reconciliation },
      query: params,
      options,
    });
  }

  /**
   * Reads a reconciliation.
   *
   * `GET /api/v1/companies/{company_id}/reconciliations/{reconciliation_id}`
   */
  get<Expand extends keyof ReconciliationExpansions = never>(
    reconciliationId: string,
    params: ReconciliationsGetParams<Expand> = {},
    options?: RequestOptions,
  ): ApiPromise<Expanded<Reconciliation, ReconciliationExpansions, Expand>> {
    return this.#runner.one(reconciliations.get, {
      path: { reconciliation_id: reconciliationId },
      query: params,
      options,
    });
  }

  /**
   * Deletes a reconciliation; payment and movement remain.
   *
   * `DELETE /api/v1/companies/{company_id}/reconciliations/{reconciliation_id}`
   */
  delete(reconciliationId: string, options?: RequestOptions): ApiPromise<void> {
    return this.#runner.one(reconciliations.delete, {
      path: { reconciliation_id: reconciliationId },
      options,
    });
  }
}

const transactions = {
  list: {
    name: 'transactions.list',
    method: 'GET',
    path: '/api/v1/companies/{company_id}/transactions',
    repeat: 'safe',
    answer: 'list',
    paginated: true,
    capitals: ['type'],
  },
  get: {
    name: 'transactions.get',
    method: 'GET',
    path: '/api/v1/companies/{company_id}/transactions/{transaction_id}',
    repeat: 'safe',
    answer: 'one',
  },
  update: {
    name: 'transactions.update',
    method: 'PATCH',
    path: '/api/v1/companies/{company_id}/transactions/{transaction_id}',
    repeat: 'idempotent',
    answer: 'one',
    body: { kind: 'reference', to: 'TransactionUpdate' },
  },
} as const satisfies Readonly<Record<string, Operation>>;

/** `client.transactions`. */
export class Transactions {
  readonly #runner: OperationRunner;

  constructor(runner: OperationRunner) {
    this.#runner = runner;
  }

  /**
   * Lists bank movements.
   *
   * `GET /api/v1/companies/{company_id}/transactions`
   */
  list<Expand extends keyof TransactionExpansions = never>(
    params: TransactionsListParams<Expand> = {},
    options?: RequestOptions,
  ): ListPromise<Expanded<Transaction, TransactionExpansions, Expand>> {
    return this.#runner.list(transactions.list, {
      query: params,
      options,
    });
  }

  /**
   * Reads a bank movement.
   *
   * `GET /api/v1/companies/{company_id}/transactions/{transaction_id}`
   */
  get<Expand extends keyof TransactionExpansions = never>(
    transactionId: string,
    params: TransactionsGetParams<Expand> = {},
    options?: RequestOptions,
  ): ApiPromise<Expanded<Transaction, TransactionExpansions, Expand>> {
    return this.#runner.one(transactions.get, {
      path: { transaction_id: transactionId },
      query: params,
      options,
    });
  }

  /**
   * Updates the category of a bank movement.
   *
   * `PATCH /api/v1/companies/{company_id}/transactions/{transaction_id}`
   *
   * - 422 if the subcategory does not belong to the category.
   */
  update<Expand extends keyof TransactionExpansions = never>(
    transactionId: string,
    changes: TransactionUpdate,
    params: TransactionsUpdateParams<Expand> = {},
    options?: RequestOptions,
  ): ApiPromise<Expanded<Transaction, TransactionExpansions, Expand>> {
    return this.#runner.one(transactions.update, {
      path: { transaction_id: transactionId },
      body: { json: changes },
      query: params,
      options,
    });
  }
}

const requests = {
  createBulkPayment: {
    name: 'requests.createBulkPayment',
    method: 'POST',
    path: '/api/v1/companies/{company_id}/requests/bulk-payment',
    repeat: 'never',
    answer: 'request',
    body: { kind: 'reference', to: 'BulkPayment' },
  },
  uploadF24: {
    name: 'requests.uploadF24',
    method: 'POST',
    path: '/api/v1/companies/{company_id}/requests/f24/ocr',
    repeat: 'never',
    answer: 'request',
    permission: 'payments:f24:write',
    required: ['file_name'],
  },
} as const satisfies Readonly<Record<string, Operation>>;

/** `client.requests`. */
export class Requests {
  readonly #runner: OperationRunner;

  constructor(runner: OperationRunner) {
    this.#runner = runner;
  }

  /**
   * Creates a draft payment operation.
   *
   * `POST /api/v1/companies/{company_id}/requests/bulk-payment`
   *
   * - The link `externalLink` in the response leads to the web application, where the operation is approved.
   */
  createBulkPayment(bulkPayment: BulkPayment, options?: RequestOptions): ApiPromise<RequestReceipt> {
    return this.#runner.one(requests.createBulkPayment, {
      body: { json: bulkPayment },
      options,
    });
  }

  /**
   * Uploads the PDF of an F24 form for asynchronous reading.
   *
   * `POST /api/v1/companies/{company_id}/requests/f24/ocr`
   *
   * - The result arrives by webhook, with the request_id of the response.
   * - The documentation calls label required in one place and optional in another.
   * - It needs the permission `payments:f24:write`.
   */
  uploadF24(
    pdf: Uint8Array | ArrayBuffer | Blob,
    params: RequestsUploadF24Params,
    options?: RequestOptions,
  ): ApiPromise<RequestReceipt> {
    return this.#runner.one(requests.uploadF24, {
      body: { bytes: pdf, contentType: 'application/pdf' },
      query: params,
      options,
    });
  }
}
