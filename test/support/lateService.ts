/**
 * A service behind the port of submission that is as bad as services are: it fails after it has stored, stores after
 * it has failed, and lists late. Its clock is virtual: it moves with each call, and when a test moves it.
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

/** What comes of one request. Milliseconds are virtual. */
export interface Course {
  /** When the invoice is stored; null: never. */
  readonly storedAfter: number | null;
  /** How long after that lists show it. */
  readonly lag: number;
  readonly answer: Answer;
  /** How long the answer takes. */
  readonly takes: number;
}

/** A status; `ok`; what a client makes of silence; `foreign`, what no class of ours is. */
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
  /** Requests that could have made a document. */
  posts = 0;
  /** What comes of the next requests, in turn; after them it behaves. */
  creations: Course[] = [];
  looks: Pick<Course, 'answer' | 'takes'>[] = [];
  readonly #stored: Stored[] = [];
  readonly #numberOf: (sent: Uint8Array | string) => string;

  constructor(numberOf: (sent: Uint8Array | string) => string) {
    this.#numberOf = numberOf;
  }

  /** Documents of a number, those included that are still to come. */
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

/** Of fixtures/valid/FPR12-simple.xml. */
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
