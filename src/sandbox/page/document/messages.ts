/** SdI's messages about a document: to read, and as files. */
import { eq } from 'drizzle-orm';
import { documents, transitions } from '../../database/tables/index.ts';
import { messagesOf, type SdiMessage } from '../../documents/messages.ts';
import { moment } from '../format.ts';
import { type Html, html } from '../html.ts';
import type { Download } from '../mails.ts';
import { idOf, PageNotFound, type PageRequest } from '../pageRequest.ts';
import type { Words } from '../words/words.ts';
import type { ShownDocument } from './load.ts';

export function messageList({ row, messages: all }: ShownDocument, words: Words): Html {
  const { messages, language } = words;
  if (all.length === 0) return html`<p class="empty">${messages.none}</p>`;
  return html`<ul class="events messages">
${all.map(
  ({ type, name, at, xml }) => html`<li data-code="${type}">
<p class="head"><b>${messages.types[type]}</b> <span class="dim">${type} · ${moment(at, language)}</span></p>
<div class="delivery"><span class="mono url">${name}</span>
<a class="button" id="message-${type}" href="/sandbox/documents/${row.id}/messages/${type}">${messages.download}</a></div>
<details id="m-${type}"><summary>${messages.show}</summary><pre tabindex="0">${xml}</pre></details>
</li>
`,
)}
</ul>`;
}

/** @throws PageNotFound if SdI sent no message of this type */
export async function messageFile(request: PageRequest): Promise<Download> {
  const { db, clock } = request.context;
  const id = idOf(request);
  const [row] = await db.select().from(documents).where(eq(documents.id, id));
  if (row === undefined) throw new PageNotFound();
  const moves = await db
    .select()
    .from(transitions)
    .where(eq(transitions.document_id, id))
    .orderBy(transitions.seq);
  const found = (await messagesOf(row, moves, clock.now())).find(isOf(request.params['type']));
  if (found === undefined) throw new PageNotFound();
  return { name: found.name, type: 'application/xml', bytes: new TextEncoder().encode(found.xml) };
}

const isOf =
  (wanted: string | undefined) =>
  ({ type }: SdiMessage): boolean =>
    type === wanted;
