/** Converts typed answers into values of the brief: numbers, dates and payment terms in any usual notation. */
import type { Language } from '../../../validate/index.ts';
import type { QuestionWords } from '../../messages/new/words.ts';
import { readDay, shownDay } from './day.ts';
import { readMoney, readPercent, readQuantity, type TwoReadings } from './number.ts';
import { dueDays, readTerms, type Terms } from './terms.ts';

export interface ReaderContext {
  readonly words: QuestionWords;
  readonly language: Language;
  /** The date that words such as "oggi" refer to. */
  readonly today: string;
  /** The date of the document, from which payment terms count. */
  readonly dated: string;
}

export interface Understood {
  readonly value: unknown;
  /** The answer as stored, independent of the current day; default: as typed. */
  readonly shown?: string;
  /** A unit typed after a quantity. */
  readonly unit?: string;
  /** A consequence of the answer, shown to the user. */
  readonly note?: string;
}

/** Returns the value, or the reason why the text is refused. */
export type Reader = (typed: string, context: ReaderContext) => Understood | { readonly flaw: string };

const number =
  (read: (typed: string) => string | TwoReadings): Reader =>
  (typed, { words }) => {
    const found = read(typed);
    return typeof found === 'string' ? { value: found } : { flaw: words.ambiguous(typed, found) };
  };

export const money = number(readMoney);

/** Reads a rate. */
export const percent = number(readPercent);

export const quantity: Reader = (typed, context) => {
  const { number: found, unit } = readQuantity(typed);
  if (typeof found !== 'string') return { flaw: context.words.ambiguous(typed, found) };
  return { value: found, ...(unit === undefined ? {} : { unit }) };
};

export const day: Reader = (typed, { words, language, today }) => {
  const found = readDay(typed, today);
  return found === undefined
    ? { flaw: words.noDay(typed) }
    : { value: found, shown: shownDay(found, language) };
};

export const terms: Reader = (typed, { words, language, today, dated }) => {
  const found = readTerms(typed, today);
  if (found === undefined) return { flaw: words.noTerms(typed) };
  const days = dueDays(found, dated).map((one) => shownDay(one, language));
  return { value: found, shown: shownTerms(found, language) ?? typed, note: words.due(days) };
};

/** The stored form of a single due date, which may have been typed as a relative word. */
function shownTerms(found: Terms, language: Language): string | undefined {
  if (typeof found === 'string') return undefined;
  const [first] = found;
  return first !== undefined && 'data' in first ? shownDay(first.data, language) : undefined;
}

/** Reads line numbers and ranges that exist in the document: 1, 3-5. */
export const lineNumbers =
  (lines: number): Reader =>
  (typed, { words }) => {
    const found: string[] = [];
    for (const part of typed.split(/[\s,;e]+/).filter((one) => one !== '')) {
      const [, from = '', to = from] = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(part) ?? [];
      if (Number(from) < 1 || Number(to) < Number(from)) return { flaw: words.noLines(typed, lines) };
      if (Number(to) > lines) return { flaw: words.noLines(typed, lines) };
      for (let line = Number(from); line <= Number(to); line += 1) found.push(String(line));
    }
    return found.length === 0 ? { flaw: words.noLines(typed, lines) } : { value: found };
  };
