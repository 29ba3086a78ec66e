/** Signs the simulated SdI's messages, with a key that is made when it is first needed and never stored. */
import { type Signer, selfSigned, signXades } from '../../envelope/signing/index.ts';

/** States the origin of these messages, so that they are not mistaken for SdI's. */
const NAME = 'Sandbox di fattura (non SdI)';

/** The sandbox's clock can be set to any day. */
const VALIDITY = { notBefore: '1950-01-01T00:00:00Z', notAfter: '9999-12-31T23:59:59Z' };

const KEY = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: Uint8Array.of(1, 0, 1),
};

let signer: Promise<Signer> | undefined;

async function makeSigner(): Promise<Signer> {
  const keys = await crypto.subtle.generateKey(KEY, false, ['sign', 'verify']);
  return await selfSigned({ name: NAME, ...VALIDITY, keys });
}

/** The message with an enveloped signature (XAdES), as the schemas require it. */
export async function signMessage(xml: string, at: Date): Promise<string> {
  signer ??= makeSigner();
  const { bytes } = await signXades(new TextEncoder().encode(xml), await signer, {
    signingTime: at.toISOString(),
  });
  return new TextDecoder().decode(bytes);
}
