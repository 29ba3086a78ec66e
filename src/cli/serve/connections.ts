/** Connections whose request cannot be parsed, breaks off or does not arrive in time: each gets its problem. */
import { randomUUID } from 'node:crypto';
import { maxHeaderSize, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../model/index.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { PROBLEM_TYPE, Problem, problemDocument } from './problem.ts';

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Ends the reading of a stream of files with a problem; null for other bodies. */
  interrupt: ((problem: Problem) => void) | null;
}

export class Connections {
  readonly #language: Language;
  readonly #log: Log;
  readonly #metrics: Metrics;
  /** The last request of each connection, until it is answered. */
  readonly #open = new WeakMap<Socket, Exchange>();
  /** The number of bytes that a connection had received when its last request was answered. */
  readonly #read = new WeakMap<Socket, number>();
  readonly #refused = new WeakSet<Socket>();
  #count = 0;

  constructor({
    language,
    log,
    metrics,
  }: { readonly language: Language; readonly log: Log; readonly metrics: Metrics }) {
    this.#language = language;
    this.#log = log;
    this.#metrics = metrics;
  }

  /** Number of open connections. */
  get count(): number {
    return this.#count;
  }

  opened(socket: Socket): void {
    this.#count += 1;
    socket.once('close', () => {
      this.#count -= 1;
    });
  }

  began(request: FastifyRequest, reply: FastifyReply): void {
    this.#open.set(request.raw.socket, { request, reply, interrupt: null });
  }

  /** The body of a request that is answered while it is read. Throws the Problem of its connection, which stays open. */
  async *chunksOf({ raw }: FastifyRequest): AsyncGenerator<Uint8Array> {
    const source: AsyncIterator<Uint8Array> = raw.iterator({ destroyOnReturn: false });
    let problem: Problem | null = null;
    let refuse: (problem: Problem) => void = () => {};
    const exchange = this.#open.get(raw.socket);
    if (exchange !== undefined)
      exchange.interrupt = (found) => {
        problem = found;
        refuse(found);
      };
    for (;;) {
      const chunk = await new Promise<IteratorResult<Uint8Array>>((resolve, reject) => {
        refuse = reject;
        if (problem === null) source.next().then(resolve, reject);
        else reject(problem);
      });
      if (chunk.done === true) return;
      yield chunk.value;
      // What arrives in this turn is one chunk.
      await turn();
    }
  }

  ended(request: FastifyRequest): void {
    const { socket } = request.raw;
    this.#read.set(socket, socket.bytesRead);
    if (this.#open.get(socket)?.request === request) this.#open.delete(socket);
  }

  /** Handles an error of the parser of HTTP. */
  failed(error: NodeJS.ErrnoException, socket: Socket): void {
    const { code = '' } = error;
    const exchange = this.#open.get(socket);
    if (code === 'ECONNRESET' || !socket.writable) socket.destroy();
    // What follows a request does not concern its answer.
    else if (exchange?.request.raw.complete === true)
      exchange.reply.raw.once('close', () => socket.destroySoon());
    else this.#refuse(socket, problemOf(code));
  }

  /** Handles a connection without a byte for some time. */
  silent(socket: Socket): void {
    const exchange = this.#open.get(socket);
    if (exchange?.request.raw.complete === true) {
      // The request is at work, unless its client does not read the answer.
      if (socket.writableLength > 0) socket.destroy();
      return;
    }
    const hasBegun = exchange !== undefined || socket.bytesRead > (this.#read.get(socket) ?? 0);
    if (hasBegun) this.#refuse(socket, new Problem('request_timeout'));
    else socket.destroy();
  }

  #refuse(socket: Socket, problem: Problem): void {
    if (this.#refused.has(socket) || !socket.writable) {
      socket.destroy();
      return;
    }
    this.#refused.add(socket);
    const exchange = this.#open.get(socket);
    if (exchange === undefined) {
      void this.#write(socket, problem);
      return;
    }
    const { reply, interrupt } = exchange;
    reply.raw.once('finish', () => socket.destroySoon());
    // The problem is the last line of the answer.
    if (interrupt !== null) interrupt(problem);
    else if (!reply.raw.headersSent) void reply.header('connection', 'close').send(problem);
    else socket.destroy();
  }

  /** Writes a response on a connection without a request, and closes it. */
  async #write(socket: Socket, problem: Problem): Promise<void> {
    const id = randomUUID();
    const { status, code } = problem;
    const document = await problemDocument(problem, { language: this.#language, id });
    const body = JSON.stringify(document);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      `content-type: ${PROBLEM_TYPE}`,
      `content-length: ${Buffer.byteLength(body)}`,
      `content-language: ${this.#language}`,
      `x-request-id: ${id}`,
      'connection: close',
    ];
    if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
    this.#metrics.answered('other', status, 0);
    this.#log.refused({ id, status, code });
  }
}

/** The problem for an error code of Node's parser. */
function problemOf(code: string): Problem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Problem('request_timeout');
  // The path counts too.
  if (code === 'HPE_HEADER_OVERFLOW') return new Problem('headers_too_large', { limit: maxHeaderSize });
  return new Problem('unparsable', { reason: code });
}
