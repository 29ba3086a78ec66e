/** Writes trusted lists and revocation lists, with throw-away keys. */
import {
  bits,
  type CertificateParts,
  commonName,
  ECDSA_SHA256,
  extension,
  type KeyName,
  keyNamed,
  number,
  RSA_SHA256,
  TRUE,
  utcTime,
  writeCertificate,
} from './certificateWriter.ts';
import { element, octets, oid, sequence } from './cmsWriter.ts';

const TSL = 'http://uri.etsi.org/02231/v2#';
const TYPES = 'http://uri.etsi.org/TrstSvc/Svctype/';
const STATUS = 'http://uri.etsi.org/TrstSvc/TrustedList/Svcstatus/';
const EXTENSIONS = 'http://uri.etsi.org/TrstSvc/TrustedList/SvcInfoExt/';
const QUALIFIERS = 'http://uri.etsi.org/TrstSvc/SvcInfoExt/eSigDir-1999-93-EC-TrustedList/#';

export interface StateParts {
  readonly status?: string;
  readonly since?: string;
  readonly uses?: readonly string[];
  /** Qualifier and criteria, as XML in the namespace of `q`. */
  readonly qualified?: readonly (readonly [qualifier: string, criteria: string])[];
}

export interface ServiceParts extends StateParts {
  readonly type?: string;
  readonly certificates?: readonly Uint8Array[];
  readonly history?: readonly StateParts[];
  /** Further identities, as XML. */
  readonly identities?: string;
}

