/** The envelope of a file by pkijs, which reads DER and BER. */
import { webcrypto } from 'node:crypto';
import { ContentInfo, CryptoEngine, SignedData, setEngine } from 'pkijs';

setEngine(
  'node',
  new CryptoEngine({ name: 'node', crypto: webcrypto as Crypto, subtle: webcrypto.subtle as SubtleCrypto }),
);

const LETTER_M = 0x4d;

export function signedData(bytes: Buffer): SignedData {
  const der = bytes[0] === LETTER_M ? Buffer.from(bytes.toString('latin1'), 'base64') : bytes;
  return new SignedData({ schema: ContentInfo.fromBER(new Uint8Array(der)).content });
}
