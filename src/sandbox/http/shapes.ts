/** Whether a value has the shape that the contract gives it. */
import { codeList, type Field, objectNamed, type Shape, type TextShape } from '../../api/contract/index.ts';
import { type Fault, fault } from './refusal.ts';

const FORMATS: Readonly<Record<NonNullable<TextShape['format']>, RegExp>> = {
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  date: /^\d{4}-\d{2}-\d{2}$/,
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/,
  uri: /^https?:\/\/\S+$/,
  email: /^[^@\s]+@[^@\s]+$/,
  decimal: /^\d+(?:\.\d+)?$/,
  'signed-decimal': /^-?\d+(?:\.\d+)?$/,
};

/** Digits of the longest amount: more than any money has, and few enough to be added up exactly. */
const LONGEST_AMOUNT = 30;

/** The largest integer, either way: PostgreSQL's `integer`. */
const LARGEST_INTEGER = 2 ** 31 - 1;

/** PostgreSQL stores no U+0000, and UTF-8 has no halves of a pair. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** What is wrong with a text for this shape, of a filter or of a body; undefined when nothing is. */
export function textFlaw(text: string, shape: TextShape): string | undefined {
  if (UNSTORABLE.test(text)) return 'a character that cannot be stored: U+0000 or half of a pair';
  const length = [...text].length;
  if (shape.format !== undefined && !FORMATS[shape.format].test(text)) return `not a ${shape.format}`;
  if (shape.format?.startsWith('date') && !isMoment(text)) return 'no day of the calendar';
  if (shape.format?.endsWith('decimal') && text.replaceAll(/\D/g, '').length > LONGEST_AMOUNT) {
    return `more than ${LONGEST_AMOUNT} digits`;
  }
  if (length < (shape.minLength ?? 0)) return `fewer than ${shape.minLength} characters`;
  if (length > (shape.maxLength ?? Number.POSITIVE_INFINITY))
    return `more than ${shape.maxLength} characters`;
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

/** JavaScript takes the 30th of February for the 2nd of March; PostgreSQL has no year 0. */
function isMoment(text: string): boolean {
  const time = Date.parse(text);
  return (
    !Number.isNaN(time) &&
    !text.startsWith('0000') &&
    new Date(time).getUTCDate() === Number(text.slice(8, 10))
  );
}

const isInteger = (value: unknown): boolean =>
  Number.isInteger(value) && Math.abs(Number(value)) <= LARGEST_INTEGER;

/** All that is wrong with a value of a body, each with its pointer. */
export function shapeFaults(value: unknown, shape: Shape, pointer: string): readonly Fault[] {
  switch (shape.kind) {
    case 'text':
      if (typeof value !== 'string') return [wrong(pointer, 'a text')];
      return flaws(pointer, textFlaw(value, shape));
    case 'code':
      if (typeof value !== 'string') return [wrong(pointer, 'a code')];
      return Object.hasOwn(codeList(shape.list).codes, value) ? [] : [wrong(pointer, `one of ${shape.list}`)];
    case 'integer':
      return isInteger(value) ? [] : [wrong(pointer, `an integer up to ${LARGEST_INTEGER}`)];
    case 'number':
      return Number.isFinite(value) ? [] : [wrong(pointer, 'a number')];
    case 'boolean':
      return typeof value === 'boolean' ? [] : [wrong(pointer, 'true or false')];
    case 'reference':
      return fieldFaults(value, objectNamed(shape.to).fields, pointer);
    case 'object':
      return fieldFaults(value, shape.fields, pointer);
    case 'list':
      if (!Array.isArray(value)) return [wrong(pointer, 'an array')];
      if (value.length < (shape.minItems ?? 0)) return [wrong(pointer, `${shape.minItems} or more`)];
      return value.flatMap((item, index) => shapeFaults(item, shape.of, `${pointer}/${index}`));
    case 'either': {
      const tries = shape.of.map((one) => shapeFaults(value, one, pointer));
      return tries.find((faults) => faults.length === 0) ?? tries.at(-1) ?? [];
    }
    case 'invoice':
      return [];
  }
}

/** As {@link shapeFaults}, of an object with these fields and no others. */
function fieldFaults(
  value: unknown,
  fields: Readonly<Record<string, Field>>,
  pointer: string,
): readonly Fault[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [wrong(pointer, 'an object')];
  const given = value as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(fields, name));
  const known = Object.entries(fields).flatMap(([name, { shape, required, nullable }]) => {
    const at = `${pointer}/${name}`;
    if (!Object.hasOwn(given, name)) return required ? [wrong(at, 'a value: it is required')] : [];
    if (given[name] === null && nullable) return [];
    return shapeFaults(given[name], shape, at);
  });
  return [...unknown.map((name) => wrong(`${pointer}/${escaped(name)}`, 'no such field')), ...known];
}

/** As JSON Pointer writes a name. */
const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

const flaws = (pointer: string, flaw: string | undefined): readonly Fault[] =>
  flaw === undefined ? [] : [fault(422, flaw, pointer)];

const wrong = (pointer: string, expected: string): Fault => fault(422, `expected ${expected}`, pointer);
