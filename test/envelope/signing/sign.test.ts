/** The given document is signed unchanged, with a valid signature; certificates that SdI would reject are refused. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { nodeCrypto } from '../../../src/cli/process/nodeCrypto.ts';
import { open, type SignedLayer } from '../../../src/envelope/index.ts';
import { verifySignatures } from '../../../src/envelope/signatures/index.ts';
import { signersOf } from '../../../src/envelope/signers.ts';
import {
  type SignCadesOptions,
  type Signer,
  type SigningInput,
  signCades,
  signXades,
} from '../../../src/envelope/signing/index.ts';
import { validate } from '../../../src/validate/index.ts';
import { encodeText } from '../../../src/xml/encode.ts';
import { type CertificateParts, extension, type KeyName, utcTime } from '../../support/certificateWriter.ts';
import { cms, element, integer, octets, oid, sequence, set } from '../../support/cmsWriter.ts';
import { SAMPLE } from '../../support/sample.ts';
import {
  CERTIFIER,
  DIGITAL_SIGNATURE,
  NON_REPUDIATION,
  SIGNING_TIME,
  signerCertificate,
  signerOf,
} from '../../support/signers.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const XML = bytesOf(SAMPLE);
const options = { signingTime: SIGNING_TIME, crypto: nodeCrypto() };
const KEYS: readonly KeyName[] = ['RSA 2048', 'P-256', 'P-384', 'P-521'];

const layerOf = (p7m: Uint8Array): SignedLayer => {
  const [layer] = open(p7m).layers;
  if (layer?.kind !== 'p7m') throw new Error('no envelope');
  return layer;
};
const contentOf = (file: Uint8Array): Uint8Array => {
  const [layer] = open(file).layers;
  return layer?.kind === 'p7m' ? (layer.cms?.content ?? new Uint8Array()) : new Uint8Array();
};
const contentTypeOf = (p7m: Uint8Array): string | undefined => {
  const { cms: envelope } = layerOf(p7m);
  return envelope?.bytes.subarray(envelope.contentType.start, envelope.contentType.end).join();
};
const verified = (file: Uint8Array) => verifySignatures(open(file), { crypto: nodeCrypto() });
const signersIn = (p7m: Uint8Array) => {
  const { cms: envelope } = layerOf(p7m);
  return envelope === null ? null : signersOf(envelope);
};
const code = async (signing: Promise<unknown>): Promise<unknown> =>
  await signing.then(
    () => 'signed',
    (error: { readonly code: unknown }) => error.code,
  );

const RIGHT = {
  status: 'valid',
  reasons: [],
  undecided: [],
  advice: [],
  certificate: { serial: '5e01' },
  signingTime: SIGNING_TIME,
};

describe.each(KEYS)('%s', (key) => {
  it('CAdES holds the octets of the document', async () => {
    const { bytes, warnings } = await signCades(XML, signerOf(key), options);
    expect(Buffer.compare(contentOf(bytes), XML)).toBe(0);
    expect(warnings).toEqual([]);
    expect(open(bytes).flaws).toEqual([]);
    expect(await verified(bytes)).toMatchObject([RIGHT]);
  });

  it('XAdES is valid, and changes nothing else', async () => {
    const { bytes } = await signXades(XML, signerOf(key), options);
    const reports = await verified(bytes);
    expect(reports).toMatchObject([RIGHT]);
    const text = new TextDecoder().decode(bytes);
    expect(text.replace(/<ds:Signature .*<\/ds:Signature>/s, '')).toBe(SAMPLE);
    expect(text).toMatch(/<\/ds:Signature><\/[\w:]+>\s*$/);
  });
});

it('a signed invoice has a valid structure', async () => {
  const { bytes } = await signXades(XML, signerOf('P-256'), options);
  expect(validate(bytes, { language: 'en' })).toMatchObject({ verdict: 'valid', findings: [] });
});

it('the chain is included', async () => {
  const chain = [signerCertificate('P-384', { extensions: [CERTIFIER] })];
  const signer = { ...signerOf('P-256'), chain };
  const p7m = (await signCades(XML, signer, options)).bytes;
  const xml = new TextDecoder().decode((await signXades(XML, signer, options)).bytes);
  expect(Buffer.from(p7m).includes(Buffer.from(chain[0] ?? []))).toBe(true);
  expect(xml.match(/<ds:X509Certificate>/g)).toHaveLength(2);
});

it('ECDSA is accepted in DER and as r‖s, with the same result', async () => {
  let der = new Uint8Array();
  const keeping: Signer = {
    ...signerOf('P-256'),
    sign: async (input) => {
      der = new Uint8Array(await signerOf('P-256').sign(input));
      return der;
    },
  };
  const { bytes } = await signCades(XML, keeping, options);
  const part = (from: number, length: number): string =>
    Buffer.from(der.subarray(from, from + length))
      .toString('hex')
      .slice(-64)
      .padStart(64, '0');
  const length = der[3] ?? 0;
  const fixed = Buffer.from(part(4, length) + part(6 + length, der[5 + length] ?? 0), 'hex');
  const again = await signCades(XML, { ...keeping, sign: () => fixed }, options);
  expect(Buffer.compare(again.bytes, bytes)).toBe(0);
});

it('the signer gets the octets, their digest and the type of the key', async () => {
  const inputs: SigningInput[] = [];
  const signer = signerOf('RSA 2048');
  const sign: Signer['sign'] = (input) => {
    inputs.push(input);
    return signer.sign(input);
  };
  await signCades(XML, { ...signer, sign }, options);
  const [{ data, digest, ...rest } = { data: XML, digest: XML }] = inputs;
  expect(rest).toEqual({ hash: 'SHA-256', type: 'RSA' });
  expect(Buffer.from(digest)).toEqual(createHash('sha256').update(data).digest());
});

it('both kinds of signature in one file are valid', async () => {
  const xades = (await signXades(XML, signerOf('RSA 2048'), options)).bytes;
  const { bytes } = await signCades(xades, signerOf('P-256'), options);
  expect(await verified(bytes)).toMatchObject([
    { format: 'CAdES', status: 'valid', layer: 0 },
    { format: 'XAdES', status: 'valid', layer: null },
  ]);
});

it('without node:crypto, WebCrypto verifies', async () => {
  const { bytes } = await signCades(XML, signerOf('P-256'), { signingTime: SIGNING_TIME });
  expect(contentOf(bytes).length).toBe(XML.length);
});

describe('encodings of XAdES', () => {
  const body = SAMPLE.replace(/^<\?xml[^>]*\?>/, '');
  const declared = (encoding: string): string => `<?xml version="1.0" encoding="${encoding}"?>${body}`;
  const marked = (bytes: readonly number[], text: Uint8Array): Uint8Array =>
    Uint8Array.from([...bytes, ...text]);
  it.each<[string, Uint8Array]>([
    ['UTF-8', encodeText(declared('UTF-8'), 'utf-8')],
    ['UTF-8 with a byte order mark', marked([0xef, 0xbb, 0xbf], encodeText(declared('UTF-8'), 'utf-8'))],
    ['no declaration', encodeText(body.trimStart(), 'utf-8')],
    ['ISO-8859-1', encodeText(declared('ISO-8859-1').replace('Forno', 'Fornò'), 'iso-8859-1')],
    ['ISO-8859-15', encodeText(declared('ISO-8859-15').replace('Forno', '€ò'), 'iso-8859-15')],
    ['windows-1252', encodeText(declared('windows-1252').replace('Forno', '€ò'), 'windows-1252')],
    ['UTF-16, little-endian', marked([0xff, 0xfe], encodeText(declared('UTF-16'), 'utf-16le'))],
    ['UTF-16, big-endian', marked([0xfe, 0xff], encodeText(declared('UTF-16'), 'utf-16be'))],
    ['UTF-16 without a byte order mark', encodeText(declared('UTF-16'), 'utf-16le')],
    ['CR LF', encodeText(declared('UTF-8').replace(/\n/g, '\r\n'), 'utf-8')],
    ['a comment after the root', encodeText(`${declared('UTF-8').trimEnd()}<!-- end -->\n`, 'utf-8')],
  ])('%s', async (_, xml) => {
    const { bytes } = await signXades(xml, signerOf('P-256'), options);
    expect(await verified(bytes)).toMatchObject([{ status: 'valid' }]);
    const added = bytes.length - xml.length;
    const start = bytes.findIndex((octet, at) => octet !== xml[at]);
    // The signature may begin with octets that the end tag has too.
    const rest = [0, 1, 2, 3, 4].some(
      (back) => Buffer.compare(bytes.subarray(start - back + added), xml.subarray(start - back)) === 0,
    );
    expect(rest).toBe(true);
  });
});

describe('a signature is added', () => {
  const add = { ...options, add: true };

  it('the content and the first signature stay the same', async () => {
    const first = (await signCades(XML, signerOf('RSA 2048'), options)).bytes;
    const { bytes } = await signCades(first, signerOf('P-256'), add);
    expect(Buffer.compare(contentOf(bytes), XML)).toBe(0);
    expect(open(bytes).flaws).toEqual([]);
    expect((await verified(bytes)).map(({ status }) => status)).toEqual(['valid', 'valid']);
    const { cms: envelope } = layerOf(first);
    const { start = 0, end = 0 } = envelope?.signerInfos ?? {};
    expect(Buffer.from(bytes).includes(Buffer.from(first.subarray(start, end)))).toBe(true);
  });

  /** RFC 5652 §5.1: certificates of other kinds and signers by key identifier need later versions. */
  const withCertificate = (tag: number): Uint8Array => cms(XML, { certificates: [element(tag, [])] });
  const sha256 = sequence(oid('2.16.840.1.101.3.4.2.1'));
  const byKeyId = sequence(integer(3), element(0x80, [[1]]), sha256, sequence(), octets([1]));
  it.each<[string, Uint8Array, number]>([
    ['of version 1', cms(XML), 1],
    ['of another type of content', cms(XML, { contentType: '1.2.3.4' }), 3],
    ['with an attribute certificate of version 1', withCertificate(0xa1), 3],
    ['with an attribute certificate of version 2', withCertificate(0xa2), 4],
    ['with another certificate', withCertificate(0xa3), 5],
    ['with a signer by key identifier', cms(XML, { signers: [byKeyId] }), 3],
  ])('to an envelope %s', async (_, p7m, version) => {
    const { bytes } = await signCades(p7m, signerOf('P-256'), add);
    expect(Buffer.compare(contentOf(bytes), XML)).toBe(0);
    expect((await verified(bytes)).map(({ status }) => status)).toContain('valid');
    expect(contentTypeOf(bytes)).toBe(contentTypeOf(p7m));
    const { cms: envelope } = layerOf(bytes);
    expect(envelope?.bytes.subarray(0, 40).join()).toContain(`2,1,${version},49`);
  });

  it.each<[string, Uint8Array, string]>([
    ['cut', cms(XML).subarray(0, cms(XML).length - 20), 'signing_envelope'],
    ['without signers', cms(XML, { signers: [] }), 'signing_envelope'],
    ['with a cut certificate', cms(XML, { certificates: [Uint8Array.of(0x30, 0x7f)] }), 'signing_envelope'],
    ['with a damaged signer', cms(XML, { signers: [set(element(0x30, []))] }), 'signing_envelope'],
  ])('not to an envelope that is %s', async (_, p7m, expected) => {
    expect(await code(signCades(p7m, signerOf('P-256'), add))).toBe(expected);
  });
});

