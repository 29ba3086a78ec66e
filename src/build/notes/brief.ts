/** What a note is told, and which invoice it is of. */
import { isCorrectedByItsKind, isCreditNote } from '../../domain/documents.ts';
import { civilDate, compareDates } from '../../model/civilDate.ts';
import type { ReadonlyOrdinaryInvoice, ReadonlySimplifiedInvoice } from '../../model/readonlyInvoice.ts';
import type { Amount } from '../amount.ts';
import type { PaymentBrief, PaymentPartsBrief } from '../brief/document.ts';
import type { Reading } from '../read/reading.ts';

/** All of a line, by its number (of a simplified invoice, an item by its place, from 1). */
export interface WholeNoteLine {
  /** Of the invoice's line; of a simplified invoice the place of the item, from 1. */
  readonly numero_linea: number;
  readonly quantita?: undefined;
  readonly importo?: undefined;
  readonly importo_ivato?: undefined;
}

/** So much of a line's quantity, at its price and with its discounts. */
export interface NoteLineByQuantity {
  /** Of the invoice's line; of a simplified invoice the place of the item, from 1. */
  readonly numero_linea: number;
  /** Above zero; of a credit note no more than the line has. */
  readonly quantita: Amount;
  readonly importo?: undefined;
  readonly importo_ivato?: undefined;
}

/** So much of what a line was charged at, as one piece. */
export interface NoteLineByAmount {
  /** Of the invoice's line; of a simplified invoice the place of the item, from 1. */
  readonly numero_linea: number;
  /** Without VAT, after all discounts (of a simplified invoice with VAT); of a credit note no more than was charged. */
  readonly importo: Amount;
  readonly quantita?: undefined;
  readonly importo_ivato?: undefined;
}

/** The same by the amount that is paid back, VAT included. */
export interface NoteLineByGross {
  /** Of the invoice's line; of a simplified invoice the place of the item, from 1. */
  readonly numero_linea: number;
  /** With VAT, in whole cents; of a credit note no more than was charged. */
  readonly importo_ivato: Amount;
  readonly quantita?: undefined;
  readonly importo?: undefined;
}

/** A line of the invoice, or so much of it. A number alone is all of the line. */
export type NoteLine = number | WholeNoteLine | NoteLineByQuantity | NoteLineByAmount | NoteLineByGross;

/** What a note says beside what its invoice says. */
export interface NoteBrief {
  /** With at least one figure (00425), up to 20 characters. */
  readonly numero: string;
  /** YYYY-MM-DD, not before the invoice's. */
  readonly data: string;
  /** Left out: all of the invoice. */
  readonly linee?: readonly NoteLine[] | undefined;
  /** Why; of a simplified note also what is corrected (ElementiRettificati). Split at 200 characters. */
  readonly causale?: string | readonly string[] | undefined;
  /**
   * Credit notes that were issued before of the same invoice: this one takes no more than they have left, by rate and
   * Natura. Of a debit note they say nothing.
   */
  readonly note_precedenti?: readonly ReadonlyOrdinaryInvoice[] | undefined;
  /** Which invoice, where the file holds several. */
  readonly numero_fattura?: string | undefined;
  /** Default made of number and date. */
  readonly progressivo_invio?: string | undefined;
  /** As in an invoice's brief: writes what the schema does not take in letters that it takes. */
  readonly transliterate?: boolean | undefined;
  /**
   * How and when the note is settled, as in an invoice's brief; intervals count from the note's date. Default: it does
   * not say, whatever the invoice says.
   */
  readonly pagamento?: PaymentBrief | PaymentPartsBrief | undefined;
}

/** The same of a simplified invoice, whose format has no payments. */
export interface SimplifiedNoteBrief extends Omit<NoteBrief, 'note_precedenti' | 'pagamento'> {
  /** Credit notes that were issued before of the same invoice: this one takes no more of each item's rate than they left. */
  readonly note_precedenti?: readonly ReadonlySimplifiedInvoice[] | undefined;
  readonly pagamento?: undefined;
}

/** The brief of a note of either format. */
export type AnyNoteBrief = NoteBrief | SimplifiedNoteBrief;

/** Which way a note goes. */
export type NoteKind = 'credit' | 'debit';

/** As much of a body as both formats have. */
interface AnyBody {
  readonly dati_generali: {
    readonly dati_generali_documento: {
      readonly tipo_documento: string;
      readonly numero: string;
      readonly data: string;
    };
  };
}

/** The invoice that the note is of, which it has to suit; undefined where that cannot be told. */
export function bodyOf<Body extends AnyBody>(
  bodies: readonly Body[],
  { numero_fattura, data }: AnyNoteBrief,
  { kind, reading }: NoteOptions,
): Body | undefined {
  const { problems } = reading;
  const body = bodyNamed(bodies, numero_fattura, reading);
  if (body === undefined) return undefined;
  const { tipo_documento: type, data: date } = documentOf(body);
  if (isCorrectedByItsKind(type)) problems.add('note.kind', '', undefined, { type });
  if (kind === 'credit' && isCreditNote(type)) problems.add('note.reversed', '', undefined, { type });
  const day = civilDate(date);
  const own = typeof data === 'string' ? civilDate(data) : undefined;
  if (day !== undefined && own !== undefined && compareDates(own, day) < 0) {
    problems.add('note.date', '', 'data', { found: own, date: day });
  }
  return body;
}

/** The invoice of this number; undefined, and said, where the file holds several and none is named. */
export function bodyNamed<Body extends AnyBody>(
  bodies: readonly Body[],
  number: string | undefined,
  { problems }: Reading,
): Body | undefined {
  const named = number === undefined ? bodies : bodies.filter((body) => documentOf(body).numero === number);
  const [body] = named;
  if (body === undefined || named.length > 1) {
    const numbers = bodies.map((one) => documentOf(one).numero).join(', ');
    problems.add('note.which', '', 'numero_fattura', { count: bodies.length, numbers });
    return undefined;
  }
  return body;
}

function documentOf({ dati_generali }: AnyBody): AnyBody['dati_generali']['dati_generali_documento'] {
  return dati_generali.dati_generali_documento;
}

/** What the making of a note is told beside invoice and brief. */
export interface NoteOptions {
  readonly kind: NoteKind;
  readonly reading: Reading;
}
