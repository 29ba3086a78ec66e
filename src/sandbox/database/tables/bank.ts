/** Bank accounts and their movements. */
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { amount, createdAt, currency, id, instant, seq } from '../columns.ts';
import { categories, subcategories } from './catalogue.ts';
import { companies } from './companies.ts';

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    seq: seq(),
    company_id: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    nickname: text('nickname').notNull(),
    currency: currency().notNull(),
    current_balance: amount('current_balance').notNull(),
    available_balance: amount('available_balance').notNull(),
    credit_limit: amount('credit_limit').notNull(),
    balance_date: instant('balance_date').notNull(),
    created_at: createdAt(),
  },
  (table) => [index('accounts_order').on(table.company_id, table.seq)],
);

export const transactions = pgTable(
  'transactions',
  {
    id: id(),
    seq: seq(),
    company_id: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    account_id: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    amount: amount('amount').notNull(),
    currency: currency().notNull(),
    bank_code: text('bank_code').notNull(),
    booking_date_time: instant('booking_date_time').notNull(),
    value_date_time: instant('value_date_time').notNull(),
    date: instant('date').notNull(),
    description: text('description').notNull(),
    clean_description: text('clean_description').notNull(),
    counterpart_name: text('counterpart_name').notNull(),
    type: text('type').notNull(),
    category_id: uuid('category_id').references(() => categories.id, { onDelete: 'set null' }),
    subcategory_id: uuid('subcategory_id').references(() => subcategories.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (table) => [
    index('transactions_order').on(table.company_id, table.seq),
    index('transactions_date').on(table.company_id, table.date, table.seq),
    index('transactions_created').on(table.company_id, table.created_at, table.seq),
    index('transactions_amount').on(table.company_id, table.amount, table.seq),
    index('transactions_account').on(table.account_id, table.seq),
  ],
);
