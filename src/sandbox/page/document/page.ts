/** `/sandbox/documents/:id`: a document with its status, findings, invoice, payments and events. */
import type { OrdinaryInvoice } from '../../../model/index.ts';
import { statusBadge } from '../badge.ts';
import { eventList } from '../events/list.ts';
import { slot } from '../frame.ts';
import { type Html, html } from '../html.ts';
import { type HtmlPage, idOf, PageNotFound, type PageRequest } from '../pageRequest.ts';
import { actions } from './actions.ts';
import { facts } from './facts.ts';
import { findingList } from './findings.ts';
import { flowTable } from './flows.ts';
import { history } from './history.ts';
import { invoiceFrame } from './invoice.ts';
import { loadDocument, type ShownDocument } from './load.ts';
import { messageList } from './messages.ts';
import { outcomeForm } from './outcome.ts';
import { checkTransmitted, transmitted } from './stored.ts';

export async function documentPage(request: PageRequest): Promise<HtmlPage> {
  const { context, words } = request;
  const shown = await loadDocument(context, idOf(request));
  if (shown === null) throw new PageNotFound();
  const { row, events } = shown;
  const invoice = row.invoice === null ? null : transmitted(row.invoice, shown.company.transmitter);
  const back = `/sandbox/documents/${row.id}`;
  const title = words.document.title(row.number);
  const page = {
    live: {
      head: head(shown, request),
      history: history(shown.transitions, words),
      messages: messageList(shown, words),
      flows: flowTable(shown.flows, words, context.clock.today()),
      events:
        events.length === 0
          ? html`<p class="empty">${words.events.none}</p>`
          : eventList({ events, words, back, linked: false }),
    },
  };
  const { document } = words;
  return {
    ...page,
    title,
    section: 'documents',
    body: () => html`<h1>${title}</h1>
${slot(page, 'head')}
<div class="columns">
<section aria-labelledby="history"><h2 id="history">${document.history}</h2>${slot(page, 'history')}</section>
<section aria-labelledby="findings"><h2 id="findings">${document.findings}</h2>${found(invoice, request)}</section>
</div>
${invoice !== null && invoiceFrame(row.id, invoice, request)}
<section aria-labelledby="messages"><h2 id="messages">${words.messages.title}</h2>${slot(page, 'messages')}</section>
<section aria-labelledby="flows"><h2 id="flows">${document.flows}</h2>${slot(page, 'flows')}</section>
<section aria-labelledby="events"><h2 id="events">${document.events}</h2>${slot(page, 'events')}</section>`,
  };
}

function head(shown: ShownDocument, { words }: PageRequest): Html {
  const { row } = shown;
  return html`<p class="state">${statusBadge(row.status, words)} ${words.statuses[row.status]} <code class="dim">${row.status}</code></p>
${actions(row, words)}
${outcomeForm(shown, words)}
${facts(shown, words)}`;
}

function found(invoice: OrdinaryInvoice | null, { words, context }: PageRequest): Html {
  if (invoice === null) return html`<p class="empty">${words.document.noInvoice}</p>`;
  return findingList(checkTransmitted(invoice, words.language, context.clock.today()), words);
}
