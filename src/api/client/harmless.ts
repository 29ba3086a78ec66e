/** Text of the server in messages, which end up on terminals and in logs. */
import { visible } from '../../model/visible.ts';

/** Longest text of the server in a message, in characters. */
const LONGEST = 500;

/** One line in which nothing moves a terminal, hides or reorders. */
export function harmless(text: string): string {
  return visible(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
}
