/** What all servers on one database share. */
import { json, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../columns.ts';

export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** Everything else as it was once, by name (control/snapshots.ts). */
export const snapshots = pgTable('snapshots', {
  name: text('name').primaryKey(),
  content: json('content').$type<Readonly<Record<string, readonly unknown[]>>>().notNull(),
  created_at: createdAt(),
});
