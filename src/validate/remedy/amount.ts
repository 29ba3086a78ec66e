/** Remedies for decimals and integers. A figure changes its spelling, never its value. */

import { type DecimalForm, decimalForm } from '../../model/decimalForm.ts';
import type { Why } from '../../text/findingParams.ts';
import { type Figures, readFigures, writeFigures } from './number.ts';
import { advise, type Remedy, repair, type Subject, write } from './remedy.ts';

/** "10" → "10.00", "1.234,50" → "1234.50"; what would lose figures or may mean two things is only said. */
export function amountRemedy(subject: Subject): Remedy | undefined {
  const form = decimalForm(subject.type);
  if (form === undefined) return undefined;
  const figures = readFigures(subject.value);
  if (figures === undefined) return undefined;
  const readings = readingsOf(form, figures);
  if (readings.length > 1) return advise('number.ambiguous', { readings });
  const fitted = writeFigures(form, figures);
  switch (fitted.kind) {
    case 'exact':
      // "14.940" where only five figures are too many: whoever wrote it may still have meant thousands.
      if (figures.thousands !== undefined) {
        return advise('number.ambiguous', { readings: [figures.thousands, fitted.text] });
      }
      return write(fitted.text, figures.notation ?? fitted.changed ?? why(subject.value));
    case 'rounded':
      return repair('number.round', { to: fitted.text, max: form.max }, { op: 'replace', to: fitted.text });
    case 'negative':
      return advise('number.negative', { to: fitted.text });
    default:
      return advise('number.large', { digits: form.digits });
  }
}

/** "1.234" and "1,234" are one and a bit, or a thousand and more with its separator. */
function readingsOf(form: DecimalForm, figures: Figures): string[] {
  if (figures.thousands === undefined) return [];
  const decimal = writeFigures(form, figures);
  const thousands = writeFigures(form, { ...figures, whole: figures.thousands, fraction: '' });
  return [thousands, decimal].flatMap((reading) =>
    reading.kind === 'exact' || reading.kind === 'rounded' ? [reading.text] : [],
  );
}

function why(value: string): Why {
  return value.includes('.') ? 'zeros' : 'decimals';
}

/** "1.0" → "1" where an integer is due. */
export function integerRemedy(subject: Subject): Remedy | undefined {
  if (subject.type.base !== 'integer') return undefined;
  const figures = readFigures(subject.value);
  if (figures === undefined || !/^0*$/.test(figures.fraction)) return undefined;
  const text = `${figures.negative ? '-' : ''}${figures.whole.replace(/^0+(?=\d)/, '') || '0'}`;
  // "1.000" may be one or a thousand.
  if (figures.thousands !== undefined)
    return advise('number.ambiguous', { readings: [figures.thousands, text] });
  return write(text, figures.notation ?? 'integer');
}

/** Beyond the bounds of its type: the bounds are said. */
export function rangeRemedy(subject: Subject): Remedy | undefined {
  const { base, minimum: min, maximum: max } = subject.type;
  if (min === undefined && max === undefined) return undefined;
  if (base === 'date') return min === undefined ? undefined : advise('date.early', { min });
  return advise('number.range', {
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  });
}
