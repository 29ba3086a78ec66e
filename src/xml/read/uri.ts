/**
 * xs:anyURI as libxml2 checks it: RFC 3986, where each character that no URI may contain counts as an unreserved one
 * (XLink §5.4: it is escaped first).
 */

/** The delimiters, each with the bit of its position: a part of a URI may contain some of them. */
const DELIMITERS = ':@/?[]#%';

const COLON = 0b1;
const AT = 0b10;
const IN_SEGMENT = 0b11;
const IN_PATH = 0b111;
const IN_QUERY = 0b1111;
const IN_FRAGMENT = 0b11_1111;

/** The bit of each delimiter by its character code; 0 for all other characters. */
const BITS: Uint8Array = bitsOf(DELIMITERS);

function bitsOf(delimiters: string): Uint8Array {
  const bits = new Uint8Array(128);
  for (let at = 0; at < delimiters.length; at += 1) bits[delimiters.charCodeAt(at)] = 1 << at;
  return bits;
}

/** True if a value with collapsed blanks is an xs:anyURI. */
export function isAnyUri(value: string): boolean {
  let at = pathEnd(value, schemeEnd(value));
  if (value[at] === '?') at = partEnd(value, at + 1, IN_QUERY);
  if (value[at] === '#') at = partEnd(value, at + 1, IN_FRAGMENT);
  return at === value.length;
}

/** The end of the scheme with its colon; 0 if there is none. */
function schemeEnd(value: string): number {
  if (!isLetter(value.charCodeAt(0))) return 0;
  let at = 1;
  while (isInScheme(value.charCodeAt(at))) at += 1;
  return value[at] === ':' ? at + 1 : 0;
}

/** The end of the authority and the path after a scheme, or of those of a relative reference. */
function pathEnd(value: string, from: number): number {
  if (value.startsWith('//', from)) return rootedEnd(value, authorityEnd(value, from + 2));
  // A colon in the first segment of a relative reference would end a scheme.
  return rootedEnd(value, partEnd(value, from, from === 0 ? AT : IN_SEGMENT));
}

/** The end of a path that begins with a slash; `from` itself if none is there. */
function rootedEnd(value: string, from: number): number {
  return value[from] === '/' ? partEnd(value, from, IN_PATH) : from;
}

/** The end of the longest valid authority; 0 if a bracket is not closed, which no path contains. */
function authorityEnd(value: string, from: number): number {
  const user = partEnd(value, from, COLON);
  const host = value[user] === '@' ? user + 1 : from;
  const end = value[host] === '[' ? value.indexOf(']', host) + 1 : partEnd(value, host, 0);
  if (value[end] !== ':') return end;
  let port = end + 1;
  while (isDigit(value.charCodeAt(port))) port += 1;
  return port > end + 1 ? port : end;
}

/** The end of the part that begins at `from`: of its characters and escapes, and the delimiters `also`. */
function partEnd(value: string, from: number, also: number): number {
  let at = from;
  for (; at < value.length; at += 1) {
    const code = value.charCodeAt(at);
    const bit = BITS[code] ?? 0;
    if (bit === 0 || (bit & also) !== 0) continue;
    if (code !== PERCENT || !isHex(value.charCodeAt(at + 1)) || !isHex(value.charCodeAt(at + 2))) break;
    at += 2;
  }
  return at;
}

const PLUS = 0x2b;
const HYPHEN = 0x2d;
const DOT = 0x2e;
const PERCENT = 0x25;

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** True for a letter of ASCII; the two cases differ in one bit. */
const isLetter = (code: number): boolean => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;

const isHex = (code: number): boolean => isDigit(code) || (isLetter(code) && (code | 0x20) <= 0x66);

const isInScheme = (code: number): boolean =>
  isLetter(code) || isDigit(code) || code === PLUS || code === HYPHEN || code === DOT;
