/** Reads a trusted list and verifies its signature; the schema of the job is the list of trusted lists. */
import { readFileSync } from 'node:fs';
import type { SignatureCrypto } from '../../../src/envelope/signatures/index.ts';
import { readTrustList } from '../../../src/envelope/trust/index.ts';
import { job, measure } from '../protocol.ts';

export async function measureList(crypto: SignatureCrypto): Promise<void> {
  const lists = await readTrustList(readFileSync(job.schema), { crypto });
  if (!lists.ok) throw new Error(lists.reason);
  await measure(async (files) => {
    let right = 0;
    for (const bytes of files) {
      const read = await readTrustList(bytes, { crypto, signer: lists.list });
      if (read.ok && read.list.signature === 'verified') right += 1;
    }
    return right;
  });
}
