/** Neutralizes characters in invoices that a terminal would interpret. */
import { visibleJson as escapeInJson } from '../../validate/index.ts';
import type { Output } from '../process/io.ts';

/** Writes an invoice unchanged; on a terminal, with control characters escaped. */
export async function writeSanitized(
  stdout: Output,
  { text, bytes }: { readonly text: string | null; readonly bytes: Uint8Array | string },
): Promise<void> {
  if (stdout.isTTY && text !== null) await stdout.write(sanitize(text));
  // As bytes, which `withoutCommands` leaves unchanged.
  else await stdout.write(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes);
}

/** Escapes characters that a terminal would interpret, as XML references or JSON escapes; parsers read the same text. */
function sanitize(text: string): string {
  if (/^\s*[{[]/.test(text)) return visibleJson(text);
  return text.replace(
    /[\x7f-\x9f\u2028\u2029\ufff9-\ufffb]|\p{Bidi_Control}|\p{Default_Ignorable_Code_Point}/gu,
    (character) => `&#x${(character.codePointAt(0) ?? 0).toString(16)};`,
  );
}

/** Escapes in JSON text, besides dangerous characters, the commands of GitHub Actions (`##[error]`). */
export function visibleJson(json: string): string {
  return escapeInJson(json).replaceAll('##[', '##\\u005b');
}