export interface ListParts {
  readonly version?: string;
  readonly type?: string;
  readonly territory?: string;
  readonly operator?: string;
  readonly provider?: string;
  readonly sequence?: string;
  readonly nextUpdate?: string | null;
  readonly pointers?: readonly {
    readonly territory: string;
    readonly location: string;
    readonly mimeType?: string;
    readonly signers: readonly Uint8Array[];
  }[];
  readonly services?: readonly ServiceParts[];
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const digitalId = (der: Uint8Array): string =>
  `<DigitalId><X509Certificate>${base64(der)}</X509Certificate></DigitalId>`;

function stateXml(
  {
    status = 'granted',
    since = '2016-06-30T22:00:00Z',
    uses = ['ForeSignatures'],
    qualified = [],
  }: StateParts,
  identities: string,
  type = 'CA/QC',
): string {
  const extensions = [
    ...uses.map(
      (use) =>
        `<Extension Critical="true"><AdditionalServiceInformation><URI xml:lang="en">${EXTENSIONS}${use}</URI></AdditionalServiceInformation></Extension>`,
    ),
    ...qualified.map(
      ([qualifier, criteria]) =>
        `<Extension Critical="true"><q:Qualifications xmlns:q="${QUALIFIERS}"><q:QualificationElement><q:Qualifiers><q:Qualifier uri="${EXTENSIONS}${qualifier}"/></q:Qualifiers>${criteria}</q:QualificationElement></q:Qualifications></Extension>`,
    ),
  ];
  return `<ServiceTypeIdentifier>${TYPES}${type}</ServiceTypeIdentifier><ServiceName><Name xml:lang="it">Servizio</Name><Name xml:lang="en">Service</Name></ServiceName><ServiceDigitalIdentity>${identities}</ServiceDigitalIdentity><ServiceStatus>${STATUS}${status}</ServiceStatus><StatusStartingTime>${since}</StatusStartingTime><ServiceInformationExtensions>${extensions.join('')}</ServiceInformationExtensions>`;
}

function serviceXml({
  type,
  certificates = [],
  history = [],
  identities = '',
  ...state
}: ServiceParts): string {
  const own = certificates.map(digitalId).join('') + identities;
  const past = history.map(
    (each) => `<ServiceHistoryInstance>${stateXml(each, identities, type)}</ServiceHistoryInstance>`,
  );
  return `<TSPService><ServiceInformation>${stateXml(state, own, type)}</ServiceInformation><ServiceHistory>${past.join('')}</ServiceHistory></TSPService>`;
}

/** A list without a signature. */
export function writeList({
  version = '6',
  type = 'EUgeneric',
  territory = 'IT',
  operator = 'Operator',
  provider: name = 'Provider',
  sequence: number = '10',
  nextUpdate = '2027-01-01T00:00:00Z',
  pointers = [],
  services = [],
}: ListParts = {}): string {
  const pointerXml = pointers.map(
    ({ territory: own, location, mimeType = 'application/vnd.etsi.tsl+xml', signers }) =>
      `<OtherTSLPointer><ServiceDigitalIdentities><ServiceDigitalIdentity>${signers.map(digitalId).join('')}</ServiceDigitalIdentity></ServiceDigitalIdentities><TSLLocation>${location}</TSLLocation><AdditionalInformation><OtherInformation><SchemeTerritory>${own}</SchemeTerritory></OtherInformation><OtherInformation><a:MimeType xmlns:a="${TSL.slice(0, -1)}/additionaltypes#">${mimeType}</a:MimeType></OtherInformation></AdditionalInformation></OtherTSLPointer>`,
  );
  const next = nextUpdate === null ? '' : `<dateTime>${nextUpdate}</dateTime>`;
  const scheme = `<TSLVersionIdentifier>${version}</TSLVersionIdentifier><TSLSequenceNumber>${number}</TSLSequenceNumber><TSLType>http://uri.etsi.org/TrstSvc/TrustedList/TSLType/${type}</TSLType><SchemeOperatorName><Name xml:lang="en">${operator}</Name></SchemeOperatorName><SchemeTerritory>${territory}</SchemeTerritory><PointersToOtherTSL>${pointerXml.join('')}</PointersToOtherTSL><ListIssueDateTime>2026-07-01T00:00:00Z</ListIssueDateTime><NextUpdate>${next}</NextUpdate>`;
  const provider = `<TrustServiceProvider><TSPInformation><TSPName><Name xml:lang="en">${name}</Name></TSPName></TSPInformation><TSPServices>${services.map(serviceXml).join('')}</TSPServices></TrustServiceProvider>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<TrustServiceStatusList xmlns="${TSL}" Id="list"><SchemeInformation>${scheme}</SchemeInformation><TrustServiceProviderList>${provider}</TrustServiceProviderList></TrustServiceStatusList>`;
}

export interface RevokedParts {
  readonly serial: readonly number[];
  readonly since?: string;
  /** reasonCode (RFC 5280 §5.3.1). */
  readonly reason?: number;
}

export interface CrlParts {
  readonly issuer?: Uint8Array;
  readonly issuerKey?: KeyName;
  readonly thisUpdate?: string;
  readonly nextUpdate?: string | null;
  readonly revoked?: readonly RevokedParts[];
  readonly extensions?: readonly Uint8Array[];
}

/** A revocation list in DER. */
export function writeCrl({
  issuer = commonName('Prova CA'),
  issuerKey = 'P-384',
  thisUpdate = '260601000000Z',
  nextUpdate = '260701000000Z',
  revoked = [],
  extensions = [],
}: CrlParts = {}): Uint8Array {
  const algorithm = issuerKey.startsWith('RSA') ? RSA_SHA256 : ECDSA_SHA256;
  const entries = revoked.map(({ serial, since = '260515000000Z', reason }) =>
    sequence(
      number(serial),
      utcTime(since),
      ...(reason === undefined ? [] : [sequence(extension('2.5.29.21', element(0x0a, [[reason]])))]),
    ),
  );
  const tbs = sequence(
    number([1]),
    algorithm.identifier,
    issuer,
    utcTime(thisUpdate),
    ...(nextUpdate === null ? [] : [utcTime(nextUpdate)]),
    ...(entries.length === 0 ? [] : [sequence(...entries)]),
    ...(extensions.length === 0 ? [] : [element(0xa0, [sequence(...extensions)])]),
  );
  return sequence(tbs, algorithm.identifier, bits(algorithm.sign(tbs, keyNamed(issuerKey))));
}

/** basicConstraints with CA, and keyUsage with keyCertSign and cRLSign. */
export const CA_EXTENSIONS: readonly Uint8Array[] = [
  extension('2.5.29.19', sequence(TRUE), true),
  extension('2.5.29.15', bits([0x06], 1), true),
];

/** qcStatements with QcCompliance. */
export const QUALIFIED: Uint8Array = extension(
  '1.3.6.1.5.5.7.1.3',
  sequence(sequence(oid('0.4.0.1862.1.1'))),
);

/** certificatePolicies with one policy. */
export const policy = (id: string): Uint8Array => extension('2.5.29.32', sequence(sequence(oid(id))));

const fullName = (uri: string): Uint8Array =>
  element(0xa0, [element(0xa0, [element(0x86, [Buffer.from(uri)])])]);
export const distributionPoint = (uri: string): Uint8Array =>
  extension('2.5.29.31', sequence(sequence(fullName(uri))));
/** issuingDistributionPoint with an address, and further members. */
export const issuingPoint = (uri: string | null, ...members: readonly Uint8Array[]): Uint8Array =>
  extension('2.5.29.28', sequence(...(uri === null ? [] : [fullName(uri)]), ...members), true);

export const keyId = (id: number): Uint8Array => extension('2.5.29.14', octets([id]));
export const issuerKeyId = (id: number): Uint8Array =>
  extension('2.5.29.35', sequence(element(0x80, [[id]])));

/** A certificate of an authority, self-signed if it has no other issuer. */
export const authority = (label: string, key: KeyName, parts: CertificateParts = {}): Uint8Array =>
  writeCertificate({
    subject: commonName(label),
    issuer: commonName(label),
    key,
    extensions: CA_EXTENSIONS,
    ...parts,
  });
