/** Verifies the signatures of files, with one cryptography object for all of them or one for each. */
import { open } from '../../../src/envelope/index.ts';
import { type SignatureCrypto, verifySignatures } from '../../../src/envelope/signatures/index.ts';
import { measure } from '../protocol.ts';

export function measureVerification(cryptoFor: () => SignatureCrypto): void {
  measure(async (files) => {
    let right = 0;
    for (const bytes of files) {
      const reports = await verifySignatures(open(bytes), { crypto: cryptoFor() });
      if (reports.length > 0 && reports.every(({ status }) => status === 'valid')) right += 1;
    }
    return right;
  });
}
