/** Escapes text for HTML elements and quoted attributes. */
const MARKUP = /[&<>"'`]/g;

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

export function escaped(text: string): string {
  return text.replace(MARKUP, (character) => REFERENCES[character] ?? '');
}
