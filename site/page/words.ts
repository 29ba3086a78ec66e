/** The language of the page and its sentences, for every component. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PageLanguage, Texts } from '../text/index.ts';

export const PageLanguageContext = createContext<PageLanguage>('it');

export const WordsContext = createContext<Texts | null>(null);

export function useWords(): Texts {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('outside the page');
  return words;
}
