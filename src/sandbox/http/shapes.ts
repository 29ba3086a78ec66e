/** Checks values against the shapes of the contract. */
import {
  codeList,
  objectNamed,
  type RequestChecks,
  requestFaults,
  type Shape,
  type TextShape,
  textFault,
} from '../../api/contract/index.ts';
import { type Fault, fault } from './refusal.ts';

/** Maximum number of digits of an amount: more than any real amount, few enough for exact sums. */
const LONGEST_AMOUNT = 30;

/** Largest absolute value of an integer: PostgreSQL's `integer`. */
const LARGEST_INTEGER = 2 ** 31 - 1;

/** PostgreSQL cannot store U+0000, and UTF-8 has no lone surrogates. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** The error in the text of a filter or a body; undefined if it is valid. */
export function textFlaw(text: string, shape: TextShape): string | undefined {
  return storageFlaw(text, shape) ?? textFault(text, shape)?.message;
}

/** Limits of the database, which the service's documentation does not mention. */
function storageFlaw(text: string, { format }: TextShape): string | undefined {
  if (UNSTORABLE.test(text)) return 'a character that cannot be stored: U+0000 or half of a pair';
  if (format?.endsWith('decimal') && text.replaceAll(/\D/g, '').length > LONGEST_AMOUNT)
    return `more than ${LONGEST_AMOUNT} digits`;
  return undefined;
}

/** The error in the value of a filter; undefined if it is valid. */
export function valueFlaw(value: string, shape: Shape): string | undefined {
  if (shape.kind === 'text') return textFlaw(value, shape);
  if (shape.kind === 'integer') {
    const fits = /^-?\d{1,10}$/.test(value) && Math.abs(Number(value)) <= LARGEST_INTEGER;
    return fits ? undefined : `not an integer up to ${LARGEST_INTEGER}`;
  }
  if (shape.kind !== 'code') return undefined;
  return Object.hasOwn(codeList(shape.list).codes, value) ? undefined : `none of ${shape.list}`;
}

/**
 * All errors in a body, with their pointers.
 * @param partial True for an update
 */
export function bodyFaults(value: unknown, shape: Shape, partial: boolean): readonly Fault[] {
  const checks: RequestChecks = {
    named: objectNamed,
    partial,
    closed: true,
    text: storageFlaw,
    integer: (number) =>
      Math.abs(number) <= LARGEST_INTEGER ? undefined : `expected an integer up to ${LARGEST_INTEGER}`,
    code: (code, list) => (Object.hasOwn(codeList(list).codes, code) ? undefined : `expected one of ${list}`),
  };
  return requestFaults(value, shape, checks).map(({ message, pointer }) => fault(422, message, pointer));
}
