/** Messages that reject input over a limit, by the id used in expectations. */
import type { Messages } from '../../../src/cli/messages/messages.ts';

/** Stands for any number. */
const ANY = Number.NaN;

const SENTENCES = {
  'show.tooLongForPdf': ({ show }: Messages) => show.tooLongForPdf('a.xml', { size: ANY, limit: ANY }),
} as const;

export type RefusalId = keyof typeof SENTENCES;

/** The id of the message in a text. */
export function refusalIn(text: string, messages: Messages): RefusalId | undefined {
  const same = plain(text);
  return (Object.keys(SENTENCES) as RefusalId[]).find((id) => same.includes(plain(SENTENCES[id](messages))));
}

/** Replaces numbers, and joins lines. */
function plain(text: string): string {
  return text.replace(/NaN|[0-9]+/g, '#').replace(/\s+/g, ' ');
}
