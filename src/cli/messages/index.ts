import type { Language } from '../../validate/index.ts';
import type { Messages } from './messages.ts';

/** The messages in one language; the other is not loaded. */
export async function messagesIn(language: Language): Promise<Messages> {
  return language === 'en' ? (await import('./en.ts')).en : (await import('./it.ts')).it;
}
