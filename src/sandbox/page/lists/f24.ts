/** `/sandbox/f24`: uploaded F24 forms with their results. */
import { eq } from 'drizzle-orm';
import { requests } from '../../database/tables/index.ts';
import type { F24Result } from '../../worker/f24.ts';
import { badge, coded } from '../badge.ts';
import { day, dayIn, money } from '../format.ts';
import { type Html, html } from '../html.ts';
import type { Words } from '../words/words.ts';
import { type List, unrelated } from './list.ts';

type Form = typeof requests.$inferSelect;

/** null: the reading is in progress. */
const resultOf = ({ result }: Form): F24Result | null => result as F24Result | null;

export const f24: List<Form, null> = {
  name: 'f24',
  resource: 'requests',
  only: eq(requests.kind, 'f24'),
  order: { field: 'created_at', descending: true },
  searched: [requests.file_name, requests.label],
  way: { operation: 'requests.uploadF24' },
  related: unrelated,
  columns: [
    { name: 'uploaded', cell: ({ created_at }, { language }) => dayIn(created_at, language) },
    {
      name: 'file',
      kind: 'main',
      cell: ({ file_name, label }) =>
        html`${file_name}${label !== null && html` <span class="dim kind">${label}</span>`}`,
    },
    {
      name: 'due',
      cell: (form, { language }) => {
        const result = resultOf(form);
        return result && day(result.due_date, language);
      },
    },
    { name: 'sections', cell: (form, words) => sections(resultOf(form), words) },
    {
      name: 'amount',
      kind: 'end',
      cell: (form, { language }) => {
        const total = resultOf(form)?.total_amount;
        return total === undefined ? null : money(total.amount, total.currency, language);
      },
    },
    { name: 'status', cell: ({ status }, words) => badge('RequestStatus', status, words) },
  ],
};

/** Each section once, with its tax codes. */
function sections(result: F24Result | null, words: Words): Html | null {
  if (result === null) return null;
  const names = [...new Set(result.rows.map(({ section }) => section))];
  return html`${names.map((name, index) => {
    const codes = new Set(
      result.rows.filter(({ section }) => section === name).map(({ tax_code }) => tax_code),
    );
    return html`${index > 0 && '; '}${coded('F24Section', name, words)} <span class="mono">${[...codes].join(', ')}</span>`;
  })}`;
}
