/** Public keys that stay imported, because many files have the same signer. */
import { equal } from '../equal.ts';
import type { SignatureAlgorithm } from './crypto.ts';

const MAX_KEPT = 64;

type Import<K> = (spki: Uint8Array, algorithm: SignatureAlgorithm) => K;

interface Kept<K> {
  readonly spki: Uint8Array;
  readonly algorithm: SignatureAlgorithm;
  readonly key: K;
}

/** Remembers the last keys that a function imported. */
export function keepLast<K>(importKey: Import<K>): Import<K> {
  /** The last used one first. */
  const kept: Kept<K>[] = [];
  return (spki, algorithm) => {
    const { name, hash } = algorithm;
    const at = kept.findIndex(
      (each) => each.algorithm.name === name && each.algorithm.hash === hash && equal(each.spki, spki),
    );
    const [found] = at === -1 ? [] : kept.splice(at, 1);
    // A copy, because the octets may be part of a file.
    const entry = found ?? { spki: new Uint8Array(spki), algorithm, key: importKey(spki, algorithm) };
    if (kept.length === MAX_KEPT) kept.pop();
    kept.unshift(entry);
    return entry.key;
  };
}
