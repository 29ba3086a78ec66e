/** One request and its answer over the connection: complete, partial, or none. */
import type { ServerResponse } from 'node:http';
import type { Answer } from '../../../src/sandbox/http/refusal.ts';
import type { RecordedRequest } from './request.ts';

/** An answer as sent. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

/** An answer made by the proxy itself. */
export const replyOf = ({ status, headers = {}, body }: Answer): Reply => ({
  status,
  headers: { ...(body === undefined ? {} : JSON_TYPE), ...headers },
  body: encode(body === undefined ? '' : JSON.stringify(body)),
});

export const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The same answer with another body. @param change gets the parsed JSON body */
export function withBody(reply: Reply, change: (body: never) => unknown): Reply {
  if (reply.status >= 300 || reply.body.length === 0) return reply;
  const body: unknown = JSON.parse(new TextDecoder().decode(reply.body));
  return { ...reply, body: encode(JSON.stringify(change(body as never))) };
}

export class Exchange {
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(
    readonly request: RecordedRequest,
    private readonly response: ServerResponse,
    /** Added to every answer that lacks one. */
    private readonly id: string,
  ) {
    response.on('close', () => {
      for (const timer of this.#timers) clearTimeout(timer);
      request.cut = !response.writableFinished;
    });
  }

  send(reply: Reply): void {
    this.#head(reply, reply.body.length);
    this.response.end(reply.body);
  }

  /** Sends half of the answer, then ends the connection. */
  sendHalf(reply: Reply): void {
    const { body } = reply;
    this.#head(reply, Math.max(body.length, 2));
    this.response.write(body.subarray(0, Math.ceil(body.length / 2)), () => {
      this.after(5, () => this.drop());
    });
  }

  sendSlowly(reply: Reply, every: number, size: number): void {
    const { body } = reply;
    this.#head(reply, body.length);
    const next = (from: number): void => {
      if (from >= body.length) {
        this.response.end();
        return;
      }
      this.response.write(body.subarray(from, from + size));
      this.after(every, () => next(from + size));
    };
    next(0);
  }

  /** Sends an empty list of this many bytes, most of them blanks; with or without a content-length. */
  sendHuge(status: number, bytes: number, announced: boolean): void {
    this.#head({ status, headers: JSON_TYPE }, announced ? bytes : undefined);
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

  /** Runs only if the client is still connected. */
  after(delay: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, delay);
    this.#timers.add(timer);
  }

  #head({ status, headers }: Omit<Reply, 'body'>, length: number | undefined): void {
    this.request.status = status;
    const size = length === undefined || status === 204 ? {} : { 'content-length': String(length) };
    this.response.writeHead(status, { 'x-request-id': this.id, ...size, ...headers });
  }
}
