/** Carries a misbehaviour out. */
import { type Answer, errorAnswer, fault, refuse } from '../../../src/sandbox/http/refusal.ts';
import type { Exchange } from './exchange.ts';
import type { Misbehaviour, Strike } from './misbehaviour.ts';
import { marked } from './select.ts';

export interface Work {
  readonly exchange: Exchange;
  /** Does what the request asks for; what it answers would be sent. */
  readonly handle: () => Answer;
  /** Does something later, also when the client is gone. */
  readonly later: (delay: number, work: () => void) => void;
}

type Of<Kind extends Misbehaviour['kind']> = Extract<Misbehaviour, { readonly kind: Kind }>;
type Deed<Kind extends Misbehaviour['kind']> = (what: Of<Kind>, work: Work, strike: Strike) => void;

export function misbehave(strike: Strike, work: Work): void {
  const { misbehaviour } = strike;
  const deed = deeds[misbehaviour.kind] as Deed<Misbehaviour['kind']>;
  deed(misbehaviour, work, strike);
}

const deeds: { readonly [Kind in Misbehaviour['kind']]: Deed<Kind> } = {
  'drop-before': (_what, { exchange }) => exchange.drop(),
  'drop-after'(_what, { exchange, handle }) {
    handle();
    exchange.drop();
  },
  'drop-in-body': (_what, { exchange, handle }) => exchange.sendHalf(handle()),
  'slow-body': ({ every = 50, bytes = 8 }, { exchange, handle }) =>
    exchange.sendSlowly(handle(), every, bytes),
  hang({ handled }, { handle }) {
    if (handled) handle();
  },
  'late-answer'({ delay }, { exchange, handle }) {
    const answer = handle();
    exchange.after(delay, () => exchange.send(answer));
  },
  'late-create'({ delay, status }, { exchange, handle, later }) {
    later(delay, handle);
    if (status !== undefined) exchange.send(errorAnswer(refuse(status, null)));
  },
  status: sendStatus,
  '429'({ retryAfter }, { exchange }) {
    const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
    exchange.send({ ...errorAnswer(refuse(429, null)), headers });
  },
  'wrong-json': (_what, { exchange, handle }) =>
    exchange.sendBytes(handle(), new TextEncoder().encode('{"data": [1, 2,')),
  'wrong-shape'({ body }, { exchange, handle }) {
    const answer = handle();
    exchange.send({ ...answer, body: body ?? { result: answer.body } });
  },
  empty: (_what, { exchange, handle }) => exchange.sendBytes(handle(), new Uint8Array()),
  redirect: ({ to = 'http://127.0.0.1:9/elsewhere', status = 302 }, { exchange }) =>
    exchange.send({ status, headers: { location: to } }),
  'huge-body': ({ bytes, announced = false }, { exchange }) => exchange.sendHuge(200, bytes, announced),
  'echo-authorization': ({ status = 422 }, { exchange }) => exchange.send(echo(exchange, status)),
  'cursor-loop': ({ length = 1 }, work, strike) =>
    sendPage(work, (body) => {
      const first = strike.memory.get('first') ?? body.page.cursor;
      if (first === null) return body;
      strike.memory.set('first', first);
      const cursor = strike.number >= length ? first : body.page.cursor;
      return { ...body, page: { ...body.page, cursor } };
    }),
  'cursor-missing': ({ how = 'no-cursor' }, work) =>
    sendPage(work, ({ data, page }) => {
      if (how === 'no-page') return { data };
      const { cursor: _cursor, ...rest } = page;
      if (how === 'no-cursor') return { data, page: rest };
      return { data, page: { ...rest, cursor: how === 'empty' ? '' : null } };
    }),
  'cursor-wrong': ({ page }, work) => sendPage(work, ({ data }) => ({ data, page })),
  'empty-page': (_what, work, { number }) =>
    sendPage(work, ({ page }) => {
      const here = work.exchange.request.query.find(([name]) => name === 'cursor')?.[1] ?? null;
      return { data: [], page: { ...page, cursor: marked(here, number) } };
    }),
};

function sendStatus({ status, when, body = 'errors', headers = {} }: Of<'status'>, work: Work): void {
  if (when === 'after') work.handle();
  const { exchange } = work;
  if (body === 'errors') exchange.send({ ...errorAnswer(refuse(status, null)), headers });
  else if (body === 'none') exchange.send({ status, headers });
  else {
    const text = `<html><head><title>${status}</title></head><body><h1>${status} from a proxy</h1></body></html>`;
    const html = { 'content-type': 'text/html', ...headers };
    exchange.sendBytes({ status, headers: html }, new TextEncoder().encode(text));
  }
}

function echo({ request }: Exchange, status: number): Answer {
  const quoted = `you sent ${JSON.stringify(request.headers)}`;
  const entry = { ...fault(status, quoted, `/headers/${request.headers.authorization}`), title: quoted };
  const { body } = errorAnswer({ status, faults: [{ ...entry, code: quoted }] });
  return { status, body, headers: { 'x-request-id': `echo ${request.headers.authorization}` } };
}

interface PageBody {
  readonly data: readonly unknown[];
  readonly page: { readonly cursor: string | null };
}

/** The page that would be answered, changed; what is no page goes as it is. */
function sendPage({ exchange, handle }: Work, change: (body: PageBody) => unknown): void {
  const answer = handle();
  exchange.send(answer.status === 200 ? { ...answer, body: change(answer.body as PageBody) } : answer);
}
