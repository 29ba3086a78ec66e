/** `/sandbox/counterparts`: customers and suppliers by name, with links to their documents. */
import { counterparts as table } from '../../database/tables/index.ts';
import { coded } from '../badge.ts';
import { withQuery } from '../frame.ts';
import { type Html, html } from '../html.ts';
import { type List, unrelated } from './list.ts';

type Counterpart = typeof table.$inferSelect;

export const counterparts: List<Counterpart, null> = {
  name: 'counterparts',
  resource: 'counterparts',
  order: { field: 'company_name', descending: false },
  searched: [table.company_name, table.vat_number, table.tax_number, table.city],
  way: { operation: 'counterparts.create' },
  related: unrelated,
  columns: [
    {
      name: 'name',
      kind: 'main',
      cell: (row, words) =>
        html`${named(row)} <span class="dim kind">${coded('IdentityType', row.identity_type, words)}</span>`,
    },
    { name: 'vatNumber', cell: ({ vat_number }) => mono(vat_number) },
    { name: 'taxNumber', cell: ({ tax_number }) => mono(tax_number) },
    { name: 'city', cell: place },
    { name: 'recipientCode', cell: ({ destination_code }) => mono(destination_code) },
  ],
};

const mono = (text: string | null): Html | null =>
  text === null || text === '' ? null : html`<span class="mono">${text}</span>`;

/** The documents are searched by the counterpart's most specific identifier. */
function named({ company_name, vat_number, tax_number }: Counterpart): Html {
  const key = [vat_number, tax_number, company_name].find((one) => one !== null && one !== '') ?? null;
  const name = company_name ?? '–';
  return key === null ? html`${name}` : html`<a href="${withQuery('/', 'customer', key)}">${name}</a>`;
}

function place({ city, province_code, country }: Counterpart): string | null {
  const province = province_code === null || province_code === '' ? '' : ` (${province_code})`;
  const abroad = country === null || country === 'IT' ? '' : country;
  const town = city === null || city === '' ? '' : `${city}${province}`;
  return [town, abroad].filter((one) => one !== '').join(', ') || null;
}
