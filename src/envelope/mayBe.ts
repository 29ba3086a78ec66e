/** Questions about a file that its first bytes answer, for callers that do not need its content yet. */
import { mayMention } from './mentions.ts';
import { sniff } from './sniff.ts';

/** True for JSON. */
export function isJson(input: Uint8Array | string, name: string): boolean {
  return sniff(input, name) === 'json';
}

/** Every XML signature has an element with this name, which XML cannot encode in any other way. */
const ELEMENT = 'Signature';

/** False for a file that certainly has no signature: JSON, and XML that does not contain the name of the element. */
export function mayBeSigned(input: Uint8Array | string, name: string): boolean {
  const looks = sniff(input, name);
  if (looks === 'xml')
    return typeof input === 'string' ? input.includes(ELEMENT) : mayMention(input, ELEMENT);
  return looks !== 'json';
}
