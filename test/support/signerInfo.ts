/** Writes the SignerInfo of envelopes whose signatures are only listed: the values sign nothing. */
import { commonName, number, utcTime } from './certificateWriter.ts';
import { element, integer, octets, oid, sequence, set } from './cmsWriter.ts';

export interface SignerInfoParts {
  readonly issuer?: Uint8Array;
  readonly serial?: readonly number[];
  /** The identifier of the signer, if it is not that of its certificate. */
  readonly sid?: Uint8Array;
  /** The values of the attribute signingTime; null for none. */
  readonly time?: readonly Uint8Array[] | null;
  /** Attributes before signingTime; null for no signed attributes at all. */
  readonly attributes?: readonly Uint8Array[] | null;
}

const SIGNING_TIME = '1.2.840.113549.1.9.5';

/** By default, of the certificate that `writeCertificate` makes. */
export function signerInfo({
  issuer = commonName('Prova CA'),
  serial = [0x5e, 0x01],
  sid = sequence(issuer, number(serial)),
  time = [utcTime('260601090000Z')],
  attributes = [],
}: SignerInfoParts = {}): Uint8Array {
  const own = time === null ? [] : [sequence(oid(SIGNING_TIME), set(...time))];
  return sequence(
    integer(1),
    sid,
    sequence(oid('2.16.840.1.101.3.4.2.1')),
    ...(attributes === null ? [] : [element(0xa0, [...attributes, ...own])]),
    sequence(oid('1.2.840.113549.1.1.1')),
    octets(Buffer.alloc(256, 0x5a)),
  );
}
