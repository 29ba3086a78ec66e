/** The form for uploading a file. The script adds drag and drop. */
import type { OfferedCompany } from '../companies.ts';
import { type Html, html } from '../html.ts';
import type { Words } from '../words/words.ts';

export const DROP_PATH = '/sandbox/drop';

/** Names of the form's fields. */
export const FIELDS = { file: 'file', company: 'company', action: 'action' } as const;

export function dropForm({ drop }: Words, companies: readonly OfferedCompany[]): Html {
  return html`<form class="drop" method="post" action="${DROP_PATH}" enctype="multipart/form-data" data-drop aria-labelledby="drop">
<h2 id="drop">${drop.title}</h2>
<p>${drop.hint}</p>
<div class="fields">
<label class="file"><span class="hidden">${drop.choose}</span>
<input type="file" name="${FIELDS.file}" accept=".xml,.json,application/xml,text/xml,application/json" required></label>
${companyField(drop.company, companies)}
<fieldset><legend class="hidden">${drop.what}</legend>
<label><input type="radio" name="${FIELDS.action}" value="issue" checked> ${drop.issue}</label>
<label><input type="radio" name="${FIELDS.action}" value="draft"> ${drop.draft}</label>
</fieldset>
<button class="primary">${drop.send}</button>
</div>
</form>`;
}

function companyField(label: string, companies: readonly OfferedCompany[]): Html {
  const [only, second] = companies;
  if (second === undefined) return html`<input type="hidden" name="${FIELDS.company}" value="${only?.id}">`;
  return html`<label>${label} <select name="${FIELDS.company}">${companies.map(
    ({ id, name }) => html`<option value="${id}">${name}</option>`,
  )}</select></label>`;
}
