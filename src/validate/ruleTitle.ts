import type { Language } from '../model/language.ts';
import { titles } from '../text/titles.ts';

/** The title of a code of SdI, of advice or of the check itself; undefined for a code that does not exist. */
export function ruleTitle(code: string, language: Language): string | undefined {
  const all: Readonly<Record<string, string>> = titles.in(language);
  return all[code];
}
