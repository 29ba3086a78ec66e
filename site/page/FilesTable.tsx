/** Many files: sorted, filtered, exported. */
import { useContext, useMemo, useState } from 'preact/hooks';
import type { ReportForm, Row } from '../worker/protocol.ts';
import type { Client } from './client.ts';
import { shownAmount, shownDate } from './format.ts';
import { Icon } from './Icon.tsx';
import { save } from './save.ts';
import { type Column, filtered, type Shown, type Sorting, sorted } from './tableRows.ts';
import { PageLanguageContext, useWords } from './words.ts';

interface Props {
  readonly rows: readonly Row[];
  readonly client: Client;
  readonly open: (key: number) => void;
  readonly isWorking: boolean;
}

/** Further rows are rendered on request: a table of thousands of rows takes a second. */
const FIRST = 200;

const COLUMNS: readonly Column[] = [
  'verdict',
  'file',
  'number',
  'date',
  'supplier',
  'customer',
  'total',
  'errors',
  'warnings',
];

const NUMBERS: ReadonlySet<Column> = new Set<Column>(['total', 'errors', 'warnings']);

export function FilesTable({ rows, client, open, isWorking }: Props) {
  const { table: words, verdictWord } = useWords();
  const language = useContext(PageLanguageContext);
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const [limit, setLimit] = useState(FIRST);
  const [said, setSaid] = useState('');
  const found = useMemo(() => sorted(filtered(rows, search, shown), sorting), [rows, search, shown, sorting]);
  const count = (verdict: Row['verdict']): number => rows.filter((row) => row.verdict === verdict).length;
  const keep = (form: ReportForm) => async () => {
    try {
      save(await client.call('report', { form }));
    } catch (error) {
      setSaid(String(error));
    }
  };
  return (
    <section class="table">
      <h1>{words.heading}</h1>
      <p class="lead">{words.summary(count('valid'), count('rejected'), count('unreadable'))}</p>
      <div class="tools">
        <label>
          {words.search}
          <input
            type="search"
            placeholder={words.searchHint}
            value={search}
            onInput={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        </label>
        <label>
          {words.show}
          <select value={shown} onChange={({ currentTarget }) => setShown(currentTarget.value as Shown)}>
            <option value="all">{words.all}</option>
            <option value="valid">{verdictWord.valid}</option>
            <option value="rejected">{verdictWord.rejected}</option>
            <option value="unreadable">{verdictWord.unreadable}</option>
            <option value="warnings">{words.withWarnings}</option>
          </select>
        </label>
        <div class="buttons">
          <button type="button" disabled={isWorking} onClick={keep('csv')}>
            {words.csv}
          </button>
          <button type="button" disabled={isWorking} onClick={keep('json')}>
            {words.json}
          </button>
        </div>
      </div>
      <p class="note" role="status">
        {said === '' ? words.shown(found.length, rows.length) : said}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard */}
      <section class="scrolls" tabIndex={0} aria-label={words.label}>
        <table>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <Heading key={column} column={column} sorting={sorting} sort={setSorting} />
              ))}
            </tr>
          </thead>
          <tbody>
            {found.slice(0, limit).map((row) => (
              <tr key={row.key} class={row.verdict}>
                <td class="outcome">
                  <Icon name={row.verdict} />
                  {verdictWord[row.verdict]}
                </td>
                <th scope="row">
                  <a
                    href={`#${row.key}`}
                    onClick={(event) => {
                      event.preventDefault();
                      open(row.key);
                    }}
                  >
                    {row.file}
                  </a>
                </th>
                <td>{row.number}</td>
                <td>{shownDate(row.date, language)}</td>
                <td class="grows">{row.supplier}</td>
                <td class="grows">{row.customer}</td>
                <td class="end">{amountOf(row, shownAmount(row.total, language))}</td>
                <td class="end">{row.errors === 0 ? '' : row.errors}</td>
                <td class="end">{row.warnings === 0 ? '' : row.warnings}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {found.length === 0 ? <p>{words.none}</p> : null}
      {found.length > limit ? (
        <button type="button" onClick={() => setLimit(limit * 5)}>
          {words.more(found.length - limit)}
        </button>
      ) : null}
    </section>
  );
}

function amountOf({ currency }: Row, amount: string): string {
  if (amount === '') return '';
  return currency === null || currency === 'EUR' ? `${amount} €` : `${amount} ${currency}`;
}

interface HeadingProps {
  readonly column: Column;
  readonly sorting: Sorting | null;
  readonly sort: (next: Sorting) => void;
}

function Heading({ column, sorting, sort }: HeadingProps) {
  const { table } = useWords();
  const isSorted = sorting?.column === column;
  const state = isSorted ? (sorting.descending ? 'descending' : 'ascending') : 'none';
  return (
    <th scope="col" aria-sort={state} class={NUMBERS.has(column) ? 'end' : ''}>
      <button type="button" onClick={() => sort({ column, descending: isSorted && !sorting.descending })}>
        {table.columns[column]}
        <span aria-hidden="true">{state === 'none' ? '' : state === 'ascending' ? ' ↑' : ' ↓'}</span>
      </button>
    </th>
  );
}
