/** Names by which the seed is known: the same in every database, so that they can be written down. */

/** Families of ids: the first letters say what an id is of. */
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

/** Who is there from the start. The keys are no secrets: they open nothing but a server on this machine. */
export const SEED = {
  integratorId: seedId('integrator', 1),
  companyId: seedId('company', 1),
  /** May do everything. */
  apiKey: 'sandbox-local-key-for-everything',
  /** May do everything but what wants `payments:f24:write`: to see a 403. */
  limitedKey: 'sandbox-local-key-without-payments',
} as const;
