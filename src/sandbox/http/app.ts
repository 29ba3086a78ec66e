/** The HTTP server: its settings, and the routes of all parts. */
import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import type { Context } from '../context.ts';
import { registerControl } from '../control/register.ts';
import { registerFiles } from '../documents/files.ts';
import { handlers } from '../endpoints/registry.ts';
import { registerPage } from '../page/register.ts';
import { answerOf, answerUnparsable, internalErrorAnswer } from './failures.ts';
import { registerHealth } from './health.ts';
import { checkHostHeader } from './hosts.ts';
import { authenticate } from './keys.ts';
import { logFailure, logRequests, pathOf } from './log.ts';
import { isOfContract, methodsOf } from './paths.ts';
import { refuse } from './refusal.ts';
import { registerRoutes, send } from './routes.ts';

export type App = FastifyInstance;

/** Characters; Node limits all headers to 16 KB. */
const LONGEST_PATH = 16_384;

/** Milliseconds that an idle connection stays open. */
const KEEP_ALIVE = 10_000;

/** Milliseconds between checks for incomplete requests. */
const SLOW_CHECK = 1000;

export function createApp(context: Context): App {
  const { bodyLimit, requestTimeout } = context.settings;
  const app = fastify({
    logger: false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit,
    // Longer than any path that Node accepts, so that an invalid id always gets our own error.
    routerOptions: { maxParamLength: LONGEST_PATH },
    exposeHeadRoutes: false,
    // Time limit for a complete request; an inactive connection is closed after the same time.
    requestTimeout,
    connectionTimeout: requestTimeout,
    keepAliveTimeout: KEEP_ALIVE,
    http: {
      connectionsCheckingInterval: Math.min(SLOW_CHECK, requestTimeout),
      headersTimeout: requestTimeout,
      requestTimeout,
      // Without this, Node would respond without our error body.
      requireHostHeader: false,
    },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: answerUnparsable,
    frameworkErrors: (error, request, reply) => fail(context, { error, request, reply }),
  });
  shareHeaders(app);
  countRequests(app, context);
  logRequests(app, context);
  app.setErrorHandler((error, request, reply) => fail(context, { error, request, reply }));
  app.setNotFoundHandler(async (request) => {
    const path = pathOf(request);
    if (isOfContract(path)) await authenticate(context, request.headers.authorization);
    const methods = methodsOf(path);
    throw refuse(404, methods.length === 0 ? 'no such path' : `expected ${methods.join(', ')}`);
  });
  registerHealth(app, context);
  registerPage(app, context);
  app.register(async (api) => {
    checkHostHeader(api, context.settings);
    registerFiles(api, context);
    registerRoutes(api, context, handlers);
  });
  app.register(async (control) => registerControl(control, context));
  return app;
}

function shareHeaders(app: App): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  // A response sent while the server stops is the last one on its connection.
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}

function countRequests(app: App, { traffic }: Context): void {
  app.addHook('onRequest', async (_request, reply) => {
    traffic.requests += 1;
    // Emitted once, also when the client closes the connection.
    reply.raw.once('close', () => {
      traffic.requests -= 1;
    });
  });
}

function fail(
  context: Context,
  {
    error,
    request,
    reply,
  }: { readonly error: unknown; readonly request: FastifyRequest; readonly reply: FastifyReply },
): FastifyReply {
  reply.header('x-request-id', request.id);
  const { bodyLimit } = context.settings;
  const answer = answerOf(error, { method: request.method, bodyLimit });
  if (answer !== undefined && answer.status < 500) return send(reply, answer);
  logFailure(context, request, error);
  return send(reply, answer ?? internalErrorAnswer());
}
