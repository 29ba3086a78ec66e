/** Texts in Basic Latin, the characters that several of AgID's rules accept: other letters are replaced. */
import { transliterate } from '../../../model/transliterate.ts';
import type { Cursor, TextKey } from './cursor.ts';

/** Replaces a character that has no equivalent. */
const UNKNOWN = '?';

/** The text of a leaf, recorded as kept or changed. @param rule The rule that demands the characters */
export function basicLatin<T extends object>(
  at: Cursor<T>,
  key: TextKey<T>,
  rule: string,
): string | undefined {
  const own = at.peek(key);
  if (own === undefined) return undefined;
  const text = plainText(own);
  if (text === own) return at.take(key);
  at.note(key, 'changed', 'X-CHARSET', { to: text, rule });
  return text;
}

/** A text in Basic Latin. */
export function plainText(text: string): string;
export function plainText(text: string | undefined): string | undefined;
export function plainText(text: string | undefined): string | undefined {
  return text === undefined ? undefined : transliterate(text, 'BasicLatin').replace(/[^ -~]/gu, UNKNOWN);
}
