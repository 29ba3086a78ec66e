/** The fixed ids of the seed: identical in every database, so that documentation can refer to them. */

/** Prefixes of ids by kind. */
const FAMILIES = {
  integrator: 'e1',
  company: 'c0',
  key: '4e',
  account: 'acc',
  category: 'ca',
  subcategory: '5c',
  counterpart: 'cb',
  sectional: '5e',
  product: 'b0',
  transaction: '7a',
  document: 'd0',
  flow: 'f1',
  reconciliation: '4c',
} as const;

/** The n-th id of a family: a UUID of version 4 by its form. */
export const seedId = (family: keyof typeof FAMILIES, number: number): string =>
  `${FAMILIES[family].padEnd(8, '0')}-5eed-4000-8000-${String(number).padStart(12, '0')}`;

/** The principals and company of the seed. The keys are public: they give access to a server on this machine only. */
export const SEED = {
  integratorId: seedId('integrator', 1),
  companyId: seedId('company', 1),
  /** Has all permissions. */
  apiKey: 'sandbox-local-key-for-everything',
  /** Lacks the permission `payments:f24:write`, to test a 403. */
  limitedKey: 'sandbox-local-key-without-payments',
} as const;
