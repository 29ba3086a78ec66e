/** Self-signed certificates for signing documents (RFC 5280), for programs that imitate a signer. */
import { type Der, element, NULL, octetString, oid, sequence, setOf, time, unsigned } from '../der.ts';
import { BIT_STRING, BOOLEAN, TAG_0 } from '../tags.ts';
import type { Signer } from './signer.ts';

export interface SelfSignedOptions {
  /** The common name. */
  readonly name: string;
  /** First and last moment of its validity: `YYYY-MM-DDTHH:MM:SSZ`. */
  readonly notBefore: string;
  readonly notAfter: string;
  /** An RSA key of WebCrypto, for RSASSA-PKCS1-v1_5 with SHA-256. */
  readonly keys: CryptoKeyPair;
}

/** TAG_0 + 3, constructed: the extensions. */
const EXTENSIONS = 0xa3;
const UTF8 = 0x0c;
const SHA256_WITH_RSA = sequence(oid('1.2.840.113549.1.1.11'), NULL);
const VERSION_3 = element(TAG_0, unsigned(Uint8Array.of(2)));
const SERIAL_BYTES = 16;
/** nonRepudiation, the second bit; six bits of the octet are unused. */
const NON_REPUDIATION = Uint8Array.of(6, 0x40);

/** A signer with a self-signed certificate, which no certification authority issued. */
export async function selfSigned(options: SelfSignedOptions): Promise<Signer> {
  const { name, notBefore, notAfter, keys } = options;
  const { crypto } = globalThis;
  const sign = async (data: Uint8Array): Promise<Uint8Array> =>
    new Uint8Array(
      await crypto.subtle.sign('RSASSA-PKCS1-v1_5', keys.privateKey, data as Uint8Array<ArrayBuffer>),
    );
  const subject = sequence(setOf([sequence(oid('2.5.4.3'), element(UTF8, new TextEncoder().encode(name)))]));
  const body = sequence(
    VERSION_3,
    unsigned(crypto.getRandomValues(new Uint8Array(SERIAL_BYTES))),
    SHA256_WITH_RSA,
    subject,
    sequence(time(notBefore), time(notAfter)),
    subject,
    new Uint8Array(await crypto.subtle.exportKey('spki', keys.publicKey)),
    element(
      EXTENSIONS,
      sequence(
        critical('2.5.29.19', sequence()),
        critical('2.5.29.15', element(BIT_STRING, NON_REPUDIATION)),
      ),
    ),
  );
  const value = element(BIT_STRING, Uint8Array.of(0), await sign(body));
  return { certificate: sequence(body, SHA256_WITH_RSA, value), sign: ({ data }) => sign(data) };
}

const critical = (id: string, value: Uint8Array): Der =>
  sequence(oid(id), element(BOOLEAN, Uint8Array.of(0xff)), octetString(value));
