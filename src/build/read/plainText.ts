/** Fast path for texts. */
import type { SimpleType } from '../../model/lexical.ts';

/** Fast check, true for nearly all texts: the text is valid for its type as it is. */
export function isPlain(
  { characters, minLength = 0, maxLength = 0, pattern }: SimpleType,
  text: string,
): boolean {
  const { length } = text;
  if (characters === undefined || pattern !== undefined || length < minLength || length > maxLength)
    return false;
  const highest = characters === 'BasicLatin' ? 0x7e : 0xff;
  for (let i = 0; i < length; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit < 0x20 || unit > highest || unit === 0x7f) return false;
  }
  return text.charCodeAt(0) !== 0x20 && text.charCodeAt(length - 1) !== 0x20;
}
