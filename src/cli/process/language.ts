import type { Language } from '../../validate/index.ts';

/**
 * The language of the locale: the first of LC_ALL, LC_MESSAGES, LANG that is set decides, as POSIX has it.
 * Italian when nothing is known (unset, C, POSIX), English for any other country's locale.
 */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((value) => value) ?? '';
  const language = /^[a-z]{2,3}(?=[_.@-]|$)/i.exec(locale)?.[0].toLowerCase();
  return language === undefined || language === 'it' ? 'it' : 'en';
}
