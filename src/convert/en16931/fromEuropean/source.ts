/** The model of a European invoice, whose values are recorded in the ledger as they are taken. */
import { checkValue, type SimpleType } from '../../../model/lexical.ts';
import { transliterate } from '../../../model/transliterate.ts';
import { fieldOf } from '../fields/places.ts';
import type { EuropeanInvoice } from '../model/invoice.ts';
import { valueAt } from '../model/valueAt.ts';
import type { Refusal } from '../refusals.ts';
import type { LossCode, Status } from '../report/entry.ts';
import type { FateDetails, Ledger } from '../report/ledger.ts';

/** Replaces a character that has no equivalent. */
const UNKNOWN = '?';

export class ModelSource {
  readonly model: EuropeanInvoice;
  readonly ledger: Ledger;
  /** Data that the caller supplies, by number of the FatturaPA field. */
  readonly set: Readonly<Record<string, string>>;
  readonly refusals: Refusal[] = [];

  constructor(model: EuropeanInvoice, ledger: Ledger, set: Readonly<Record<string, string>>) {
    this.model = model;
    this.ledger = ledger;
    this.set = set;
  }

  /** The value at a path such as `lines[0].item.name`; undefined without one. */
  get(path: string): string | undefined {
    return valueAt(this.model, path);
  }

  /** The value, which is kept in a field: the usual one of the table, unless another is given. */
  take(path: string, number?: string): string | undefined {
    const value = this.get(path);
    if (value !== undefined) this.ledger.keep(path, number ?? fieldOf(path) ?? '');
    return value;
  }

  /** Records another fate, in the usual field unless another is given. */
  note(path: string, status: Exclude<Status, 'kept'>, code: LossCode, details: FateDetails = {}): void {
    if (this.get(path) === undefined) return;
    const term = details.term ?? (status === 'dropped' ? null : fieldOf(path));
    this.ledger.note(path, status, code, term === null ? details : { ...details, term });
  }

  /** A text in the characters and length of its field: other letters are replaced, the end is cut at a word. */
  text(path: string, type: SimpleType): string | undefined {
    const value = this.get(path);
    if (value === undefined) return undefined;
    const fitted = fitTo(value, type);
    if (fitted.text === '') return undefined;
    if (fitted.status === 'kept') this.take(path);
    else this.note(path, fitted.status, fitted.code, { to: fitted.text });
    return fitted.text;
  }

  /** A code or identifier, which is never cut: it is left out if the field does not accept it. */
  code(path: string, type: SimpleType, number?: string): string | undefined {
    const value = this.get(path)?.trim();
    if (value === undefined) return undefined;
    if (checkValue(type, value) === undefined) return this.take(path, number)?.trim();
    this.note(path, 'dropped', 'X-LENGTH', { term: number ?? fieldOf(path) ?? '' });
    return undefined;
  }

  refuse(refusal: Refusal): void {
    this.refusals.push(refusal);
  }
}

type Fitted =
  | { readonly text: string; readonly status: 'kept' }
  | { readonly text: string; readonly status: 'changed'; readonly code: 'X-CHARSET' }
  | { readonly text: string; readonly status: 'trimmed'; readonly code: 'X-LENGTH' };

/** A text as a field accepts it. */
export function fitTo(
  value: string,
  { characters, maxLength = Number.POSITIVE_INFINITY }: SimpleType,
): Fitted {
  const plain = value.replace(/\s+/g, ' ').trim();
  const own = characters === undefined ? plain : replaced(plain, characters);
  if (own.length > maxLength) return { text: cutAtWord(own, maxLength), status: 'trimmed', code: 'X-LENGTH' };
  return own === plain ? { text: own, status: 'kept' } : { text: own, status: 'changed', code: 'X-CHARSET' };
}

function replaced(text: string, characters: NonNullable<SimpleType['characters']>): string {
  const beyond = characters === 'BasicLatin' ? /[^ -~]/gu : /[^ -~\xa0-\xff]/gu;
  return transliterate(text, characters).replace(beyond, UNKNOWN);
}

/** The beginning of a text, cut at a blank if there is one in its second half. */
function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const blank = cut.lastIndexOf(' ');
  return (blank > length / 2 ? cut.slice(0, blank) : cut).trimEnd();
}

/** A text in pieces with a maximum number of characters, cut at words. */
export function pieces(text: string, length: number): readonly string[] {
  const found: string[] = [];
  let rest = text;
  while (rest.length > length) {
    const piece = cutAtWord(rest, length);
    found.push(piece);
    rest = rest.slice(piece.length).trimStart();
  }
  return rest === '' ? found : [...found, rest];
}
