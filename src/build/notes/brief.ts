/** What a note is told, and which invoice it is of. */
import { civilDate, compareDates } from '../../model/civilDate.ts';
import { isCreditNote, isMadeByBuyer } from '../../validate/controls/kit/documents.ts';
import type { Amount } from '../amount.ts';
import type { PaymentBrief } from '../brief/document.ts';
import type { Reading } from '../read/reading.ts';

/**
 * A line of the invoice by its number (of a simplified invoice, an item by its place, from 1): all of it; so much of
 * its quantity; or so much of its amount, without VAT (of a simplified invoice with VAT).
 */
export type NoteLine =
  | number
  | { readonly numero_linea: number; readonly quantita: Amount; readonly importo?: never }
  | { readonly numero_linea: number; readonly importo: Amount; readonly quantita?: never };

/** What a note says beside what its invoice says. */
export interface NoteBrief {
  readonly numero: string;
  /** YYYY-MM-DD, not before the invoice's. */
  readonly data: string;
  /** Left out: all of the invoice. */
  readonly linee?: readonly NoteLine[];
  /** Why; of a simplified note also what is corrected (ElementiRettificati). Split at 200 characters. */
  readonly causale?: string | readonly string[];
  /** Which invoice, where the file holds several. */
  readonly numero_fattura?: string;
  /** Default made of number and date. */
  readonly progressivo_invio?: string;
  /** As in an invoice's brief: writes what the schema does not take in letters that it takes. */
  readonly transliterate?: boolean;
  /**
   * How and when the note is settled, as in an invoice's brief; intervals count from the note's date. Default: it does
   * not say, whatever the invoice says.
   */
  readonly pagamento?: PaymentBrief;
}

/** The same of a simplified invoice, whose format has no payments. */
export interface SimplifiedNoteBrief extends NoteBrief {
  readonly pagamento?: never;
}

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
  { numero_fattura, data }: NoteBrief,
  { kind, reading }: NoteOptions,
): Body | undefined {
  const { problems } = reading;
  const body = bodyNamed(bodies, numero_fattura, reading);
  if (body === undefined) return undefined;
  const { tipo_documento: type, data: date } = documentOf(body);
  if (isMadeByBuyer(type)) problems.add('note.kind', '', undefined, { type });
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
