/** The findings of a stored invoice. */
import type { FileReport, Finding } from '../../../validate/index.ts';
import { type Html, html, withCode } from '../html.ts';
import type { Words } from '../words/words.ts';

export function findingList({ findings }: FileReport, words: Words): Html {
  if (findings.length === 0) return html`<p class="empty">${words.document.noFindings}</p>`;
  return html`<ol class="findings">${findings.map((finding) => findingItem(finding, words))}</ol>`;
}

function findingItem({ code, severity, message, help, path, field }: Finding, words: Words): Html {
  return html`<li class="${severity}">
<p class="what"><a class="mono" href="/sandbox/codes/${code}" title="${words.document.explain(code)}">${code}</a>
<span class="severity">${words.severities[severity]}</span> ${message}</p>
${help !== null && html`<p class="help">${withCode(help)}</p>`}
${path !== null && path !== '' && html`<p class="place">${field !== null && html`<b>${field}</b> `}<code>${path}</code></p>`}
</li>
`;
}
