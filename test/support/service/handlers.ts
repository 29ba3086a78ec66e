/** The work behind the endpoints. Most are the same five for every resource; a few have their own. */
import type { Endpoint } from '../../../src/api/contract/index.ts';
import type { Query } from '../../../src/sandbox/http/query.ts';
import { type Answer, Refusal, refuse } from '../../../src/sandbox/http/refusal.ts';
import { bodyFaults } from '../../../src/sandbox/http/shapes.ts';
import { createDocument, type InvoiceRequest, type InvoiceRules } from './invoice.ts';
import { afterDelete, changesOf, checkRules } from './rules.ts';
import { cutPage, selectRows } from './select.ts';
import { show } from './show.ts';
import { type Collection, isCollection, type Row, type Store } from './store.ts';

/** A request that the contract has nothing against. */
export interface Task {
  readonly store: Store;
  readonly endpoint: Endpoint;
  readonly ids: Readonly<Record<string, string>>;
  readonly query: Query;
  /** Of JSON what it says, of anything else nothing. */
  readonly json: Readonly<Record<string, unknown>>;
  readonly body: Uint8Array;
  readonly contentType: string;
  readonly settings: HandlerSettings;
}

export interface HandlerSettings extends InvoiceRules {
  /** What `data` is when an invoice was created. */
  readonly invoiceAnswer: 'array' | 'object';
  /** Where the request_id stands. */
  readonly requestAnswer: 'data' | 'top';
  /** Statuses that an issued document goes through, one with each reading of it. */
  readonly afterIssue: readonly string[];
  /** The statuses that lie before a document, by its id. */
  readonly ahead: Map<string, string[]>;
  /** Milliseconds for which a new document is missing in lists. */
  readonly listLag: number;
}

export function perform(task: Task): Answer {
  const { endpoint } = task;
  const own = special[`${endpoint.resource}.${endpoint.name}`] ?? general[endpoint.name];
  if (own === undefined) throw new Error(`nothing is done for ${endpoint.resource}.${endpoint.name}`);
  return own(task);
}

type Handler = (task: Task) => Answer;

const general: Readonly<Record<string, Handler>> = {
  list(task) {
    const { store, endpoint, query, ids, settings } = task;
    const document = ids['document_id'];
    const collection = collectionOf(endpoint);
    const newest = collection === 'documents' ? Date.now() - settings.listLag : Number.POSITIVE_INFINITY;
    const rows = store
      .rows(collection)
      .filter((row) => !(Date.parse(String(row['created_at'])) > newest))
      .filter((row) => document === undefined || row['document_id'] === document);
    const selected = selectRows(store, rows, query);
    if (!endpoint.list?.paginated) return shown(task, selected);
    const page = cutPage(selected, query, [endpoint.path, ...Object.values(ids)].join());
    const body = { data: view(task, page.rows), page: { cursor: page.cursor, size: query.pageSize } };
    return { status: endpoint.answer.status, body };
  },
  get: (task) => shown(task, item(task)),
  create(task) {
    const { store, endpoint, json, ids } = task;
    const collection = collectionOf(endpoint);
    checkRules(store, collection, json, undefined);
    const document = ids['document_id'];
    return shown(
      task,
      store.add(collection, document === undefined ? json : { ...json, document_id: document }),
    );
  },
  update(task) {
    const { store, endpoint, json } = task;
    const collection = collectionOf(endpoint);
    const row = item(task);
    checkRules(store, collection, json, row);
    Object.assign(row, changesOf(collection, json));
    if (collection === 'documents') row['updated_at'] = new Date().toISOString();
    return shown(task, row);
  },
  delete(task) {
    const { store, endpoint } = task;
    const { id } = item(task);
    store.remove(collectionOf(endpoint), id);
    afterDelete(store, collectionOf(endpoint), id);
    return { status: endpoint.answer.status };
  },
};

