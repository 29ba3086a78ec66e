/** `/sandbox/mails`: courtesy copies, which are files in the outbox folder. */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { documents, shares } from '../database/tables/index.ts';
import { moment } from './format.ts';
import { withQuery } from './frame.ts';
import { type Html, html } from './html.ts';
import { type HtmlPage, idOf, PageNotFound, type PageRequest } from './pageRequest.ts';
import { ROWS } from './pager.ts';

export async function mailsPage(request: PageRequest): Promise<HtmlPage> {
  const { context, words } = request;
  const number = pageNumber(request);
  const rows = await context.db
    .select({
      id: shares.id,
      documentId: shares.document_id,
      number: documents.number,
      recipients: shares.recipients,
      replyTo: shares.reply_to,
      subject: shares.subject,
      body: shares.body,
      createdAt: shares.created_at,
    })
    .from(shares)
    .innerJoin(documents, eq(documents.id, shares.document_id))
    .orderBy(desc(shares.created_at), shares.id)
    .limit(ROWS + 1)
    .offset((number - 1) * ROWS);
  const { mails, list } = words;
  return {
    title: mails.title,
    section: 'mails',
    body: () => html`<h1>${mails.title}</h1>
<p>${mails.text} <code>${context.settings.outboxFolder}</code></p>
${rows.length === 0 && html`<p class="empty">${mails.none}</p>`}
${rows.slice(0, ROWS).map((row) => mail(row, request))}
<nav class="pager" aria-label="${list.pages}">
${number > 1 && html`<a class="button" href="${withQuery(request.address, 'page', String(number - 1))}">← ${list.newest}</a>`}
${rows.length > ROWS && html`<a class="button" href="${withQuery(request.address, 'page', String(number + 1))}">${list.older} →</a>`}
</nav>`,
  };
}

function pageNumber({ query }: PageRequest): number {
  const text = query['page'] ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

interface Mail {
  readonly id: string;
  readonly documentId: string;
  readonly number: string;
  readonly recipients: readonly string[];
  readonly replyTo: string;
  readonly subject: string;
  readonly body: string;
  readonly createdAt: Date;
}

function mail(row: Mail, { words }: PageRequest): Html {
  const { mails, language } = words;
  return html`<article class="mail">
<h2>${row.subject}</h2>
<dl class="facts">
<div><dt>${mails.to}</dt><dd>${row.recipients.join(', ')}</dd></div>
<div><dt>${mails.replyTo}</dt><dd>${row.replyTo}</dd></div>
<div><dt>${mails.document}</dt><dd><a href="/sandbox/documents/${row.documentId}">${row.number}</a></dd></div>
<div><dt>${mails.when}</dt><dd>${moment(row.createdAt, language)}</dd></div>
</dl>
<p class="letter">${row.body}</p>
<p><a class="button" href="/sandbox/mails/${row.id}/mail">${mails.download}</a></p>
</article>
`;
}

export interface Download {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** @throws PageNotFound if the mail or its file does not exist */
export async function mailFile(request: PageRequest): Promise<Download> {
  const { db, settings } = request.context;
  const [row] = await db
    .select({ file: shares.file })
    .from(shares)
    .where(eq(shares.id, idOf(request)));
  if (row === undefined) throw new PageNotFound();
  // Only the base name: a value from the database must not lead to another folder.
  const name = basename(row.file);
  try {
    return { name, type: 'message/rfc822', bytes: await readFile(join(settings.outboxFolder, name)) };
  } catch {
    throw new PageNotFound(request.words.mails.missing);
  }
}
