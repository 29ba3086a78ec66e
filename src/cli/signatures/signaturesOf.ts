/** The signatures of a file. Their verification is a separate chunk, loaded with the first signed file. */
import { mayBeSigned, open } from '../../envelope/index.ts';
import type { ValidateOptions } from '../../validate/index.ts';
import type { VerifySettings } from './verifyFile.ts';

/** Verifies the signatures, if the file may have any. @returns options of the check; none for an unsigned file. */
export async function signaturesOf(
  bytes: Uint8Array,
  name: string,
  settings: VerifySettings,
): Promise<Pick<ValidateOptions, 'signatures'>> {
  if (!mayBeSigned(bytes, name)) return {};
  const opened = open(bytes, name);
  if (opened.layers.length === 0 && opened.kind !== 'xml') return {};
  const { verifyFile } = await import('./verifyFile.ts');
  return { signatures: await verifyFile(opened, settings) };
}
