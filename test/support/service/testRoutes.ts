/** What another process may ask: `GET /__test/state`, `POST /__test/misbehave`, `/__test/move`, `/__test/reset`. */
import { type Answer, errorAnswer, refuse } from '../../../src/sandbox/http/refusal.ts';
import type { Rule } from './misbehaviour.ts';
import { bodyText, type RecordedRequest } from './request.ts';
import type { TestService } from './server.ts';

const ROOT = '/__test/';

export const isTestRoute = ({ path }: RecordedRequest): boolean => path.startsWith(ROOT);

export function answerTest(service: TestService, request: RecordedRequest): Answer {
  const task = tasks[`${request.method} ${request.path.slice(ROOT.length)}`];
  return task === undefined ? errorAnswer(refuse(404, 'no such test route')) : task(service, request);
}

const tasks: Readonly<Record<string, (service: TestService, request: RecordedRequest) => Answer>> = {
  'GET state'({ state, requests }) {
    const arrived: Record<string, number> = {};
    for (const { operation } of requests) {
      const name = operation ?? 'none';
      arrived[name] = (arrived[name] ?? 0) + 1;
    }
    return { status: 200, body: { documents: state.documents(), requests: arrived } };
  },
  /** A rule as data: `on` is the name of an operation. */
  'POST misbehave'(service, request) {
    service.misbehave(JSON.parse(bodyText(request)) as Rule);
    return { status: 204 };
  },
  'POST move'({ state }, request) {
    const { id, status } = JSON.parse(bodyText(request)) as { readonly id: string; readonly status: string };
    if (state.document(id) === undefined) return errorAnswer(refuse(404, 'no such document'));
    state.move(id, status);
    return { status: 204 };
  },
  'POST reset'(service) {
    service.reset();
    return { status: 204 };
  },
};
