/** Selects the suggestion for a value: the first that recognizes the error and whose new value is valid for the type. */

import { grammarPlace } from '../../model/grammarPlace.ts';
import { applyWhitespace, checkValue } from '../../model/lexical.ts';
import type { Problem } from '../../model/problem.ts';
import { typeNamed } from '../../model/typeNamed.ts';
import { FORBIDDEN } from '../../xml/characters.ts';
import { emailSuggestion, phoneSuggestion } from './address.ts';
import { amountSuggestion, integerSuggestion, rangeSuggestion } from './amount.ts';
import { base64Suggestion } from './base64.ts';
import { codeSuggestion } from './code.ts';
import { dateSuggestion, dateTimeSuggestion } from './date.ts';
import { identifierSuggestion } from './identifier.ts';
import {
  advise,
  repair,
  type Subject,
  type Suggestion,
  type Surroundings,
  type ValueProblem,
  type ValueSuggestion,
  write,
} from './suggestion.ts';
import { charactersSuggestion, lengthSuggestion } from './text.ts';

/** Blanks of any kind: XML white space, no-break and zero-width spaces, byte order marks. */
const BLANK = /[\s\u00a0\u200b\ufeff]/;

/** The ampersand is last, so that its replacement does not start a new reference. */
const REFERENCES = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
  ['&amp;', '&'],
] as const;

/** Suggestions with mechanical fixes come first; advice about a range is the last resort. */
const suggestions: readonly ValueSuggestion[] = [
  blanksSuggestion,
  codeSuggestion,
  amountSuggestion,
  integerSuggestion,
  dateSuggestion,
  dateTimeSuggestion,
  identifierSuggestion,
  emailSuggestion,
  phoneSuggestion,
  charactersSuggestion,
  lengthSuggestion,
  base64Suggestion,
  rangeSuggestion,
];

/** Length to which `params.found` of a problem is cut (src/model/problem.ts), with an ellipsis as last character. */
const FOUND_LIMIT = 200;

/** The suggestion for a value that is not valid for its type. */
export function valueSuggestion(problem: ValueProblem, surroundings: Surroundings): Suggestion | undefined {
  const place = grammarPlace(surroundings.format, problem.path);
  const { type: name } = problem.params;
  // The type in the schema version by which the file is read; other versions may have other codes.
  const own = place?.type.kind === 'simple' && place.type.name === name ? place.type : undefined;
  const type = own ?? typeNamed(name);
  if (type === undefined) return undefined;
  const whole = wholeValue(problem, surroundings.text);
  const value = withoutOuterBlanks(whole ?? problem.params.found);
  const element = problem.params.element;
  if (value === '') {
    if (type.name.startsWith('CodiceDestinatario')) return advise('recipient.unknown', {});
    return emptySuggestion(element, place?.removable === true);
  }
  const subject: Subject = { element, path: problem.path, type, value, place, surroundings };
  return firstSuggestion(subject, whole !== undefined);
}

/**
 * The first suggestion that recognizes the error. Its fix is dropped if the new value is not valid for the type.
 * @param whole False if only the beginning of the value is known, which then cannot be replaced.
 */
export function firstSuggestion(subject: Subject, whole: boolean): Suggestion | undefined {
  const { type } = subject;
  for (const suggestion of suggestions) {
    const answer = suggestion(subject);
    if (answer === undefined) continue;
    const { fix } = answer;
    if (fix?.op !== 'replace' && fix?.op !== 'split') return answer;
    const parts = fix.op === 'replace' ? [fix.to] : fix.to;
    // JSON can contain characters that are not allowed in XML; a value that keeps one is not valid.
    const fits = (part: string): boolean => {
      const to = applyWhitespace(type.whitespace, part);
      return checkValue(type, to) === undefined && !FORBIDDEN.test(to);
    };
    if (whole && parts.every(fits)) return answer;
    // The other help sentences are useful without the fix too.
    if (answer.help.id !== 'write') return { help: answer.help };
  }
  return undefined;
}

/** True if a problem contains only the beginning of the value. */
export function isCut(found: string): boolean {
  return found.length === FOUND_LIMIT && found.endsWith('…');
}

/** Removes leading and trailing blanks from an otherwise valid value. */
function blanksSuggestion({ type, value }: Subject): Suggestion | undefined {
  return checkValue(type, value) === undefined ? write(value, 'blanks') : undefined;
}

/** Suggestion for an empty element: removed if it is optional, otherwise to be filled in. */
function emptySuggestion(element: string, removable: boolean): Suggestion {
  return removable
    ? repair('empty.remove', { element }, { op: 'remove' })
    : advise('empty.fill', { element });
}

/** The whole value; read from the source if the problem contains only its beginning. */
function wholeValue(problem: Problem & ValueProblem, text: string | undefined): string | undefined {
  const { found } = problem.params;
  if (!isCut(found)) return found;
  if (text === undefined || problem.offset < 0) return undefined;
  const raw = text.slice(problem.offset, problem.end).replace(/^"|"$/g, '');
  if (!/[&<\\]/.test(raw)) return raw;
  // Resolves only the predefined XML references; with CDATA or JSON escapes, the value remains unknown.
  if (/[<\\]|&(?!amp;|lt;|gt;|quot;|apos;)/.test(raw)) return undefined;
  return REFERENCES.reduce(
    (resolved, [reference, character]) => resolved.replaceAll(reference, character),
    raw,
  );
}

/** Trims character by character: a regular expression for the end would be quadratic on long runs of inner blanks. */
function withoutOuterBlanks(text: string): string {
  const isBlank = (index: number): boolean => BLANK.test(text.charAt(index));
  let start = 0;
  let end = text.length;
  while (start < end && isBlank(start)) start += 1;
  while (end > start && isBlank(end - 1)) end -= 1;
  return text.slice(start, end);
}
