/**
 * A failing service that implements the submission port: it fails after storing, stores after failing, and lists documents late.
 * Its clock is virtual: it advances with each call, and when a test advances it.
 */
import {
  ConnectionError,
  type Document,
  type DocumentQuery,
  type DocumentService,
  NotFoundError,
  RateLimitError,
  ResponseError,
  StatusError,
  TimeoutError,
} from '../../src/api/index.ts';

/** The outcome of one request. Times are virtual milliseconds. */
export interface Course {
  /** Delay until the invoice is stored; null: never. */
  readonly storedAfter: number | null;
  /** Delay between storage and listing. */
  readonly lag: number;
  readonly answer: Answer;
  /** Duration of the request. */
  readonly takes: number;
}

/** A status, `ok`, a client's error for a missing answer, or `foreign`: an error of a class that is not ours. */
export type Answer = number | 'ok' | 'timeout' | 'broken' | 'unreached' | 'unreadable' | 'foreign';

const WELL: Course = { storedAfter: 0, lag: 0, answer: 'ok', takes: 1 };

interface Stored {
  readonly document: Document;
  readonly number: string;
  readonly at: number;
  readonly listedAt: number;
}

export class LateService implements DocumentService<'createInvoice' | 'list' | 'get'> {
  now = 0;
  /** Number of requests that could have created a document. */
  posts = 0;
  /** Outcomes of the next requests, in order; later requests succeed. */
  creations: Course[] = [];
  looks: Pick<Course, 'answer' | 'takes'>[] = [];
  readonly #stored: Stored[] = [];
  readonly #numberOf: (sent: Uint8Array | string) => string;

  constructor(numberOf: (sent: Uint8Array | string) => string) {
    this.#numberOf = numberOf;
  }

  /** Number of documents with this number, including those still to be stored. */
  made(number: string): number {
    return this.#stored.filter((one) => one.number === number).length;
  }

  readonly documents = {
    createInvoice: async (sent: Uint8Array | string): Promise<Document> => {
      const { storedAfter, lag, answer, takes } = this.creations.shift() ?? WELL;
      this.posts += 1;
      const stored = storedAfter === null ? null : this.#store(this.#numberOf(sent), storedAfter, lag);
      this.now += takes;
      if (stored === null || answer !== 'ok') throw failureOf(answer);
      return stored;
    },
    list: ({ filter }: DocumentQuery): AsyncIterable<Document> => this.#list(filter.number.eq),
    get: async (id: string): Promise<Document> => {
      const found = this.#stored.find(({ document, at }) => document.id === id && at <= this.now);
      if (found === undefined) throw statusError(404);
      return found.document;
    },
  };

  #store(number: string, after: number, lag: number): Document {
    const at = this.now + after;
    const document = { id: `d${this.#stored.length + 1}`, number, creation_date: '2025-03-17' } as Document;
    this.#stored.push({ document, number, at, listedAt: at + lag });
    return document;
  }

  async *#list(number: string): AsyncGenerator<Document> {
    const { answer, takes } = this.looks.shift() ?? WELL;
    this.now += takes;
    if (answer !== 'ok') throw failureOf(answer);
    const listed = this.#stored.filter((one) => one.number === number && one.listedAt <= this.now);
    for (const { document } of listed) yield { ...document, counterpart_name: CUSTOMER } as Document;
  }
}

/** The customer in fixtures/valid/FPR12-simple.xml. */
const CUSTOMER = 'Ciclofficina Pedale Lento S.n.c.';

function failureOf(answer: Answer): Error {
  const context = { operation: 'documents.createInvoice', attempts: 1 };
  switch (answer) {
    case 'timeout':
      return new TimeoutError(60_000, context);
    case 'broken':
      return new ConnectionError('broken', { sent: true, ...context });
    case 'unreached':
      return new ConnectionError('unreached', { sent: false, ...context });
    case 'unreadable':
    case 'ok':
      return new ResponseError('no JSON', { status: 200, ...context });
    case 'foreign':
      return new TypeError('of another service');
    default:
      return statusError(answer);
  }
}

function statusError(status: number): StatusError {
  const Fitting = status === 429 ? RateLimitError : status === 404 ? NotFoundError : StatusError;
  return new Fitting({ status, headers: new Headers(), body: null, requestId: null });
}
