/** The share of the sentences that a partly translated language has. */
import type { PartialLanguage } from '../../model/index.ts';
import { build } from '../../text/en/build/index.ts';
import { findings } from '../../text/en/findings/index.ts';
import { report } from '../../text/en/report.ts';
import { ruleDocs } from '../../text/en/ruleDocs/index.ts';
import { titles } from '../../text/en/titles.ts';
import { partIn } from '../../text/partial.ts';
import { countOf } from '../../text/sentence.ts';
import { en } from './en.ts';
import { partlyTranslated } from './index.ts';

/** In percent. */
export async function translatedShare(language: PartialLanguage): Promise<number> {
  const [texts, messages] = await Promise.all([partIn(language), partlyTranslated(language)]);
  const translated = countOf({ ...texts, messages });
  return Math.round(
    (100 * translated) / countOf({ build, findings, report, ruleDocs, titles, messages: en }),
  );
}
