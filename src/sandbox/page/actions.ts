/** The actions of buttons and forms. Each responds with a redirect to a page. */

import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { codeList } from '../../api/contract/index.ts';
import type { Context } from '../context.ts';
import { documents } from '../database/tables/index.ts';
import { issueDocument } from '../documents/issue.ts';
import { refuse } from '../http/refusal.ts';
import { updateRow } from '../resources/write.ts';
import { resendDelivery, resendEvent } from '../webhooks/list.ts';
import { advanceSdi } from '../worker/jobs.ts';
import { planOutcome } from '../worker/planOutcome.ts';
import { plannedOf } from './document/outcome.ts';
import { handleDrop } from './drop/drop.ts';
import { DROP_PATH } from './drop/form.ts';
import { readDroppedFile } from './drop/received.ts';
import { idOf, PageNotFound, type PageRequest } from './pageRequest.ts';
import { readPageRequest, sendPage } from './respond.ts';
import { dayOf } from './search.ts';

/** Bytes that a form may have in addition to its file. */
const FORM = 10_000;

export function registerActions(pages: FastifyInstance, context: Context): void {
  const { bodyLimit } = context.settings;
  pages.post(DROP_PATH, { bodyLimit: bodyLimit + FORM }, async (request, reply) => {
    const pageRequest = readPageRequest(context, request);
    const body = request.body instanceof Uint8Array ? request.body : new Uint8Array();
    const made = await handleDrop(
      pageRequest,
      await readDroppedFile(body, request.headers['content-type'] ?? ''),
    );
    return typeof made === 'string'
      ? lead(reply, `/sandbox/documents/${made}`)
      : sendPage(reply, pageRequest, made);
  });
  const button = (path: string, act: (request: PageRequest, form: URLSearchParams) => Promise<string>) =>
    pages.post(path, { bodyLimit: FORM }, async (request, reply) =>
      lead(reply, await act(readPageRequest(context, request), formOf(request.body))),
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

/** The content type of a form without a file. */
const formOf = (body: unknown): URLSearchParams =>
  new URLSearchParams(body instanceof Uint8Array ? new TextDecoder().decode(body) : '');

/** @throws PageNotFound */
async function companyIdOf({ context }: PageRequest, documentId: string): Promise<string> {
  const [row] = await context.db
    .select({ companyId: documents.company_id })
    .from(documents)
    .where(eq(documents.id, documentId));
  if (row === undefined) throw new PageNotFound();
  return row.companyId;
}

async function issue(request: PageRequest): Promise<string> {
  const documentId = idOf(request);
  await issueDocument(request.context, {
    companyId: await companyIdOf(request, documentId),
    documentId,
  });
  return `/sandbox/documents/${documentId}`;
}

async function remove(request: PageRequest): Promise<string> {
  const documentId = idOf(request);
  await companyIdOf(request, documentId);
  await request.context.db.delete(documents).where(eq(documents.id, documentId));
  return '/';
}

async function decide(request: PageRequest, form: URLSearchParams): Promise<string> {
  const id = idOf(request);
  await companyIdOf(request, id);
  await planOutcome(request.context, id, plannedOf(form));
  return `/sandbox/documents/${id}`;
}

async function advance(request: PageRequest): Promise<string> {
  const id = idOf(request);
  await companyIdOf(request, id);
  await advanceSdi(request.context, id);
  request.context.wake();
  return `/sandbox/documents/${id}`;
}

const PAYMENT_STATUSES = Object.keys(codeList('PaymentStatus').codes);

/** Like a PATCH of the API, with its event. */
async function pay(request: PageRequest, form: URLSearchParams): Promise<string> {
  const id = idOf(request);
  const payment_status = PAYMENT_STATUSES.find((one) => one === form.get('status'));
  const payment_date = dayOf(form.get('date') ?? '');
  if (payment_status === undefined || payment_date === null) throw refuse(400, ({ payment }) => payment);
  const ids = {
    company_id: await companyIdOf(request, id),
    document_id: id,
    flow_id: idOf(request, 'flow'),
  };
  await updateRow(request.context, { resource: 'flows', ids, json: { payment_status, payment_date } });
  return `/sandbox/documents/${id}`;
}

async function deliverAgain(request: PageRequest): Promise<string> {
  const seq = request.params['seq'] ?? '';
  if (!/^\d{1,15}$/.test(seq)) throw new PageNotFound();
  await resendDelivery(request.context.db, [Number(seq)]);
  request.context.wake();
  return pathOf(request.query['back']);
}

async function eventAgain(request: PageRequest): Promise<string> {
  if (!(await resendEvent(request.context.db, idOf(request)))) throw new PageNotFound();
  request.context.wake();
  return pathOf(request.query['back']);
}

/** The path on this server: addresses elsewhere are not followed. */
function pathOf(back: string | undefined): string {
  return back !== undefined && /^\/(?![/\\])[\w\-/.?=&%]*$/.test(back) ? back : '/sandbox/events';
}
