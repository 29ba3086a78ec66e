/**
 * Areas of the catalogue. The complete languages are always available; a partly translated one must be loaded first.
 */
import type { CompleteLanguage, Language } from '../model/language.ts';
import { type Areas, type Part, partial } from './partial.ts';
import { completed, type PartlyTranslated, type Translated } from './sentence.ts';

export interface Area<T> {
  /** @throws RangeError for a partly translated language that was not loaded. */
  in(language: Language): Translated<T>;
  /** Loads a partly translated language; does nothing for the others. */
  load(language: Language): Promise<void>;
}

/** @param complete The sentences of the complete languages. */
export function area<Name extends keyof Areas>(
  name: Name,
  complete: Readonly<Record<CompleteLanguage, Translated<Areas[Name]>>>,
): Area<Areas[Name]> {
  const known: Partial<Record<Language, Translated<Areas[Name]>>> = { ...complete };
  const partOf = (language: Language): Part[Name] | undefined => partsOf(language)?.[name];
  return {
    in(language) {
      const texts = known[language];
      if (texts !== undefined) return texts;
      if (partOf(language) === undefined) return complete.en;
      throw new RangeError(`language: ${language} is not loaded; await loadLanguage('${language}') first`);
    },
    async load(language) {
      const part = partOf(language);
      if (part === undefined || known[language] !== undefined) return;
      known[language] = withEnglish<Name>(complete.en, await part());
    },
  };
}

/** An area that loads every language on demand. */
export type LazyArea<T> = (language: Language) => Promise<Translated<T>>;

export function lazyArea<Name extends keyof Areas>(
  name: Name,
  complete: Readonly<Record<CompleteLanguage, () => Promise<Translated<Areas[Name]>>>>,
): LazyArea<Areas[Name]> {
  return async (language) => {
    if (language === 'it' || language === 'en') return complete[language]();
    const [english, part] = await Promise.all([complete.en(), partsOf(language)?.[name]?.()]);
    return part === undefined ? english : withEnglish<Name>(english, part);
  };
}

/** A partly translated area, completed with English. The shape is the same for a writable English catalogue. */
function withEnglish<Name extends keyof Areas>(
  english: Translated<Areas[Name]>,
  part: unknown,
): Translated<Areas[Name]> {
  return completed(english, part as PartlyTranslated<Translated<Areas[Name]>>);
}

function partsOf(language: string): Part | undefined {
  const parts: Readonly<Record<string, Part | undefined>> = partial;
  return parts[language];
}
