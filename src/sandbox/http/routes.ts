/** Routes for the endpoints of the contract: every check in one order, then the handler. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Endpoint, endpoints, nameOf } from '../../api/contract/index.ts';
import type { Context } from '../context.ts';
import type { EndpointRequest, Handler, Handlers, Principal } from '../endpoints/handler.ts';
import type { ApiFault } from '../faults/fault.ts';
import { FAULT_HEADER, headerFault } from '../faults/header.ts';
import { injectAfter, injectBefore } from '../faults/inject.ts';
import { checkHeaders, readContent } from './body.ts';
import { checkAccess, companyIn, type Ids, readIds } from './ids.ts';
import { authenticate } from './keys.ts';
import { routePath, splitTarget } from './paths.ts';
import { readQuery } from './query.ts';
import { readQueryPairs } from './queryPairs.ts';
import { type Answer, refuse } from './refusal.ts';

type Admission = Pick<EndpointRequest, 'principal' | 'ids' | 'query'>;

export function registerRoutes(app: FastifyInstance, context: Context, handlers: Handlers): void {
  // The contract says how a body is read, so fastify parses none.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const endpoint of endpoints) {
    addRoute(app, context, { endpoint, handler: handlers[nameOf(endpoint)] });
  }
}

function addRoute(
  app: FastifyInstance,
  context: Context,
  { endpoint, handler }: { readonly endpoint: Endpoint; readonly handler: Handler },
): void {
  const admitted = new WeakMap<FastifyRequest, Admission>();
  const faults = new WeakMap<FastifyRequest, ApiFault>();
  const operation = nameOf(endpoint);
  app.route({
    method: endpoint.method,
    url: routePath(endpoint.path),
    // Runs before the body is read, so that a request without permission is refused at once.
    onRequest: async (request, reply) => {
      const fault = headerFault(request.headers[FAULT_HEADER]) ?? context.faults.forRequest(operation);
      if (fault !== undefined) {
        faults.set(request, fault);
        if (await injectBefore(fault, reply)) return reply;
      }
      admitted.set(request, await admit(context, endpoint, request));
    },
    handler: async (request, reply) => {
      const admission = admitted.get(request);
      if (admission === undefined) throw new Error('the request was not admitted');
      const body = request.body instanceof Uint8Array ? request.body : new Uint8Array();
      const content = readContent(endpoint, request.headers, body);
      const answer = await handler({ context, endpoint, ...admission, ...content });
      const fault = faults.get(request);
      const left = fault === undefined ? answer : injectAfter(fault, answer, reply);
      return left === undefined ? reply : send(reply, left);
    },
  });
}

async function admit(context: Context, endpoint: Endpoint, request: FastifyRequest): Promise<Admission> {
  const given = request.params as Ids;
  const principal = await authenticate(context, request.headers.authorization, companyIn(given));
  checkPermission(principal, endpoint);
  const ids = readIds(given);
  await checkAccess(context.db, principal, ids);
  const [, search] = splitTarget(request.raw.url ?? '');
  const query = readQuery(endpoint, readQueryPairs(search));
  checkHeaders(endpoint, request.headers);
  return { principal, ids, query };
}

function checkPermission({ permissions }: Principal, { permission }: Endpoint): void {
  if (permission !== undefined && !permissions.includes(permission) && !permissions.includes('*')) {
    throw refuse(403, 'Forbidden.');
  }
}

export function send(reply: FastifyReply, { status, headers = {}, body }: Answer): FastifyReply {
  reply.code(status).headers(headers);
  if (body === undefined) return reply.send();
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
}
