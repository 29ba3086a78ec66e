/** Reads an invoice in JSON for the check. */

import type { Invoice } from '../model/generated/invoice.ts';
import { parseJson } from '../model/parseJson.ts';
import { isInvoiceKind, isMalformed, isRetiredKind } from '../model/problem.ts';
import { decode } from '../xml/encodings.ts';
import { checkJsonOn, isRetiredCheck, type JsonCheckFailure } from './json/checkJson.ts';
import { normalizeInvoice } from './json/normalizeInvoice.ts';
import { type ContentFrame, type Limits, type Reading, unread, unreadable } from './read.ts';

export function readJson(
  input: Uint8Array | string,
  limits: Limits,
  { day, retired, maxKept }: ContentFrame,
): Reading {
  let text = input;
  if (typeof text !== 'string') {
    // Without an XML declaration, the encoding follows the byte order mark, otherwise UTF-8 (RFC 8259 §8.1).
    const result = decode(text);
    if (!result.ok) return unreadable(result.problem, null, 'json');
    text = result.decoded.text;
  }
  const { result, further } = checkJsonOn(text, limits, { day, maxKept });
  if (!retired && isRetiredKind(result.kind))
    return unread('source.kind', { kind: result.kind }, result.kind, 'json');
  let value: unknown;
  let partial: Invoice | null | undefined;
  return {
    form: 'json',
    kind: result.kind,
    format: result.format,
    problems: result.ok ? [] : result.problems,
    omitted: result.ok ? 0 : result.omitted,
    further,
    lines: result.ok ? null : result.source.lines,
    invoice: result.ok && !isRetiredCheck(result) ? result.invoice : null,
    retired: result.ok && isRetiredCheck(result) ? result.invoice : null,
    // Lazy: expensive with half a million wrong values, and only `keepGoing` needs it.
    get partial() {
      if (partial === undefined) partial = result.ok ? null : partialOf(result);
      return partial;
    },
    loose: null,
    xml: null,
    source: {
      lines: result.source.lines,
      locate: (paths) => result.source.locateAll(paths()),
      xpath: () => null,
    },
    // The JSON form cannot contain a signature.
    signature: null,
    envelope: null,
    valueAt(path) {
      value ??= parseJson(result.source.text);
      return leafAt(value, path);
    },
  };
}

/** The invoice if it has the right shape in spite of wrong values; null if the shape itself is wrong. */
function partialOf({ problems, kind, source }: JsonCheckFailure): Invoice | null {
  if (!isInvoiceKind(kind) || problems.some(({ id }) => isMalformed(id) || id === 'json.type')) return null;
  return normalizeInvoice(parseJson(source.text));
}

export function leafAt(root: unknown, path: string): string | undefined {
  let value = root;
  for (const key of path.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  return typeof value === 'string' ? value : undefined;
}
