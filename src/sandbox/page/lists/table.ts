/** The rows of a list in its columns. */
import { type Html, html, type Part } from '../html.ts';
import type { ColumnName } from '../words/lists.ts';
import type { Words } from '../words/words.ts';
import type { Column, List } from './list.ts';

export interface ListTable<Row, Related> {
  readonly list: List<Row, Related>;
  readonly rows: readonly Row[];
  readonly related: Related;
  readonly words: Words;
  /** Company names by id, if there is more than one. */
  readonly companies: ReadonlyMap<string, string> | null;
}

export function listTable<Row extends { readonly id: string; readonly company_id: string }, Related>({
  list,
  rows,
  related,
  words,
  companies,
}: ListTable<Row, Related>): Html {
  const company: Column<Row, Related> = {
    name: 'company',
    cell: ({ company_id }) => companies?.get(company_id) ?? null,
  };
  const columns = companies === null ? list.columns : [...list.columns, company];
  return html`<table class="cards list" id="${list.name}">
<thead><tr>${columns.map(
    ({ name, kind }) =>
      html`<th scope="col" data-column="${name}"${kind === 'end' && html` class="end"`}>${labelOf(name, words)}</th>`,
  )}</tr></thead>
<tbody>
${rows.map(
  (row) => html`<tr id="r-${row.id}">${columns.map((column) =>
    cell(column, column.cell(row, words, related), words),
  )}</tr>
`,
)}
</tbody>
</table>`;
}

function cell<Row, Related>({ name, kind }: Column<Row, Related>, part: Part, words: Words): Html {
  const isEmpty = part === null || part === '';
  // On a phone, a row is a card: its main cell comes first without a label, empty cells are left out.
  return html`<td${(kind !== undefined || isEmpty) && html` class="${kind}${isEmpty && ' none'}"`} data-column="${name}"${
    kind !== 'main' && html` data-label="${labelOf(name, words)}"`
  }>${isEmpty ? html`<span class="dim">–</span>` : html`<span>${part}</span>`}</td>`;
}

const labelOf = (name: ColumnName, { lists }: Words): string => lists.columns[name];
