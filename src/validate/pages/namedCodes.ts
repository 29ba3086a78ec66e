/** Codes named in the pages, from their traits: a page lists what its rule asks about. */
import { SELF_INVOICES } from '../../domain/documents.ts';
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

const selfInvoices = named(SELF_INVOICES);

/** The exception of advice that is about a supplier's invoice. */
export const SELF_INVOICES_STAY_OUT: Bilingual = {
  it: `Le integrazioni e autofatture (${selfInvoices.it}) restano fuori.`,
  en: `Integrations and self-invoices (${selfInvoices.en}) stay out.`,
};
