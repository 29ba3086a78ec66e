/** The history of a document. */
import { statusBadge } from '../badge.ts';
import { moment } from '../format.ts';
import { type Html, html } from '../html.ts';
import type { Words } from '../words/words.ts';
import type { TransitionRow } from './load.ts';

export function history(transitions: readonly TransitionRow[], words: Words): Html {
  if (transitions.length === 0) return html`<p class="empty">${words.document.noHistory}</p>`;
  return html`<ol class="history">
${transitions.map(
  ({ to, created_at, reasons }) => html`<li>${statusBadge(to, words)}
<span class="dim">${moment(created_at, words.language)}</span>
${
  reasons.length > 0 &&
  html`<ul>${reasons.map(({ code, message, messageIt }) => html`<li>${reasonCode(code)} ${words.language === 'it' ? (messageIt ?? message) : message}</li>`)}</ul>`
}</li>
`,
)}
</ol>`;
}

/** SdI's control codes link to their explanation; those of a refusal (EC02) have none. */
function reasonCode(code: string): Html {
  if (!/^\d{5}$/.test(code)) return html`<span class="mono">${code}</span>`;
  return html`<a class="mono" href="/sandbox/codes/${code}">${code}</a>`;
}
