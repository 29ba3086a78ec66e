/** The platform's digests equal those in JavaScript: pseudonyms are the same everywhere. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keyedDigest } from '../../src/operations/anonymize/keyedDigest.ts';

const KEY = Uint8Array.from({ length: 32 }, (_, i) => i * 8);

const LENGTHS = [0, 1, 23, 24, 55, 56, 64, 128, 511, 512, 513, 5_000];

describe.each([
  ['of the platform', keyedDigest(KEY)],
  ['in JavaScript', keyedDigest(KEY, null)],
])('a keyed digest %s', (_, digest) => {
  it.each(LENGTHS)('of %d bytes is SHA-256 of the key and them', (length) => {
    const bytes = Uint8Array.from({ length }, (_value, i) => (i * 31) % 256);
    const expected = createHash('sha256').update(KEY).update(bytes).digest('binary');
    // The second digest of the same length must not contain anything of the first.
    expect([digest(bytes), digest(bytes.slice()), digest(new Uint8Array(length))]).toEqual([
      expected,
      expected,
      createHash('sha256').update(KEY).update(new Uint8Array(length)).digest('binary'),
    ]);
  });
});
