/** Partly translated languages. English is used for the rest. */
import { shownArgument } from '../model/given.ts';
import { isComplete, type Language, type PartialLanguage } from '../model/language.ts';
import { addPart, type Part } from './area.ts';

const parts: Readonly<Record<PartialLanguage, () => Promise<Part>>> = {
  de: async () => (await import('./de/index.ts')).german,
};

/**
 * Loads a partly translated language, so that checks and reports can use it: `it` and `en` are always available, `de`
 * is loaded once and covers the most frequent findings. Sentences without a translation are in English.
 * @throws RangeError for a language that does not exist.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { validate } from 'fattura';
 * import { loadLanguage } from 'fattura/validate';
 *
 * await loadLanguage('de');
 * const { findings } = validate(await readFile('wrong.xml'), { language: 'de', asOf: '2026-06-15' });
 * console.log(findings.length > 0); // prints: true
 * ```
 */
export async function loadLanguage(language: Language): Promise<void> {
  if (isComplete(language)) return;
  if (typeof language !== 'string' || !Object.hasOwn(parts, language))
    throw new RangeError(`language: there is no ${shownArgument(language)}`);
  addPart(language, await partIn(language));
}

/** The sentences of a partly translated language. */
export const partIn = (language: PartialLanguage): Promise<Part> => parts[language]();
