/** The note of a simplified invoice: TD08 and TD09. */
import { Decimal } from '../../model/decimal.ts';
import type {
  DatiBeniServiziSemplificata,
  DatiGeneraliSemplificata,
  SimplifiedInvoice,
} from '../../model/generated/invoice.ts';
import { isAbsent } from '../read/reading.ts';
import { type Charge, isUnderBollo, proportion } from './amounts.ts';
import { type AnyNoteBrief, bodyOf, type NoteOptions } from './brief.ts';
import { type NoteHead, readHead } from './head.ts';
import { itemsOfPrevious, withinLimits } from './itemLimits.ts';
import { type Asked, askedOf, isPartOf, type PickRules } from './lines.ts';

/** The unchecked note; undefined if its invoice cannot be determined. */
export function simplifiedNoteOf(
  invoice: SimplifiedInvoice,
  brief: AnyNoteBrief,
  options: NoteOptions,
): SimplifiedInvoice | undefined {
  const head = readHead(brief, options.reading);
  const body = bodyOf(invoice.fattura_elettronica_body, brief, options);
  if (body === undefined) return undefined;
  const header = invoice.fattura_elettronica_header;
  const whole = brief.linee === undefined;
  const items = whole ? body.dati_beni_servizi : pickItems(body.dati_beni_servizi, brief.linee, options);
  const kept =
    options.kind === 'credit'
      ? withinLimits(
          items,
          body,
          itemsOfPrevious(brief.note_precedenti, body, options.reading),
          options.reading,
        )
      : items;
  return {
    ...invoice,
    fattura_elettronica_header: {
      ...header,
      dati_trasmissione: { ...header.dati_trasmissione, progressivo_invio: head.progressivo_invio },
    },
    fattura_elettronica_body: [
      {
        dati_generali: general(body.dati_generali, head, {
          ...options,
          whole,
          underBollo:
            whole || isUnderBollo(kept.map(charged), body.dati_generali.dati_generali_documento.divisa),
        }),
        dati_beni_servizi: [...kept],
      },
    ],
  };
}

function charged({ natura, importo }: DatiBeniServiziSemplificata): Charge {
  return { natura, prezzo_totale: importo };
}

function general(
  { dati_generali_documento: document }: DatiGeneraliSemplificata,
  { numero, data, causale }: NoteHead,
  { kind, whole, underBollo }: NoteOptions & { readonly whole: boolean; readonly underBollo: boolean },
): DatiGeneraliSemplificata {
  const { bollo_virtuale: bollo, ...rest } = document;
  return {
    dati_generali_documento: {
      ...rest,
      ...(bollo === undefined || !underBollo ? {} : { bollo_virtuale: bollo }),
      tipo_documento: kind === 'credit' ? 'TD08' : 'TD09',
      data,
      numero,
    },
    dati_fattura_rettificata: {
      numero_fr: document.numero,
      data_fr: document.data,
      elementi_rettificati: corrected(causale, whole),
    },
  };
}

/** ElementiRettificati, in Italian: the language of the document. */
function corrected(causale: readonly string[], whole: boolean): string {
  if (causale.length > 0) return causale.join(' ');
  return whole ? 'Tutti gli elementi della fattura' : 'Importi dei beni e servizi indicati';
}

function pickItems(
  all: readonly DatiBeniServiziSemplificata[],
  linee: unknown,
  { kind, reading }: NoteOptions,
): DatiBeniServiziSemplificata[] {
  return askedOf(linee, reading).flatMap((asked) => {
    const original = all[asked.number - 1];
    if (original === undefined) {
      reading.problems.add('note.line', asked.at, undefined, { line: asked.number });
      return [];
    }
    return part(original, asked, { limited: kind === 'credit', reading }) ?? [];
  });
}

function part(
  original: DatiBeniServiziSemplificata,
  { at, number, quantita, importo, importo_ivato }: Asked,
  rules: PickRules,
): DatiBeniServiziSemplificata | undefined {
  const { reading } = rules;
  if (!isAbsent(quantita)) {
    reading.problems.add('note.quantity', at, 'quantita', { line: number });
    return undefined;
  }
  // Amounts of a simplified invoice include VAT.
  const key = isAbsent(importo_ivato) ? 'importo' : 'importo_ivato';
  const given = importo_ivato ?? importo;
  if (isAbsent(given)) return original;
  const amount = reading.number(given, at, key, { places: 2 });
  const whole = Decimal.parse(original.importo) ?? Decimal.zero;
  if (amount === null || !isPartOf(amount, whole, { ...rules, at, key })) return undefined;
  const { imposta } = original.dati_iva;
  const tax = imposta === undefined ? undefined : Decimal.parse(imposta);
  return {
    ...original,
    importo: amount.toText(),
    dati_iva:
      tax === undefined
        ? original.dati_iva
        : { ...original.dati_iva, imposta: proportion(tax, amount, whole).toText() },
  };
}