const special: Readonly<Record<string, Handler>> = {
  'counterparts.search'({ store, endpoint, query }) {
    const found = store.rows('counterparts').find((row) => row['vat_number'] === query.own['vat_number']);
    if (found === undefined) throw refuse(404, 'no such VAT number', '/vat_number');
    return {
      status: endpoint.answer.status,
      body: { data: show(store, found, 'CounterpartSearchResult', []) },
    };
  },
  'documents.get'(task) {
    const row = item(task);
    const next = task.settings.ahead.get(row.id)?.shift();
    if (next !== undefined) row['status'] = next;
    return shown(task, row);
  },
  'documents.createInvoice'(task) {
    const row = createDocument(task.store, invoiceRequest(task), task.settings);
    const { afterIssue, ahead, invoiceAnswer } = task.settings;
    if (row['status'] === 'CREATED' && afterIssue.length > 0) ahead.set(row.id, [...afterIssue]);
    return shown(task, invoiceAnswer === 'array' ? [row] : row);
  },
  'documents.getInvoice'(task) {
    const row = item(task);
    const { invoice } = row;
    if (invoice === undefined) throw refuse(404, 'no e-invoice');
    const sent = row['status'] !== 'DRAFT' && row['status'] !== 'CREATED';
    const xml_url = sent ? `https://files.example/${row.id}.xml?signature=temporary` : null;
    return { status: task.endpoint.answer.status, body: { data: { invoice, xml_url } } };
  },
  'documents.shareInvoice'(task) {
    item(task);
    return { status: task.endpoint.answer.status };
  },
  'requests.createBulkPayment'(task) {
    const rows = task.json['payments'] as readonly { readonly amount: { readonly currency: string } }[];
    const foreign = rows.findIndex(({ amount }) => amount.currency !== 'EUR');
    if (foreign >= 0) throw refuse(422, 'expected EUR', `/payments/${foreign}/amount/currency`);
    return receipt(task, [{ rel: 'externalLink', href: 'https://app.example/payments/draft' }]);
  },
  'requests.uploadF24'(task) {
    const head = new TextDecoder('latin1').decode(task.body.subarray(0, 5));
    if (head !== '%PDF-') throw refuse(422, 'not a PDF');
    return receipt(task, []);
  },
};

function receipt({ store, endpoint, settings }: Task, links: readonly unknown[]): Answer {
  const request_id = store.nextId();
  const body = settings.requestAnswer === 'top' ? { request_id, links } : { data: { request_id }, links };
  return { status: endpoint.answer.status, body };
}

function invoiceRequest({ body, contentType, query }: Task): InvoiceRequest {
  const { issue, automatic_number, sectional_id, reconciliation_identifier } = query.own;
  return {
    body,
    contentType,
    issue: issue === true,
    automaticNumber: automatic_number === true,
    sectionalId: textOr(sectional_id, null),
    reconciliationIdentifier: textOr(reconciliation_identifier, null),
  };
}

const textOr = <T>(value: unknown, other: T): string | T => (typeof value === 'string' ? value : other);

/** @throws Refusal 404 when an id of the path leads nowhere. */
function item({ store, endpoint, ids }: Task): Row {
  const key = Object.values(ids).at(-1);
  const row = store.find(collectionOf(endpoint), key);
  const elsewhere = 'flow_id' in ids && row?.['document_id'] !== ids['document_id'];
  if (row === undefined || elsewhere) throw refuse(404, `no such ${endpoint.resource}`);
  return row;
}

function collectionOf({ resource }: Endpoint): Collection {
  if (!isCollection(resource)) throw new Error(`no rows of ${resource}`);
  return resource;
}

function shown(task: Task, rows: Row | readonly Row[]): Answer {
  return { status: task.endpoint.answer.status, body: { data: view(task, rows) } };
}

function view({ store, endpoint, query }: Task, rows: Row | readonly Row[]): unknown {
  const name = endpoint.answer.of ?? '';
  if (isMany(rows)) return rows.map((row) => show(store, row, name, query.expand));
  return show(store, rows, name, query.expand);
}

const isMany = (rows: Row | readonly Row[]): rows is readonly Row[] => Array.isArray(rows);

/** The body against the contract. @throws Refusal 400 for what is no JSON, 422 for what is wrong in it. */
export function readJson({ body: definition, method }: Endpoint, body: Uint8Array): Task['json'] {
  const shape = definition?.shape;
  if (shape === undefined || shape === null || shape.kind === 'invoice') return {};
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw refuse(400, 'expected JSON in UTF-8');
  }
  const faults = bodyFaults(value, shape, method === 'PATCH');
  if (faults.length > 0) throw new Refusal(422, faults);
  return value as Task['json'];
}
