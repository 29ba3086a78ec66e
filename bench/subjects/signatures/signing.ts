/** Signs files with one RSA key of 2,048 bits. */
import { nodeCrypto } from '../../../src/cli/process/nodeCrypto.ts';
import { readSigner, type signXades } from '../../../src/envelope/signing/index.ts';
import { knownCertificate, knownKey } from '../../../test/support/knownSigner.ts';
import { measure } from '../protocol.ts';

export async function measureSigning(sign: typeof signXades): Promise<void> {
  const crypto = nodeCrypto();
  const file = Buffer.from(`${knownKey}\n${knownCertificate}`);
  const signer = await readSigner(file, { signatureCrypto: crypto });
  const options = { signingTime: '2026-03-02T10:00:00Z', crypto };
  await measure(async (files) => {
    let signed = 0;
    for (const bytes of files) if ((await sign(bytes, signer, options)).bytes.length > 0) signed += 1;
    return signed;
  });
}
