/** Text from files and servers, made fit to be shown: nothing in it may move a terminal, hide or reorder. */

/**
 * The controls C0 and C1, DEL, line separators, and what has no width: Unicode's direction marks, the byte order mark,
 * soft hyphens, joiners, variation selectors, tags and all else that a renderer leaves out (UAX #44,
 * Default_Ignorable_Code_Point).
 */
const DANGEROUS =
  /[\0-\x1f\x7f-\x9f\u2028\u2029\ufff9-\ufffb]|\p{Bidi_Control}|\p{Default_Ignorable_Code_Point}|\p{Cs}/gu;

/** One line of harmless text: a control is shown as its symbol (␛) or its number (`<U+009B>`). */
export function visible(text: string): string {
  return text.replace(DANGEROUS, (character) => {
    const point = character.codePointAt(0) ?? 0;
    if (point < 0x20) return String.fromCharCode(0x2400 + point);
    if (point === 0x7f) return '␡';
    return point >= 0xd800 && point <= 0xdfff ? '\ufffd' : numbered(character);
  });
}

/** A character by its number, as in `<U+009B>`. */
export function numbered(character: string): string {
  return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;
}
