/** `/sandbox/products`: the products of the companies. */
import { products as table } from '../../database/tables/index.ts';
import { money, percent } from '../format.ts';
import { html } from '../html.ts';
import { type List, unrelated } from './list.ts';

type Product = typeof table.$inferSelect;

export const products: List<Product, null> = {
  name: 'products',
  resource: 'products',
  order: { field: 'description', descending: false },
  searched: [table.code, table.description],
  way: { operation: 'products.create' },
  related: unrelated,
  columns: [
    {
      name: 'code',
      cell: ({ code }) => (code === null || code === '' ? null : html`<span class="mono">${code}</span>`),
    },
    { name: 'description', kind: 'main', cell: ({ description }) => description },
    { name: 'unit', cell: ({ unit_of_measure }) => unit_of_measure },
    {
      name: 'price',
      kind: 'end',
      cell: ({ unit_price, currency }, { language }) => money(unit_price, currency, language),
    },
    {
      name: 'vat',
      kind: 'end',
      cell: ({ vat_percentage, tax_exemption }, { language }) =>
        [percent(vat_percentage, language), tax_exemption].filter(Boolean).join(' · '),
    },
  ],
};
