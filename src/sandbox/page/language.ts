/** The language of a page: what was chosen with the switch, else what the browser asks for. */

import type { Language } from '../../validate/index.ts';
import type { Fault } from '../http/refusal.ts';

export const LANGUAGES: readonly Language[] = ['it', 'en'];

const COOKIE = 'fattura_language';

export interface LanguageClues {
  /** `lang` of the query. */
  readonly chosen: string | undefined;
  readonly cookie: string | undefined;
  readonly accept: string | undefined;
}

export function languageOf({ chosen, cookie, accept }: LanguageClues): Language {
  const kept = (cookie ?? '').split(/;\s*/).find((part) => part.startsWith(`${COOKIE}=`));
  return isLanguage(chosen) ?? isLanguage(kept?.slice(COOKIE.length + 1)) ?? accepted(accept) ?? 'en';
}

/** What a refusal says to whoever reads the page. */
export const detailIn = ({ detail, detailIt, title }: Fault, language: Language): string =>
  (language === 'it' ? detailIt : undefined) ?? detail ?? title;

/** Keeps the choice for the pages that follow. */
export function languageCookie(language: Language): string {
  return `${COOKIE}=${language}; Path=/; SameSite=Strict; HttpOnly; Max-Age=31536000`;
}

/** RFC 9110 §12.5.4: the highest weight wins, and of two the one that comes first. */
function accepted(header: string | undefined): Language | undefined {
  const asked = (header ?? '').split(',').map((item) => {
    const [tag = '', ...parameters] = item.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { language: isLanguage(tag.slice(0, 2).toLowerCase()), weight: Number(weight ?? 1) };
  });
  return asked
    .filter(({ language, weight }) => language !== undefined && weight > 0)
    .sort((a, b) => b.weight - a.weight)[0]?.language;
}

const isLanguage = (text: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === text);
