/** Reads a JSON object from a file that a command has written. */
import { isMembers } from '../../model/index.ts';

/** Null for anything else: an array, a value, or a damaged text. */
export function jsonMembers(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isMembers(value) ? value : null;
  } catch {
    return null;
  }
}
