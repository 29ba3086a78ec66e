import type { Language, PartialLanguage } from '../../model/index.ts';
import { completed, type PartlyTranslated } from '../../text/sentence.ts';
import { onUse } from '../process/onUse.ts';
import type { Messages } from './messages.ts';

/** Loads the messages of one language only, and English with a partly translated one. */
export const messagesIn = (language: Language): Promise<Messages> => MESSAGES[language]();

/** The messages of a partly translated language. */
export const partlyTranslated = (language: PartialLanguage): Promise<PartlyTranslated<Messages>> =>
  PARTS[language]();

const italian = onUse(async () => (await import('./it.ts')).it);
const english = onUse(async () => (await import('./en.ts')).en);

const MESSAGES: Readonly<Record<Language, () => Promise<Messages>>> = {
  it: italian,
  en: english,
  de: onUse(async () => completed(await english(), await partlyTranslated('de'))),
};

const PARTS: Readonly<Record<PartialLanguage, () => Promise<PartlyTranslated<Messages>>>> = {
  de: async () => (await import('../../text/de/command.ts')).command,
};
