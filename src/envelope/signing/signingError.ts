/** Errors of keys, certificates and documents that cannot be used for signing. */
import { errorClass, FatturaError } from '../../model/fatturaError.ts';

/** The facts of each error, by its code. */
export interface SigningErrorParams {
  /** The certificate belongs to a certification authority. */
  readonly certificate_ca: null;
  /** The certificate had expired at the signing time; both in ISO 8601. */
  readonly certificate_expired: { readonly notAfter: string; readonly signingTime: string };
  /**
   * The certificate has critical extensions that are unknown, so verifiers reject it; `extensions` lists their OIDs.
   */
  readonly certificate_extension: { readonly extensions: string };
  /** The certificate is not for signing documents (nonRepudiation); `keyUsage` lists its uses. */
  readonly certificate_key_usage: { readonly keyUsage: string };
  readonly certificate_missing: null;
  readonly certificate_not_yet_valid: { readonly notBefore: string; readonly signingTime: string };
  readonly certificate_unreadable: null;
  /** No certificate belongs to the key. */
  readonly certificate_wrong: null;
  /** The key is encrypted, and no passphrase was given. */
  readonly key_encrypted: null;
  /** The encryption is outdated or not supported; `command` converts the file. */
  readonly key_legacy: { readonly encryption: string; readonly command: string };
  readonly key_missing: null;
  /** The passphrase is wrong, or the file is damaged. */
  readonly key_passphrase: null;
  /** Neither PEM nor PKCS#8 nor PKCS#12. */
  readonly key_unreadable: null;
  /** The algorithm of the key is not supported. */
  readonly key_unsupported: null;
  readonly key_weak: { readonly bits: number };
  /** The signature was not made with the key of the certificate. */
  readonly signature_wrong: null;
  /** The document is not well-formed XML, or its root is empty. */
  readonly signing_document: null;
  /** The encoding that the document declares is not its own. */
  readonly signing_encoding: { readonly declared: string; readonly encoding: string };
  /** The envelope to which a signature is to be added is damaged. */
  readonly signing_envelope: null;
  /** The file is signed already: a p7m without `add`, or an XML document. */
  readonly signing_signed: { readonly format: 'CAdES' | 'XAdES' };
  /** The state of a prepared signature is damaged, or made by another version. */
  readonly signing_state: null;
  /** The signing time is not in ISO 8601 in UTC. */
  readonly signing_time: null;
}

/** Codes of {@link SigningError}. */
export type SigningErrorCode = keyof SigningErrorParams;

const MESSAGES: { readonly [Code in SigningErrorCode]: (params: SigningErrorParams[Code]) => string } = {
  certificate_ca: () => 'the certificate belongs to a certification authority and can only sign certificates',
  certificate_expired: ({ notAfter, signingTime }) =>
    `the certificate expired on ${notAfter}, before the signing time ${signingTime}`,
  certificate_extension: ({ extensions }) => `the certificate has unknown critical extensions: ${extensions}`,
  certificate_key_usage: ({ keyUsage }) =>
    `the certificate is for ${keyUsage}, not for signing documents (nonRepudiation)`,
  certificate_missing: () => 'the certificate of the key is missing',
  certificate_not_yet_valid: ({ notBefore, signingTime }) =>
    `the certificate is valid from ${notBefore}, after the signing time ${signingTime}`,
  certificate_unreadable: () => 'the certificate cannot be read',
  certificate_wrong: () => 'the certificate does not belong to the key',
  key_encrypted: () => 'the key is encrypted: its passphrase is needed',
  key_legacy: ({ encryption, command }) =>
    `the key is encrypted with ${encryption}, which is not supported; convert it: ${command}`,
  key_missing: () => 'the file contains no private key',
  key_passphrase: () => 'the passphrase is wrong',
  key_unreadable: () => 'the file is not a key in PEM, PKCS#8 or PKCS#12',
  key_unsupported: () => 'the key type is not supported; use RSA, P-256, P-384 or P-521',
  key_weak: ({ bits }) => `the RSA key has ${bits} bits; at least 2048 are required`,
  signature_wrong: () => 'the signature does not match the certificate',
  signing_document: () => 'the document is not well-formed XML',
  signing_encoding: ({ declared, encoding }) =>
    `the document declares ${declared}, but is encoded in ${encoding}`,
  signing_envelope: () => 'the signed file is damaged: no signature can be added',
  signing_signed: ({ format }) =>
    format === 'CAdES'
      ? 'the file is signed already (p7m): `add` adds another signature'
      : 'the document is signed already (XAdES)',
  signing_state: () => 'the state of the signature is damaged',
  signing_time: () => 'signingTime: expected a time such as 2026-05-15T10:00:00Z',
};

/**
 * Thrown if a key, certificate or document cannot be used for signing. `params` has the facts of the `code`, if
 * any; neither they nor the message contain any part of a key or a passphrase.
 */
export class SigningError<Code extends SigningErrorCode = SigningErrorCode> extends FatturaError {
  static override readonly [errorClass]: string = 'SigningError';
  declare readonly code: Code;
  readonly params: SigningErrorParams[Code];

  constructor(code: Code, params: SigningErrorParams[Code]) {
    super(code, MESSAGES[code](params));
    this.params = params;
  }
}

/** @throws SigningError */
export function refuseSigning<Code extends SigningErrorCode>(
  code: Code,
  ...params: SigningErrorParams[Code] extends null ? [] : [SigningErrorParams[Code]]
): never {
  throw new SigningError(code, (params[0] ?? null) as SigningErrorParams[Code]);
}
