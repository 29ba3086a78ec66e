/** The names and values of a query, in order. */
import { refuse } from './refusal.ts';

export type QueryPairs = readonly (readonly [name: string, value: string])[];

/**
 * @param search Without `?`
 * @throws Refusal 400 for invalid percent-encoding or UTF-8
 */
export function readQueryPairs(search: string): QueryPairs {
  return search
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.indexOf('=');
      return at < 0 ? [decode(part), ''] : [decode(part.slice(0, at)), decode(part.slice(at + 1))];
    });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw refuse(400, 'the query is not percent-encoded UTF-8');
  }
}
