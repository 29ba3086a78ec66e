/** Values that a simple type allows, in words. */

import { decimalForm } from '../model/decimalForm.ts';
import type { SimpleType } from '../model/lexical.ts';
import { typeNamed } from '../model/typeNamed.ts';
import type { expected as phrases } from './en/findings/expected.ts';
import type { Translated } from './sentence.ts';

export type ExpectedPhrases = Translated<typeof phrases>;

/** The phrase for the type of this name, or the name itself if the type is not in the grammar. */
export function expected(typeName: string, phrases: ExpectedPhrases): string {
  const type = typeNamed(typeName);
  return type === undefined ? (ownPhrase(typeName, phrases) ?? typeName) : phraseOf(type, phrases);
}

function phraseOf(type: SimpleType, phrases: ExpectedPhrases): string {
  const own = ownPhrase(type.name, phrases);
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

function ownPhrase(typeName: string, phrases: ExpectedPhrases): string | undefined {
  const types: Readonly<Record<string, string>> = phrases.types;
  return types[typeName];
}
