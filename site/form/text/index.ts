/** The sentences of the form, in each language. */
import type { PageLanguage } from '../../text/index.ts';
import type { en } from './en.ts';

type Translated<T> = T extends (...parameters: infer Parameters) => string
  ? (...parameters: Parameters) => string
  : T extends string
    ? string
    : { readonly [Id in keyof T]: Translated<T[Id]> };

export type FormTexts = Translated<typeof en>;

export async function loadFormTexts(language: PageLanguage): Promise<FormTexts> {
  return language === 'it' ? (await import('./it.ts')).it : (await import('./en.ts')).en;
}
