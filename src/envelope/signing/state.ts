/** The state between the two steps of a signature, as plain data. */
import { decodeBase64, encodeBase64 } from '../../model/base64.ts';
import type { ReadSigner } from './signer.ts';
import { refuseSigning } from './signingError.ts';
import type { CertificateFlaw } from './suitable.ts';

/** State of a prepared signature, for JSON. It contains the document, and no secret. */
export interface SigningState {
  readonly version: 1;
  readonly format: 'CAdES' | 'XAdES';
  /** Base64, as the certificates. */
  readonly document: string;
  readonly certificate: string;
  readonly chain: readonly string[];
  readonly signingTime: string;
  readonly allow: readonly CertificateFlaw[];
  readonly add: boolean;
}

interface Facts {
  readonly format: SigningState['format'];
  readonly document: Uint8Array;
  readonly begun: Pick<ReadSigner, 'certificate' | 'chain'> & { readonly signingTime: string };
  readonly options: { readonly allow?: readonly CertificateFlaw[]; readonly add?: boolean };
}

export function stateOf({
  format,
  document,
  begun,
  options: { allow = [], add = false },
}: Facts): SigningState {
  return {
    version: 1,
    format,
    document: encodeBase64(document),
    certificate: encodeBase64(begun.certificate.der),
    chain: begun.chain.map(({ der }) => encodeBase64(der)),
    signingTime: begun.signingTime,
    allow,
    add,
  };
}

/** The arguments of the first step. */
export interface ReadState {
  readonly format: SigningState['format'];
  readonly document: Uint8Array;
  readonly signer: { readonly certificate: Uint8Array; readonly chain: readonly Uint8Array[] };
  readonly options: Pick<SigningState, 'signingTime' | 'allow' | 'add'>;
}

/** Reads a state, which may come from a file. @throws SigningError `signing_state` */
export function readState(state: unknown): ReadState {
  if (typeof state !== 'object' || state === null) refuseSigning('signing_state');
  const {
    version,
    format,
    document,
    certificate,
    chain,
    signingTime,
    allow,
    add,
  }: { [Key in keyof SigningState]?: unknown } = state;
  if (version !== 1 || (format !== 'CAdES' && format !== 'XAdES')) refuseSigning('signing_state');
  if (typeof signingTime !== 'string' || typeof add !== 'boolean') refuseSigning('signing_state');
  return {
    format,
    document: bytesOf(document),
    signer: { certificate: bytesOf(certificate), chain: listOf(chain).map(bytesOf) },
    // Unknown flaws allow nothing.
    options: { signingTime, allow: listOf(allow) as readonly CertificateFlaw[], add },
  };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : refuseSigning('signing_state');
}

function bytesOf(value: unknown): Uint8Array {
  return (typeof value === 'string' ? decodeBase64(value) : null) ?? refuseSigning('signing_state');
}
