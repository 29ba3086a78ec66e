/** Whether a value has the shape that the contract gives it. */
import {
  codeList,
  type Judgement,
  objectNamed,
  requestFaults,
  type Shape,
  type TextShape,
  textFault,
} from '../../api/contract/index.ts';
import { type Fault, fault } from './refusal.ts';

/** Digits of the longest amount: more than any money has, and few enough to be added up exactly. */
const LONGEST_AMOUNT = 30;

/** The largest integer, either way: PostgreSQL's `integer`. */
const LARGEST_INTEGER = 2 ** 31 - 1;

/** PostgreSQL stores no U+0000, and UTF-8 has no halves of a pair. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** What is wrong with a text for this shape, of a filter or of a body; undefined when nothing is. */
export function textFlaw(text: string, shape: TextShape): string | undefined {
  return storageFlaw(text, shape) ?? textFault(text, shape)?.says;
}

/** What the service's documentation does not say, and a database has to. */
function storageFlaw(text: string, { format }: TextShape): string | undefined {
  if (UNSTORABLE.test(text)) return 'a character that cannot be stored: U+0000 or half of a pair';
  if (format?.endsWith('decimal') && text.replaceAll(/\D/g, '').length > LONGEST_AMOUNT)
    return `more than ${LONGEST_AMOUNT} digits`;
  return undefined;
}

/** What is wrong with the value of a filter of this shape; undefined when nothing is. */
export function valueFlaw(value: string, shape: Shape): string | undefined {
  if (shape.kind === 'text') return textFlaw(value, shape);
  if (shape.kind === 'integer') {
    const fits = /^-?\d{1,10}$/.test(value) && Math.abs(Number(value)) <= LARGEST_INTEGER;
    return fits ? undefined : `not an integer up to ${LARGEST_INTEGER}`;
  }
  if (shape.kind !== 'code') return undefined;
  return Object.hasOwn(codeList(shape.list).codes, value) ? undefined : `none of ${shape.list}`;
}

/** All that is wrong with a body, each with its pointer. @param partial whether it changes what is there */
export function bodyFaults(value: unknown, shape: Shape, partial: boolean): readonly Fault[] {
  const judgement: Judgement = {
    named: objectNamed,
    partial,
    closed: true,
    text: storageFlaw,
    integer: (number) =>
      Math.abs(number) <= LARGEST_INTEGER ? undefined : `expected an integer up to ${LARGEST_INTEGER}`,
    code: (code, list) => (Object.hasOwn(codeList(list).codes, code) ? undefined : `expected one of ${list}`),
  };
  return requestFaults(value, shape, judgement).map(({ says, pointer }) => fault(422, says, pointer));
}
