/** The brief of the builder from what was typed. */
import type { FormField, FormKind } from './fields.ts';

/** The typed values by the path of their field; an empty text is no value. */
export type Typed = Readonly<Record<string, string>>;

/** Thousands with points, decimals behind a comma: `1.234,56`, `80,5`. */
const ITALIAN = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$|^\d+,\d+$/;

/** `1.234` can be a thousand or a decimal. */
const AMBIGUOUS = /^\d{1,3}\.\d{3}$/;

/** The text of an amount for the builder, which takes a decimal point; null if it can be read in two ways. */
export function amountOf(typed: string): string | null {
  const text = typed.replaceAll(/[\s€%]/g, '');
  const [, sign = '', digits = ''] = /^([+-]?)(.*)$/.exec(text) ?? [];
  if (AMBIGUOUS.test(digits)) return null;
  return ITALIAN.test(digits) ? `${sign}${digits.replaceAll('.', '').replace(',', '.')}` : text;
}

/** Terms as Italians write them, such as `30 gg` or `60 gg d.f. f.m.`, as the builder takes them: `30`, `60EOM`. */
export function termsOf(typed: string): string {
  const text = typed.trim().toLowerCase().replaceAll('.', '');
  if (text === 'fine mese' || text === 'fm') return 'EOM';
  const [, days, end] = /^(\d+)\s*(?:gg|giorni|days)?\s*(?:df)?\s*(fm|fine mese)?$/.exec(text) ?? [];
  if (days === undefined) return typed.trim();
  return end === undefined ? days : `${days}EOM`;
}

/** The paths of the fields of a kind, with the given number of lines. */
export function fieldsOf({ groups, line }: FormKind, lines: number): readonly FormField[] {
  const own = groups.flatMap(({ fields }) => fields);
  if (line === null) return own;
  const rows = Array.from({ length: lines }, (_, index) =>
    line.map((field) => ({ ...field, path: linePath(index, field) })),
  );
  return [...own, ...rows.flat()];
}

export function linePath(index: number, { path }: FormField): string {
  return `/linee/${index}${path}`;
}

export interface Brief {
  readonly brief: Readonly<Record<string, unknown>>;
  /** The fields whose amount can be read in two ways. */
  readonly ambiguous: readonly string[];
}

export function briefOf(kind: FormKind, typed: Typed, lines: number): Brief {
  const brief: Record<string, unknown> = {};
  const ambiguous: string[] = [];
  for (const { path, type } of fieldsOf(kind, lines)) {
    const text = (typed[path] ?? '').trim();
    if (text === '') continue;
    const amount = type === 'amount' ? amountOf(text) : undefined;
    if (amount === null) ambiguous.push(path);
    put(brief, path, briefValue(text, type, amount ?? null));
  }
  // A first line without anything: the builder then says what a line needs.
  if (kind.line !== null && brief['linee'] === undefined) brief['linee'] = [{}];
  for (const [path, value] of Object.entries(kind.fixed)) {
    const item = /^(\/.*?)\/\d+\//.exec(path)?.[1];
    if (item === undefined || at(brief, item) !== undefined) put(brief, path, value);
  }
  return { brief, ambiguous };
}

function briefValue(text: string, type: FormField['type'], amount: string | null): unknown {
  switch (type) {
    case 'switch':
      return true;
    case 'numbers':
      return text.split(/[\s,;]+/).map((one) => (/^\d+$/.test(one) ? Number(one) : one));
    case 'amount':
      return amount ?? text;
    case 'terms':
      return termsOf(text);
    default:
      return text;
  }
}

const segments = (path: string): readonly string[] => path.slice(1).split('/');

function at(value: unknown, path: string): unknown {
  let found: unknown = value;
  for (const name of segments(path)) found = (found as Record<string, unknown> | undefined)?.[name];
  return found;
}

/** Places a value; a number in the path makes a list. */
function put(target: Record<string, unknown>, path: string, value: unknown): void {
  const names = segments(path);
  let block = target;
  for (const [index, name] of names.slice(0, -1).entries()) {
    const next = /^\d+$/.test(names[index + 1] ?? '') ? [] : {};
    block[name] ??= next;
    block = block[name] as Record<string, unknown>;
  }
  block[names.at(-1) ?? ''] = value;
}
