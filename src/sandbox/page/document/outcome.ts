/** Sets the outcome of a document, like the control API. */
import type { Planned, Reason } from '../../database/tables/index.ts';
import { NOT_REACHED, REFUSED, UNKNOWN_RECIPIENT } from '../../documents/reasons.ts';
import { refuse } from '../../http/refusal.ts';
import { OUTCOMES, type SdiOutcome } from '../../worker/outcomes.ts';
import { type Html, html } from '../html.ts';
import { textOf } from '../search.ts';
import type { Words } from '../words/words.ts';
import type { ShownDocument } from './load.ts';

/** Outcomes that are still possible: only an administration refuses, and only a delivered document. */
function possible({ status, format, direction, invoice }: ShownDocument['row']): readonly SdiOutcome[] {
  if (invoice === null) return [];
  const isPa = format === 'FPA12';
  if (status === 'DELIVERED') return isPa && direction === 'ISSUED' ? ['refused'] : [];
  if (!['DRAFT', 'CREATED', 'SENT'].includes(status)) return [];
  return OUTCOMES.filter((one) => one !== 'refused' || isPa);
}

export function outcomeForm({ row, isWaiting }: ShownDocument, { actions: words }: Words): Html | null {
  const outcomes = possible(row);
  const path = `/sandbox/documents/${row.id}`;
  const { planned } = row;
  if (outcomes.length === 0 && !isWaiting) return null;
  return html`<div class="actions">
${
  isWaiting &&
  html`<form method="post" action="${path}/advance"><button id="advance">${words.advance}</button></form>`
}
${
  outcomes.length > 0 &&
  html`<details class="ask" id="decide"><summary class="button">${words.decide}</summary>
<form class="search" method="post" action="${path}/outcome"><p class="whole">${words.text}</p>
<label>${words.outcome} <select name="outcome" id="outcome">${outcomes.map(
    (one) =>
      html`<option value="${one}"${one === planned?.outcome && html` selected`}>${words.outcomes[one]}</option>`,
  )}</select></label>
<label>${words.code} <input type="text" name="code" id="reason-code" maxlength="5" placeholder="${words.optional}"></label>
<label>${words.message} <input type="text" name="message" id="reason-message" maxlength="200" placeholder="${words.optional}"></label>
<button class="primary">${words.submit}</button></form></details>`
}
${planned !== null && outcomes.length > 0 && html`<p id="planned" data-code="${planned.outcome}">${words.decided} ${words.outcomes[planned.outcome]}</p>`}
</div>`;
}

const USUAL: Readonly<Partial<Record<SdiOutcome, Reason>>> = {
  discarded: UNKNOWN_RECIPIENT,
  missed: NOT_REACHED,
  refused: REFUSED,
};

/** @throws Refusal 400 for values that the form does not offer */
export function plannedOf(form: URLSearchParams): Planned {
  const outcome = OUTCOMES.find((one) => one === form.get('outcome'));
  if (outcome === undefined) throw refuse(400, (texts) => texts.outcome({ outcomes: OUTCOMES }));
  const [code, message] = [textOf(form.get('code') ?? ''), textOf(form.get('message') ?? '')];
  const usual = USUAL[outcome];
  if (usual === undefined || (code === null && message === null)) return { outcome };
  const said = message === null ? usual : { message, messageIt: message };
  return { outcome, reasons: [{ ...said, code: code ?? usual.code }] };
}
