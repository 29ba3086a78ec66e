/** xs:anyURI as libxml2 checks it: RFC 3986, after removal of the characters that no URI may contain (XLink §5.4). */

const UNRESERVED = "A-Za-z0-9\\-._~!$&'()*+,;=";
const ESCAPE = '%[0-9A-Fa-f]{2}';
const PCHAR = `(?:[${UNRESERVED}:@]|${ESCAPE})`;
/** A colon in the first segment of a relative reference would end a scheme. */
const NO_COLON = `(?:[${UNRESERVED}@]|${ESCAPE})`;
const SEGMENTS = `(?:/${PCHAR}*)*`;
const USER = `(?:[${UNRESERVED}:]|${ESCAPE})`;
const HOST = `(?:[${UNRESERVED}]|${ESCAPE})`;
const NET = `//(?:${USER}*@)?(?:\\[[^\\]]*\\]|${HOST}*)(?::[0-9]+)?${SEGMENTS}`;
const ROOTED = `/(?:${PCHAR}+${SEGMENTS})?`;
const TAIL = `(?:\\?(?:${PCHAR}|[/?])*)?(?:#(?:${PCHAR}|[/?\\[\\]])*)?`;
const URI = new RegExp(
  `^(?:[A-Za-z][A-Za-z0-9+.\\-]*:(?:${NET}|${ROOTED}|${PCHAR}+${SEGMENTS}|)|${NET}|${ROOTED}|${NO_COLON}+${SEGMENTS}|)${TAIL}$`,
);

/** Longer texts exhaust the stack of the regex engine; SdI accepts no file of this size. */
const LONGEST = 5_000_000;

/** Longest run of letters that the regex engine is given: each letter takes room on its stack. */
const LONGEST_RUN = 64;

/** Number of letters kept of a longer run: two may complete an escape, and one follows it. */
const DECISIVE = 3;

/** Results for short values: signatures name the same algorithms again and again. */
const known = new Map<string, boolean>();
const MAX_KNOWN = 64;
const LONGEST_KNOWN = 100;

/** True if a value with collapsed blanks is an xs:anyURI. */
export function isAnyUri(value: string): boolean {
  if (value.length > LONGEST_KNOWN) return isUri(value);
  let result = known.get(value);
  if (result === undefined) {
    result = isUri(value);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(value, result);
  }
  return result;
}

function isUri(value: string): boolean {
  return value.length <= LONGEST && URI.test(shortened(value).replace(/[^!#-;=?-[\]_a-z~]/gu, '_'));
}

/** The value with long runs of letters shortened to the decisive ones. */
function shortened(value: string): string {
  if (value.length <= LONGEST_RUN) return value;
  let short = '';
  let done = 0;
  let start = 0;
  for (let at = 0; at <= value.length; at += 1) {
    // Case differs in one bit; the code at the end is not a number.
    const letter = value.charCodeAt(at) | 0x20;
    if (letter >= 0x61 && letter <= 0x7a) continue;
    if (at - start > LONGEST_RUN) {
      short += value.slice(done, start + DECISIVE);
      done = at;
    }
    start = at + 1;
  }
  return short + value.slice(done);
}
