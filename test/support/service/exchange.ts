/** One request and what goes back over its connection: an answer, a part of one, or nothing. */
import type { ServerResponse } from 'node:http';
import type { Answer } from '../../../src/sandbox/http/refusal.ts';
import type { RecordedRequest } from './request.ts';

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

export class Exchange {
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(
    readonly request: RecordedRequest,
    private readonly response: ServerResponse,
    /** Goes to the client with every answer. */
    private readonly id: string,
  ) {
    response.on('close', () => {
      for (const timer of this.#timers) clearTimeout(timer);
      request.cut = !response.writableFinished;
    });
  }

  send(answer: Answer): void {
    this.sendBytes(answer, encode(answer));
  }

  sendBytes(answer: Answer, bytes: Uint8Array): void {
    this.#head(answer, bytes.length);
    this.response.end(bytes);
  }

  /** Half of the answer, then the end of the connection. */
  sendHalf(answer: Answer): void {
    const bytes = encode(answer);
    this.#head(answer, Math.max(bytes.length, 2));
    this.response.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => {
      this.after(5, () => this.drop());
    });
  }

  sendSlowly(answer: Answer, every: number, size: number): void {
    const bytes = encode(answer);
    this.#head(answer, bytes.length);
    const next = (from: number): void => {
      if (from >= bytes.length) {
        this.response.end();
        return;
      }
      this.response.write(bytes.subarray(from, from + size));
      this.after(every, () => next(from + size));
    };
    next(0);
  }

  /** A list of nothing in so many bytes, most of them blanks; with or without a content-length. */
  sendHuge(status: number, bytes: number, announced: boolean): void {
    this.#head({ status }, announced ? bytes : undefined, JSON_TYPE);
    const block = Buffer.alloc(64 * 1024, ' ');
    const [start, end] = ['{"data":[', ']}'];
    this.response.write(start);
    let left = bytes - start.length - end.length;
    const more = (): void => {
      while (left > 0 && !this.response.destroyed) {
        const part = block.subarray(0, Math.min(left, block.length));
        left -= part.length;
        if (!this.response.write(part)) {
          this.response.once('drain', more);
          return;
        }
      }
      if (left <= 0) this.response.end(end);
    };
    more();
  }

  drop(): void {
    this.response.socket?.destroy();
  }

  #head(
    { status, headers, body }: Answer,
    length: number | undefined,
    type: Readonly<Record<string, string>> = body === undefined ? {} : JSON_TYPE,
  ): void {
    this.request.status = status;
    const size = length === undefined || status === 204 ? {} : { 'content-length': String(length) };
    this.response.writeHead(status, { 'x-request-id': this.id, ...type, ...size, ...headers });
  }

  /** Only while the client is there. */
  after(delay: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, delay);
    this.#timers.add(timer);
  }
}

const encode = ({ body }: Answer): Uint8Array =>
  new TextEncoder().encode(body === undefined ? '' : JSON.stringify(body));
