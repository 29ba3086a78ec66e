/** Problems with missing, unknown and malformed values. */
import { formOf } from '../../briefForm.ts';
import type { Kind, MalformedText, Suggested } from '../../buildParams.ts';
import { forms } from './forms.ts';

/** Kinds of value, in words. */
const KINDS: Readonly<Record<Kind, string>> = {
  object: 'a block of fields',
  list: 'a list',
  text: 'a text',
  flag: 'true or false',
};

export const given = {
  missing: '{field} is missing.',
  unknown: ({ found, suggestion }: Suggested) =>
    `"${found}" is not known${suggestion === '' ? '' : `: perhaps ${suggestion}`}.`,
  type: ({ expected }: { readonly expected: Kind }) => `${KINDS[expected]} is needed here.`,
  'text.empty': '{field} is empty.',
  'text.long': '{field} has {length} characters: {min} to {max} are allowed.',
  'text.characters':
    '{field} contains {characters}, which the schema does not take: leave them out, or transliterate: true.',
  'text.form': ({ found, field, type }: MalformedText) =>
    `"${found}" does not have the form of ${field}: ${formOf(type, forms)}.`,
  code: '"{found}" is no code of {list}.',
  date: '"{found}" is no date: write year, month and day, such as 2026-11-21, since 1970.',
  'date.future': 'the date {found} is after {asOf}: SdI would reject it (00403).',
  'date.link': 'the linked invoice is of {found}, after the credit note of {data} (00418).',
  'date.period': 'the period ends on {found}, before it begins ({start}).',
  'number.digits': 'the number "{found}" has no digit (00425).',
};
