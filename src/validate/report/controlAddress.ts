/** The addresses of pages about codes, on a site made by `npm run site`. */
import type { Language } from '../../model/language.ts';
import { catalogue } from '../engine/catalogue.ts';
import { advice } from '../engine/rules.ts';

/**
 * The address of the page about a code; undefined for codes without a page. The pages are in Italian and English.
 * @param documentation the address of the site, with or without a slash at its end
 */
export function controlAddress(
  code: string,
  { documentation, language }: { readonly documentation: string; readonly language: Language },
): string | undefined {
  if (![...catalogue, ...advice].some((one) => one.code === code)) return undefined;
  const folder = language === 'it' ? 'controlli' : 'en/controls';
  return `${documentation.replace(/\/$/, '')}/${folder}/${code}.html`;
}
