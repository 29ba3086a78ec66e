/** Converts typed text into a field's value. */
import { codeList, type Shape } from '../../api/contract/index.ts';
import { UsageError } from '../command/usageError.ts';
import type { WantedValue } from './expected.ts';

const FORMS: Readonly<Record<Exclude<WantedValue, 'money'>, RegExp>> = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  'date-time': /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/,
  uuid: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
  integer: /^-?\d+$/,
  number: /^-?\d+(?:\.\d+)?$/,
  boolean: /^(?:true|false)$/,
};

const MONEY = /^(-?\d+(?:\.\d+)?) ?([A-Z]{3})$/;

/**
 * @param name The option or field, for the message.
 * @throws UsageError if the text does not match the shape.
 */
export function readValue(name: string, text: string, shape: Shape): unknown {
  checkText(name, text, shape);
  if (shape.kind === 'integer' || shape.kind === 'number') return Number(text);
  if (shape.kind === 'boolean') return text === 'true';
  if (shape.kind !== 'reference' || shape.to !== 'Money') return text;
  const [, amount, currency] = MONEY.exec(text) ?? [];
  if (amount === undefined) throw wrongValue(name, text, 'money');
  // The amount stays text, because a float would round it.
  return { amount, currency };
}

/** @throws UsageError if the text does not match the shape. */
export function checkText(name: string, text: string, shape: Shape): void {
  if (shape.kind === 'code') checkCode(name, text, shape.list);
  const wanted = wantedOf(shape);
  if (wanted !== null && !FORMS[wanted].test(text)) throw wrongValue(name, text, wanted);
}

function wantedOf(shape: Shape): Exclude<WantedValue, 'money'> | null {
  if (shape.kind === 'integer' || shape.kind === 'number' || shape.kind === 'boolean') return shape.kind;
  if (shape.kind !== 'text') return null;
  const { format } = shape;
  return format === 'date' || format === 'date-time' || format === 'uuid' ? format : null;
}

/** Code lists are open, so unknown codes pass, except one that differs from a known code only in case. */
function checkCode(name: string, text: string, list: string): void {
  const { codes } = codeList(list);
  const upper = text.toUpperCase();
  if (Object.hasOwn(codes, text) || !Object.hasOwn(codes, upper)) return;
  throw new UsageError(({ api }) => api.usage.codeInCapitals(name, text, upper));
}

function wrongValue(name: string, found: string, wanted: WantedValue): UsageError {
  return new UsageError(({ api }) => api.usage.wrongValue(name, found, wanted));
}
