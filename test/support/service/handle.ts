/** A request from its arrival to its answer: every way to be refused, then the work. */

import { readQuery } from '../../../src/sandbox/http/query.ts';
import { type Answer, errorAnswer, Refusal, refuse } from '../../../src/sandbox/http/refusal.ts';
import { type HandlerSettings, perform, readJson } from './handlers.ts';
import type { RecordedRequest } from './request.ts';
import { match, methodsOf, type Route } from './router.ts';
import type { Store } from './store.ts';

export interface Settings extends HandlerSettings {
  readonly key: string;
  readonly permissions: readonly string[];
}

/** @throws nothing: what is wrong is the answer; a mistake of the service's own is a 500 and told to `onFault`. */
export function handle(
  store: Store,
  settings: Settings,
  request: RecordedRequest,
  onFault: (error: unknown) => void,
): Answer {
  try {
    return answer(store, settings, request);
  } catch (error) {
    if (error instanceof Refusal) return errorAnswer(error);
    onFault(error);
    return errorAnswer(refuse(500, 'a mistake in the test service: see its standard error'));
  }
}

function answer(store: Store, settings: Settings, request: RecordedRequest): Answer {
  if (request.headers.authorization !== `Bearer ${settings.key}`) throw refuse(401, 'Authentication failed.');
  const { endpoint, ids } = route(request);
  const { permission } = endpoint;
  if (permission !== undefined && ![permission, '*'].some((name) => settings.permissions.includes(name))) {
    throw refuse(403, 'Forbidden.');
  }
  checkParents(store, ids);
  const query = readQuery(endpoint, request.query);
  const contentType = checkContentType(request, endpoint.body?.contentTypes);
  const json = readJson(endpoint, request.body);
  return perform({ store, endpoint, ids, query, json, body: request.body, contentType, settings });
}

function route({ method, path }: RecordedRequest): Route {
  const found = match(method, path);
  if (found !== undefined) return found;
  const methods = methodsOf(path);
  if (methods.length > 0) throw refuse(405, `expected ${methods.join(', ')}`);
  throw refuse(404, 'no such path');
}

function checkParents(store: Store, ids: Route['ids']): void {
  const { company_id: company, document_id: document } = ids;
  if (company !== undefined && store.find('companies', company) === undefined) {
    throw refuse(404, 'no such company');
  }
  if (document !== undefined && store.find('documents', document) === undefined) {
    throw refuse(404, 'no such documents');
  }
}

/** @returns the type without parameters; empty where there is no body. */
function checkContentType(
  { headers, body }: RecordedRequest,
  allowed: readonly string[] | undefined,
): string {
  if (allowed === undefined) {
    if (body.length > 0) throw refuse(400, 'expected no body');
    return '';
  }
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  if (!allowed.includes(type)) throw refuse(400, `expected ${allowed.join(' or ')}`, '/content-type');
  if (body.length === 0) throw refuse(400, 'expected a body');
  return type;
}
