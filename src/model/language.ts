/** A language of the toolkit. */
export type Language = 'it' | 'en';

/** The languages of the toolkit. */
export const languages: readonly Language[] = ['it', 'en'];

/** A completely translated language. */
export type CompleteLanguage = 'it' | 'en';

/** A partially translated language: English is used for the rest. */
export type PartialLanguage = Exclude<Language, CompleteLanguage>;
