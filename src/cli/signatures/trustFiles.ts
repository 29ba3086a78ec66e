/** The files of commands that look up certificates in trusted lists. */

/** Files of a call, as given on the command line. */
export interface TrustFiles {
  /** Trusted lists, or bundles of certificates. */
  readonly lists: readonly string[];
  /** Certificates that may sign the lists, or a list of trusted lists that names them. */
  readonly signer: string | null;
  readonly crls: readonly string[];
}

interface TrustOptionValues {
  readonly 'trust-list'?: readonly string[];
  readonly 'trust-list-signer'?: string;
  readonly crl?: readonly string[];
}

/** The files given; null without any. */
export function trustFilesOf(options: TrustOptionValues): TrustFiles | null {
  const { 'trust-list': lists = [], 'trust-list-signer': signer = null, crl: crls = [] } = options;
  const isGiven = lists.length > 0 || crls.length > 0 || signer !== null;
  return isGiven ? { lists, signer, crls } : null;
}
