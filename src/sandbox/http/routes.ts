/** The contract's endpoints as routes: every way to be refused, in one order, then the work. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Endpoint, endpoints } from '../../api/contract/index.ts';
import type { Context } from '../context.ts';
import type { ApiFault } from '../faults/fault.ts';
import { FAULT_HEADER, headerFault } from '../faults/header.ts';
import { strikeAfter, strikeBefore } from '../faults/strike.ts';
import { checkHeaders, readContent } from './body.ts';
import type { Call, Caller, Handler, Handlers } from './call.ts';
import { authenticate } from './keys.ts';
import { readPairs } from './pairs.ts';
import { checkParents, type Ids, readIds } from './parents.ts';
import { routePath, splitTarget } from './paths.ts';
import { readQuery } from './query.ts';
import { type Answer, refuse } from './refusal.ts';

type Admission = Pick<Call, 'caller' | 'ids' | 'query'>;

/** @throws Error for an endpoint that nothing is done for. */
export function registerRoutes(app: FastifyInstance, context: Context, handlers: Handlers): void {
  // What a body is, the contract says: none is parsed before it is asked.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const endpoint of endpoints) {
    const name = `${endpoint.resource}.${endpoint.name}`;
    const handler = handlers[name];
    if (handler === undefined) throw new Error(`nothing is done for ${name}`);
    addRoute(app, context, { endpoint, handler });
  }
}

function addRoute(
  app: FastifyInstance,
  context: Context,
  { endpoint, handler }: { readonly endpoint: Endpoint; readonly handler: Handler },
): void {
  const admitted = new WeakMap<FastifyRequest, Admission>();
  const faults = new WeakMap<FastifyRequest, ApiFault>();
  const operation = `${endpoint.resource}.${endpoint.name}`;
  app.route({
    method: endpoint.method,
    url: routePath(endpoint.path),
    // Before the body is read: whoever may not call is not listened to.
    onRequest: async (request, reply) => {
      const fault = headerFault(request.headers[FAULT_HEADER]) ?? context.faults.forRequest(operation);
      if (fault !== undefined) {
        faults.set(request, fault);
        if (await strikeBefore(fault, reply)) return reply;
      }
      admitted.set(request, await admit(context, endpoint, request));
    },
    handler: async (request, reply) => {
      const admission = admitted.get(request);
      if (admission === undefined) throw new Error('a request was let in by nobody');
      const body = request.body instanceof Uint8Array ? request.body : new Uint8Array();
      const content = readContent(endpoint, request.headers, body);
      const answer = await handler({ context, endpoint, ...admission, ...content });
      const fault = faults.get(request);
      const left = fault === undefined ? answer : strikeAfter(fault, answer, reply);
      return left === undefined ? reply : send(reply, left);
    },
  });
}

async function admit(context: Context, endpoint: Endpoint, request: FastifyRequest): Promise<Admission> {
  const caller = await authenticate(context, request.headers.authorization);
  checkPermission(caller, endpoint);
  const ids = readIds(request.params as Ids);
  await checkParents(context.db, caller, ids);
  const [, search] = splitTarget(request.raw.url ?? '');
  const query = readQuery(endpoint, readPairs(search));
  checkHeaders(endpoint, request.headers);
  return { caller, ids, query };
}

function checkPermission({ permissions }: Caller, { permission }: Endpoint): void {
  if (permission !== undefined && !permissions.includes(permission) && !permissions.includes('*')) {
    throw refuse(403, 'Forbidden.');
  }
}

/** Writes an answer of ours. */
export function send(reply: FastifyReply, { status, headers = {}, body }: Answer): FastifyReply {
  reply.code(status).headers(headers);
  if (body === undefined) return reply.send();
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
}
