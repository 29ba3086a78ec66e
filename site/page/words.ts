/** The language of the page and its sentences, for every component. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { type PageLanguage, type Texts, texts } from '../text/index.ts';

export const PageLanguageContext = createContext<PageLanguage>('it');

export function useWords(): Texts {
  return texts(useContext(PageLanguageContext));
}
