/**
 * `/control`: the API by which a test controls the sandbox. It needs no key, because it must work before any company
 * exists.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { readObject } from '../http/body.ts';
import { checkHostHeader } from '../http/hosts.ts';
import { refuse } from '../http/refusal.ts';
import { send } from '../http/routes.ts';

import { accountEndpoints } from './accounts.ts';
import { clockEndpoints } from './clock.ts';
import { documentEndpoints } from './documents.ts';
import type { ControlCall, ControlEndpoint } from './endpoint.ts';
import { faultEndpoints } from './faults.ts';
import { ownerEndpoints } from './owners.ts';
import { snapshotEndpoints } from './snapshots.ts';
import { targetEndpoints } from './targets.ts';

export const controlEndpoints: readonly ControlEndpoint[] = [
  ...ownerEndpoints,
  ...accountEndpoints,
  ...documentEndpoints,
  ...targetEndpoints,
  ...clockEndpoints,
  ...faultEndpoints,
  ...snapshotEndpoints,
];

export function registerControl(app: FastifyInstance, context: Context): void {
  checkHostHeader(app, context.settings);
  app.addHook('onRequest', async ({ headers }) => {
    const { origin, host, 'sec-fetch-site': site } = headers;
    const isForeign = origin !== undefined && origin !== `http://${host}`;
    if (isForeign || (site !== undefined && site !== 'same-origin' && site !== 'none'))
      throw refuse(403, 'requests from pages of other sites are not allowed to control the sandbox');
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const endpoint of controlEndpoints) {
    app.route({
      method: endpoint.method,
      url: `/control${endpoint.path}`,
      handler: async (request, reply) => {
        const data = await endpoint.run(readCall(context, endpoint, request));
        if (data === undefined) return send(reply, { status: 204 });
        return send(reply, { status: 200, body: { data } });
      },
    });
  }
}

function readCall(context: Context, { body: shape }: ControlEndpoint, request: FastifyRequest): ControlCall {
  const body = request.body instanceof Uint8Array ? request.body : new Uint8Array();
  const contentType = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (shape === undefined && body.length > 0) throw refuse(400, 'expected no body');
  const isObject = shape !== undefined && shape !== 'invoice';
  const json = isObject ? readObject(body.length === 0 ? EMPTY : body, shape) : {};
  return { context, params: request.params as ControlCall['params'], json, body, contentType };
}

const EMPTY = new TextEncoder().encode('{}');
