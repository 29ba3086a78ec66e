/** States as coloured words. */
import { type Html, html } from './html.ts';
import type { Words } from './words/words.ts';

const TONES: Readonly<Record<string, string>> = {
  DRAFT: 'quiet',
  CREATED: 'busy',
  SENT: 'busy',
  PENDING_ISSUE: 'busy',
  DELIVERED: 'good',
  NOT_DELIVERED: 'warning',
  DISCARDED: 'bad',
  REFUSED: 'bad',
  pending: 'busy',
  delivered: 'good',
  dead: 'bad',
  PAID: 'good',
  TO_PAY: 'quiet',
};

export function badge(state: string, text: string = state): Html {
  return html`<span class="badge ${TONES[state] ?? 'quiet'}">${text}</span>`;
}

/** The status of a document with what it means. */
export function statusBadge(status: string, { statuses }: Words): Html {
  return html`<span title="${statuses[status] ?? ''}">${badge(status)}</span>`;
}
