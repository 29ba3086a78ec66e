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

/**
 * Long runs of letters, of which three decide: two may belong to an escape. Each letter would take room on the stack of
 * the regex engine, which may have less than usual.
 */
const LETTERS = /([A-Za-z]{3})[A-Za-z]{60,}/g;

/** True if a value with collapsed blanks is an xs:anyURI. */
export function isAnyUri(value: string): boolean {
  if (value.length > LONGEST) return false;
  return URI.test(value.replace(LETTERS, '$1').replace(/[^!#-;=?-[\]_a-z~]/gu, '_'));
}
