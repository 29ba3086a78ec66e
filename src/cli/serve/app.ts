/** The HTTP server: its limits, its routes, and the common parts of every response. */
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOwnName } from '../../hosts/index.ts';
import type { Language } from '../../model/index.ts';
import type { MemoryFile } from '../inMemory/memoryCall.ts';
import { bearerCheck } from '../listen/token.ts';
import { Admission } from './admission.ts';
import { fileInLine, LINES, linesOf, mediaType, partsOf } from './body.ts';
import { Connections } from './connections.ts';
import { type Executor, execute, executeAtOnce } from './execute.ts';
import { answersOf, LINES_TYPE, type Line } from './lines.ts';
import type { Log } from './log.ts';
import { type Gauge, METRICS_TYPE, Metrics, processGauges, type Snapshot } from './metrics.ts';
import { type Operation, operations } from './operations.ts';
import { preferredLanguage, Questions } from './parameters.ts';
import { PROBLEM_TYPE, Problem, problemDocument } from './problem.ts';
import type { ServeSettings } from './settings.ts';
import { TurnQueue } from './turnQueue.ts';

export interface AppContext {
  readonly settings: ServeSettings;
  readonly executor: Executor;
  readonly log: Log;
  /** The default language of requests. */
  readonly language: Language;
  /** The text of /metrics, from the state of this process and the other ones. */
  metricsText(own: Snapshot): Promise<string>;
  /** The OpenAPI document and the reference page. */
  readonly reference: { readonly openapi: string; page(language: 'it' | 'en'): string };
}

export interface App {
  readonly server: FastifyInstance;
  readonly admission: Admission;
  readonly metrics: Metrics;
}

/** Maximum duration of a whole request in milliseconds, including a long stream of files. */
const WHOLE_REQUEST = 600_000;

/** Bytes that are read ahead of a stream: files that arrive together are checked in a row. */
const BUFFERED = 262_144;

/** Milliseconds that an idle connection stays open between requests. */
const KEEP_ALIVE = 60_000;

export function createApp(fastify: typeof import('fastify').fastify, context: AppContext): App {
  const { settings, executor } = context;
  const admission = new Admission({ requests: settings.queue, bytes: settings.bodyBytes });
  const metrics = new Metrics(gaugesOf(executor, admission));
  const connections = new Connections({ language: context.language, log: context.log, metrics });
  const server = fastify({
    logger: false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: settings.maxBytes,
    exposeHeadRoutes: true,
    requestTimeout: WHOLE_REQUEST,
    connectionTimeout: settings.idle,
    keepAliveTimeout: KEEP_ALIVE,
    http: {
      headersTimeout: settings.idle,
      requestTimeout: WHOLE_REQUEST,
      requireHostHeader: false,
      highWaterMark: BUFFERED,
    },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => connections.failed(error, socket as Socket),
    frameworkErrors: (error, request, reply) => void fail(error, request, reply, context),
  });
  server.server.on('connection', (socket: Socket) => connections.opened(socket));
  server.server.on('timeout', (socket: Socket) => connections.silent(socket));
  // Without a listener, Node answers without a document.
  server.server.on('checkExpectation', (request, response) => server.routing(request, response));
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.addContentTypeParser([...LINES], (_request, payload, done) => done(null, payload));
  server.setErrorHandler((error, request, reply) => fail(error, request, reply, context));
  // `hasRoute` takes patterns, and throws for some paths.
  const methods = new Map<string, string[]>();
  server.addHook('onRoute', ({ url, method }) => {
    methods.set(url, [...(methods.get(url) ?? []), ...[method].flat()]);
  });
  server.setNotFoundHandler((request) => {
    const path = pathOf(request);
    const valid = methods.get(path)?.join(', ');
    throw valid === undefined
      ? new Problem('path', { path: path.slice(0, LONGEST_QUOTED) })
      : new Problem('method', { method: request.method, valid }, { headers: { allow: valid } });
  });
  const turnQueue = new TurnQueue(() => connections.count < 2);
  const inner: Inner = { ...context, admission, metrics, connections, turnQueue };
  addHooks(server, inner);
  addPages(server, inner);
  for (const operation of operations) addOperation(server, operation, inner);
  return { server, admission, metrics };
}

