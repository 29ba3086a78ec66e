/** Parts of a start tag (XML 1.0 §3.1): names, attributes, references. */
import { endOfName, readReference } from './characters.ts';
import { fail, failSyntax, failTruncated } from './flaw.ts';

const NONE: readonly never[] = [];

/** Number of blanks that are examined one by one; there are fewer between two elements. */
const FEW = 256;

/** Returns the offset of the first character that is not blank. */
export function skipBlanks(text: string, offset: number): number {
  const far = offset + FEW;
  let at = afterBlanks(text, offset, far);
  if (at < far) return at;
  // Archives can contain millions of blanks: comparing many at once takes a tenth of the time.
  const blanks = text.slice(offset, far);
  while (text.slice(at, at + FEW) === blanks) at += FEW;
  return afterBlanks(text, at, text.length);
}

function afterBlanks(text: string, offset: number, end: number): number {
  const last = Math.min(end, text.length);
  let at = offset;
  for (; at < last; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit !== 0x20 && unit !== 0x0a && unit !== 0x0d && unit !== 0x09) break;
  }
  return at;
}

export interface QName {
  readonly prefix: string;
  readonly local: string;
  readonly end: number;
}

/** An attribute or namespace declaration as written, with references resolved. */
export interface RawAttribute {
  readonly prefix: string;
  readonly local: string;
  /** Empty until the namespaces in scope are known. */
  uri: string;
  readonly value: string;
  readonly offset: number;
  readonly end: number;
}

/** Reads a name with at most one colon. */
export function readQName(text: string, at: number, start: number, construct: 'tag' | 'attribute'): QName {
  if (at >= text.length) failTruncated(text);
  const colon = endOfName(text, at);
  if (colon === at) failSyntax(text, text.charAt(at) === ':' ? 'name' : construct, start);
  const first = text.slice(at, colon);
  if (text.charCodeAt(colon) !== 0x3a) return { prefix: '', local: first, end: colon };
  const end = endOfName(text, colon + 1);
  if (end === colon + 1) {
    if (end >= text.length) failTruncated(text);
    failSyntax(text, 'name', start);
  }
  if (text.charCodeAt(end) === 0x3a) failSyntax(text, 'name', start);
  return { prefix: first, local: text.slice(colon + 1, end), end };
}

/** Reads the attributes up to the end of the tag, which is at `at`. */
export function readAttributes(
  text: string,
  from: number,
): { raw: readonly RawAttribute[]; at: number; selfClosing: boolean } {
  let raw: RawAttribute[] | null = null;
  let at = from;
  for (;;) {
    const next = skipBlanks(text, at);
    if (next >= text.length) failTruncated(text);
    const unit = text.charCodeAt(next);
    if (unit === 0x3e) return { raw: raw ?? NONE, at: next + 1, selfClosing: false };
    if (unit === 0x2f) {
      if (next + 1 >= text.length) failTruncated(text);
      if (text.charCodeAt(next + 1) !== 0x3e) failSyntax(text, 'tag', next);
      return { raw: raw ?? NONE, at: next + 2, selfClosing: true };
    }
    if (next === at) failSyntax(text, 'attribute', at);
    const name = readQName(text, next, next, 'attribute');
    const attribute = readAttributeValue(text, name, next);
    // A list that begins with one item has no spare capacity, and most elements with attributes have one.
    if (raw === null) raw = [attribute];
    else raw.push(attribute);
    at = attribute.end;
  }
}

function readAttributeValue(text: string, name: QName, start: number): RawAttribute {
  const equals = skipBlanks(text, name.end);
  if (equals >= text.length) failTruncated(text);
  if (text.charCodeAt(equals) !== 0x3d) failSyntax(text, 'attribute', start);
  const open = skipBlanks(text, equals + 1);
  if (open >= text.length) failTruncated(text);
  const quote = text.charAt(open);
  if (quote !== '"' && quote !== "'") failSyntax(text, 'attribute', start);
  const close = text.indexOf(quote, open + 1);
  const written = text.slice(open + 1, close < 0 ? text.length : close);
  const less = written.indexOf('<');
  if (less >= 0) failSyntax(text, 'attribute', open + 1 + less);
  if (close < 0) failTruncated(text);
  const value = resolveReferences(written, open + 1, normalizeAttribute);
  return { prefix: name.prefix, local: name.local, uri: '', value, offset: start, end: close + 1 };
}

/**
 * Replaces the references in a text or an attribute's value, and normalizes the literal text between them.
 * @param origin where `raw` begins in the source
 */
export function resolveReferences(
  raw: string,
  origin: number,
  normalize: (literal: string) => string,
): string {
  let at = raw.indexOf('&');
  if (at < 0) return normalize(raw);
  // Joined at the end: concatenation would create a string for each of a million references.
  const resolved: string[] = [];
  let done = 0;
  while (at >= 0) {
    const reference = readReference(raw, at);
    const [from, to] = [origin + at, origin + reference.end];
    if (reference.kind === 'entity') fail('xml.entity', from, to, { name: reference.name });
    if (reference.kind === 'malformed') fail('xml.reference', from, to, { found: reference.found });
    if (at > done) resolved.push(normalize(raw.slice(done, at)));
    resolved.push(reference.text);
    done = reference.end;
    at = raw.indexOf('&', done);
  }
  resolved.push(normalize(raw.slice(done)));
  return resolved.join('');
}

/** Literal blanks of an attribute are spaces (XML 1.0 §3.3.3); those written as references are kept. */
function normalizeAttribute(text: string): string {
  return text.replace(/\r\n|[\t\n\r]/g, ' ');
}
