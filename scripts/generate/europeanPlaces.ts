/** The places of the table of bindings that conversions look up, without its documentation. */
import type { FieldRow } from '../../src/convert/en16931/fields/fieldRow.ts';
import { fieldRows } from '../../src/convert/en16931/fields/fieldRows.ts';
import { rowsByField, rowsByTerm } from '../../src/convert/en16931/fields/rows.ts';

/** True if a block around one of the names has a row, whose place it would otherwise take. */
const isInside = (rows: ReadonlyMap<string, FieldRow>, names: string): boolean =>
  names
    .split(' ')
    .some((name) => [...rows.keys()].some((other) => other !== '' && name.startsWith(`${other}.`)));

/** False for a row that gives the same answer as no row. */
const isPlace = ([, fields, terms, agid]: FieldRow): boolean =>
  fields === ''
    ? isInside(rowsByTerm, `${terms} ${agid}`)
    : `${terms}${agid}` !== '' || isInside(rowsByField, fields);

export const europeanPlaces =
  (): string => `/** Generated from ../fieldRows.ts by \`npm run generate\`; do not edit. */

/**
 * A line for each row that has a place: the direction, then, separated by commas, fields, terms, and the terms in AgID's
 * profile, if others.
 */
export const PLACES = \`${fieldRows
    .filter(isPlace)
    .map(([direction, ...columns]) => `${direction}${columns.slice(0, 3).join(',').replace(/,+$/, '')}`)
    .join('\n')}\`;
`;
