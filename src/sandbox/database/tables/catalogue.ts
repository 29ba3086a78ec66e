/** The company's own lists: categories, counterparts, numbering series, products. */
import { bigint, doublePrecision, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { amount, createdAt, currency, id, lastWhenNull, seq } from '../columns.ts';
import { companies } from './companies.ts';

const companyId = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });

export const categories = pgTable(
  'categories',
  { id: id(), seq: seq(), company_id: companyId(), name: text('name').notNull(), color: text('color') },
  (table) => [index('categories_order').on(table.company_id, table.seq)],
);

export const subcategories = pgTable(
  'subcategories',
  {
    id: id(),
    seq: seq(),
    company_id: companyId(),
    category_id: uuid('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
  },
  (table) => [index('subcategories_order').on(table.company_id, table.seq)],
);

const category = (name: string) => uuid(name).references(() => categories.id, { onDelete: 'set null' });
const subcategory = (name: string) => uuid(name).references(() => subcategories.id, { onDelete: 'set null' });

export const counterparts = pgTable(
  'counterparts',
  {
    id: id(),
    seq: seq(),
    company_id: companyId(),
    company_name: text('company_name'),
    vat_number: text('vat_number'),
    tax_number: text('tax_number'),
    identity_type: text('identity_type'),
    address: text('address'),
    city: text('city'),
    postal_code: text('postal_code'),
    province_code: text('province_code'),
    country: text('country'),
    bank_identifier: text('bank_identifier'),
    destination_code: text('destination_code'),
    payment_date: text('payment_date'),
    payment_method: text('payment_method'),
    issued_category_id: category('issued_category_id'),
    issued_subcategory_id: subcategory('issued_subcategory_id'),
    received_category_id: category('received_category_id'),
    received_subcategory_id: subcategory('received_subcategory_id'),
    created_at: createdAt(),
  },
  (table) => [
    index('counterparts_order').on(table.company_id, table.seq),
    index('counterparts_vat').on(table.company_id, table.vat_number),
    index('counterparts_tax').on(table.company_id, table.tax_number),
    index('counterparts_named').on(table.company_id, lastWhenNull(table.company_name), table.seq),
  ],
);

export const documentSectionals = pgTable(
  'document_sectionals',
  {
    id: id(),
    seq: seq(),
    company_id: companyId(),
    year: integer('year').notNull(),
    prefix: text('prefix'),
    suffix: text('suffix'),
    minimum_digits: integer('minimum_digits'),
    created_at: createdAt(),
  },
  (table) => [index('document_sectionals_order').on(table.company_id, table.seq)],
);

/**
 * The last number that automatic numbering assigned in a series; `series` is the company's id for documents without a
 * series.
 */
export const counters = pgTable(
  'counters',
  {
    company_id: companyId(),
    series: uuid('series').notNull(),
    year: integer('year').notNull(),
    last: bigint('last', { mode: 'number' }).notNull(),
  },
  (table) => [unique('counters_series').on(table.company_id, table.series, table.year)],
);

export const products = pgTable(
  'products',
  {
    id: id(),
    seq: seq(),
    company_id: companyId(),
    code: text('code'),
    description: text('description').notNull(),
    unit_of_measure: text('unit_of_measure'),
    unit_price: amount('unit_price').notNull(),
    currency: currency().notNull(),
    vat_percentage: doublePrecision('vat_percentage').notNull(),
    tax_exemption: text('tax_exemption'),
  },
  (table) => [index('products_order').on(table.company_id, table.seq)],
);
