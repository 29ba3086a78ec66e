/** What the buttons and the form of the pages do. Each answers with the page that it leads to. */

import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '../context.ts';
import { documents } from '../database/tables/index.ts';
import { issueDocument } from '../documents/issue.ts';
import { retryDead } from '../webhooks/list.ts';
import { takeDropped } from './drop/drop.ts';
import { DROP_PATH } from './drop/form.ts';
import { readDropped } from './drop/received.ts';
import { sendPage, visitOf } from './respond.ts';
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
  const button = (path: string, act: (visit: Visit) => Promise<string>) =>
    pages.post(path, { bodyLimit: FORM }, async (request, reply) =>
      lead(reply, await act(visitOf(context, request))),
    );
  button('/sandbox/documents/:id/issue', issue);
  button('/sandbox/documents/:id/delete', remove);
  button('/sandbox/deliveries/:seq/again', sendAgain);
}

const lead = (reply: FastifyReply, path: string): FastifyReply => reply.redirect(path, 303);

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

async function sendAgain(visit: Visit): Promise<string> {
  const seq = visit.params['seq'] ?? '';
  if (!/^\d{1,15}$/.test(seq)) throw new NothingHere();
  await retryDead(visit.context.db, [Number(seq)]);
  visit.context.wake();
  return pathOf(visit.query['back']);
}

/** A path of this server: an address that leads elsewhere is not followed. */
function pathOf(back: string | undefined): string {
  return back !== undefined && /^\/(?![/\\])[\w\-/.?=&%]*$/.test(back) ? back : '/sandbox/events';
}
