/** Makes text from files and servers safe to display: it cannot control a terminal, hide characters or reorder them. */

/**
 * Control characters C0 and C1, DEL, line separators, and invisible characters: Unicode's direction marks, the byte
 * order mark, soft hyphens, joiners, variation selectors, tags and all others that renderers omit (UAX #44,
 * Default_Ignorable_Code_Point). Made when it is needed: collecting Unicode's properties is a part of each start.
 */
const dangerous = (): RegExp =>
  /[\0-\x1f\x7f-\x9f\u2028\u2029\ufff9-\ufffb]|\p{Bidi_Control}|\p{Default_Ignorable_Code_Point}|\p{Cs}/gu;

/** Latin text without a soft hyphen, which contains nothing dangerous. This test is several times faster. */
const SAFE = /^[\x20-\x7e\xa0-\xac\xae-\u02ff]*$/;

/** Returns one line of safe text: control characters become their symbol (␛) or number (`<U+009B>`). */
export function visible(text: string): string {
  if (SAFE.test(text)) return text;
  return text.replace(dangerous(), (character) => {
    const point = character.codePointAt(0) ?? 0;
    if (point < 0x20) return String.fromCharCode(0x2400 + point);
    if (point === 0x7f) return '␡';
    return point >= 0xd800 && point <= 0xdfff ? '\ufffd' : numbered(character);
  });
}

/** The number of a character, as in `<U+009B>`. */
export function numbered(character: string): string {
  return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;
}

/** Characters that JSON leaves as they are: all dangerous ones but C0. */
const dangerousInJson = (): RegExp =>
  /[\x7f-\x9f\u2028\u2029\ufff9-\ufffb]|\p{Bidi_Control}|\p{Default_Ignorable_Code_Point}/gu;

/** {@link SAFE} with the line breaks between values. */
const SAFE_IN_JSON = /^[\n\x20-\x7e\xa0-\xac\xae-\u02ff]*$/;

/** Escapes dangerous characters in JSON text; the result parses to the same value. */
export function visibleJson(json: string): string {
  if (SAFE_IN_JSON.test(json)) return json;
  return json.replace(dangerousInJson(), (found) =>
    Array.from({ length: found.length }, (_, at) => escaped(found.charCodeAt(at))).join(''),
  );
}

function escaped(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`;
}
