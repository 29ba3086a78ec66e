/** The language of a page: the one chosen with the switch, otherwise the browser's preference. */

import type { CompleteLanguage } from '../../model/index.ts';
import { sandboxRefusals } from '../../text/sandboxRefusals.ts';
import type { Fault } from '../http/refusal.ts';

export const LANGUAGES: readonly CompleteLanguage[] = ['it', 'en'];

const COOKIE = 'fattura_language';

export interface LanguageClues {
  /** `lang` in the query. */
  readonly chosen: string | undefined;
  readonly cookie: string | undefined;
  readonly accept: string | undefined;
}

export function languageOf({ chosen, cookie, accept }: LanguageClues): CompleteLanguage {
  const kept = (cookie ?? '').split(/;\s*/).find((part) => part.startsWith(`${COOKIE}=`));
  return isLanguage(chosen) ?? isLanguage(kept?.slice(COOKIE.length + 1)) ?? accepted(accept) ?? 'en';
}

/** The detail of a fault in the language of the page. */
export const detailIn = ({ detail, sentence, title }: Fault, language: CompleteLanguage): string =>
  sentence?.(sandboxRefusals.in(language)) ?? detail ?? title;

/** Stores the choice for the following pages. */
export function languageCookie(language: CompleteLanguage): string {
  return `${COOKIE}=${language}; Path=/; SameSite=Strict; HttpOnly; Max-Age=31536000`;
}

/** RFC 9110 §12.5.4: the highest weight wins; among equals, the first. */
function accepted(header: string | undefined): CompleteLanguage | undefined {
  const asked = (header ?? '').split(',').map((item) => {
    const [tag = '', ...parameters] = item.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { language: isLanguage(tag.slice(0, 2).toLowerCase()), weight: Number(weight ?? 1) };
  });
  return asked
    .filter(({ language, weight }) => language !== undefined && weight > 0)
    .sort((a, b) => b.weight - a.weight)[0]?.language;
}

const isLanguage = (text: string | undefined): CompleteLanguage | undefined =>
  LANGUAGES.find((language) => language === text);
