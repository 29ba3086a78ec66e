/** Verifies the signatures of a file before it is sent. Loaded on demand, because few files have any. */
import { open } from '../../envelope/index.ts';
import { verifySignatures } from '../../envelope/signatures/index.ts';
import type { SubmissionCheck } from './options.ts';

/** The verified signatures; undefined for a file that turns out to have none. */
export async function verified(
  content: Uint8Array | string,
  name: string,
): Promise<SubmissionCheck['signatures']> {
  const opened = open(content, name);
  return opened.layers.length > 0 || opened.kind === 'xml' ? await verifySignatures(opened) : undefined;
}
