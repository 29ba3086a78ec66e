/** The documented constraints of a text: its format and length. */
import { checkDate, checkDateTime } from '../../model/primitives.ts';
import type { TextShape } from './shape.ts';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** True for a UUID in hexadecimal digits of either case, with hyphens. */
export const isUuid = (text: string): boolean => UUID.test(text);

const FORMATS: Readonly<Record<NonNullable<TextShape['format']>, RegExp>> = {
  uuid: UUID,
  date: /^\d{4}-\d{2}-\d{2}$/,
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/,
  uri: /^https?:\/\/\S+$/,
  email: /^[^@\s]+@[^@\s]+$/,
  // The pattern in the service's document: the digits before the point are optional.
  decimal: /^\d*\.?\d+$/,
  'signed-decimal': /^-?\d*\.?\d+$/,
  'hex-color': /^#(?:[0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$/,
  'upper-case': /^[^a-z]*$/,
};

/** JSON Schema does not define these formats. */
const UNNAMED: readonly TextShape['format'][] = ['decimal', 'signed-decimal', 'hex-color', 'upper-case'];

/** The pattern of a format that JSON Schema does not define; undefined for the others. */
export function patternOf(format: NonNullable<TextShape['format']>): string | undefined {
  return UNNAMED.includes(format) ? FORMATS[format].source : undefined;
}

/** The violated constraint and its description. */
export interface TextFault {
  readonly rule: 'format' | 'length';
  readonly message: string;
}

/** The violated constraint of a text; undefined if there is none. */
export function textFault(text: string, shape: TextShape): TextFault | undefined {
  const { format, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = shape;
  if (format !== undefined && !FORMATS[format].test(text))
    return { rule: 'format', message: `not a ${format}` };
  if (format?.startsWith('date') && !isMoment(text))
    return { rule: 'format', message: 'not an existing date' };
  const length = [...text].length;
  if (length < minLength) return { rule: 'length', message: `fewer than ${minLength} characters` };
  if (length > maxLength) return { rule: 'length', message: `more than ${maxLength} characters` };
  return undefined;
}

/** The pattern checks the form only; this checks that the date exists. */
const isMoment = (text: string): boolean => (text.includes('T') ? checkDateTime(text) : checkDate(text));
