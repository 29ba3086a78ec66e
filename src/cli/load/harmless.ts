/** Text of an invoice on its way to a terminal. */
import type { Output } from '../io.ts';
import { visibleJson } from '../terminal/visibleJson.ts';

/** Writes an invoice: as it is, but to a terminal without what that could act on. */
export async function writeHarmless(
  stdout: Output,
  { text, bytes }: { readonly text: string | null; readonly bytes: Uint8Array | string },
): Promise<void> {
  await stdout.write(stdout.isTTY && text !== null ? harmless(text) : bytes);
}

/** XML with a character reference, JSON with an escape, for all that a terminal could act on; it reads as the same. */
function harmless(text: string): string {
  if (/^\s*[{[]/.test(text)) return visibleJson(text);
  return text.replace(
    /[\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `&#x${character.charCodeAt(0).toString(16)};`,
  );
}
