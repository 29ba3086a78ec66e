import type { Severity } from '../../../validate/index.ts';
import type { CommandHelp } from '../commandHelp.ts';
import { files } from '../phrases/en.ts';

export const verifyHelpEn: CommandHelp = {
  summary: 'verify the signatures of files',
  about: [
    'Verifies the signatures of each PATH, CAdES (.p7m) and XAdES (in the XML): that the file is unchanged since it was signed, that the signature was made with the certificate in the file, and that SdI accepts the certificate and the signing time (00100 to 00107). Any signed XML or .p7m file can be verified, including SdI messages.',
    'The exit code is 0 only if every file is signed and every signature is valid. Nothing is downloaded: codes that depend on trusted lists or revocation lists are listed as not checked. fattura validate verifies signatures too, and the invoice with them.',
  ],
  options: {
    'as-of': 'date of receipt by SdI, such as 2026-05-15; default: today in Italy',
    'trust-list':
      "trusted list of a country (TSL), or CA certificates in PEM: the issuers of the signers' certificates are looked up in it (00104, 00107)",
    'trust-list-signer':
      'certificate that may sign the trusted list, or the list of trusted lists of the European Union; without it, the signature of the list is not verified',
    crl: 'revocation list (CRL) of a certification authority (00101)',
    format: 'text for people, json for programs',
    quiet: 'show only files with signatures that are not valid, and the summary',
    'max-size': 'maximum size of input files, such as 500kB or 30MB; default: 20MB',
  },
  examples: ['one signed invoice', 'one that SdI received on that day', 'for programs'],
};

/** Names of `SignatureGap`. */
const GAPS: Readonly<Record<string, string>> = {
  signer:
    'the file does not contain the certificate of the signer. Ask for a file signed with the certificate included.',
  key: 'the key of the certificate is of a type that is not supported, such as brainpool curves.',
  algorithm: 'the signature uses an algorithm that is not supported, such as MD5.',
  limit: 'the file has more signatures than are examined.',
};

/** Names of `SignatureAdvice`. */
const ADVICE: Readonly<Record<string, string>> = {
  sha1: 'SHA-1 is no longer secure. Sign with SHA-256.',
  'short-key': 'an RSA key of fewer than 2048 bits is no longer secure.',
  'time-zone': 'the signing time has no time zone, which SdI requires.',
  unnamed:
    'the signature does not name its certificate (SigningCertificate, signing-certificate), which CAdES-BES and XAdES-BES require.',
  'not-der-attributes': 'the signed attributes are not in DER: some programs reject this signature.',
  countersignature: 'a counter-signature is broken.',
  'list-stale': 'the trusted list has expired. Download a current one: fattura trust fetch.',
  'list-not-verified': 'the signature of the trusted list was not verified: --trust-list-signer verifies it.',
  'list-own-list': 'the issuer is trusted by your own certificates only, not by an official list.',
};

/** Reasons why trusted lists and revocation lists do not decide. */
const TRUST_GAPS: Readonly<Record<string, string>> = {
  path: 'the certificate of the issuer is neither in the file nor in the trusted list. A list of another country may have it.',
  'crl-signature': 'the revocation list was not signed by the issuer of the certificate. Download it again.',
  'crl-unsupported':
    'the revocation list is partial or indirect, which is not supported. Use the complete list of the issuer.',
  crl: 'no revocation list of the issuer was given. Download it from the address in the certificate.',
  stale: 'the given list is not valid at the time of receipt. Download a current one.',
  key: 'the key of the issuer is of a type that is not supported.',
  limit: 'the file has too many certificates between the signer and a certification authority.',
  qualifications: 'the trusted list restricts the authority by a condition that is not evaluated.',
};

export const verifyEn = {
  terms: {
    signature: 'signature',
    signer: 'signer',
    issuer: 'issuer',
    certificate: 'certificate',
    time: 'signed',
    unknown: 'not verified',
    note: 'note',
    notChecked: 'not checked',
  },
  /** Warning of other commands. */
  broken: (file: string) =>
    `${file}: the signature is not valid (00102), so the content may not be what was signed. fattura verify shows why.`,
  unsigned: '✗ none: the file is not signed',
  /** SdI messages are signed by SdI. */
  messageAgain: 'Download the message again from the channel on which it arrived.',
  status: {
    valid: 'valid',
    invalid: 'invalid',
    unknown: 'not verified',
    rejected: 'valid, but SdI rejects the file',
  },
  format: (format: string, layer: number | null) =>
    layer === null ? format : layer === 0 ? `${format}, .p7m` : `${format}, inner .p7m no. ${layer + 1}`,
  validity: (from: string, until: string) => `valid from ${from} to ${until}`,
  severities: { error: 'error', warning: 'warning', info: 'note' } satisfies Readonly<
    Record<Severity, string>
  >,
  gap: (gap: string) => GAPS[gap] ?? gap,
  advice: (advice: string) => ADVICE[advice] ?? advice,
  /** @param reason Why the lists do not decide; null if none was given. */
  needs: (needs: string, reason: string | null) => {
    if (needs === 'date') return 'the date of receipt is required (--as-of)';
    const known = reason === null ? undefined : TRUST_GAPS[reason];
    if (known !== undefined) return known;
    return needs === 'trust'
      ? 'a trusted list is required (--trust-list)'
      : 'revocation lists are required (--crl)';
  },
  summary: ({
    valid,
    invalid,
    unsigned,
    unopened,
  }: {
    readonly valid: number;
    readonly invalid: number;
    readonly unsigned: number;
    readonly unopened: number;
  }) =>
    [
      files(valid + invalid + unsigned + unopened),
      ...(valid === 0 ? [] : [`${valid} with valid signatures`]),
      ...(invalid === 0 ? [] : [`${invalid} with invalid or unverified signatures`]),
      ...(unsigned === 0 ? [] : [`${unsigned} not signed`]),
      ...(unopened === 0 ? [] : [`${unopened} that cannot be opened`]),
    ].join(' · '),
};
