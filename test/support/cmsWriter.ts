/** Writes CMS envelopes in DER and BER, with every deviation that the tables need. */

type Bytes = readonly number[] | Uint8Array;

/** Encoding of lengths: DER, indefinite, with `zeros` leading octets, or wrong by `lie`. */
export type Lengths = 'der' | 'indefinite' | 'zeros' | { readonly lie: number };

function lengthOctets(length: number): readonly number[] {
  if (length < 0x80) return [length];
  const octets: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) octets.unshift(rest % 256);
  return [0x80 + octets.length, ...octets];
}

/** One element with its parts. */
export function element(tag: number, parts: readonly Bytes[], lengths: Lengths = 'der'): Uint8Array {
  const contents = Buffer.concat(parts.map((part) => Uint8Array.from(part)));
  if (lengths === 'indefinite') return Buffer.concat([Uint8Array.of(tag, 0x80), contents, new Uint8Array(2)]);
  const { length } = contents;
  const size =
    lengths === 'zeros'
      ? [0x88, ...Array.from({ length: 8 }, (_, i) => Math.floor(length / 256 ** (7 - i)) % 256)]
      : lengthOctets(lengths === 'der' ? length : Math.max(0, length + lengths.lie));
  return Buffer.concat([Uint8Array.from([tag, ...size]), contents]);
}

export const sequence = (...parts: Bytes[]): Uint8Array => element(0x30, parts);
export const set = (...parts: Bytes[]): Uint8Array => element(0x31, parts);
export const octets = (content: Bytes): Uint8Array => element(0x04, [content]);
export const integer = (value: number): Uint8Array => element(0x02, [[value]]);

/** An object identifier, from its text. */
export function oid(text: string): Uint8Array {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number);
  const base128 = (value: number): readonly number[] => {
    const groups = [value % 128];
    for (let high = Math.floor(value / 128); high > 0; high = Math.floor(high / 128)) {
      groups.unshift(128 + (high % 128));
    }
    return groups;
  };
  return element(0x06, [[first * 40 + second, ...rest.flatMap(base128)]]);
}

export const PKCS7 = '1.2.840.113549.1.7';

/** A content in parts of this size; each part may be split again. */
export function chunks(content: Uint8Array, size: number, lengths: Lengths = 'indefinite'): Uint8Array {
  const parts: Uint8Array[] = [];
  for (let at = 0; at < content.length; at += size) parts.push(octets(content.subarray(at, at + size)));
  return element(0x24, parts, lengths);
}

/** An invented certificate: only its outer structure matters here. It holds octet strings, which are no content. */
export const CERTIFICATE: Uint8Array = sequence(
  sequence(integer(7), sequence(oid('1.2.840.113549.1.1.11')), octets(Buffer.from('<not-the-content/>'))),
  sequence(oid('1.2.840.113549.1.1.11')),
  element(0x03, [[0, ...Buffer.alloc(128, 0xa5)]]),
);

/** An invented SignerInfo: only its outer structure matters here. */
export const SIGNER: Uint8Array = sequence(
  integer(1),
  sequence(sequence(), integer(7)),
  sequence(oid('2.16.840.1.101.3.4.2.1')),
  sequence(oid('1.2.840.113549.1.1.1')),
  octets(Buffer.alloc(256, 0x5a)),
);

/** The same with a signing time: SdI requires one. */
export const DATED_SIGNER: Uint8Array = sequence(
  integer(1),
  sequence(sequence(), integer(7)),
  sequence(oid('2.16.840.1.101.3.4.2.1')),
  element(0xa0, [sequence(oid('1.2.840.113549.1.9.5'), set(element(0x17, [Buffer.from('260601090000Z')])))]),
  sequence(oid('1.2.840.113549.1.1.1')),
  octets(Buffer.alloc(256, 0x5a)),
);

export interface CmsParts {
  /** The octet string of the content, if it differs from the content in DER; null for none. */
  readonly written?: Uint8Array | null;
  readonly contentType?: string;
  readonly type?: string;
  readonly certificates?: readonly Uint8Array[];
  readonly signers?: readonly Uint8Array[];
  /** Identifiers of the hashes; by default, of SHA-256. */
  readonly digests?: readonly Uint8Array[];
  /** Lengths of the elements around the content. */
  readonly outer?: Lengths;
}

/** A signed envelope. */
export function cms(
  content: Uint8Array | string,
  {
    written = octets(typeof content === 'string' ? Buffer.from(content) : content),
    contentType = `${PKCS7}.1`,
    type = `${PKCS7}.2`,
    certificates = [CERTIFICATE],
    signers = [SIGNER],
    digests = [sequence(oid('2.16.840.1.101.3.4.2.1'))],
    outer = 'der',
  }: CmsParts = {},
): Uint8Array {
  const parts = written === null ? [] : [element(0xa0, [written], outer)];
  const signed = element(
    0x30,
    [
      integer(1),
      set(...digests),
      element(0x30, [oid(contentType), ...parts], outer),
      ...(certificates.length === 0
        ? []
        : [element(0xa0, certificates, typeof outer === 'object' ? 'der' : outer)]),
      set(...signers),
    ],
    outer,
  );
  return element(0x30, [oid(type), element(0xa0, [signed], outer)], outer);
}

/** CMS Data (RFC 5652 §4): a content without signatures. */
export const cmsData = (content: string): Uint8Array =>
  sequence(oid(`${PKCS7}.1`), element(0xa0, [octets(Buffer.from(content))]));
