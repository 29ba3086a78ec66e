/** The signatures of a file. Their verification is a separate chunk, loaded with the first signed file. */
import { mayBeSigned, type Opened, open } from '../../envelope/index.ts';
import type { SignatureFacts } from '../../model/index.ts';
import type { VerifySettings } from './verifyFile.ts';

export interface VerifiedInput {
  readonly opened: Opened;
  readonly signatures: readonly SignatureFacts[];
}

/**
 * Verifies the signatures of a file; null for a file without signatures, or one that turns out not to be XML.
 * @param settings Null for the signatures alone, without lists of the user.
 * @param given The opened file, if the caller has opened it already.
 */
export async function signaturesOf(
  bytes: Uint8Array,
  name: string,
  settings: VerifySettings | null,
  given?: Opened,
): Promise<VerifiedInput | null> {
  if (!mayBeSigned(bytes, name)) return null;
  const opened = given ?? open(bytes, name);
  if (opened.layers.length === 0 && opened.kind !== 'xml') return null;
  const { verifyFile } = await import('./verifyFile.ts');
  return { opened, signatures: await verifyFile(opened, settings) };
}
