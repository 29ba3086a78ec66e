/** What the buttons and the form of the pages do. Each answers with the page that it leads to. */

import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { codeList } from '../../api/contract/index.ts';
import type { Context } from '../context.ts';
import { documents } from '../database/tables/index.ts';
import { issueDocument } from '../documents/issue.ts';
import { refuse } from '../http/refusal.ts';
import { updateRow } from '../resources/write.ts';
import { sendAgain, sendEventAgain } from '../webhooks/list.ts';
import { advanceSdi } from '../worker/jobs.ts';
import { planOutcome } from '../worker/plan.ts';
import { plannedOf } from './document/outcome.ts';
import { takeDropped } from './drop/drop.ts';
import { DROP_PATH } from './drop/form.ts';
import { readDropped } from './drop/received.ts';
import { sendPage, visitOf } from './respond.ts';
import { dayOf } from './search.ts';
import { idOf, NothingHere, type Visit } from './visit.ts';

/** Bytes that a form may be beside the file in it. */
const FORM = 10_000;

export function registerActions(pages: FastifyInstance, context: Context): void {
  const { bodyLimit } = context.settings;
  pages.post(DROP_PATH, { bodyLimit: bodyLimit + FORM }, async (request, reply) => {
    const visit = visitOf(context, request);
    const body = request.body instanceof Uint8Array ? request.body : new Uint8Array();
    const made = await takeDropped(visit, await readDropped(body, request.headers['content-type'] ?? ''));
    return typeof made === 'string'
      ? lead(reply, `/sandbox/documents/${made}`)
      : sendPage(reply, visit, made);
  });
  const button = (path: string, act: (visit: Visit, form: URLSearchParams) => Promise<string>) =>
    pages.post(path, { bodyLimit: FORM }, async (request, reply) =>
      lead(reply, await act(visitOf(context, request), formOf(request.body))),
    );
  button('/sandbox/documents/:id/issue', issue);
  button('/sandbox/documents/:id/delete', remove);
  button('/sandbox/documents/:id/outcome', decide);
  button('/sandbox/documents/:id/advance', advance);
  button('/sandbox/documents/:id/flows/:flow', pay);
  button('/sandbox/deliveries/:seq/again', deliverAgain);
  button('/sandbox/events/:id/again', eventAgain);
}

const lead = (reply: FastifyReply, path: string): FastifyReply => reply.redirect(path, 303);

/** The fields of a form as browsers send it unless a file is in it. */
const formOf = (body: unknown): URLSearchParams =>
  new URLSearchParams(body instanceof Uint8Array ? new TextDecoder().decode(body) : '');

/** @throws NothingHere */
async function companyIdOf({ context }: Visit, documentId: string): Promise<string> {
  const [row] = await context.db
    .select({ companyId: documents.company_id })
    .from(documents)
    .where(eq(documents.id, documentId));
  if (row === undefined) throw new NothingHere();
  return row.companyId;
}

async function issue(visit: Visit): Promise<string> {
  const documentId = idOf(visit);
  await issueDocument(visit.context, { companyId: await companyIdOf(visit, documentId), documentId });
  return `/sandbox/documents/${documentId}`;
}

async function remove(visit: Visit): Promise<string> {
  const documentId = idOf(visit);
  await companyIdOf(visit, documentId);
  await visit.context.db.delete(documents).where(eq(documents.id, documentId));
  return '/';
}

async function decide(visit: Visit, form: URLSearchParams): Promise<string> {
  const id = idOf(visit);
  await companyIdOf(visit, id);
  await planOutcome(visit.context, id, plannedOf(form));
  return `/sandbox/documents/${id}`;
}

async function advance(visit: Visit): Promise<string> {
  const id = idOf(visit);
  await companyIdOf(visit, id);
  await advanceSdi(visit.context, id);
  visit.context.wake();
  return `/sandbox/documents/${id}`;
}

const PAYMENT_STATUSES = Object.keys(codeList('PaymentStatus').codes);

/** As a PATCH of the API would: with its event. */
async function pay(visit: Visit, form: URLSearchParams): Promise<string> {
  const id = idOf(visit);
  const payment_status = PAYMENT_STATUSES.find((one) => one === form.get('status'));
  const payment_date = dayOf(form.get('date') ?? '');
  if (payment_status === undefined || payment_date === null)
    throw refuse(400, { en: 'expected status and date', it: 'mancano lo stato o la data del pagamento' });
  const ids = { company_id: await companyIdOf(visit, id), document_id: id, flow_id: idOf(visit, 'flow') };
  await updateRow(visit.context, { resource: 'flows', ids, json: { payment_status, payment_date } });
  return `/sandbox/documents/${id}`;
}

async function deliverAgain(visit: Visit): Promise<string> {
  const seq = visit.params['seq'] ?? '';
  if (!/^\d{1,15}$/.test(seq)) throw new NothingHere();
  await sendAgain(visit.context.db, [Number(seq)]);
  visit.context.wake();
  return pathOf(visit.query['back']);
}

async function eventAgain(visit: Visit): Promise<string> {
  if (!(await sendEventAgain(visit.context.db, idOf(visit)))) throw new NothingHere();
  visit.context.wake();
  return pathOf(visit.query['back']);
}

/** A path of this server: an address that leads elsewhere is not followed. */
function pathOf(back: string | undefined): string {
  return back !== undefined && /^\/(?![/\\])[\w\-/.?=&%]*$/.test(back) ? back : '/sandbox/events';
}