it('no cut or changed octet of an envelope is a crash, or gives another content', async () => {
  const { bytes: first } = await signCades(bytesOf('<a>b</a>'), signerOf('P-256'), options);
  const add = { ...options, add: true };
  for (let at = 0; at < first.length; at += 3) {
    const changed = first.slice();
    changed[at] = (changed[at] ?? 0) ^ 0x41;
    for (const file of [changed, first.slice(0, at)]) {
      const content = contentOf(file);
      const { bytes = null } = await signCades(file, signerOf('P-384'), add).catch(
        (error: { readonly code: unknown }) => {
          expect(error.code).toMatch(/^signing_/);
          return { bytes: null };
        },
      );
      // A file that is no envelope any more is content itself.
      if (bytes !== null) {
        const expected = content.length > 0 ? content : file;
        expect(Buffer.compare(contentOf(bytes), expected), `position ${at}`).toBe(0);
      }
    }
  }
});

/** Refusals: the certificate, the options, the code, and what allows it. */
const refused: readonly (readonly [
  name: string,
  key: KeyName,
  parts: CertificateParts,
  code: string,
  allow: NonNullable<SignCadesOptions['allow']>[number],
])[] = [
  ['expired', 'P-256', { notAfter: utcTime('260302095959Z') }, 'certificate_expired', 'expired'],
  [
    'not yet valid',
    'P-256',
    { notBefore: utcTime('260302100001Z') },
    'certificate_not_yet_valid',
    'not-yet-valid',
  ],
  ['of a certifier', 'P-256', { extensions: [NON_REPUDIATION, CERTIFIER] }, 'certificate_ca', 'ca'],
  ['for logging in', 'P-256', { extensions: [DIGITAL_SIGNATURE] }, 'certificate_key_usage', 'key-usage'],
  [
    'with an unknown critical extension',
    'P-256',
    { extensions: [NON_REPUDIATION, extension('1.2.3', sequence(), true)] },
    'certificate_extension',
    'extension',
  ],
  ['of a weak key', 'RSA 1024', {}, 'key_weak', 'weak-key'],
];

