/** Named copies of all other tables (control/snapshots.ts). */
import { json, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../columns.ts';

export const snapshots = pgTable('snapshots', {
  name: text('name').primaryKey(),
  content: json('content').$type<Readonly<Record<string, readonly unknown[]>>>().notNull(),
  created_at: createdAt(),
});
