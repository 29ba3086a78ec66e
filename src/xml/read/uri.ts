/**
 * xs:anyURI as libxml2 checks it: RFC 3986, where each character that no URI may contain counts as an unreserved one
 * (XLink §5.4: it is escaped first). No regular expression for the whole: a long text exhausts the stack of its engine.
 */

/** Characters of which a part of a URI may contain only some; `%` begins an escape. */
const DELIMITERS = ':@/?[]#%';

const IN_PATH = ':@/';
const IN_QUERY = ':@/?';
const IN_FRAGMENT = ':@/?[]';

/** True if a value with collapsed blanks is an xs:anyURI. */
export function isAnyUri(value: string): boolean {
  let at = pathEnd(value, schemeEnd(value));
  if (value[at] === '?') at = partEnd(value, at + 1, IN_QUERY);
  if (value[at] === '#') at = partEnd(value, at + 1, IN_FRAGMENT);
  return at === value.length;
}

/** The end of the scheme with its colon; 0 if there is none. */
function schemeEnd(value: string): number {
  const end = value.search(/[^A-Za-z0-9+.-]/);
  return value[end] === ':' && /^[A-Za-z]/.test(value) ? end + 1 : 0;
}

/** The end of the authority and the path after a scheme, or of those of a relative reference. */
function pathEnd(value: string, from: number): number {
  if (value.startsWith('//', from)) return rootedEnd(value, authorityEnd(value, from + 2));
  // A colon in the first segment of a relative reference would end a scheme.
  return rootedEnd(value, partEnd(value, from, from === 0 ? '@' : ':@'));
}

/** The end of a path that begins with a slash; `from` itself if none is there. */
function rootedEnd(value: string, from: number): number {
  return value[from] === '/' ? partEnd(value, from, IN_PATH) : from;
}

/** The end of the longest valid authority; 0 if a bracket is not closed, which no path contains. */
function authorityEnd(value: string, from: number): number {
  const user = partEnd(value, from, ':');
  const host = value[user] === '@' ? user + 1 : from;
  const end = value[host] === '[' ? value.indexOf(']', host) + 1 : partEnd(value, host, '');
  if (value[end] !== ':') return end;
  let port = end + 1;
  while (/[0-9]/.test(value.charAt(port))) port += 1;
  return port > end + 1 ? port : end;
}

/** The end of the part that begins at `from`: of its characters and escapes, and the delimiters `also`. */
function partEnd(value: string, from: number, also: string): number {
  let at = from;
  for (; at < value.length; at += 1) {
    const character = value.charAt(at);
    if (!DELIMITERS.includes(character) || also.includes(character)) continue;
    if (character !== '%' || !/[0-9A-Fa-f]{2}/.test(value.slice(at + 1, at + 3))) break;
    at += 2;
  }
  return at;
}
