/** The receipt of a file by SdI, according to its metadata or a message about it. */
import { createHash } from 'node:crypto';
import { readMetadata } from '../../envelope/metadata/index.ts';
import { messageFacts, readMessage } from '../../messages/index.ts';
import { romeDay } from '../../model/index.ts';
import { companionsOf } from '../files/companions.ts';
import type { Input } from '../files/find.ts';
import { readFileUpTo } from '../files/read.ts';
import { receptionBytes } from './readMember.ts';

export interface Reception {
  /** The date of receipt by SdI; null if it is not known. */
  readonly day: string | null;
  /** True if the hash in the metadata is not that of the file. */
  readonly hashDiffers: boolean;
}

const UNKNOWN: Reception = { day: null, hashDiffers: false };

export async function receptionOf(input: Input, bytes: Uint8Array, limit: number): Promise<Reception> {
  let known: string | undefined;
  const own = (): string => {
    known ??= createHash('sha256').update(bytes).digest('hex');
    return known;
  };
  for await (const companion of companions(input, limit)) {
    const metadata = readMetadata(companion);
    if (metadata !== null) {
      return { day: metadata.receivedOn, hashDiffers: metadata.hash !== null && metadata.hash !== own() };
    }
    const facts = messageFacts(readMessage(companion));
    const day = romeDay(facts?.receivedAt ?? '');
    const isAboutIt = facts !== null && (facts.hash === null || facts.hash === own());
    // A message about another version of the file says nothing about this one.
    if (day !== undefined && isAboutIt) return { day, hashDiffers: false };
  }
  return UNKNOWN;
}

async function* companions(input: Input, limit: number): AsyncGenerator<Uint8Array> {
  const { inside, path } = input;
  if (inside !== undefined) {
    const found = await receptionBytes(input, limit);
    if (found !== null) yield found;
    return;
  }
  for (const one of path === null ? [] : companionsOf(path)) {
    const found = await readFileUpTo(one, limit);
    if (found.ok) yield found.bytes;
  }
}
