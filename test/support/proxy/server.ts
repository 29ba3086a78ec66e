/**
 * The service, for tests: a proxy on loopback in front of the real sandbox. It records requests, and misbehaves on
 * command. Every service has a company of its own, with the rows of seededCompany.ts.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { COMPANY, companyRows, INTEGRATOR, keyRow, ofCompany, SEEDED } from '../seededCompany.ts';
import { unmarked } from './cursor.ts';
import { Exchange, type Reply } from './exchange.ts';
import { misbehave } from './misbehave.ts';
import { type Rule, Rules } from './misbehaviour.ts';
import { type CompleteOptions, completed, type ServiceOptions } from './options.ts';
import { type RecordedRequest, readBody, recordRequest } from './request.ts';
import { fillingOf, NO_LIMIT, type SharedSandbox, sharedSandbox } from './sandbox.ts';
import { State } from './state.ts';
import { Views } from './views.ts';

export { companyRow, documentRow, SEEDED } from '../seededCompany.ts';
export type { Misbehaviour, Rule } from './misbehaviour.ts';
export type { ServiceOptions } from './options.ts';
export { bodyText, type RecordedRequest } from './request.ts';

/** Starts it, seeded, on a port of its own. Close it after use. */
export async function startService(options: ServiceOptions = {}): Promise<TestService> {
  const service = new TestService(completed(options));
  await service.listen();
  return service;
}

/** The service whose rows a company has: the last one that filled it. */
const holders = new Map<number, TestService>();

let companies = 0;

/** A company that no other service has, for services that run at the same time. */
export function ownCompany(): number {
  companies += 1;
  return companies;
}

export class TestService {
  readonly key: string;
  readonly companyId: string;
  /** Ids of its initial rows. */
  readonly seeded: typeof SEEDED;
  /** Every request, in the order of arrival. */
  readonly requests: RecordedRequest[] = [];
  /** The sandbox's data, read without the proxy. */
  readonly state: State;

  readonly #options: CompleteOptions;
  readonly #rules = new Rules();
  readonly #views: Views;
  readonly #late = new Set<Promise<void>>();
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #server: Server;
  #counted = 0;
  #generation = 0;
  #filled: Promise<SharedSandbox> | undefined;
  #filling: string | undefined;
  #isChanged = false;
  #failures = 0;

  constructor(options: CompleteOptions) {
    this.#options = options;
    this.key = options.key;
    this.companyId = this.#own(COMPANY.id);
    this.seeded = JSON.parse(this.#own(JSON.stringify(SEEDED)));
    this.#views = new Views(options);
    this.state = new State(this, {
      ready: () => this.#ready(),
      change: () => this.#change(),
      integratorId: this.#own(INTEGRATOR),
    });
    this.#server = createServer((message, response) => void this.#arrive(message, response));
  }

  /** Its address with its prefix: the base address for a client. */
  get url(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}${this.#options.prefix}`;
  }

  listen(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(this.#options.port, '127.0.0.1', resolve);
    });
  }

  /** Adds rules, which count requests from now on; the first that matches and is not used up strikes. */
  misbehave(...rules: readonly Rule[]): void {
    for (const rule of rules) this.#rules.add(rule);
  }

  behave(): void {
    this.#rules.clear();
  }

  /** Sets the statuses that the next readings of a document show, one each; then the status stays. */
  follow(document: string, statuses: readonly string[]): void {
    this.#views.follow(document, statuses);
  }

  /** The requests of one operation. */
  requestsOf(operation: string): readonly RecordedRequest[] {
    return this.requests.filter((request) => request.operation === operation);
  }

  /** Waits for the work postponed by `late-create`. */
  async settle(): Promise<void> {
    while (this.#late.size > 0) await Promise.all(this.#late);
  }

  /** Restores the initial state: no rules, no requests, the initial rows. Late work is dropped. */
  reset(): void {
    this.#generation += 1;
    this.#rules.clear();
    this.#views.clear();
    this.requests.length = 0;
    this.state.forget();
    // Unchanged rows need not be written again.
    if (this.#isChanged || holders.get(this.#options.company) !== this) this.#filled = undefined;
  }

  /** @throws Error with the sandbox's own failures from its log. */
  async close(): Promise<void> {
    this.#generation += 1;
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeAllConnections();
    await closed;
    await Promise.allSettled(this.#underWay);
    if (this.#filled === undefined) return;
    const sandbox = await this.#filled;
    sandbox.limit = NO_LIMIT;
    const failures = sandbox.failures.slice(this.#failures);
    if (failures.length > 0) throw new Error(`the sandbox failed: ${JSON.stringify(failures)}`);
  }

  async #arrive(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = recordRequest(message, this.#options.prefix);
    this.#counted += 1;
    const exchange = new Exchange(request, response, `request-${this.#counted}`);
    this.requests.push(request);
    try {
      request.body = await readBody(message);
    } catch {
      return; // The client went away while sending.
    }
    const handle = () => this.#handle(request);
    const strike = this.#rules.strike(request);
    if (strike === undefined) exchange.send(await handle());
    else await misbehave(strike, { exchange, handle, later: (delay, work) => this.#later(delay, work) });
  }

  async #handle(request: RecordedRequest): Promise<Reply> {
    const { method, path, search, headers, body, operation } = request;
    const sandbox = await (method === 'GET' ? this.#ready() : this.#change());
    const query = unmarked(search);
    const {
      'content-length': _length,
      'transfer-encoding': _coding,
      connection: _connection,
      ...rest
    } = headers;
    const work = sandbox.send({
      method: method as 'GET',
      url: query === '' ? path : `${path}?${query}`,
      headers: { ...(rest as Record<string, string>), host: '127.0.0.1' },
      ...(body.length === 0 ? {} : { payload: Buffer.from(body) }),
    });
    this.#underWay.add(work);
    try {
      const reply = await work;
      if (operation === 'documents.createInvoice') this.state.note(request, reply);
      return this.#views.show(operation, reply);
    } finally {
      this.#underWay.delete(work);
    }
  }

  /** The sandbox, once it has the rows of this service. */
  #ready(): Promise<SharedSandbox> {
    this.#filled ??= this.#fill();
    return this.#filled;
  }

  #change(): Promise<SharedSandbox> {
    const ready = this.#ready();
    this.#isChanged = true;
    return ready;
  }

  async #fill(): Promise<SharedSandbox> {
    const { company, rateLimit } = this.#options;
    this.#isChanged = false;
    holders.set(company, this);
    const sandbox = await sharedSandbox();
    await Promise.allSettled(this.#underWay);
    this.state.forget();
    this.#filling ??= this.#fillingOf();
    await sandbox.fill(this.#filling);
    sandbox.limit = Math.min(rateLimit, NO_LIMIT);
    this.#failures = sandbox.failures.length;
    return sandbox;
  }

  #fillingOf(): string {
    const { transactions, permissions } = this.#options;
    const integratorId = this.#own(INTEGRATOR);
    const rows = {
      ...JSON.parse(this.#own(JSON.stringify(companyRows({ transactions })))),
      apiKeys: [keyRow(this.key, permissions, integratorId)],
    };
    return fillingOf({ integratorId, key: this.key }, rows);
  }

  #later(delay: number, work: () => Promise<unknown>): void {
    const generation = this.#generation;
    const late = new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        if (generation === this.#generation) work().finally(resolve);
        else resolve();
      }, delay);
      timer.unref();
    });
    this.#late.add(late);
    void late.then(() => this.#late.delete(late));
  }

  #own(text: string): string {
    return ofCompany(text, this.#options.company);
  }
}
