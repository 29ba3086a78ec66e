/** The sentences of the page, in each language. */
import { en } from './en.ts';
import { it } from './it.ts';
import type { Texts } from './texts.ts';

export type { Texts };

export type PageLanguage = 'it' | 'en';

const languages: Readonly<Record<PageLanguage, Texts>> = { it, en };

export function texts(language: PageLanguage): Texts {
  return languages[language];
}
