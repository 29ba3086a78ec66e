/**
 * Payment instructions (BG-16) in a syntax: the element repeats for each account (BG-17), with the means of payment in
 * each. In a UBL credit note it also holds the due date (BT-9).
 */
import { Box, type Boxes, isBox, type Scope, type Shape } from './binding.ts';

/** UNTDID 4461, "instrument not defined": written where the syntax requires a code for a due date alone. */
const NOT_DEFINED = '1';

interface PaymentScope extends Scope {
  readonly means?: string;
  readonly accounts?: readonly Scope[];
}

/** @param withDueDate True for the credit note of UBL. */
export const paymentMeans = (withDueDate: boolean): Shape => ({
  write: (scope) => {
    const payment = scope['payment'] as PaymentScope | undefined;
    const due = withDueDate && typeof scope['dueDate'] === 'string' ? { dueDate: scope['dueDate'] } : {};
    if (payment === undefined) return 'dueDate' in due ? [{ means: NOT_DEFINED, ...due }] : [];
    const { accounts = [], ...first } = { ...payment, ...due };
    const { means } = payment;
    if (accounts.length === 0) return [first];
    // The rest of the group is written once (UBL-SR-44, UBL-SR-46).
    return accounts.map((account, at) => (at === 0 ? { ...first, to: account } : { means, to: account }));
  },
  read: (items, scope) => {
    const known = scope['payment'];
    const payment: Boxes = known === undefined || isBox(known) || Array.isArray(known) ? {} : known;
    const accounts: Boxes[] = [];
    for (const { to, dueDate, ...rest } of items) {
      if (isBox(dueDate)) scope['dueDate'] = merged(scope['dueDate'], dueDate);
      if (isGroup(to)) accounts.push(to);
      mergeInto(payment, rest);
    }
    if (accounts.length > 0) payment['accounts'] = accounts;
    if (Object.keys(payment).length > 0) scope['payment'] = payment;
  },
  terms: {
    means: 'payment.means',
    meansText: 'payment.meansText',
    remittance: 'payment.remittance',
    dueDate: 'dueDate',
    to: 'payment.accounts[]',
    card: 'payment.card',
    mandate: 'payment.mandate',
  },
});

const isGroup = (value: Boxes[string] | undefined): value is Boxes =>
  value !== undefined && !isBox(value) && !Array.isArray(value);

/** Adds values that a group lacks; equal values have both sources. */
function mergeInto(group: Boxes, more: Boxes): void {
  for (const [key, value] of Object.entries(more)) {
    const known = group[key];
    if (isBox(value)) group[key] = merged(known, value);
    else if (isGroup(known) && isGroup(value)) mergeInto(known, value);
    else if (known === undefined) group[key] = value;
  }
}

/** The first of two values; both sources if they are equal. */
function merged(first: Boxes[string] | undefined, second: Box): Box {
  if (!isBox(first)) return second;
  return first.value === second.value ? first.with(second) : first;
}

/** The subject code before a note of UBL: `#AAI#text` (EN 16931-3-2, BT-21). */
const SUBJECT = /^#([A-Z]{3})#([\s\S]*)$/;

/** Notes of UBL, which hold the subject code in the text. */
export const notesOfUbl: Shape = {
  write: (scope) =>
    ((scope['notes'] ?? []) as readonly { subject?: string; text: string }[]).map(({ subject, text }) => ({
      text: subject === undefined ? text : `#${subject}#${text}`,
    })),
  read: (items, scope) => {
    scope['notes'] = items.flatMap(({ text }) => {
      if (!isBox(text)) return [];
      const match = SUBJECT.exec(text.value);
      if (match === null) return [{ text }];
      return [{ subject: new Box(match[1] ?? '', []), text: new Box(match[2] ?? '', text.sources) }];
    });
  },
  terms: { text: 'notes[].text' },
};
