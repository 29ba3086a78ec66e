/** An endpoint of the reference: call, parameters, response. */
import {
  ALWAYS,
  type Body,
  type Endpoint,
  objectNamed,
  operatorsOf,
  PAGE_SIZE,
  pathParameters,
} from '../../../api/contract/index.ts';
import { type Html, html, withCode } from '../html.ts';
import type { Words } from '../words/words.ts';
import { fieldTable } from './objects.ts';
import { searchText } from './searchText.ts';
import { objectLink, shapeText } from './shapes.ts';

export function endpointEntry(endpoint: Endpoint, words: Words): Html {
  const { resource, name, method, path, summary, remarks = [], permission, query, body } = endpoint;
  const { reference } = words;
  const id = `${resource}.${name}`;
  const find = searchText(id, method, path, summary, ...Object.keys(query ?? {}));
  return html`<article class="entry" id="${id}" data-find="${find}">
<h4><a href="#${id}">${name}</a></h4>
<p class="call"><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code></p>
<p>${withCode([`${summary}.`, ...remarks].join(' '))}</p>
<dl class="parts">
${permission !== undefined && html`<dt>${reference.permission}</dt><dd><code>${permission}</code></dd>`}
${pathParameters(path).length > 0 && html`<dt>${reference.path}</dt><dd>${names(pathParameters(path))} <span class="dim">uuid</span></dd>`}
${query !== undefined && html`<dt>${reference.query}</dt><dd>${fieldTable(query, words)}</dd>`}
${listParts(endpoint, words)}
${body !== undefined && html`<dt>${reference.body}</dt><dd>${bodyPart(body, words)}</dd>`}
<dt>${reference.answer}</dt><dd>${answerPart(endpoint, words)}</dd>
<dt>${reference.errors}</dt><dd><ul class="plain">${errorsOf(endpoint).map(
    (status) => html`<li><code>${status}</code> ${reference.statuses[status]}</li>`,
  )}</ul></dd>
</dl>
</article>
`;
}

const names = (all: readonly string[]): Html => html`${all.map((name) => html`<code>${name}</code> `)}`;

function listParts({ list, expand }: Endpoint, words: Words): Html {
  const { filters, sorts, expands, anyName, pages } = words.reference;
  const { minimum, maximum, default: usual } = PAGE_SIZE;
  return html`${list?.filter !== undefined && html`<dt>${filters}</dt><dd>${filterPart(list.filter, words)}</dd>`}
${list?.sort !== undefined && html`<dt>${sorts}</dt><dd>${names(list.sort)}</dd>`}
${expand !== undefined && html`<dt>${expands}</dt><dd>${expand === 'open' ? anyName : names(expand)}</dd>`}
${list?.paginated === true && html`<dt>page_size</dt><dd>${pages(minimum, maximum, usual)}</dd><dt>cursor</dt><dd>page.cursor</dd>`}`;
}

function filterPart(filter: NonNullable<NonNullable<Endpoint['list']>['filter']>, words: Words): Html {
  if (filter === 'open') return html`${words.reference.anyName}`;
  return html`<table class="fields"><tbody>${Object.entries(filter).map(
    ([name, shape]) =>
      html`<tr><th scope="row"><code>${name}</code></th><td>${shapeText(shape, words)}</td><td class="operators">${operatorsOf(shape).join(' ')}</td></tr>\n`,
  )}</tbody></table>`;
}

function bodyPart({ contentTypes, shape, description }: Body, words: Words): Html {
  const types = html`<p>${withCode(description)} <span class="dim">${contentTypes.join(', ')}</span></p>`;
  if (shape === null) return html`${types}<p>${words.reference.bytes}</p>`;
  if (shape.kind !== 'reference') return types;
  return html`${types}<p>${objectLink(shape.to)}</p>${fieldTable(objectNamed(shape.to).fields, words)}`;
}

function answerPart({ answer, list }: Endpoint, { reference }: Words): Html {
  const isWhole = answer.wrapped === 'list' && list?.paginated !== true;
  const how = isWhole ? reference.wholeList : reference.wrapped[answer.wrapped];
  return html`<code>${answer.status}</code> ${answer.of !== undefined && objectLink(answer.of)} <span class="dim">${how}</span>`;
}

const errorsOf = ({ errors }: Endpoint): readonly number[] =>
  [...new Set<number>([...errors, ...ALWAYS])].sort((a, b) => a - b);
