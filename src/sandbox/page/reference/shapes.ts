/** The types of values in the reference, with links to named objects and code lists. */
import type { Shape } from '../../../api/contract/index.ts';
import { type Html, html } from '../html.ts';
import type { Words } from '../words/words.ts';

export function shapeText(shape: Shape, words: Words): Html {
  const { listOf, or } = words.reference;
  switch (shape.kind) {
    case 'text':
      return html`${shape.format ?? 'text'}${shape.maxLength !== undefined && ` ≤ ${shape.maxLength}`}`;
    case 'code':
      return objectLink(shape.list);
    case 'reference':
      return objectLink(shape.to);
    case 'list':
      return html`${listOf} ${shapeText(shape.of, words)}`;
    case 'either':
      return html`${shape.of.map((one, index) => html`${index > 0 && ` ${or} `}${shapeText(one, words)}`)}`;
    default:
      return html`${shape.kind}`;
  }
}

/** A link to an object or a code list. */
export function objectLink(name: string): Html {
  return html`<a href="#${name}">${name}</a>`;
}
