/** Removes the API key from texts of the server or the platform: a response may quote the request. */

export interface Redact {
  text(value: string): string;
  /** JSON values, including the names of members. */
  data(value: unknown): unknown;
  headers(value: Headers): Headers;
}

const PLACEHOLDER = '[key]';

/** Maximum depth, beyond that of any error body; deeper content is dropped. */
const DEEPEST = 64;

export function redactor(key: string): Redact {
  const forms = quotedForms(key);
  const text = (value: string): string =>
    forms.reduce((rest, form) => (rest.includes(form) ? rest.replaceAll(form, PLACEHOLDER) : rest), value);
  const data = (value: unknown, depth = 0): unknown => {
    if (typeof value === 'string') return text(value);
    if (typeof value !== 'object' || value === null) return value;
    if (depth === DEEPEST) return null;
    if (Array.isArray(value)) return value.map((one) => data(one, depth + 1));
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [text(name), data(one, depth + 1)]));
  };
  return {
    text,
    data: (value) => data(value),
    headers: (value) => new Headers([...value].map(([name, one]): [string, string] => [name, text(one)])),
  };
}

/** The key itself and its encodings in JSON, addresses and HTML, longest first. */
function quotedForms(key: string): readonly string[] {
  const json = JSON.stringify(key).slice(1, -1);
  const html = key.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const forms = [
    key,
    json,
    json.replaceAll('/', '\\/'),
    encodeURIComponent(key),
    html,
    html.replaceAll('"', '&quot;').replaceAll("'", '&#39;'),
    html.replaceAll('"', '&quot;').replaceAll("'", '&#x27;'),
  ];
  return [...new Set(forms)].sort((a, b) => b.length - a.length);
}
