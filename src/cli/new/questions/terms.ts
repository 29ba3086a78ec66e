/** Payment terms in the notations of Italian invoices: 30 gg f.m., 60 gg d.f., 30/60/90, a vista, a date. */
import { dueDate, isPaymentTerm } from '../../../build/index.ts';
import { readDay } from './day.ts';

/** Payment terms of a brief: an interval, or instalments. */
export type Terms = string | readonly ({ readonly termini: string } | { readonly data: string })[];

/** Payment on receipt. */
const AT_ONCE =
  /^(?:a )?vista(?: fattura)?$|^(?:rimessa diretta|immediat[oa]|subito|alla consegna|contanti|at once|on receipt)$/;

/** Days of one or several instalments, and the rest of the text. */
const DAYS = /^((?:\d{1,3})(?:\s*[/,\-+e ]\s*\d{1,3})*)\s*(.*)$/;

const UNIT = '(?:gg|g|giorni|giorno|days|day|dd)?';
const END = '(?:fm|fine mese|eom|end of month|dffm)';
const FROM_DATE = '(?:df|data fattura|data|from invoice)?';

/** Text after the days: unit, start date, end of month, additional days. */
const TAIL = new RegExp(
  `^${UNIT}\\s*${FROM_DATE}\\s*(${END})?\\s*(?:(?:\\+|il|al|giorno|più)\\s*(\\d{1,3}))?(?:\\s*(?:gg|giorni|del mese successivo|mese successivo))?$`,
);

const MONTH_END = new RegExp(`^${END}(?:\\s*(?:\\+|il|al)\\s*(\\d{1,3}))?$`);

/** @returns undefined if the text is not a payment term. */
export function readTerms(typed: string, today: string): Terms | undefined {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/\b([a-z])\.\s?(?:([a-z])\.?)?/g, '$1$2')
    .replace(/(?<=[a-z])\./g, '')
    .replace(/\s+/g, ' ')
    .replace(/^a (?=\d)/, '');
  const plain = text.toUpperCase().replaceAll(' ', '');
  if (isPaymentTerm(plain)) return plain;
  if (AT_ONCE.test(text)) return '0';
  const day = readDay(text, today);
  if (day !== undefined) return [{ data: day }];
  const [wholeMonth, more] = MONTH_END.exec(text) ?? [];
  if (wholeMonth !== undefined) return more === undefined ? 'EOM' : `EOM+${Number(more)}`;
  const [, numbers, rest = ''] = DAYS.exec(text) ?? [];
  const tail = TAIL.exec(rest);
  if (numbers === undefined || tail === null) return undefined;
  const [, end, plus] = tail;
  const suffix = end === undefined ? '' : `EOM${plus === undefined ? '' : `+${Number(plus)}`}`;
  // Additional days are only accepted after an end of month.
  if (end === undefined && plus !== undefined) return undefined;
  const terms = (numbers.match(/\d+/g) ?? []).map((days) => `${Number(days)}${suffix}`);
  return terms.length === 1 ? (terms[0] ?? undefined) : terms.map((termini) => ({ termini }));
}

/** The due dates of the instalments. */
export function dueDays(terms: Terms, from: string): readonly string[] {
  const each = typeof terms === 'string' ? [{ termini: terms }] : terms;
  return each.map((one) =>
    'data' in one ? one.data : isPaymentTerm(one.termini) ? dueDate(one.termini, from) : '',
  );
}
