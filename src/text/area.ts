/**
 * Areas of the catalogue. The complete languages are always available; a partly translated one must be loaded first.
 */
import {
  type CompleteLanguage,
  isComplete,
  type Language,
  languages,
  type PartialLanguage,
} from '../model/language.ts';
import type { build } from './en/build/index.ts';
import type { european } from './en/european.ts';
import type { findings } from './en/findings/index.ts';
import type { rules } from './en/findings/rules/index.ts';
import type { render } from './en/render.ts';
import type { report } from './en/report.ts';
import type { ruleDocs } from './en/ruleDocs/index.ts';
import type { sandboxPage } from './en/sandboxPage.ts';
import type { sandboxRefusals } from './en/sandboxRefusals.ts';
import type { sdiMessages } from './en/sdiMessages.ts';
import type { titles } from './en/titles.ts';
import { completed, type PartlyTranslated, type Translated } from './sentence.ts';

/** The areas of the catalogue. */
export interface Areas {
  readonly build: typeof build;
  readonly european: typeof european;
  readonly findings: typeof findings;
  readonly render: typeof render;
  readonly report: typeof report;
  readonly ruleDocs: typeof ruleDocs;
  readonly rules: typeof rules;
  readonly sandboxPage: typeof sandboxPage;
  readonly sandboxRefusals: typeof sandboxRefusals;
  readonly sdiMessages: typeof sdiMessages;
  readonly titles: typeof titles;
}

/** The sentences of a partly translated language, by area. English is used for the rest. */
export type Part = {
  readonly [Name in keyof Areas]?: PartlyTranslated<Areas[Name]>;
};

/** The partly translated languages that were loaded. */
const loaded = new Map<Language, Part>();

/** Makes the sentences of a partly translated language available to every area. */
export function addPart(language: PartialLanguage, part: Part): void {
  loaded.set(language, part);
}

/** The language if its sentences are available, otherwise English. */
export function available(language: Language): Language {
  return isComplete(language) || loaded.has(language) ? language : 'en';
}

/** Sentences of one area in every available language. */
export interface Area<T> {
  /**
   * The sentences in a language; the English ones for a language that does not exist.
   * @throws RangeError for a partly translated language that was not loaded.
   */
  in(language: Language): Translated<T>;
}

/**
 * An area of the catalogue.
 * @param complete The sentences of the complete languages. Each function is called once, when its language is first
 * used.
 */
export function area<Name extends keyof Areas>(
  name: Name,
  complete: Readonly<Record<CompleteLanguage, () => Translated<Areas[Name]>>>,
): Area<Areas[Name]> {
  const known = new Map<Language, Translated<Areas[Name]>>();
  const textsIn = (language: Language): Translated<Areas[Name]> => {
    const texts = known.get(language);
    if (texts !== undefined) return texts;
    if (!languages.includes(language)) return textsIn('en');
    const loadedTexts = isComplete(language)
      ? complete[language]()
      : withPart(textsIn('en'), partOf(language)[name]);
    known.set(language, loadedTexts);
    return loadedTexts;
  };
  return { in: textsIn };
}

/** An area that loads every language on demand. */
export type LazyArea<T> = (language: Language) => Promise<Translated<T>>;

/** An area whose sentences are imported when a language is first used. */
export function lazyArea<Name extends keyof Areas>(
  name: Name,
  complete: Readonly<Record<CompleteLanguage, () => Promise<Translated<Areas[Name]>>>>,
): LazyArea<Areas[Name]> {
  return async (language) => {
    if (isComplete(language)) return complete[language]();
    return withPart(await complete.en(), partOf(language)[name]);
  };
}

function partOf(language: Language): Part {
  const part = loaded.get(language);
  if (part !== undefined) return part;
  throw new RangeError(`language: ${language} is not loaded; await loadLanguage('${language}') first`);
}

/** The English sentences where the part has none. */
function withPart<T>(english: Translated<T>, part: unknown): Translated<T> {
  return part === undefined ? english : completed(english, part as PartlyTranslated<Translated<T>>);
}
