/** Every table of the database; the SQL in ../migrations creates them. */
export * from './bank.ts';
export * from './catalogue.ts';
export * from './companies.ts';
export * from './documents.ts';
export * from './sharedSettings.ts';
export * from './snapshots.ts';
export * from './webhooks.ts';
