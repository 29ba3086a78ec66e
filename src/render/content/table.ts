/** Tables of the content, without empty columns. */
import type { Column, EntriesSection, Entry, TableSection, TextSection } from './content.ts';

interface ColumnPlan {
  readonly id: string;
  readonly title: string;
  readonly align?: 'end';
  readonly grows?: true;
}

export interface PlannedRow {
  /** Texts by the id of their column. */
  readonly cells: Readonly<Record<string, string>>;
  readonly details?: readonly Entry[];
}

/** @returns no section without rows. */
export function tableSection(
  head: { readonly id: string; readonly title: string },
  plan: readonly ColumnPlan[],
  rows: readonly PlannedRow[],
): readonly TableSection[] {
  if (rows.length === 0) return [];
  const filled = plan.filter(({ id }) => rows.some(({ cells }) => (cells[id] ?? '') !== ''));
  const shown = rows.filter(
    ({ cells, details = [] }) => details.length > 0 || Object.values(cells).some((text) => text !== ''),
  );
  if (shown.length === 0) return [];
  const chosen = filled.length > 0 ? filled : plan.slice(0, 1);
  // Without running text, the first column takes the free space.
  const growing = chosen.some(({ grows }) => grows === true) ? undefined : chosen[0];
  const columns = chosen.map(
    (column): Column => ({
      id: column.id,
      title: column.title,
      align: column.align ?? 'start',
      grows: column.grows === true || column === growing,
    }),
  );
  return [
    {
      kind: 'table',
      id: head.id,
      title: head.title,
      columns,
      rows: shown.map(({ cells, details = [] }) => ({
        cells: columns.map(({ id }) => cells[id] ?? ''),
        details,
      })),
    },
  ];
}

export function entriesSection(
  head: { readonly id: string; readonly title: string },
  entries: readonly Entry[],
): readonly EntriesSection[] {
  return entries.length === 0 ? [] : [{ kind: 'entries', id: head.id, title: head.title, entries }];
}

export function textSection(
  head: { readonly id: string; readonly title: string },
  paragraphs: readonly string[],
): readonly TextSection[] {
  return paragraphs.length === 0 ? [] : [{ kind: 'text', ...head, paragraphs }];
}