/** @throws Problem without the token. */
function authorization(token: string | null): (header: string | undefined) => void {
  const isBearer = bearerCheck(token);
  return (header) => {
    if (!isBearer(header))
      throw new Problem('unauthorized', {}, { headers: { 'www-authenticate': 'Bearer' } });
  };
}

/** Maximum number of characters that a problem quotes. */
const LONGEST_QUOTED = 200;

interface Inner extends AppContext {
  readonly admission: Admission;
  readonly metrics: Metrics;
  readonly connections: Connections;
  readonly turnQueue: TurnQueue;
}

function addHooks(server: FastifyInstance, { settings, admission, metrics, log, connections }: Inner): void {
  // Hooks use callbacks: a promise would cost every request a turn of the event loop.
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    connections.began(request, reply);
    const { host, expect } = request.headers;
    if (!isOwnName(host, settings)) done(new Problem('host', { host: host ?? '' }));
    else if (expect !== undefined && expect.toLowerCase() !== '100-continue')
      done(new Problem('expectation', { expect: expect.slice(0, LONGEST_QUOTED) }));
    else done();
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    // The last response on its connection.
    if (admission.isStopping) reply.header('connection', 'close');
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const path = pathOf(request);
    connections.ended(request);
    metrics.answered(operationIn(path), reply.statusCode, reply.elapsedTime / 1000);
    log.request({
      id: request.id,
      method: request.method,
      path,
      status: reply.statusCode,
      ms: reply.elapsedTime,
    });
    done();
  });
}

/** The operation of a path; one name for all other paths, so that clients cannot create any number of names. */
function operationIn(path: string): string {
  return operations.find(({ name }) => path === `/v1/${name}`)?.name ?? 'other';
}

const pathOf = (request: FastifyRequest): string => (request.raw.url ?? '').split('?', 1)[0] ?? '';

function addPages(
  server: FastifyInstance,
  { settings, reference, admission, metrics, metricsText, language }: Inner,
): void {
  const authorize = authorization(settings.token);
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const status = admission.isStopping ? 'stopping' : admission.isFull ? 'overloaded' : 'ok';
    return reply.code(status === 'ok' ? 200 : 503).send({ status });
  });
  server.get('/metrics', async (request, reply) => {
    authorize(request.headers.authorization);
    return reply.type(METRICS_TYPE).send(await metricsText(metrics.snapshot()));
  });
  server.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json').send(reference.openapi),
  );
  server.get('/', async (request, reply) => {
    const asked = preferredLanguage(request.headers['accept-language'], language);
    return reply
      .headers(PAGE_HEADERS)
      .type('text/html; charset=utf-8')
      .send(reference.page(asked === 'it' ? 'it' : 'en'));
  });
}

/** The page has no script, and loads nothing. */
const PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  vary: 'accept-language',
} as const;

function addOperation(server: FastifyInstance, operation: Operation, context: Inner): void {
  const { settings, admission, metrics, language } = context;
  const { maxBytes } = settings;
  const authorize = authorization(settings.token);
  const questions = new Questions(operation, { language, maxBytes });
  server.route({
    method: 'POST',
    url: `/v1/${operation.name}`,
    // Runs before the body is read, so that a refused request takes no memory.
    onRequest: (request, reply, done) => {
      authorize(request.headers.authorization);
      const encoding = request.headers['content-encoding'];
      if (encoding !== undefined && encoding.toLowerCase() !== 'identity')
        throw new Problem('content_encoding', { encoding });
      const announced = Number(request.headers['content-length'] ?? maxBytes);
      // The limit of a stream is that of each line.
      if (announced > maxBytes && !isStream(request)) throw new Problem('too_large', { limit: maxBytes });
      const leave = admission.enter(Math.min(announced, maxBytes));
      reply.raw.once('close', leave);
      done();
    },
    handler: async (request, reply) => {
      const { asked, file } = questions.asked(queryOf(request), request.headers);
      reply.header('vary', 'accept, accept-language');
      reply.header('x-content-type-options', 'nosniff');
      const contentType = request.headers['content-type'] ?? '';
      const lineContext = {
        operation,
        asked,
        executor: context.executor,
        id: request.id,
        ahead: settings.threads * 2,
        onBug: (error: unknown) => context.log.bug(request.id, error),
      };
      if (isStream(request)) {
        // The unread rest of a stream would keep the connection open.
        const { socket } = request.raw;
        reply.raw.once('finish', () => {
          if (!request.raw.complete) socket.destroySoon();
        });
        const lines = filesIn(context.connections.chunksOf(request), maxBytes, metrics);
        return reply.type(LINES_TYPE).send(Readable.from(answersOf(lines, lineContext)));
      }
      const body = request.body instanceof Uint8Array ? request.body : new Uint8Array();
      metrics.received(body.length);
      const parts = partsOf(body, { contentType, file, second: operation.second });
      if (parts.files.length > 1 && !operation.together)
        return reply.type(LINES_TYPE).send(Readable.from(answersOf(oneByOne(parts.files), lineContext)));
      const { executor, turnQueue } = context;
      const answer =
        (await turnQueue.run(() => executeAtOnce(operation, asked, parts, executor))) ??
        (await execute(operation, asked, parts, executor));
      return reply
        .code(answer.status)
        .headers(answer.headers)
        .type(answer.type)
        .serializer(asItIs)
        .send(answer.body);
    },
  });
}

