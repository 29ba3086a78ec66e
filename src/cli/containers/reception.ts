/** The reception of a file according to the Agenzia's metadata. */
import { createHash } from 'node:crypto';
import { readMetadata } from '../../envelope/metadata/index.ts';
import type { Input } from '../files/find.ts';
import { metadataBytes } from './readMember.ts';

export interface Reception {
  /** The day of reception by SdI; null if it is not known. */
  readonly day: string | null;
  /** True if the metadata state the hash of another file. */
  readonly hashDiffers: boolean;
}

const UNKNOWN: Reception = { day: null, hashDiffers: false };

export async function receptionOf(input: Input, bytes: Uint8Array, limit: number): Promise<Reception> {
  const found = await metadataBytes(input, limit);
  const metadata = found === null ? null : readMetadata(found);
  if (metadata === null) return UNKNOWN;
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { day: metadata.receivedOn, hashDiffers: metadata.hash !== null && metadata.hash !== hash };
}
