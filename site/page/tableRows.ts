/** The rows of the table in the chosen order and selection. */
import type { Row } from '../worker/protocol.ts';

export type Column =
  | 'verdict'
  | 'file'
  | 'number'
  | 'date'
  | 'supplier'
  | 'customer'
  | 'total'
  | 'errors'
  | 'warnings';

export interface Sorting {
  readonly column: Column;
  readonly descending: boolean;
}

export type Shown = 'all' | Row['verdict'] | 'warnings';

export function filtered(rows: readonly Row[], search: string, shown: Shown): readonly Row[] {
  const wanted = search.trim().toLowerCase();
  return rows.filter((row) => {
    if (shown === 'warnings' ? row.warnings === 0 : shown !== 'all' && row.verdict !== shown) return false;
    const texts = [row.file, row.number, row.supplier, row.customer];
    return wanted === '' || texts.some((text) => text?.toLowerCase().includes(wanted));
  });
}

const order = new Intl.Collator('it', { numeric: true });

/** Rows without a value are last in both directions. */
export function sorted(rows: readonly Row[], sorting: Sorting | null): readonly Row[] {
  if (sorting === null) return rows;
  const { column, descending } = sorting;
  const [empty, filled] = [
    rows.filter((row) => row[column] === null),
    rows.filter((row) => row[column] !== null),
  ];
  const compare = (a: Row, b: Row): number =>
    column === 'total' || column === 'errors' || column === 'warnings'
      ? Number(a[column]) - Number(b[column])
      : order.compare(String(a[column]), String(b[column]));
  filled.sort((a, b) => (descending ? compare(b, a) : compare(a, b)));
  return [...filled, ...empty];
}
