/** Reads the JSON form for the check. */
import { decode } from '../xml/encodings.ts';
import { checkJson } from './json/checkJson.ts';
import { type Limits, type Reading, unreadable } from './read.ts';

export function readJson(input: Uint8Array | string, limits: Limits): Reading {
  let text = input;
  if (typeof text !== 'string') {
    // Without an XML declaration the rules are JSON's own: the byte order mark, else UTF-8 (RFC 8259 §8.1).
    const result = decode(text);
    if (!result.ok) return unreadable(result.problem, null, 'json');
    text = result.decoded.text;
  }
  const result = checkJson(text, limits);
  let value: unknown;
  return {
    form: 'json',
    kind: result.kind,
    problems: result.ok ? [] : result.problems,
    omitted: result.ok ? 0 : result.omitted,
    lines: result.ok ? null : result.source.lines,
    invoice: result.ok ? result.invoice : null,
    partial: null,
    source: {
      lines: result.source.lines,
      locate: (paths) => result.source.locateAll(paths),
      xpath: () => null,
    },
    // The JSON form has no place for one.
    signature: null,
    valueAt(path) {
      value ??= JSON.parse(result.source.text.replace(/^\ufeff/, ''));
      return leafAt(value, path);
    },
  };
}

function leafAt(root: unknown, path: string): string | undefined {
  let value = root;
  for (const key of path.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  return typeof value === 'string' ? value : undefined;
}