describe.each(refused)('a certificate %s', (_, key, parts, expected, allow) => {
  it('is refused', async () => {
    expect(await code(signCades(XML, signerOf(key, parts), options))).toBe(expected);
    expect(await code(signXades(XML, signerOf(key, parts), options))).toBe(expected);
  });

  it('is allowed on request, with a warning', async () => {
    const { warnings } = await signCades(XML, signerOf(key, parts), { ...options, allow: [allow] });
    expect(warnings).toEqual([allow]);
  });
});

it('a certificate is valid to its last second', async () => {
  const parts = { notBefore: utcTime('260302100000Z'), notAfter: utcTime('260302100000Z') };
  expect((await signCades(XML, signerOf('P-256', parts), options)).warnings).toEqual([]);
});

it('a certificate without key usage is allowed, with a warning', async () => {
  const { warnings } = await signCades(XML, signerOf('P-256', { extensions: [] }), options);
  expect(warnings).toEqual(['no-key-usage']);
});

const sign = (key: KeyName) => signerOf(key).sign;
const certificate = signerCertificate('P-256');
const p256 = signerOf('P-256');
const signedXml = new TextEncoder().encode(
  SAMPLE.replace(
    '</p:FatturaElettronica>',
    '<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"/></p:FatturaElettronica>',
  ),
);

