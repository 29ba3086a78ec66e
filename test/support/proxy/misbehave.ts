/** Carries a misbehaviour out. */
import { type Answer, errorAnswer, fault, refuse } from '../../../src/sandbox/http/refusal.ts';
import { marked } from './cursor.ts';
import { type Exchange, encode, type Reply, replyOf, withBody } from './exchange.ts';
import type { Misbehaviour, Strike } from './misbehaviour.ts';

export interface Work {
  readonly exchange: Exchange;
  /** Lets the sandbox handle the request; returns its answer. */
  readonly handle: () => Promise<Reply>;
  /** Runs work later, even if the client has gone. */
  readonly later: (delay: number, work: () => Promise<unknown>) => void;
}

type Of<Kind extends Misbehaviour['kind']> = Extract<Misbehaviour, { readonly kind: Kind }>;
type Deed<Kind extends Misbehaviour['kind']> = (what: Of<Kind>, work: Work, strike: Strike) => unknown;

export async function misbehave(strike: Strike, work: Work): Promise<void> {
  const { misbehaviour } = strike;
  const deed = deeds[misbehaviour.kind] as Deed<Misbehaviour['kind']>;
  await deed(misbehaviour, work, strike);
}

const deeds: { readonly [Kind in Misbehaviour['kind']]: Deed<Kind> } = {
  'drop-before': (_what, { exchange }) => exchange.drop(),
  async 'drop-after'(_what, { exchange, handle }) {
    await handle();
    exchange.drop();
  },
  'drop-in-body': async (_what, { exchange, handle }) => exchange.sendHalf(await handle()),
  'slow-body': async ({ every = 50, bytes = 8 }, { exchange, handle }) =>
    exchange.sendSlowly(await handle(), every, bytes),
  hang: ({ handled }, { handle }) => (handled ? handle() : undefined),
  async 'late-answer'({ delay }, { exchange, handle }) {
    const reply = await handle();
    exchange.after(delay, () => exchange.send(reply));
  },
  'late-create'({ delay, status }, { exchange, handle, later }) {
    later(delay, handle);
    if (status !== undefined) exchange.send(replyOf(errorAnswer(refuse(status, null))));
  },
  status: sendStatus,
  '429'({ retryAfter }, { exchange }) {
    const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
    exchange.send(replyOf({ ...errorAnswer(refuse(429, null)), headers }));
  },
  'wrong-json': async (_what, { exchange, handle }) =>
    exchange.send({ ...(await handle()), body: encode('{"data": [1, 2,') }),
  async 'wrong-shape'({ body }, { exchange, handle }) {
    exchange.send(withBody(await handle(), (whole) => body ?? { result: whole }));
  },
  empty: async (_what, { exchange, handle }) => exchange.send({ ...(await handle()), body: encode('') }),
  redirect: ({ to = 'http://127.0.0.1:9/elsewhere', status = 302 }, { exchange }) =>
    exchange.send(replyOf({ status, headers: { location: to } })),
  'huge-body': ({ bytes, announced = false }, { exchange }) => exchange.sendHuge(200, bytes, announced),
  'echo-authorization': ({ status = 422 }, { exchange }) => exchange.send(replyOf(echo(exchange, status))),
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

async function sendStatus(
  { status, when, body = 'errors', headers = {} }: Of<'status'>,
  { exchange, handle }: Work,
): Promise<void> {
  if (when === 'after') await handle();
  if (body === 'errors') exchange.send(replyOf({ ...errorAnswer(refuse(status, null)), headers }));
  else if (body === 'none') exchange.send(replyOf({ status, headers }));
  else {
    const text = `<html><head><title>${status}</title></head><body><h1>${status} from a proxy</h1></body></html>`;
    exchange.send({ status, headers: { 'content-type': 'text/html', ...headers }, body: encode(text) });
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

/** Sends the sandbox's page, changed; any other answer is sent unchanged. */
async function sendPage({ exchange, handle }: Work, change: (body: PageBody) => unknown): Promise<void> {
  exchange.send(withBody(await handle(), change));
}
