/** Every table of the database; the SQL in ../migrations creates them. */
export * from './bank.ts';
export * from './catalogue.ts';
export * from './companies.ts';
export * from './documents.ts';
export * from './keyValues.ts';
export * from './webhooks.ts';
