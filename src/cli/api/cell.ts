/** Values of resources in a few words. */
import { isJsonObject } from '../json/jsonObject.ts';

/** Returns the value at a path such as `counterpart.company_name`. */
export function at(item: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      item,
    );
}

const MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?Z$/;

/** A moment to the minute: midnights and fractions of seconds are noise in a table. */
export function shortened(text: string): string {
  const [, day, time] = MOMENT.exec(text) ?? [];
  if (day === undefined) return text;
  return time === '00:00' ? day : `${day} ${time}Z`;
}

/** One value in a few words; nothing for what has none. */
export function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (isMoney(value)) return `${value.amount} ${value.currency}`;
  return typeof value === 'object' ? '' : String(value);
}

/** An exact amount with its currency. */
export function isMoney(value: unknown): value is { readonly amount: string; readonly currency: string } {
  if (!isJsonObject(value) || Object.keys(value).length !== 2) return false;
  return typeof value['amount'] === 'string' && typeof value['currency'] === 'string';
}
