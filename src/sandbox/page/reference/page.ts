/** `/api/reference`: every endpoint, object and code of the contract. */
import {
  codeLists,
  type Endpoint,
  endpoints,
  events,
  objects,
  resources,
} from '../../../api/contract/index.ts';
import { type Html, html } from '../html.ts';
import type { HtmlPage, PageRequest } from '../pageRequest.ts';
import { endpointEntry } from './endpoint.ts';
import { codeEntry, objectEntry } from './objects.ts';
import { searchText } from './searchText.ts';
import { objectLink } from './shapes.ts';

export function referencePage({ words }: PageRequest): HtmlPage {
  const { reference } = words;
  return {
    title: reference.title,
    section: 'reference',
    body: () => html`<h1>${reference.title}</h1>
<p>${reference.text} ${reference.english} <a href="/api/spec">${reference.spec}</a></p>
<p class="find" hidden><label>${reference.find} <input type="search" data-filter autocomplete="off" spellcheck="false"></label></p>
<p class="empty" data-nothing hidden>${reference.nothing}</p>
<div class="reference">
<nav class="contents" aria-label="${reference.endpoints}">${resources.map(contents)}</nav>
<div>
<h2 id="endpoints">${reference.endpoints}</h2>
${resources.map(
  (resource) => html`<section data-group aria-labelledby="${resource}"><h3 id="${resource}">${resource}</h3>
${ofResource(resource).map((one) => endpointEntry(one, words))}</section>
`,
)}
<section data-group><h2 id="webhooks">${reference.webhooks}</h2>
${events.map(
  ({ event, summary, of }) => html`<article class="entry" data-find="${event} ${summary.toLowerCase()}">
<h4><code>${event}</code></h4><p>${summary}: ${objectLink('EventEnvelope')}, ${objectLink(of)}</p></article>
`,
)}</section>
<section data-group><h2 id="objects">${reference.objects}</h2>
${objects.map((one) => objectEntry(one, words))}</section>
<section data-group><h2 id="codes">${reference.codes}</h2>
${codeLists.map((one) => codeEntry(one, words))}</section>
</div>
</div>`,
  };
}

const ofResource = (resource: string): readonly Endpoint[] =>
  endpoints.filter((one) => one.resource === resource);

function contents(resource: string): Html {
  return html`<div data-group><p><a href="#${resource}">${resource}</a></p><ul>${ofResource(resource).map(
    ({ name, path, summary }) =>
      html`<li data-find="${searchText(resource, name, path, summary)}"><a href="#${resource}.${name}">${name}</a></li>`,
  )}</ul></div>
`;
}
