/** The codes 00100 to 00107 of a verified signature, per signer (Elenco dei controlli 2.0). */
import { compareDates } from '../model/civilDate.ts';
import { hasExpiredSince } from '../model/expiredSince.ts';
import { romeDay } from '../model/romeDay.ts';
import type { SentFile } from '../model/sentFile.ts';
import type { CertificateFacts, SignatureFacts, SignatureReason } from '../model/signatureFacts.ts';
import type { Circumstances } from './facts/circumstances.ts';

/** The codes about signatures. */
export const SIGNATURE_CODES = ['00100', '00101', '00102', '00103', '00104', '00105', '00107'] as const;

export type SignatureCode = (typeof SIGNATURE_CODES)[number];

/** The findings of each code that a signature may have. */
interface FlawNames {
  '00100': 'expired' | 'expired_since';
  '00101': 'revoked' | 'suspended' | 'revoked_later';
  '00102': 'no_signer' | 'truncated' | 'reformatted' | 'altered' | 'certificate' | 'value' | 'form';
  '00104': 'issuer' | 'path' | 'service' | 'authority';
  '00105': 'future';
  '00107': 'not_yet' | 'ca' | 'usage' | 'extension' | 'not_qualified' | 'purpose';
}

type FlawCode = keyof FlawNames;

/** A code that applies to a signature, with the finding of its rule. */
export interface SignatureFlaw<Code extends FlawCode = FlawCode> {
  readonly code: Code;
  readonly name: FlawNames[Code];
  readonly params: Readonly<Record<string, string>>;
}

export type SignatureClock = Pick<Circumstances, 'asOf' | 'asOfIsToday' | 'asSent'>;

/** 00103 for one signature: it has no signing time, although it was examined and is not broken. */
export function noTimeFlaw(signature: SignatureFacts): readonly MissingTime[] {
  const { status, signingTime } = signature;
  return status === 'broken' || signingTime !== null || !isExamined(signature) ? [] : [MISSING_TIME];
}

/** False for the result that stands for the signatures beyond the maximum number. */
export function isExamined({ undecided, certificate }: SignatureFacts): boolean {
  return certificate !== null || !undecided.includes('limit');
}

const MISSING_TIME = {
  code: '00103',
  name: 'missing',
  params: {} as Readonly<Record<string, string>>,
} as const;

type MissingTime = typeof MISSING_TIME;

/**
 * The codes that apply to one signature, except 00103: a missing signing time is reported only if no signer has one.
 */
export function signatureFlaws(signature: SignatureFacts, clock: SignatureClock): readonly SignatureFlaw[] {
  const { format, certificate, trust } = signature;
  const flaws: readonly SignatureFlaw[] = [
    ...integrityFlaws(signature),
    ...timeFlaws(signature, clock),
    ...(certificate === null ? [] : certificateFlaws(certificate, signature, clock)),
    ...(trust?.flaws ?? []).map(({ code, name, params }) => ({ code, name, params })),
  ];
  const named = { format, signer: signerOf(signature) };
  return flaws.map(({ code, name, params }) => ({ code, name, params: { ...named, ...params } }));
}

/** The flaws with a code in the signatures of a file. */
export function flawsWithCode<Code extends FlawCode>(
  code: Code,
  circumstances: Circumstances,
): readonly SignatureFlaw<Code>[] {
  return signaturesOf(circumstances.file)
    .flatMap((signature) => signatureFlaws(signature, circumstances))
    .filter((flaw): flaw is SignatureFlaw<Code> => flaw.code === code);
}

/** The verified signatures of a file; without verification, what the file states about them. */
export function signaturesOf({ signatures, signature, signers }: SentFile): readonly SignatureFacts[] {
  // An empty list, although the XML has a signature, means that nothing was verified.
  if (signatures !== null && (signature === null || signatures.length > 0)) return signatures;
  const stated = signers.map((signer): SignatureFacts => ({ ...UNVERIFIED, format: 'CAdES', ...signer }));
  if (signature === null) return stated;
  const { signingTime, flaw = null } = signature;
  const inXml: SignatureFacts = { ...UNVERIFIED, signingTime };
  return [...stated, flaw === null ? inXml : { ...inXml, status: 'broken', reasons: [flaw] }];
}

const UNVERIFIED: SignatureFacts = {
  format: 'XAdES',
  layer: null,
  status: 'unknown',
  reasons: [],
  undecided: [],
  advice: [],
  certificate: null,
  signingTime: null,
};

/**
 * Information that is missing to decide a code: the date of receipt, the certificate of the signer, support for its
 * key, trusted lists, or revocation lists.
 */
