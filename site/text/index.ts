/** The sentences of the page, in each language. */
import type { Texts } from './texts.ts';

export type { Texts };

export type PageLanguage = 'it' | 'en';

/** A page needs one of them only. */
export async function loadTexts(language: PageLanguage): Promise<Texts> {
  return language === 'it' ? (await import('./it.ts')).it : (await import('./en.ts')).en;
}
