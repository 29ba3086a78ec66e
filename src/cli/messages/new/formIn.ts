/** The form of a simple type in a brief, in a language. */
import { inLanguage, type Language } from '../../../model/index.ts';
import { formOf } from '../../../text/briefForm.ts';
import { forms as en } from '../../../text/en/build/forms.ts';
import { forms as it } from '../../../text/it/build/forms.ts';

export function formIn(language: Language, typeName: string): string {
  return formOf(typeName, inLanguage({ it, en }, language));
}
