/** The row of a field or term in the table of bindings: for the pages, the generated places, and tests. */
import type { FieldRow } from './fieldRow.ts';
import { fieldRows } from './fieldRows.ts';
import { nearest } from './places.ts';

type Column = ReadonlyMap<string, FieldRow>;

/** The rows of a direction by the names of a column: the first row wins. */
function column(not: '<' | '>', namesIn: (row: FieldRow) => string): Column {
  const rows = new Map<string, FieldRow>();
  for (const row of fieldRows)
    if (row[0] !== not) for (const name of namesIn(row).split(' ')) if (!rows.has(name)) rows.set(name, row);
  return rows;
}

/** Rows by field, for the conversion to EN 16931. */
export const rowsByField = column('<', ([, fields]) => fields);

/** Rows by path of a term with `[]`, for the conversion to FatturaPA. */
export const rowsByTerm = column('>', ([, , terms, agid]) => (agid === '' ? terms : `${terms} ${agid}`));

/** The row of a field, or of the nearest block around it. */
export const rowOfField = (number: string): FieldRow | undefined => nearest(rowsByField, number);

/** The row of a term, or of the nearest group around it. */
export const rowOfTerm = (path: string): FieldRow | undefined => nearest(rowsByTerm, path);
