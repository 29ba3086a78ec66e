/** A list of events with their deliveries. */
import { badge } from '../badge.ts';
import { moment } from '../format.ts';
import { type Html, html } from '../html.ts';
import type { Words } from '../words/words.ts';
import type { ShownDelivery, ShownEvent } from './select.ts';

export interface EventList {
  readonly events: readonly ShownEvent[];
  readonly words: Words;
  /** Page to return to after an action. */
  readonly back: string;
  /** True to show the document of each event. */
  readonly linked: boolean;
}

export function eventList({ events, words, back, linked }: EventList): Html {
  return html`<ul class="events">
${events.map(
  (one) => html`<li>
<p class="head"><span class="mono">${one.event}</span>
<span class="dim">${moment(one.createdAt, words.language)}</span>
${linked && subjectLink(one, words)}</p>
${one.deliveries.length === 0 && html`<div class="delivery"><span class="dim">${words.events.notWanted}</span></div>`}
${
  one.hasNewTarget &&
  html`<form class="delivery" method="post" action="/sandbox/events/${one.id}/again?back=${encodeURIComponent(back)}"><button id="all-${one.seq}">${words.events.toAll}</button></form>`
}
${one.deliveries.map((delivery) => deliveryLine(delivery, words, back))}
<details id="e-${one.id}"><summary>${words.events.content}</summary>
<pre tabindex="0">${JSON.stringify(one.data, null, 2)}</pre></details>
</li>
`,
)}
</ul>`;
}

function deliveryLine(delivery: ShownDelivery, words: Words, back: string): Html {
  const { events, language } = words;
  const { seq, state, url, attempts, dueAt, lastStatus, lastError } = delivery;
  const details = [
    attempts > 0 ? html`${events.attempts(attempts)}` : null,
    lastStatus === null ? null : html`${events.answer(lastStatus)}`,
    state === 'pending' && attempts > 0 ? html`${events.next} ${moment(dueAt, language)}` : null,
  ].filter((part) => part !== null);
  return html`<div class="delivery">${badge('DeliveryState', state, words)}
<span class="mono url">${url}</span>
<span class="dim">${details.map((part, index) => html`${index > 0 && ' · '}${part}`)}</span>
${state !== 'delivered' && lastError !== null && html`<span class="wrong">${lastError}</span>`}
${
  state !== 'pending' &&
  html`<form method="post" action="/sandbox/deliveries/${seq}/again?back=${encodeURIComponent(back)}"><button id="again-${seq}">${events.again}</button></form>`
}
</div>
`;
}

/** The document of an event; for a payment, the document that it pays. It may have been deleted. */
function subjectLink({ event, subjectId, data }: ShownEvent, { events }: Words): Html | null {
  const of = (name: string): unknown =>
    typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>)[name] : undefined;
  const document = event.startsWith('document.') ? subjectId : of('document_id');
  if (typeof document !== 'string') return null;
  const number = of('number');
  const text = typeof number === 'string' && number !== '' ? number : document.slice(0, 8);
  return html`<span>${events.about} <a href="/sandbox/documents/${document}">${text}</a></span>`;
}
