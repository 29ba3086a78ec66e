/** Input of a note, and selection of its invoice. */
import { isCorrectedByItsKind, isCreditNote } from '../../domain/documents.ts';
import { civilDate, compareDates } from '../../model/civilDate.ts';
import type { ReadonlyOrdinaryInvoice, ReadonlySimplifiedInvoice } from '../../model/readonlyInvoice.ts';
import type { Amount } from '../amount.ts';
import type { PaymentBrief, PaymentPartsBrief } from '../brief/document.ts';
import type { Reading } from '../read/reading.ts';

/** A whole line by its number (simplified invoice: an item by its position, from 1). */
export interface WholeNoteLine {
  /** Number of the invoice's line; for a simplified invoice the position of the item, from 1. */
  readonly numero_linea: number;
  readonly quantita?: undefined;
  readonly importo?: undefined;
  readonly importo_ivato?: undefined;
}

/** Part of a line's quantity, at its price and with its discounts. */
export interface NoteLineByQuantity {
  /** Number of the invoice's line; for a simplified invoice the position of the item, from 1. */
  readonly numero_linea: number;
  /** Above zero; in a credit note at most that of the line. */
  readonly quantita: Amount;
  readonly importo?: undefined;
  readonly importo_ivato?: undefined;
}

/** Part of a line's amount, as one unit. */
export interface NoteLineByAmount {
  /** Number of the invoice's line; for a simplified invoice the position of the item, from 1. */
  readonly numero_linea: number;
  /** Without VAT, after all discounts (simplified invoice: with VAT); in a credit note at most the amount charged. */
  readonly importo: Amount;
  readonly quantita?: undefined;
  readonly importo_ivato?: undefined;
}

/** Part of a line's amount, VAT included. */
export interface NoteLineByGross {
  /** Number of the invoice's line; for a simplified invoice the position of the item, from 1. */
  readonly numero_linea: number;
  /** With VAT, in whole cents; in a credit note at most the amount charged. */
  readonly importo_ivato: Amount;
  readonly quantita?: undefined;
  readonly importo?: undefined;
}

/** A line of the invoice, or part of it. A number means the whole line. */
export type NoteLine = number | WholeNoteLine | NoteLineByQuantity | NoteLineByAmount | NoteLineByGross;

/** Fields of a note that do not come from the invoice. */
export interface NoteBrief {
  /** With at least one digit (00425), up to 20 characters. */
  readonly numero: string;
  /** YYYY-MM-DD, not before the invoice date. */
  readonly data: string;
  /** Default: the whole invoice. */
  readonly linee?: readonly NoteLine[] | undefined;
  /** Reason; in a simplified note also the corrected elements (ElementiRettificati). Split at 200 characters. */
  readonly causale?: string | readonly string[] | undefined;
  /**
   * Earlier credit notes on the same invoice: this one credits at most the amounts that they left, by rate and Natura.
   * Ignored in a debit note.
   */
  readonly note_precedenti?: readonly ReadonlyOrdinaryInvoice[] | undefined;
  /** Number of the invoice, if the file holds several. */
  readonly numero_fattura?: string | undefined;
  /** Default: derived from number and date. */
  readonly progressivo_invio?: string | undefined;
  /** As in an invoice's brief: replaces characters that the schema does not accept with ones that it accepts. */
  readonly transliterate?: boolean | undefined;
  /**
   * Settlement of the note, as in an invoice's brief; intervals count from the note's date. Default: none, even if the
   * invoice has payment terms.
   */
  readonly pagamento?: PaymentBrief | PaymentPartsBrief | undefined;
}

/** A note on a simplified invoice, whose format has no payments. */
export interface SimplifiedNoteBrief extends Omit<NoteBrief, 'note_precedenti' | 'pagamento'> {
  /**
   * Earlier credit notes on the same invoice: this one credits at most the amounts that they left for each item's rate.
   */
  readonly note_precedenti?: readonly ReadonlySimplifiedInvoice[] | undefined;
  readonly pagamento?: undefined;
}

/** The brief of a note in either format. */
export type AnyNoteBrief = NoteBrief | SimplifiedNoteBrief;

/** Direction of a note. */
export type NoteKind = 'credit' | 'debit';

/** The part of a body common to both formats. */
interface AnyBody {
  readonly dati_generali: {
    readonly dati_generali_documento: {
      readonly tipo_documento: string;
      readonly numero: string;
      readonly data: string;
    };
  };
}

/** The invoice that the note refers to and must match; undefined if it cannot be determined. */
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

/** The invoice with this number; undefined, with a problem, if the file holds several and none is named. */
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

/** Options for making a note, besides invoice and brief. */
export interface NoteOptions {
  readonly kind: NoteKind;
  readonly reading: Reading;
}
