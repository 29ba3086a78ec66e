/** Messages of the builder's problems. */
import type { Bilingual } from '../../model/bilingual.ts';
import { LOTTO_SENTENCES } from '../lotto/sentences.ts';
import { NOTE_SENTENCES } from '../notes/sentences.ts';
import { SELF_INVOICE_SENTENCES } from '../selfInvoice/sentences.ts';
import { SIMPLIFIED_SENTENCES } from '../simplified/sentences.ts';
import { AMOUNT_SENTENCES } from './amountSentences.ts';
import { GIVEN_SENTENCES } from './givenSentences.ts';
import { PARTY_SENTENCES } from './partySentences.ts';
import { TAX_SENTENCES } from './taxSentences.ts';

/** By code. */
export const SENTENCES = {
  ...LOTTO_SENTENCES,
  ...NOTE_SENTENCES,
  ...SELF_INVOICE_SENTENCES,
  ...SIMPLIFIED_SENTENCES,
  ...GIVEN_SENTENCES,
  ...AMOUNT_SENTENCES,
  ...PARTY_SENTENCES,
  ...TAX_SENTENCES,
} as const satisfies Readonly<Record<string, Bilingual>>;

/** Codes of the problems with a brief. */
export type BuildProblemCode = keyof typeof SENTENCES;

/** Message of a problem; missing parameters are left empty. */
export function sentence(
  code: BuildProblemCode,
  params: Readonly<Record<string, string | number>>,
): Bilingual {
  const { it, en } = SENTENCES[code];
  return { it: filled(it, params), en: filled(en, params) };
}

function filled(text: string, params: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}
