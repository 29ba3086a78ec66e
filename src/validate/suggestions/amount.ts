/** Suggestions for decimals and integers. They change the spelling of a number, never its value. */

import { type DecimalForm, decimalForm } from '../../model/decimalForm.ts';
import type { Why } from '../../text/findingParams.ts';
import { type NumberParts, readNumberParts, writeNumberParts } from './number.ts';
import { advise, repair, type Subject, type Suggestion, write } from './suggestion.ts';

/** "10" → "10.00", "1.234,50" → "1234.50"; advice without a fix if digits would be lost or the value is ambiguous. */
export function amountSuggestion(subject: Subject): Suggestion | undefined {
  const form = decimalForm(subject.type);
  if (form === undefined) return undefined;
  const parts = readNumberParts(subject.value);
  if (parts === undefined) return undefined;
  const readings = readingsOf(form, parts);
  if (readings.length > 1) return advise('number.ambiguous', { readings });
  const fitted = writeNumberParts(form, parts);
  switch (fitted.kind) {
    case 'exact':
      // "14.940" where five digits are too many: only the decimal reading fits, but thousands may have been intended.
      if (parts.thousands !== undefined) {
        return advise('number.ambiguous', { readings: [parts.thousands, fitted.text] });
      }
      return write(fitted.text, parts.notation ?? fitted.changed ?? why(subject.value));
    case 'rounded':
      return repair('number.round', { to: fitted.text, max: form.max }, { op: 'replace', to: fitted.text });
    case 'negative':
      return advise('number.negative', { to: fitted.text });
    default:
      return advise('number.large', { digits: form.digits });
  }
}

/** The two readings of "1.234" and "1,234": with a thousands separator, or with a decimal separator. */
function readingsOf(form: DecimalForm, parts: NumberParts): string[] {
  if (parts.thousands === undefined) return [];
  const decimal = writeNumberParts(form, parts);
  const thousands = writeNumberParts(form, { ...parts, whole: parts.thousands, fraction: '' });
  return [thousands, decimal].flatMap((reading) =>
    reading.kind === 'exact' || reading.kind === 'rounded' ? [reading.text] : [],
  );
}

function why(value: string): Why {
  return value.includes('.') ? 'zeros' : 'decimals';
}

/** "1.0" → "1" for an integer type. */
export function integerSuggestion(subject: Subject): Suggestion | undefined {
  if (subject.type.base !== 'integer') return undefined;
  const parts = readNumberParts(subject.value);
  if (parts === undefined || !/^0*$/.test(parts.fraction)) return undefined;
  const text = `${parts.negative ? '-' : ''}${parts.whole.replace(/^0+(?=\d)/, '') || '0'}`;
  // "1.000" may mean one or one thousand.
  if (parts.thousands !== undefined) return advise('number.ambiguous', { readings: [parts.thousands, text] });
  return write(text, parts.notation ?? 'integer');
}

/** A value out of range: advice with the bounds of the type. */
export function rangeSuggestion(subject: Subject): Suggestion | undefined {
  const { base, minimum: min, maximum: max } = subject.type;
  if (min === undefined && max === undefined) return undefined;
  if (base === 'date') return min === undefined ? undefined : advise('date.early', { min });
  return advise('number.range', {
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  });
}