it.each<[string, string, () => Promise<unknown>]>([
  ['another key', 'signature_wrong', () => signCades(XML, { certificate, sign: sign('RSA 2048') }, options)],
  [
    'another key, XAdES',
    'signature_wrong',
    () => signXades(XML, { certificate, sign: sign('RSA 2048') }, options),
  ],
  [
    'an empty signature',
    'signature_wrong',
    () => signCades(XML, { certificate, sign: () => new Uint8Array() }, options),
  ],
  ['a brainpool key', 'key_unsupported', () => signCades(XML, signerOf('brainpool'), options)],
  [
    'an Ed25519 key',
    'key_unsupported',
    () =>
      signCades(
        XML,
        { certificate: signerCertificate('Ed25519', { issuerKey: 'P-256' }), sign: sign('P-256') },
        options,
      ),
  ],
  [
    'no certificate',
    'certificate_unreadable',
    () => signCades(XML, { certificate: 'none', sign: sign('P-256') }, options),
  ],
  [
    'damaged certificate',
    'certificate_unreadable',
    () => signCades(XML, { certificate: certificate.subarray(1), sign: sign('P-256') }, options),
  ],
  [
    'damaged chain',
    'certificate_unreadable',
    () => signCades(XML, { ...p256, chain: [new Uint8Array(9)] }, options),
  ],
  ['a signed envelope', 'signing_signed', () => signCades(cms(XML), p256, options)],
  [
    'a signed envelope in base64',
    'signing_signed',
    () => signCades(bytesOf(Buffer.from(cms(XML)).toString('base64')), p256, options),
  ],
  ['a signed document', 'signing_signed', () => signXades(signedXml, p256, options)],
  ['no XML', 'signing_document', () => signXades(bytesOf('{}'), p256, options)],
  ['an envelope as XML', 'signing_document', () => signXades(cms(XML), p256, options)],
  ['a DTD', 'signing_document', () => signXades(bytesOf('<!DOCTYPE a><a></a>'), p256, options)],
  ['an empty root', 'signing_document', () => signXades(bytesOf('<a/>'), p256, options)],
  ['not well-formed', 'signing_document', () => signXades(bytesOf('<a><b></a>'), p256, options)],
  [
    'another encoding',
    'signing_encoding',
    () => signXades(bytesOf('<?xml version="1.0" encoding="ISO-8859-1"?><a>ò</a>'), p256, options),
  ],
  ['a day as time', 'signing_time', () => signCades(XML, p256, { ...options, signingTime: '2026-03-02' })],
  [
    'a time with an offset',
    'signing_time',
    () => signCades(XML, p256, { ...options, signingTime: '2026-03-02T10:00:00+01:00' }),
  ],
  [
    'a time before UTCTime',
    'signing_time',
    () => signCades(XML, p256, { ...options, signingTime: '1949-12-31T23:59:59Z' }),
  ],
  [
    'the end of a day',
    'signing_time',
    () => signCades(XML, p256, { ...options, signingTime: '2026-03-02T24:00:00Z' }),
  ],
  [
    'no such day',
    'signing_time',
    () => signCades(XML, p256, { ...options, signingTime: '2026-02-30T10:00:00Z' }),
  ],
])('%s: %s', async (_, expected, signing) => {
  expect(await code(signing())).toBe(expected);
});

