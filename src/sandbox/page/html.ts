/**
 * HTML that is safe by construction: every value in a template is escaped as text, unless it is the result of a
 * template.
 */

/** Characters that can end a text or a quoted attribute. */
const MARKUP = /[&<>"'`]/g;

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

/** Control characters except tab and line feed, and Unicode's direction marks: they hide or reorder text. */
const HIDING = /[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu;

/** Markup. Only {@link html} creates it, so that text from a database or a file cannot become markup. */
class Markup {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

export type Html = Markup;

/** null, undefined and false produce nothing, which allows conditional parts. */
export type Part = Html | string | number | null | undefined | false | readonly Part[];

/** A template. Attribute values must be in double quotes. */
export function html(pieces: TemplateStringsArray, ...parts: readonly Part[]): Html {
  let text = pieces[0] ?? '';
  for (const [index, part] of parts.entries()) text += written(part) + (pieces[index + 1] ?? '');
  return new Markup(text);
}

function written(part: Part): string {
  if (part instanceof Markup) return part.toString();
  if (typeof part === 'string') return escaped(part);
  if (typeof part === 'number') return String(part);
  if (part === null || part === undefined || part === false) return '';
  return part.map(written).join('');
}

function escaped(text: string): string {
  return text.replace(HIDING, '\ufffd').replace(MARKUP, (character) => REFERENCES[character] ?? '');
}

/** A text in which names between backticks become code. */
export function withCode(text: string): Html {
  const pieces = text.split(/`([^`]*)`/);
  return html`${pieces.map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : piece))}`;
}
