import { given } from '../model/given.ts';
import type { Language } from '../model/language.ts';
import { titles } from '../text/titles.ts';

/** The title of an SdI code, an advice code or a code of the check itself; undefined for unknown codes. */
export function ruleTitle(code: string, language: Language): string | undefined {
  given('code', code, 'text');
  const all: Readonly<Record<string, string>> = titles.in(language);
  return Object.hasOwn(all, code) ? all[code] : undefined;
}