export type SignatureNeed = 'date' | 'signer' | 'key' | 'trust' | 'revocation';

export interface UndecidedCode {
  readonly code: SignatureCode;
  readonly needs: SignatureNeed;
  /** Reason why the lists do not decide it (`TrustGap` of `checkTrust`); null without lists. */
  readonly reason: string | null;
}

/** The codes that the facts do not decide, in order. */
export function undecidedCodes(
  { status, undecided, certificate, trust }: SignatureFacts,
  { asOf }: SignatureClock,
): readonly UndecidedCode[] {
  const found = new Map<SignatureCode, SignatureNeed>();
  const gapOf = (code: string) => trust?.undecided.find((gap) => gap.code === code);
  const isOpen = (code: string): boolean => trust === undefined || gapOf(code) !== undefined;
  if (isOpen('00101')) found.set('00101', 'revocation');
  for (const code of ['00104', '00107'] as const) if (isOpen(code)) found.set(code, 'trust');
  if (status === 'unknown') found.set('00102', undecided.includes('signer') ? 'signer' : 'key');
  if (asOf === null) for (const code of ['00100', '00105', '00107'] as const) found.set(code, 'date');
  if (certificate === null) for (const code of CERTIFICATE_CODES) found.set(code, 'signer');
  return SIGNATURE_CODES.flatMap((code) => {
    const needs = found.get(code);
    if (needs === undefined) return [];
    const isOfLists = needs === 'trust' || needs === 'revocation';
    return [{ code, needs, reason: isOfLists ? (gapOf(code)?.reason ?? null) : null }];
  });
}

/** The codes about the certificate. */
const CERTIFICATE_CODES = ['00100', '00101', '00104', '00107'] as const;

/** The name of the signer for messages: the certificate's subject, otherwise its serial number. */
function signerOf({ certificate }: Pick<SignatureFacts, 'certificate'>): string {
  return certificate === null ? '?' : (certificate.subject ?? certificate.serial);
}

/** The findings of 00102 with their reasons; the first row with a matching reason applies. */
const FINDINGS: readonly (readonly [name: FlawNames['00102'], reasons: readonly SignatureReason[]])[] = [
  ['no_signer', ['no-signer']],
  ['truncated', ['truncated']],
  ['reformatted', ['reformatted']],
  ['altered', ['document', 'part']],
  ['certificate', ['certificate', 'signing-certificate']],
  ['value', ['value']],
];

function integrityFlaws({ status, reasons }: SignatureFacts): readonly SignatureFlaw[] {
  if (status !== 'broken') return [];
  const [name = 'form'] = FINDINGS.find(([, some]) => some.some((reason) => reasons.includes(reason))) ?? [];
  return [{ code: '00102', name, params: { reason: reasons.join(', ') } }];
}

/** The date of receipt has no time, so a signature of the same day is accepted. */
function timeFlaws(
  { signingTime: time }: SignatureFacts,
  { asOf }: SignatureClock,
): readonly SignatureFlaw[] {
  const day = time === null ? undefined : romeDay(time);
  if (asOf === null || time === null || day === undefined || compareDates(day, asOf) <= 0) return [];
  return [{ code: '00105', name: 'future', params: { time, day, asOf } }];
}

function certificateFlaws(
  { notBefore, notAfter, keyUsage, isCa, unknownCritical }: CertificateFacts,
  signature: SignatureFacts,
  { asOf, asOfIsToday, asSent }: SignatureClock,
): readonly SignatureFlaw[] {
  const flaws: SignatureFlaw[] = [];
  const add = <Code extends FlawCode>(code: Code, name: FlawNames[Code], params = {}): void => {
    flaws.push({ code, name, params });
  };
  const [from, until, signed] = [notBefore, notAfter, signature.signingTime].map((time) =>
    romeDay(time ?? ''),
  );
  if (asOf !== null && until !== undefined && compareDates(until, asOf) < 0) {
    if (asOfIsToday && !asSent && hasExpiredSince(signature, asOf)) {
      add('00100', 'expired_since', { until, signed });
    } else add('00100', 'expired', { until, asOf });
  }
  if (asOf !== null && from !== undefined && compareDates(asOf, from) < 0) {
    add('00107', 'not_yet', { from, asOf });
  }
  if (isCa) add('00107', 'ca');
  else if (keyUsage !== null && !keyUsage.has('nonRepudiation')) add('00107', 'usage');
  if (unknownCritical.length > 0) add('00107', 'extension', { found: unknownCritical.join(', ') });
  return flaws;
}
