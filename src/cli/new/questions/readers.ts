/** What an answer is in the brief: people write numbers, days and terms as they are used to. */
import type { Language } from '../../../validate/index.ts';
import type { QuestionWords } from '../../messages/new/words.ts';
import { readDay, shownDay } from './day.ts';
import { readMoney, readPercent, readQuantity, type TwoReadings } from './number.ts';
import { dueDays, readTerms, type Terms } from './terms.ts';

export interface ReaderContext {
  readonly words: QuestionWords;
  readonly language: Language;
  /** What words such as "oggi" mean. */
  readonly today: string;
  /** The date of the document, from which terms are counted. */
  readonly dated: string;
}

export interface Understood {
  readonly value: unknown;
  /** The answer in a form that is the same on every day; default as typed. */
  readonly shown?: string;
  /** A unit that was typed behind a quantity. */
  readonly unit?: string;
  /** What follows from the answer, for the person. */
  readonly note?: string;
}

/** What is understood, or why it is not. */
export type Reader = (typed: string, context: ReaderContext) => Understood | { readonly flaw: string };

const number =
  (read: (typed: string) => string | TwoReadings): Reader =>
  (typed, { words }) => {
    const found = read(typed);
    return typeof found === 'string' ? { value: found } : { flaw: words.ambiguous(typed, found) };
  };

export const money = number(readMoney);

/** A rate, or a code in its place. */
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

/** Only days have a form that depends on when they are typed. */
function shownTerms(found: Terms, language: Language): string | undefined {
  if (typeof found === 'string') return undefined;
  const [first] = found;
  return first !== undefined && 'data' in first ? shownDay(first.data, language) : undefined;
}

/** Numbers of lines that the document has: 1, 3-5. */
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
