/** A language of the toolkit. */
export type Language = 'it' | 'en' | 'de';

/** The languages of the toolkit. */
export const languages: readonly Language[] = ['it', 'en', 'de'];

/** A completely translated language. */
export type CompleteLanguage = 'it' | 'en';

/** The languages that have every sentence. */
export const completeLanguages: readonly CompleteLanguage[] = ['it', 'en'];

/** A partially translated language: English is used for the rest. */
export type PartialLanguage = Exclude<Language, CompleteLanguage>;

/** True for a language that has every sentence. */
export function isComplete(language: Language): language is CompleteLanguage {
  return (completeLanguages as readonly Language[]).includes(language);
}

/** The language for content that exists in complete languages only: English for a partially translated one. */
export function completeFor(language: Language): CompleteLanguage {
  return isComplete(language) ? language : 'en';
}

/** The text in the language, or in English if there is none; for labels of fields and codes. */
export function inLanguage<T>(texts: Readonly<Record<CompleteLanguage, T>>, language: Language): T {
  return texts[completeFor(language)];
}
