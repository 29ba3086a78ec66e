/** Constraints of a simple type, in words: for hover texts, the field reference and the schemas' documentation. */

import type { Bilingual } from './bilingual.ts';
import { decimalForm } from './decimalForm.ts';
import type { Occurs } from './grammar.ts';
import type { SimpleType } from './lexical.ts';

/** Longer patterns, such as that of e-mail addresses, are described in words only. */
const LONGEST_READABLE_PATTERN = 60;

/** Occurrences, as `0..1` or `1..n`. */
export function occurrence(occurs: Occurs): string {
  return occurs.min === 1 && occurs.max === 1 ? '1' : `${occurs.min}..${occurs.max === 1 ? 1 : 'n'}`;
}

/** The limits of a type as one phrase without a full stop. */
export function limits(type: SimpleType): Bilingual {
  if (type.codes?.closed === true) {
    return { it: `un codice di ${type.codes.name}`, en: `a code of ${type.codes.name}` };
  }
  switch (type.base) {
    case 'decimal':
      return decimal(type);
    case 'integer':
      return {
        it: `intero da ${type.minimum} a ${type.maximum}`,
        en: `integer from ${type.minimum} to ${type.maximum}`,
      };
    case 'date':
      return type.minimum === undefined
        ? { it: 'data AAAA-MM-GG', en: 'date YYYY-MM-DD' }
        : {
            it: `data AAAA-MM-GG, non prima del ${type.minimum}`,
            en: `date YYYY-MM-DD, not before ${type.minimum}`,
          };
    case 'dateTime':
      return { it: 'data e ora AAAA-MM-GGThh:mm:ss', en: 'date and time YYYY-MM-DDThh:mm:ss' };
    case 'base64Binary':
      return { it: 'contenuto in base64', en: 'content in base64' };
    default:
      return text(type);
  }
}

function decimal(type: SimpleType): Bilingual {
  const form = decimalForm(type);
  if (form === undefined) throw new Error(`${type.name}: no words for the pattern ${type.pattern}`);
  const { signed, digits, min, max } = form;
  const top = type.maximum;
  return {
    it: [
      `da 1 a ${digits} cifre, punto, ${min === max ? min : `da ${min} a ${max}`} decimali`,
      ...(signed ? ['anche negativo'] : []),
      ...(top === undefined ? [] : [`al massimo ${top}`]),
    ].join(', '),
    en: [
      `1 to ${digits} digits, a point, ${min === max ? min : `${min} to ${max}`} decimals`,
      ...(signed ? ['may be negative'] : []),
      ...(top === undefined ? [] : [`at most ${top}`]),
    ].join(', '),
  };
}

function text(type: SimpleType): Bilingual {
  const it: string[] = [];
  const en: string[] = [];
  const { minLength: min, maxLength: max, pattern } = type;
  if (max !== undefined) {
    it.push(min === undefined ? `al massimo ${max} caratteri` : `da ${min} a ${max} caratteri`);
    en.push(min === undefined ? `at most ${max} characters` : `${min} to ${max} characters`);
  }
  if (type.characters === 'BasicLatin') {
    it.push('solo Basic Latin (ASCII)');
    en.push('Basic Latin (ASCII) only');
  } else if (type.characters === 'Latin1') {
    it.push('Basic Latin e Latin-1');
    en.push('Basic Latin and Latin-1');
  }
  if (pattern !== undefined) {
    const readable = pattern.length <= LONGEST_READABLE_PATTERN;
    it.push(readable ? `forma ${pattern}` : 'forma di un indirizzo e-mail');
    en.push(readable ? `pattern ${pattern}` : 'form of an e-mail address');
  }
  return { it: it.join(', '), en: en.join(', ') };
}
