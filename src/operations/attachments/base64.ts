/** Base64 as in XML Schema (RFC 4648 §4, blanks anywhere), without leniency. */
import { decodeBase64 } from '../../model/base64.ts';
import { checkBase64 } from '../../model/primitives.ts';

/** Returns the decoded bytes; null if the text is not base64, including missing padding or content after it. */
export function decodeStrictBase64(text: string): Uint8Array | null {
  return checkBase64(text) ? decodeBase64(text) : null;
}

/** Returns the number of decoded bytes; null if the text is not base64. */
export function base64Size(text: string): number | null {
  if (!checkBase64(text)) return null;
  let others = 0;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    // Blanks and padding; all other characters are digits.
    if (unit <= 0x20 || unit === 0x3d) others += 1;
  }
  return Math.floor(((text.length - others) * 3) / 4);
}
