/** Objects and code lists of the reference. */
import type { CodeList, Field, NamedObject } from '../../../api/contract/index.ts';
import { type Html, html, withCode } from '../html.ts';
import type { Words } from '../words/words.ts';
import { searchText } from './searchText.ts';
import { shapeText } from './shapes.ts';

export function objectEntry({ name, description, use, fields }: NamedObject, words: Words): Html {
  const find = searchText(name, description, ...Object.keys(fields));
  return html`<article class="entry" id="${name}" data-find="${find}">
<h4><a href="#${name}">${name}</a> <span class="dim">${words.reference.uses[use]}</span></h4>
<p>${withCode(description)}</p>
${fieldTable(fields, words)}
</article>
`;
}

export function fieldTable(fields: Readonly<Record<string, Field>>, words: Words): Html {
  const { required, orNull } = words.reference;
  return html`<table class="fields"><tbody>
${Object.entries(fields).map(([name, field]) => {
  const marks = [field.required && required, field.nullable && orNull].filter((mark) => mark !== undefined);
  return html`<tr><th scope="row"><code>${name}</code></th><td>${shapeText(field.shape, words)}${
    marks.length > 0 && html` <span class="dim">${marks.join(', ')}</span>`
  }</td><td>${withCode(field.description)}</td></tr>
`;
})}
</tbody></table>`;
}

/** Codes without a documented meaning are listed in one line. */
export function codeEntry({ name, description, codes }: CodeList, words: Words): Html {
  const entries = Object.entries(codes);
  const hasMeanings = entries.some(([, meaning]) => meaning !== null);
  return html`<article class="entry" id="${name}" data-find="${searchText(name, description, ...Object.keys(codes))}">
<h4><a href="#${name}">${name}</a></h4>
<p>${withCode(description)}</p>
${
  hasMeanings
    ? html`<table class="fields"><tbody>${entries.map(
        ([code, meaning]) =>
          html`<tr><th scope="row"><code>${code}</code></th><td>${meaning ?? html`<span class="dim">${words.reference.undocumented}</span>`}</td></tr>\n`,
      )}</tbody></table>`
    : html`<p class="codes">${entries.map(([code]) => html`<code>${code}</code> `)}</p>`
}
</article>
`;
}
