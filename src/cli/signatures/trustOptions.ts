/** The options of commands that look up certificates in trusted lists. Every start of the command reads them. */

/** Spread into the options of a command. */
export const TRUST_OPTIONS = [
  { name: 'trust-list', value: 'FILE', completes: 'files', repeatable: true },
  { name: 'trust-list-signer', value: 'FILE', completes: 'files' },
  { name: 'crl', value: 'FILE', completes: 'files', repeatable: true },
] as const;