/** Otherwise, fastify adds a character set to the type of a text, which JSON does not have. */
const asItIs = (text: string): string => text;

const isStream = ({ headers }: FastifyRequest): boolean => LINES.includes(mediaType(headers['content-type']));

const queryOf = ({ raw: { url = '' } }: FastifyRequest): string => {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at + 1);
};

/** Files that the client has sent together, one after the other. */
async function* oneByOne(files: readonly MemoryFile[]): AsyncGenerator<readonly Line[]> {
  for (const file of files) yield [{ file, number: null }];
}

/** Yields the files of a stream as they arrive, without blank lines. After a line that is too long, the rest cannot be read. */
async function* filesIn(
  chunks: AsyncIterable<Uint8Array>,
  limit: number,
  metrics: Metrics,
): AsyncGenerator<readonly Line[]> {
  let number = 0;
  try {
    for await (const lines of linesOf(chunks, limit)) {
      const files: Line[] = [];
      for (const line of lines) {
        number += 1;
        metrics.received(line.length + 1);
        if (!isBlank(line)) files.push({ file: fileOrProblem(line), number });
      }
      yield files;
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    yield [{ file: error, number: number + 1 }];
  }
}

/** True for an empty line, also one that ends with CR LF. */
const isBlank = (line: Uint8Array): boolean => line.length === 0 || (line.length === 1 && line[0] === CR);

const CR = 0x0d;

function fileOrProblem(line: Uint8Array): Line['file'] {
  try {
    return fileInLine(line);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error;
  }
}

/** The problem for an error of fastify that the client caused; null for any other error. */
function problemOf(error: unknown, { headers }: FastifyRequest, limit: number): Problem | null {
  if (error instanceof Problem) return error;
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Problem('too_large', { limit });
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new Problem('content_type', { type: (headers['content-type'] ?? '').slice(0, LONGEST_QUOTED) });
  return statusCode >= 400 && statusCode < 500 ? new Problem('unparsable') : null;
}

async function fail(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { settings, log, language: standard }: AppContext,
): Promise<FastifyReply> {
  const known = problemOf(error, request, settings.maxBytes);
  if (known === null) log.bug(request.id, error);
  const problem = known ?? new Problem('bug');
  const language = languageOf(request, standard);
  const document = await problemDocument(problem, { language, id: request.id });
  return reply
    .code(problem.status)
    .headers({ 'x-request-id': request.id, 'content-language': language, ...problem.more.headers })
    .type(PROBLEM_TYPE)
    .send(JSON.stringify(document));
}

function languageOf(request: FastifyRequest, standard: Language): Language {
  const named = new URLSearchParams(queryOf(request)).get('lang');
  return preferredLanguage(named ?? request.headers['accept-language'], standard);
}

function gaugesOf({ workforce }: Executor, admission: Admission): readonly Gauge[] {
  const gauge = (name: string, help: string, value: () => number): Gauge => ({
    name,
    help,
    type: 'gauge',
    value,
  });
  return [
    gauge('fattura_requests_in_progress', 'Requests at work or waiting.', () => admission.requests),
    gauge('fattura_threads_busy', 'Worker threads at work.', () => workforce.busy),
    gauge('fattura_jobs_waiting', 'Jobs that wait for a thread.', () => workforce.waiting),
    ...processGauges,
  ];
}
