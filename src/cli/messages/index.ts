import type { Language } from '../../validate/index.ts';
import type { Messages } from './messages.ts';

/** Loads the messages of one language only. */
export async function messagesIn(language: Language): Promise<Messages> {
  return language === 'en' ? (await import('./en.ts')).en : (await import('./it.ts')).it;
}
