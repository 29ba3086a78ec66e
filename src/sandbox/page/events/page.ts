/** `/sandbox/events`: the outbox and the dead letters. */
import { webhookEndpoints } from '../../database/tables/index.ts';
import { slot } from '../frame.ts';
import { html } from '../html.ts';
import { beforeOf, type HtmlPage, type PageRequest } from '../pageRequest.ts';
import { chips, pager, ROWS } from '../pager.ts';
import { eventList } from './list.ts';
import { selectEvents } from './select.ts';

export async function eventsPage(request: PageRequest): Promise<HtmlPage> {
  const { context, words, query, address } = request;
  const dead = query['state'] === 'dead';
  const found = await selectEvents(context.db, { dead, before: beforeOf(request), limit: ROWS + 1 });
  const shown = found.slice(0, ROWS);
  const targets = await context.db.select({ id: webhookEndpoints.id }).from(webhookEndpoints).limit(1);
  const empty = html`<p class="empty">${dead ? words.events.noneDead : words.events.none}</p>`;
  const list = shown.length === 0 ? empty : eventList({ events: shown, words, back: address, linked: true });
  const page = { live: { events: html`${list}${pager(request, shown, found.length > ROWS)}` } };
  const all = [
    { text: words.events.all, value: null },
    { text: words.events.dead, value: 'dead' },
  ];
  return {
    ...page,
    title: words.events.title,
    section: 'events',
    body: () => html`<h1>${words.events.title}</h1>
<p>${words.events.text}</p>
${targets.length === 0 && html`<p class="notice">${words.events.noTargets}</p>`}
${chips(request, 'state', words.events.filter, all, dead ? 'dead' : null)}
${slot(page, 'events')}`,
  };
}
