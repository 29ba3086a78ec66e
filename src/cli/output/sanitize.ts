/** Text of an invoice without what a terminal could act on. */
import type { Output } from '../process/io.ts';

/** Writes an invoice: as it is, but to a terminal without what that could act on. */
export async function writeSanitized(
  stdout: Output,
  { text, bytes }: { readonly text: string | null; readonly bytes: Uint8Array | string },
): Promise<void> {
  if (stdout.isTTY && text !== null) await stdout.write(sanitize(text));
  // Bytes, which nothing on the way changes.
  else await stdout.write(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes);
}

/** An output for a document: bytes, which nothing on the way changes. */
export function documentOutput(output: Pick<Output, 'write'>): Pick<Output, 'write'> {
  return {
    write: (chunk) => output.write(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk),
  };
}

/** XML with a character reference, JSON with an escape, for all that a terminal could act on; it reads as the same. */
function sanitize(text: string): string {
  if (/^\s*[{[]/.test(text)) return visibleJson(text);
  return text.replace(
    /[\x7f-\x9f\u2028\u2029\ufff9-\ufffb]|\p{Bidi_Control}|\p{Default_Ignorable_Code_Point}/gu,
    (character) => `&#x${(character.codePointAt(0) ?? 0).toString(16)};`,
  );
}

/**
 * JSON text whose strings hold nothing that a terminal could act on, nothing invisible, and no command of a runner of
 * GitHub Actions (`##[error]`); it parses alike.
 */
export function visibleJson(json: string): string {
  return json.replace(UNSAFE, (found) => found.replace(/[^#]/g, escaped));
}

const UNSAFE =
  /[\x7f-\x9f\u2028\u2029\ufff9-\ufffb]|\p{Bidi_Control}|\p{Default_Ignorable_Code_Point}|##\[/gu;

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
