/** The actions available for a document. */
import { type Html, html } from '../html.ts';
import type { Words } from '../words/words.ts';
import type { ShownDocument } from './load.ts';

export function actions({ id, status, invoice }: ShownDocument['row'], { document }: Words): Html {
  const path = `/sandbox/documents/${id}`;
  return html`<div class="actions">
${
  status === 'DRAFT' &&
  invoice !== null &&
  html`<form method="post" action="${path}/issue"><button class="primary" id="issue">${document.issue}</button></form>`
}
${invoice !== null && html`<a class="button" id="xml" href="${path}/xml">${document.download}</a>`}
<details class="ask" id="delete"><summary class="button">${document.remove}</summary>
<form method="post" action="${path}/delete"><p>${document.removeFor}</p>
<button class="danger">${document.removeReally}</button></form></details>
</div>`;
}
