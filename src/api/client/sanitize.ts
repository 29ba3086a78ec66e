/** Sanitizes text from the server for messages, which appear in terminals and logs. */
import { visible } from '../../model/visible.ts';

/** Maximum length of server text in a message, in characters. */
const LONGEST = 500;

/** A single line without terminal sequences, hidden or reordering characters. */
export function sanitize(text: string): string {
  return visible(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
}
