import type {
  SigningErrorCode,
  SigningErrorParams,
  SigningWarning,
} from '../../../envelope/signing/index.ts';
import type { CommandHelp } from '../commandHelp.ts';

export const signHelpEn: CommandHelp = {
  summary: 'sign invoices: CAdES (.p7m) or XAdES',
  about: [
    'Signs each PATH with the key and certificate of --key, and writes the result next to it: invoice.xml.p7m for CAdES, signed/invoice.xml for XAdES. The signature is verified before anything is written. From folders, .xml files are taken. An invoice that SdI would reject is signed, with a warning.',
    'Certificates that SdI would reject (00100, 00107) are not accepted: those that are expired or not yet valid, belong to a certification authority, are not for signing documents, or have a weak key. Self-made test certificates often have such a flaw, which --allow permits. The command does not check if the certificate is qualified or revoked.',
    'The passphrase of the key comes from --passphrase-env, --passphrase-fd, or is asked at the terminal.',
    'For signatures that are made elsewhere, such as by a remote service or a smart card, --prepare prints the digest to sign, and --finish takes the signature.',
  ],
  options: {
    key: 'file with the private key: PKCS#12 (.p12, .pfx), PEM, or PKCS#8 in DER',
    certificate: 'certificate of the key, in PEM or DER, if it is not in the file of the key',
    'passphrase-env': 'environment variable with the passphrase',
    'passphrase-fd': 'file descriptor from which the passphrase is read, up to the first line break',
    format:
      'cades wraps the file in an envelope (.p7m), xades inserts the signature into the XML; default: cades',
    output: 'output file for a single input; - is standard output',
    'out-dir': 'output folder, created if missing; XAdES files keep their names in it',
    overwrite: 'replace existing files; input files are never replaced',
    add: 'add a signature to a signed file (.p7m); its content and signatures stay the same',
    'signing-time':
      'signing time with its zone, such as 2026-05-15T10:00:00Z; default: 60 seconds ago, because SdI rejects a file signed later than it is received (00105) and clocks differ',
    allow: 'sign although the certificate has this flaw, for tests',
    prepare: 'write the state of a signature that is made elsewhere, and print its digest',
    finish: 'complete the signature with this state; requires --signature',
    signature: 'the signature made elsewhere, in binary or base64; ECDSA in DER or as r‖s',
    json: 'print the results as JSON',
    'max-size': 'maximum size of input files, such as 500kB or 30MB; default: 20MB',
  },
  examples: [
    'CAdES, next to the invoice; asks for the passphrase',
    'a whole folder',
    'XAdES, with key and certificate in two files',
    'first step of a signature that is made elsewhere',
    'second step',
  ],
};

type Errors = { readonly [Code in SigningErrorCode]: (params: SigningErrorParams[Code]) => string };

/** Refusals, with what to do. */
const errors: Errors = {
  certificate_ca: () =>
    'the certificate belongs to a certification authority (CA), which signs only certificates; SdI rejects its signatures (00107). Use the certificate of a person; for tests with a self-made one, --allow ca.',
  certificate_expired: ({ notAfter, signingTime }) =>
    `the certificate expired on ${notAfter}, before the signing time ${signingTime}; SdI rejects the file (00100). Use a renewed certificate; for tests, --allow expired.`,
  certificate_extension: ({ extensions }) =>
    `the certificate has unknown critical extensions (${extensions}), so programs must reject it; SdI may reject the file (00107). Use another certificate; for tests, --allow extension.`,
  certificate_key_usage: ({ keyUsage }) =>
    `the certificate is for ${keyUsage === '' ? 'nothing' : keyUsage}, not for signing documents (nonRepudiation); SdI rejects the file (00107). Smart cards have two certificates: use the one for signatures, not the one for logging in. For tests, --allow key-usage.`,
  certificate_missing: () =>
    'the file of the key contains no certificate. Specify it with --certificate, in PEM or DER.',
  certificate_not_yet_valid: ({ notBefore, signingTime }) =>
    `the certificate is valid from ${notBefore}, after the signing time ${signingTime}; SdI rejects the file (00107). Check the clock, or --signing-time; for tests, --allow not-yet-valid.`,
  certificate_unreadable: () => 'the certificate is damaged, or not an X.509 certificate in PEM or DER.',
  certificate_wrong: () =>
    'no certificate matches the key. Specify the right one with --certificate, or another key with --key.',
  key_encrypted: () =>
    'the key is encrypted, and no passphrase was given. Use --passphrase-env or --passphrase-fd.',
  key_legacy: ({ encryption, command }) =>
    `the key is encrypted with ${encryption}, which is outdated or not supported. Convert the file and use the new one: ${command}`,
  key_missing: () => 'the file of --key contains no private key.',
  key_passphrase: () => 'the passphrase of the key is wrong, or its file is damaged.',
  key_unreadable: () => 'the file of --key is not a key in PKCS#12 (.p12, .pfx), PEM or PKCS#8.',
  key_unsupported: () => 'the type of the key is not supported: RSA, P-256, P-384 and P-521 are.',
  key_weak: ({ bits }) =>
    `the RSA key has ${bits} bits; at least 2048 are required. Use another key; for tests, --allow weak-key.`,
  signature_wrong: () =>
    'the signature was not made with the key of the certificate, or not over this digest. Nothing was written.',
  signing_document: () =>
    'it is not a well-formed XML document, or its root is empty; fattura validate shows why.',
  signing_encoding: ({ declared, encoding }) =>
    `it declares the encoding ${declared}, but is ${encoding}: other programs would report the signature as broken. Correct the declaration first.`,
  signing_envelope: () =>
    'the envelope is damaged or has no signature, so none can be added. Sign the document inside.',
  signing_signed: ({ format }) =>
    format === 'CAdES'
      ? 'it is already signed (.p7m). --add adds another signature.'
      : 'it already contains a signature (XAdES). Sign the original, or use --format cades.',
  signing_state: () => 'the state is damaged, or was written by another version. Repeat --prepare.',
  signing_time: () => 'the signing time must have the form 2026-05-15T10:00:00Z.',
};

