/** Tables of resources. */

import { isMembers, memberAt } from '../../model/index.ts';
import { widthOf } from '../../validate/index.ts';
import { type TableLook, tableFor } from '../terminal/table.ts';
import { columns, isWhole, type ResourceColumn } from './columns.ts';

/** Renders several pages under one heading. */
export interface ResourceTable {
  /** Returns rows; the first call also returns the heading. */
  render(items: readonly unknown[]): string;
}

/** @param of The object's name in the contract. */
export function tableOf(of: string, look: TableLook): ResourceTable {
  let table: ReturnType<typeof tableFor> | undefined;
  let chosen: readonly ResourceColumn[] = [];
  return {
    render(items) {
      const first = table === undefined;
      if (table === undefined) {
        chosen = fitting(columns[of] ?? [], items, look.width);
        const heads = chosen.map((column) => ({
          head: headOf(column),
          whole: isWhole(column),
          right: column.right === true,
        }));
        table = tableFor(heads, rowsOf(items, chosen), look);
      }
      return `${first ? table.head() : ''}${table.rows(rowsOf(items, chosen))}`;
    },
  };
}

/** Amounts, ids and dates are never truncated, so on a narrow terminal whole columns are omitted. */
function fitting(
  all: readonly ResourceColumn[],
  items: readonly unknown[],
  width: number | null,
): readonly ResourceColumn[] {
  const filled = all.filter((column) => isNever(column) || items.some((item) => textOf(item, column) !== ''));
  if (width === null) return filled;
  const order = filled
    .filter(({ spare }) => spare !== undefined)
    .sort((a, b) => (a.spare ?? 0) - (b.spare ?? 0));
  let kept = filled;
  for (const next of order) {
    if (leastWidth(kept, items) <= width) break;
    kept = kept.filter((column) => column !== next);
  }
  return kept;
}

/** The service's name of the field, which filters and sorting use. */
function headOf({ field }: ResourceColumn): string {
  return field.split('.', 1)[0] ?? '';
}

const isNever = ({ spare }: ResourceColumn): boolean => spare === undefined;

/** The minimum useful width of a truncated text. */
const SHORTEST = 14;
const GAP = 2;

function leastWidth(kept: readonly ResourceColumn[], items: readonly unknown[]): number {
  const widths = kept.map((column) => {
    const natural = items.reduce<number>(
      (widest, item) => Math.max(widest, widthOf(textOf(item, column))),
      widthOf(headOf(column)),
    );
    return isWhole(column) ? natural : Math.min(natural, SHORTEST);
  });
  return widths.reduce((sum, one) => sum + one + GAP, -GAP);
}

function rowsOf(
  items: readonly unknown[],
  chosen: readonly ResourceColumn[],
): readonly (readonly string[])[] {
  return items.map((item) => chosen.map((column) => textOf(item, column)));
}

function textOf(item: unknown, { field, otherwise }: ResourceColumn): string {
  const text = cell(at(item, field));
  return shortened(text === '' && otherwise !== undefined ? cell(at(item, otherwise)) : text);
}

/** Returns the value at a path such as `counterpart.company_name`. */
function at(item: unknown, path: string): unknown {
  return memberAt(item, ...path.split('.'));
}

const MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?Z$/;

/** Shortens a timestamp to the minute, and to the date at midnight. */
function shortened(text: string): string {
  const [, day, time] = MOMENT.exec(text) ?? [];
  if (day === undefined) return text;
  return time === '00:00' ? day : `${day} ${time}Z`;
}

/** A value as short text; empty for objects, lists and absent values. */
export function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (isMoney(value)) return `${value.amount} ${value.currency}`;
  return typeof value === 'object' ? '' : String(value);
}

/** True for an amount with its currency. */
export function isMoney(value: unknown): value is { readonly amount: string; readonly currency: string } {
  if (!isMembers(value) || Object.keys(value).length !== 2) return false;
  return typeof value['amount'] === 'string' && typeof value['currency'] === 'string';
}
