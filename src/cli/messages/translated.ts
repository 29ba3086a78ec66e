/** The share of the sentences that a partly translated language has. */
import type { PartialLanguage } from '../../model/index.ts';
import { english } from '../../text/en/index.ts';
import { partIn } from '../../text/partial.ts';
import { countOf } from '../../text/sentence.ts';
import { en } from './en.ts';
import { partlyTranslated } from './index.ts';

/** In percent. */
export async function translatedShare(language: PartialLanguage): Promise<number> {
  const [texts, messages] = await Promise.all([partIn(language), partlyTranslated(language)]);
  return Math.round((100 * countOf({ ...texts, messages })) / countOf({ ...english, messages: en }));
}
