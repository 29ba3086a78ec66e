/** The form of a simple type in a brief, in a language. */
import { inLanguage, type Language } from '../model/language.ts';
import { formOf } from './briefForm.ts';
import { forms as en } from './en/build/forms.ts';
import { forms as it } from './it/build/forms.ts';

export function formIn(language: Language, typeName: string): string {
  return formOf(typeName, inLanguage({ it, en }, language));
}
