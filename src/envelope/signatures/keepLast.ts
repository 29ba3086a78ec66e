/** Public keys that stay imported, because many files have the same signer. */
import { latin1 } from '../../xml/encodings.ts';
import type { SignatureAlgorithm } from './crypto.ts';

const MAX_KEPT = 64;

type Import<K> = (spki: Uint8Array, algorithm: SignatureAlgorithm) => K;

/** Remembers the last keys that a function imported. */
export function keepLast<K>(importKey: Import<K>): Import<K> {
  const kept = new Map<string, K>();
  return (spki, algorithm) => {
    const id = `${algorithm.name} ${algorithm.hash} ${latin1(spki)}`;
    const found = kept.get(id);
    const key = found ?? importKey(spki, algorithm);
    // Moved to the end: the first key is the one whose last use is the longest ago.
    if (found !== undefined) kept.delete(id);
    else if (kept.size === MAX_KEPT) kept.delete(kept.keys().next().value ?? '');
    kept.set(id, key);
    return key;
  };
}
