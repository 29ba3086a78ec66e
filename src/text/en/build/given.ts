/** Problems with missing, unknown and malformed values. */
import { formOf } from '../../briefForm.ts';
import type { Kind, MalformedText, Suggested } from '../../buildParams.ts';
import { forms } from './forms.ts';

/** Kinds of value, in words. */
const KINDS: Readonly<Record<Kind, string>> = {
  object: 'a block of fields',
  list: 'a list',
  text: 'text',
  flag: 'true or false',
};

export const given = {
  missing: '{field} is missing.',
  unknown: ({ found, suggestion }: Suggested) =>
    `"${found}" is unknown${suggestion === '' ? '.' : `: did you mean ${suggestion}?`}`,
  type: ({ expected }: { readonly expected: Kind }) => `${KINDS[expected]} is required here.`,
  'text.empty': '{field} is empty.',
  'text.long': '{field} has {length} characters: {min} to {max} are allowed.',
  'text.characters':
    '{field} contains {characters}, which the schema does not allow: remove them, or set transliterate: true.',
  'text.form': ({ found, field, type }: MalformedText) =>
    `"${found}" does not have the form of ${field}: ${formOf(type, forms)}.`,
  code: '"{found}" is not a code of {list}.',
  date: '"{found}" is not a date: write year, month and day, such as 2026-11-21; the earliest year is 1970.',
  'date.future': 'the date {found} is after {asOf}: SdI would reject it (00403).',
  'date.link': 'the linked invoice has the date {found}, after that of the credit note, {data} (00418).',
  'date.period': 'the period ends on {found}, before it begins ({start}).',
  'number.digits': 'the number "{found}" contains no digit (00425).',
};
