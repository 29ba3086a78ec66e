/** What a simple type wants, in words. */

import { decimalForm } from '../../model/decimalForm.ts';
import type { SimpleType } from '../../model/lexical.ts';
import { typeNamed } from '../subject.ts';
import type { ExpectedPhrases } from './messages.ts';

/** The phrase for the type of this name; the name itself for a type that is none of ours. */
export function expected(typeName: string, phrases: ExpectedPhrases): string {
  const type = typeNamed(typeName);
  return type === undefined ? (phrases.types[typeName] ?? typeName) : phraseOf(type, phrases);
}

function phraseOf(type: SimpleType, phrases: ExpectedPhrases): string {
  const own = phrases.types[type.name];
  if (own !== undefined) return own;
  if (type.codes !== undefined) {
    return phrases.code(type.codes.name, type.codes.codes.find((entry) => entry.inSchema)?.code);
  }
  const decimal = decimalForm(type);
  if (decimal !== undefined) {
    const whole = type.maximum === undefined ? '10' : '22';
    return phrases.decimal(decimal, `${whole}.${'0'.repeat(decimal.min)}`);
  }
  if (type.base === 'integer') return phrases.integer(type.minimum, type.maximum);
  return phrases.text(type.minLength ?? 0, type.maxLength ?? Number.POSITIVE_INFINITY);
}
