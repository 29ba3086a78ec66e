/** Codes named in the pages, from their traits: a page lists what its rule asks about. */
import { isFreeSupply, SELF_INVOICES } from '../../domain/documents.ts';
import type { Bilingual } from '../../model/grammar.ts';

const AND: Bilingual = { it: 'e', en: 'and' };

/** `TD21 e TD27`, `TD21 and TD27`; in the order of their list. */
export function named(codes: Iterable<string>, word: Bilingual = AND): Bilingual {
  const all = [...codes];
  const last = all.pop() ?? '';
  const joined = (before: string): string =>
    all.length === 0 ? last : `${all.join(', ')} ${before} ${last}`;
  return { it: joined(word.it), en: joined(word.en) };
}

function stayOut(types: Iterable<string>): Bilingual {
  const { it, en } = named(types);
  return {
    it: `Le integrazioni e autofatture (${it}) restano fuori.`,
    en: `Integrations and self-invoices (${en}) stay out.`,
  };
}

/** The exception of advice that is about a supplier's invoice. */
export const SELF_INVOICES_STAY_OUT = stayOut(SELF_INVOICES);

/** The same, where what is given away is judged like what is sold. */
export const UNPAID_SELF_INVOICES_STAY_OUT = stayOut(
  [...SELF_INVOICES].filter((type) => !isFreeSupply(type)),
);