/** Flaws of the certificate, if the file was signed anyway. */
const warnings: Readonly<Record<SigningWarning | 'future', string>> = {
  ca: 'warning: the certificate belongs to a certification authority (CA). SdI rejects the file (00107).',
  expired: 'warning: the certificate had expired at the signing time. SdI rejects the file (00100).',
  extension: 'warning: the certificate has an unknown critical extension. SdI may reject the file (00107).',
  future:
    'warning: the signing time is in the future. SdI rejects a file that it receives before that time (00105).',
  'key-usage': 'warning: the certificate is not for signing documents. SdI rejects the file (00107).',
  'no-key-usage':
    'warning: the certificate does not state what it is for (keyUsage); qualified certificates do. SdI may reject the file (00107).',
  'not-yet-valid':
    'warning: the certificate was not valid yet at the signing time. SdI rejects the file (00107).',
  'weak-key': 'warning: the RSA key has fewer than 2048 bits, unlike that of any qualified certificate.',
};

export const signEn = {
  noKey: 'specify the key with --key FILE, or --prepare for a signature that is made elsewhere.',
  noCertificate: '--prepare requires the certificate of the signer: specify it with --certificate FILE.',
  oneToPrepare: '--prepare takes a single file.',
  /** An option that another one needs. */
  onlyWith: (option: string, other: string) => `${option} requires ${other}.`,
  noTime: (found: string) =>
    `--signing-time takes a time with its zone, such as 2026-05-15T10:00:00Z or 2026-05-15T12:00:00+02:00, not "${found}".`,
  noDescriptor: (found: string) =>
    `--passphrase-fd takes the number of an open file descriptor, 0 or 3 and above, not "${found}".`,
  noVariable: (name: string) => `the environment variable ${name} of --passphrase-env is not set.`,
  noPassphrase: (file: string) =>
    `${file} is encrypted: give its passphrase with --passphrase-env or --passphrase-fd.`,
  askPassphrase: (file: string) => `Passphrase of ${file}:`,
  unreadable: (file: string, reason: string) => `${file} cannot be read: ${reason}.`,
  tooLarge: (file: string) => `${file} is too large for its purpose.`,
  binary: 'a .p7m is binary and cannot be shown on a terminal: specify a file with --output.',
  /** Files that are not signed. */
  unsuitable: {
    json: (file: string) =>
      `${file} is JSON or YAML, which SdI does not accept: convert it first with fattura convert.`,
    archive: (file: string) =>
      `${file} is an archive or a mail: SdI accepts signed invoices, not signed archives.`,
    /** XAdES cannot be inserted into an envelope. */
    envelope: (file: string) =>
      `${file} is a signed file (.p7m), and XAdES is inserted into XML: sign the XML inside, which fattura open --extract writes, or add a signature with --add.`,
    'no-xml': (file: string) => `${file} is not XML and was not signed.`,
  },
  /** SdI would reject the invoice. */
  rejected: (file: string, codes: readonly string[]) =>
    `warning: ${file} was signed, but SdI would reject the invoice: ${codes.slice(0, 5).join(', ')}${codes.length > 5 ? ' and others' : ''}. fattura validate shows why.`,
  /** The file had a broken signature before. */
  broken: (file: string) =>
    `warning: ${file} already has a signature that is broken, which another one does not repair: SdI rejects the file (00102). Sign the original.`,
  /** SdI would reject the name of the result. */
  name: (file: string, why: string) =>
    `warning: SdI rejects the name of ${file} (00001): ${why} fattura name prints a valid one.`,
  prepared: (state: string) => `Sign the digest, then: fattura sign --finish ${state} --signature FILE`,
  /** A signer whose certificate has no name. */
  unnamed: 'unnamed signer',
  errors,
  warnings,
};
