/**
 * The service, for tests: a real HTTP server on loopback that answers by the contract, refuses what the contract
 * does not have, and can be told to misbehave.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorAnswer, refuse } from '../../../src/sandbox/http/refusal.ts';
import { Exchange } from './exchange.ts';
import { handle, type Settings } from './handle.ts';
import { misbehave } from './misbehave.ts';
import { type Rule, Rules } from './misbehaviour.ts';
import { type CompleteOptions, completed, type ServiceOptions } from './options.ts';
import { type RecordedRequest, readBody, recordRequest } from './request.ts';
import { seed } from './seed.ts';
import { State } from './state.ts';
import { Store } from './store.ts';
import { answerTest, isTestRoute } from './testRoutes.ts';

export type { Misbehaviour, Rule } from './misbehaviour.ts';
export type { ServiceOptions } from './options.ts';
export { bodyText, type RecordedRequest } from './request.ts';
export { COMPANY, SEEDED } from './seed.ts';

/** Starts it, seeded, on a port of its own. Close it when done. */
export async function startService(options: ServiceOptions = {}): Promise<TestService> {
  const service = new TestService(completed(options));
  await service.listen();
  return service;
}

export class TestService {
  readonly key: string;
  readonly companyId: string;
  /** Every request, in the order of arrival. */
  readonly requests: RecordedRequest[] = [];
  /** What it has. */
  readonly state: State;

  readonly #options: CompleteOptions;
  readonly #settings: Settings;
  readonly #store = new Store();
  readonly #rules = new Rules();
  readonly #late = new Set<Promise<void>>();
  readonly #faults: unknown[] = [];
  readonly #server: Server;
  #counted = 0;
  #generation = 0;

  constructor(options: CompleteOptions) {
    this.#options = options;
    this.key = options.key;
    this.companyId = options.companyId;
    const ahead = new Map<string, string[]>();
    this.#settings = { ...options, ahead };
    this.state = new State(this.#store, ahead);
    this.#server = createServer((message, response) => void this.#arrive(message, response));
    seed(this.#store, options);
  }

  /** Where it listens, with its prefix: what a client takes as base address. */
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

  /** Rules count from now; the first that matches and is not used up strikes. */
  misbehave(...rules: readonly Rule[]): void {
    for (const rule of rules) this.#rules.add(rule);
  }

  behave(): void {
    this.#rules.clear();
  }

  /** The requests of one operation. */
  requestsOf(operation: string): readonly RecordedRequest[] {
    return this.requests.filter((request) => request.operation === operation);
  }

  /** Waits for whatever `late-create` has put off. */
  async settle(): Promise<void> {
    while (this.#late.size > 0) await Promise.all(this.#late);
  }

  /** As it was when it started: no rules, no requests, the first rows. What is still late is dropped. */
  reset(): void {
    this.#generation += 1;
    this.#rules.clear();
    this.#settings.ahead.clear();
    this.#store.clear();
    this.requests.length = 0;
    seed(this.#store, this.#options);
  }

  /** @throws the first mistake of the service's own. */
  async close(): Promise<void> {
    this.#generation += 1;
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeAllConnections();
    await closed;
    if (this.#faults.length > 0) throw this.#faults[0];
  }

  async #arrive(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = recordRequest(message, this.#options.prefix);
    this.#counted += 1;
    const exchange = new Exchange(request, response, `request-${this.#counted}`);
    if (this.#options.testRoutes && isTestRoute(request)) {
      request.body = await readBody(message);
      return exchange.send(answerTest(this, request));
    }
    this.requests.push(request);
    try {
      request.body = await readBody(message);
    } catch {
      return; // The client went away while sending.
    }
    this.#answer(exchange);
  }

  #answer(exchange: Exchange): void {
    const { request } = exchange;
    const work = () => handle(this.#store, this.#settings, request, (error) => this.#fault(error));
    const strike = this.#rules.strike(request);
    if (strike !== undefined) {
      misbehave(strike, { exchange, handle: work, later: (delay, late) => this.#later(delay, late) });
    } else if (this.#isTooFast(request)) exchange.send(errorAnswer(refuse(429, null)));
    else exchange.send(work());
  }

  #isTooFast({ at }: RecordedRequest): boolean {
    if (this.#options.rateLimit === Number.POSITIVE_INFINITY) return false;
    const second = this.requests.filter((one) => one.at > at - 1000 && one.at <= at && one.status !== 429);
    return second.length > this.#options.rateLimit;
  }

  #later(delay: number, work: () => void): void {
    const generation = this.#generation;
    const late = new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        if (generation === this.#generation) work();
        resolve();
      }, delay);
      timer.unref();
    });
    this.#late.add(late);
    void late.then(() => this.#late.delete(late));
  }

  #fault(error: unknown): void {
    this.#faults.push(error);
    console.error(error);
  }
}
