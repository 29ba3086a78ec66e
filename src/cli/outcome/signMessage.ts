/** Signs a message with a local key (XAdES). */
import { SigningError, signXades } from '../../envelope/signing/index.ts';
import type { Messages } from '../messages/messages.ts';
import type { Io } from '../process/io.ts';
import { nodeCrypto } from '../process/nodeCrypto.ts';
import { sentenceOf } from '../sign/explain.ts';
import { readKey } from '../sign/key.ts';
import type { KeySettings } from '../sign/settings.ts';
import { atSigningTime } from '../sign/time.ts';

/** @returns a sentence if the key or the certificate cannot be used */
export async function signMessage(
  xml: string,
  key: KeySettings,
  { io, messages }: { readonly io: Io; readonly messages: Messages },
): Promise<{ readonly xml: Uint8Array } | { readonly problem: string }> {
  try {
    const signer = await readKey(key, io, messages);
    const bytes = new TextEncoder().encode(xml);
    const signed = await atSigningTime(null, (signingTime) =>
      signXades(bytes, signer, { signingTime, crypto: nodeCrypto() }),
    );
    return { xml: signed.bytes };
  } catch (error) {
    if (error instanceof SigningError) return { problem: sentenceOf(error, messages) };
    throw error;
  }
}
