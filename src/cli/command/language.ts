/** The language of a call. Every call loads this file, so it imports no part of the check. */
import type { Language } from '../../validate/index.ts';

/** Every language; true for those that are complete, whose sentences need not be loaded. */
const IS_COMPLETE: Readonly<Record<Language, boolean>> = { it: true, en: true, de: false };

export const LANGUAGES = Object.keys(IS_COMPLETE) as readonly Language[];

/** The language with this code; undefined if it is not supported. */
export function languageNamed(name: unknown): Language | undefined {
  return LANGUAGES.find((language) => language === name);
}

/**
 * The language of the locale, from the first of LC_ALL, LC_MESSAGES and LANG that is set, as in POSIX. Default: Italian
 * if no language is set (unset, C, POSIX), English for languages that are not supported.
 */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((value) => value) ?? '';
  const language = /^[a-z]{2,3}(?=[_.@-]|$)/i.exec(locale)?.[0].toLowerCase();
  return language === undefined ? 'it' : (languageNamed(language) ?? 'en');
}

/** Loads the sentences of findings and reports in a partly translated language. */
export async function loadSentences(language: Language): Promise<void> {
  if (IS_COMPLETE[language]) return;
  const { loadLanguage } = await import('./loadLanguage.ts');
  await loadLanguage(language);
}
