/** The sandbox's data, read and changed by tests without the client's knowledge: by its own APIs, past the proxy. */
import { NUMERO } from '../../../src/sandbox/documents/fields.ts';
import type { SeedRow, SeedTable } from '../../../src/sandbox/seed/insert.ts';
import type { Reply } from './exchange.ts';
import { bodyText, type RecordedRequest } from './request.ts';
import type { SharedSandbox } from './sandbox.ts';

export type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** Lists that tests look into. */
export type Listed = 'documents' | 'flows' | 'categories' | 'products' | 'counterparts';

/** SdI's outcome that gives a document each status. */
const OUTCOMES = {
  CREATED: 'stays',
  SENT: 'stays',
  DELIVERED: 'delivered',
  NOT_DELIVERED: 'missed',
  DISCARDED: 'discarded',
} as const;

/** Maximum number of moves from CREATED to the final status. */
const MOST_MOVES = 2;

interface Access {
  readonly integratorId: string;
  ready(): Promise<SharedSandbox>;
  /** Like `ready`, for changes. */
  change(): Promise<SharedSandbox>;
}

interface Answered {
  readonly data?: readonly Row[];
  readonly page?: { readonly cursor: string | null };
  readonly errors?: readonly { readonly source: { readonly pointer: string } | null }[];
}

export class State {
  readonly #numbers: string[] = [];

  constructor(
    private readonly service: { readonly key: string; readonly companyId: string },
    private readonly access: Access,
  ) {}

  /** All documents, or those with this number. */
  documents(number?: string): Promise<readonly Row[]> {
    return this.#list('documents', number === undefined ? {} : { 'filter[number__eq]': number });
  }

  async document(id: string): Promise<Row | undefined> {
    return (await this.documents()).find((row) => row.id === id);
  }

  async rows(resource: Listed): Promise<readonly Row[]> {
    if (resource !== 'flows') return this.#list(resource, {});
    const documents = await this.#list('documents', { expand: 'flows' });
    return documents.flatMap((row) => row['flows'] as readonly Row[]);
  }

  /**
   * Number of invoices created with this number, including those that the sandbox rejected as duplicates: another
   * service may accept them, and would then have a duplicate.
   */
  made(number: string): number {
    return this.#numbers.filter((one) => one === number).length;
  }

  /** Inserts rows that no API call could create. */
  async add(table: SeedTable, ...rows: readonly SeedRow[]): Promise<void> {
    const sandbox = await this.access.change();
    const owner =
      table === 'companies'
        ? { integrator_id: this.access.integratorId }
        : { company_id: this.service.companyId };
    await sandbox.add({ [table]: rows.map((row) => ({ ...owner, ...row })) });
  }

  /** Deletes a document. */
  async remove(id: string): Promise<void> {
    await this.#change('DELETE', `${this.#company}/documents/${id}`);
  }

  /** Creates an entry of a list. @returns it */
  create(path: string, body: object): Promise<Row> {
    return this.#change('POST', `${this.#company}/${path}`, body) as Promise<Row>;
  }

  /** Calls the control API. @returns `data` */
  control(method: string, path: string, body?: object): Promise<unknown> {
    return this.#change(method, `/control${path}`, body);
  }

  /** Issues a draft, and lets SdI move it on until it has this status. @throws Error if it never reaches it */
  async move(id: string, status: keyof typeof OUTCOMES): Promise<void> {
    let now = (await this.document(id))?.['status'];
    if (now === 'DRAFT') {
      await this.control('POST', `/documents/${id}/issue`);
      now = 'CREATED';
    }
    await this.control('POST', `/documents/${id}/outcome`, { outcome: OUTCOMES[status] });
    for (let moves = 0; now !== status; moves += 1) {
      if (moves === MOST_MOVES) throw new Error(`${id} does not become ${status}`);
      const [moved] = (await this.control('POST', '/sdi/advance', { document_id: id })) as readonly Row[];
      now = moved?.['status'];
    }
  }

  /** Records the sandbox's answer to an invoice. */
  note(request: RecordedRequest, { status, body }: Reply): void {
    const { data, errors } = JSON.parse(new TextDecoder().decode(body)) as Answered;
    if (status < 300) this.#numbers.push(String(data?.[0]?.['number']));
    else if (errors?.some(({ source }) => source?.pointer === NUMERO)) {
      const [, number = ''] = /<Numero>([^<]*)<|"numero":\s*"([^"]*)"/.exec(bodyText(request)) ?? [];
      this.#numbers.push(number);
    }
  }

  forget(): void {
    this.#numbers.length = 0;
  }

  async #list(resource: string, query: Readonly<Record<string, string>>): Promise<readonly Row[]> {
    const found: Row[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = { page_size: '100', ...(cursor === '' ? {} : { cursor }) };
      const search = new URLSearchParams({ ...query, ...page });
      const answer = await this.#ask('GET', `${this.#company}/${resource}?${search}`);
      found.push(...((answer?.data ?? []) as readonly Row[]));
      cursor = answer?.page?.cursor ?? null;
    }
    return found;
  }

  async #change(method: string, path: string, body?: object): Promise<unknown> {
    await this.access.change();
    return (await this.#ask(method, path, body))?.data;
  }

  async #ask(method: string, url: string, body?: object): Promise<Answered | undefined> {
    const sandbox = await this.access.ready();
    const reply = await sandbox.send({
      method: method as 'GET',
      url,
      headers: {
        host: '127.0.0.1',
        authorization: `Bearer ${this.service.key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const text = new TextDecoder().decode(reply.body);
    if (reply.status >= 300) throw new Error(`${method} ${url}: ${reply.status} ${text}`);
    return text === '' ? undefined : (JSON.parse(text) as Answered);
  }

  get #company(): string {
    return `/api/v1/companies/${this.service.companyId}`;
  }
}
