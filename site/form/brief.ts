/** Converts the input into the brief of the builder. */
import type { FormField, FormGroup, FormKind } from './fields.ts';

/** The typed values by the path of their field; an empty text is not a value. */
export type Typed = Readonly<Record<string, string>>;

/** Thousands with points, decimals after a comma: `1.234,56`, `80,5`. */
const ITALIAN = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$|^\d+,\d+$/;

/** `1.234` can mean thousands or decimals. */
const AMBIGUOUS = /^\d{1,3}\.\d{3}$/;

/** The text of an amount for the builder, which takes a decimal point; null if it can be read in two ways. */
export function amountOf(typed: string): string | null {
  const text = typed.replaceAll(/[\s€%]/g, '');
  const [, sign = '', digits = ''] = /^([+-]?)(.*)$/.exec(text) ?? [];
  if (AMBIGUOUS.test(digits)) return null;
  return ITALIAN.test(digits) ? `${sign}${digits.replaceAll('.', '').replace(',', '.')}` : text;
}

/** Payment on receipt. */
const AT_SIGHT = /^(?:a vista|vista|alla consegna|alla ricezione|rimessa diretta|on receipt)$/;

/**
 * Terms as Italians write them, such as `30 gg`, `60 gg d.f. f.m.` or `30/60/90 gg`, as the builder takes them: `30`,
 * `60EOM`, or an instalment each.
 */
export function termsOf(typed: string): string | readonly { readonly termini: string }[] {
  const text = typed.trim().toLowerCase().replaceAll('.', '');
  if (text === 'fine mese' || text === 'fm') return 'EOM';
  if (AT_SIGHT.test(text)) return '0';
  const [, days, end] =
    /^(\d+(?:\s*[/,-]\s*\d+)*)\s*(?:gg|giorni|days)?\s*(?:df)?\s*(fm|fine mese)?$/.exec(text) ?? [];
  if (days === undefined) return typed.trim();
  const terms = days.split(/\D+/).map((one) => (end === undefined ? one : `${one}EOM`));
  return terms.length === 1 ? (terms[0] ?? '') : terms.map((termini) => ({ termini }));
}

interface TypedDiscount {
  readonly percentuale?: string;
  readonly importo?: string;
}

/** Discounts one after the other, such as `10`, `10+5` or `3 €`; null if an amount can be read in two ways. */
export function discountsOf(typed: string): readonly TypedDiscount[] | null {
  const discounts = typed.split('+').map((part): TypedDiscount | null => {
    const amount = amountOf(part.trim());
    if (amount === null) return null;
    return part.includes('€') ? { importo: amount } : { percentuale: amount };
  });
  return discounts.includes(null) ? null : discounts.flatMap((one) => one ?? []);
}

/** The number of items of each list; 1 for a list without a number. */
export type Counts = Partial<Readonly<Record<NonNullable<FormGroup['list']>, number>>>;

/** The fields of a kind, with their paths in the brief. */
export function fieldsOf({ groups }: FormKind, counts: Counts): readonly FormField[] {
  return groups.flatMap(({ fields, list }) =>
    list === undefined
      ? fields
      : Array.from({ length: counts[list] ?? 1 }, (_, index) =>
          fields.map((field) => ({ ...field, path: itemPath(list, index, field) })),
        ).flat(),
  );
}

export function itemPath(list: string, index: number, { path }: FormField): string {
  return `${list}/${index}${path}`;
}

export interface Brief {
  readonly brief: Readonly<Record<string, unknown>>;
  /** The fields whose amount can be read in two ways. */
  readonly ambiguous: readonly string[];
}

export function briefOf(kind: FormKind, typed: Typed, counts: Counts): Brief {
  const brief: Record<string, unknown> = {};
  const ambiguous: string[] = [];
  for (const { path, type } of fieldsOf(kind, counts)) {
    const text = (typed[path] ?? '').trim();
    if (text === '') continue;
    const value = briefValue(text, type);
    if (value === null) ambiguous.push(path);
    put(brief, path, value ?? text);
  }
  // A first item without values, so that the builder reports what it needs.
  for (const { list } of kind.groups)
    if (list !== undefined && at(brief, list) === undefined) put(brief, list, [{}]);
  for (const [path, value] of Object.entries(kind.fixed)) {
    const item = /^(\/.*?)\/\d+\//.exec(path)?.[1];
    if (item === undefined || at(brief, item) !== undefined) put(brief, path, value);
  }
  return { brief, ambiguous };
}

/** Null if the text can be read in two ways. */
function briefValue(text: string, type: FormField['type']): unknown {
  switch (type) {
    case 'switch':
      return true;
    case 'numbers':
      return text.split(/[\s,;]+/).map((one) => (/^\d+$/.test(one) ? Number(one) : one));
    case 'amount':
      return amountOf(text);
    case 'discounts':
      return discountsOf(text);
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
