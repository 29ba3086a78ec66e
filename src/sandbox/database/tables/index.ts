/** Every table of the database; the SQL in ../migrations makes them. */
export * from './catalogue.ts';
export * from './companies.ts';
export * from './documents.ts';
export * from './settings.ts';
export * from './webhooks.ts';