it('a time with fractions of a second is cut', async () => {
  const { bytes } = await signCades(XML, p256, { ...options, signingTime: '2026-03-02T10:00:00.999Z' });
  expect(signersIn(bytes)).toMatchObject([{ time: SIGNING_TIME }]);
});

it('Ids that the document has are not used again', async () => {
  const { bytes } = await signXades(
    bytesOf('<a Id="signature"><b id="signed-document-2"/></a>'),
    p256,
    options,
  );
  expect(new TextDecoder().decode(bytes)).toContain('Id="signature-3"');
  expect(await verified(bytes)).toMatchObject([{ status: 'valid' }]);
});

it('the signed attributes are those of the profile, in the order of DER', async () => {
  let data = new Uint8Array();
  const signer: Signer = {
    certificate,
    sign: (input) => {
      data = new Uint8Array(input.data);
      return sign('P-256')(input);
    },
  };
  await signCades(XML, signer, options);
  const oids = Buffer.from(data)
    .toString('hex')
    .match(/060[9b]2a864886f70d0109(?:0[345]|1002[0-9a-f]{2})/g);
  expect(oids).toEqual([
    '06092a864886f70d010903',
    '06092a864886f70d010905',
    '06092a864886f70d010904',
    '060b2a864886f70d010910022f',
  ]);
});
