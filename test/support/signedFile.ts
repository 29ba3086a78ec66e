/** Files signed with the fixed key of the tests: the same octets in every run. */
import { createPrivateKey, sign } from 'node:crypto';
import { nodeCrypto } from '../../src/cli/process/nodeCrypto.ts';
import { type Signer, signCades, signXades } from '../../src/envelope/signing/index.ts';
import { knownCertificate, knownKey } from './knownSigner.ts';

const key = createPrivateKey(knownKey);
const signer: Signer = {
  certificate: new TextEncoder().encode(knownCertificate),
  sign: ({ data }) => sign('sha256', data, key),
};
const options = { signingTime: '2026-06-01T09:00:00Z', crypto: nodeCrypto() };

/** Prova Firma signs, on 1 June 2026; the certificate is self-signed, and valid until 2125. */
export async function signedP7m(content: string | Uint8Array): Promise<Uint8Array> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return (await signCades(bytes, signer, options)).bytes;
}

export async function signedXml(xml: string): Promise<string> {
  const { bytes } = await signXades(new TextEncoder().encode(xml), signer, options);
  return new TextDecoder().decode(bytes);
}
