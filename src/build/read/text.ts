/** Texts of the schema's types, and the problem with an invalid one. */
import { applyWhitespace, checkValue, type SimpleType, type ValueError } from '../../model/lexical.ts';
import { transliterate } from '../../model/transliterate.ts';
import type { Problems } from '../problems/buildError.ts';
import { noteKind } from './given.ts';

/** Characters that XML never allows. */
const NEVER = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Cs}/u;

/** Place of a text, with its conversion. */
interface TextPlace {
  readonly at: string;
  readonly key: string;
  readonly transliterate: boolean;
}

/** The text in the form that its type accepts; undefined, with a problem, if it is invalid. */
export function readText(
  problems: Problems,
  type: SimpleType,
  value: unknown,
  place: TextPlace,
): string | undefined {
  const { at, key } = place;
  // Invoice numbers are often given as JavaScript numbers.
  const written = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  if (typeof written !== 'string') {
    noteKind(problems, place, 'text');
    return undefined;
  }
  let text = applyWhitespace(type.whitespace === 'preserve' ? 'preserve' : 'replace', written).trim();
  if (place.transliterate && type.characters !== undefined) text = transliterate(text, type.characters);
  if (NEVER.test(text)) {
    const [found = ''] = NEVER.exec(text) ?? [];
    problems.add('text.characters', at, key, { field: key, characters: numbered(found) });
    return undefined;
  }
  const error = checkValue(type, text);
  if (error === undefined) return text;
  noteFlaw(problems, { type, error, found: text }, place);
  return undefined;
}

interface Flaw {
  readonly type: SimpleType;
  readonly error: ValueError;
  readonly found: string;
}

function noteFlaw(problems: Problems, { type, error, found }: Flaw, { at, key }: TextPlace): void {
  switch (error.id) {
    case 'value.empty':
      problems.add('text.empty', at, key, { field: key });
      break;
    case 'value.code':
      problems.add('code', at, key, { found, list: error.params.list });
      break;
    case 'value.length': {
      const { length, min, max } = error.params;
      problems.add('text.long', at, key, { field: key, length, min, max });
      break;
    }
    case 'value.characters': {
      const characters = error.params.characters.join(' ');
      problems.add('text.characters', at, key, { field: key, characters });
      break;
    }
    default:
      problems.add('text.form', at, key, { found, field: key, type: type.name });
  }
}

function numbered(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
