/** The signatures of a file. Their verification is a separate chunk, loaded with the first signed file. */
import { open, sniff } from '../../envelope/index.ts';
import type { ValidateOptions } from '../../validate/index.ts';
import type { VerifySettings } from './verifyFile.ts';

/** Every XML signature has an element with this name, which cannot be written in another way. */
const ELEMENT = 'Signature';

/** Verifies the signatures, if the file may have any. @returns options of the check; none for an unsigned file. */
export async function signaturesOf(
  bytes: Uint8Array,
  name: string,
  settings: VerifySettings,
): Promise<Pick<ValidateOptions, 'signatures'>> {
  const looks = sniff(bytes, name);
  if (looks === 'json' || (looks === 'xml' && !namesSignature(bytes))) return {};
  const opened = open(bytes, name);
  if (opened.layers.length === 0 && looks !== 'xml') return {};
  const { verifyFile } = await import('./verifyFile.ts');
  return { signatures: await verifyFile(opened, settings) };
}

/**
 * In UTF-16, one of the first four bytes is zero, with or without a byte order mark. Such files are rare, and their text
 * is searched after decoding.
 */
function namesSignature(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return buffer.includes(ELEMENT, 0, 'latin1') || bytes.subarray(0, 4).includes(0);
}
