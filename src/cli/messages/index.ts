import type { Language, PartialLanguage } from '../../model/index.ts';
import { completed, type PartlyTranslated } from '../../text/sentence.ts';
import type { Messages } from './messages.ts';

/** Loads the messages of one language only, and English with a partly translated one. */
export async function messagesIn(language: Language): Promise<Messages> {
  if (language === 'it') return (await import('./it.ts')).it;
  const { en } = await import('./en.ts');
  return language === 'en' ? en : completed(en, await partlyTranslated(language));
}

/** The messages of a partly translated language. */
export const partlyTranslated = (language: PartialLanguage): Promise<PartlyTranslated<Messages>> =>
  PARTS[language]();

const PARTS: Readonly<Record<PartialLanguage, () => Promise<PartlyTranslated<Messages>>>> = {
  de: async () => (await import('../../text/de/command.ts')).command,
};
