/** The note of an ordinary invoice. */
import { Decimal } from '../../model/decimal.ts';
import type {
  DatiGenerali,
  DatiGeneraliDocumento,
  FatturaElettronicaBody,
  OrdinaryInvoice,
} from '../../model/generated/invoice.ts';
import { isAbsent } from '../read/reading.ts';
import { type Charges, isUnderBollo, noteCassa, noteRitenute, noteSummaries, totalOf } from './amounts.ts';
import { bodyOf, type NoteBrief, type NoteOptions } from './brief.ts';
import { type NoteHead, readHead } from './head.ts';
import { Limits, previousNotes } from './limits.ts';
import { type PickedLine, pickLines } from './lines.ts';
import { linksTo } from './links.ts';
import { withPayment } from './payment.ts';

/** The unchecked note; undefined if its invoice cannot be determined. */
export function noteOf(
  invoice: OrdinaryInvoice,
  brief: NoteBrief,
  options: NoteOptions,
): OrdinaryInvoice | undefined {
  const head = readHead(brief, options.reading);
  const body = bodyOf(invoice.fattura_elettronica_body, brief, options);
  if (body === undefined) return undefined;
  const header = invoice.fattura_elettronica_header;
  const note: OrdinaryInvoice = {
    ...invoice,
    fattura_elettronica_header: {
      ...header,
      dati_trasmissione: { ...header.dati_trasmissione, progressivo_invio: head.progressivo_invio },
    },
    fattura_elettronica_body: [
      isAll(body, brief.linee)
        ? noteOfAll(body, head, brief, options)
        : noteOfSome(body, head, brief, options),
    ],
  };
  return withPayment(note, brief.pagamento, head.data, options.reading);
}

/** True if every line is credited in full, so that the amounts are those of the invoice to the cent. */
function isAll({ dati_beni_servizi }: FatturaElettronicaBody, linee: unknown): boolean {
  if (isAbsent(linee)) return true;
  if (!Array.isArray(linee)) return false;
  const asked = new Set<unknown>(linee);
  const all = dati_beni_servizi.dettaglio_linee.map(({ numero_linea }) => Number(numero_linea));
  return linee.length === all.length && all.every((number) => asked.has(number));
}

/** The note on the whole invoice, with the amounts of the invoice. */
function noteOfAll(
  body: FatturaElettronicaBody,
  head: NoteHead,
  brief: NoteBrief,
  { kind, reading }: NoteOptions,
): FatturaElettronicaBody {
  const { dati_generali, dati_beni_servizi } = body;
  if (
    kind === 'credit' &&
    !new Limits(body, previousNotes(brief.note_precedenti, body, reading)).isUntouched
  ) {
    reading.problems.add('note.rest', '', 'linee');
  }
  const numbers = dati_beni_servizi.dettaglio_linee.map(({ numero_linea }) => Number(numero_linea));
  const { causale: _reason, ...document } = dati_generali.dati_generali_documento;
  return {
    dati_generali: general(
      { ...document, ...documentOf(head, kind) },
      dati_generali,
      new Map(numbers.map((number) => [number, number])),
    ),
    dati_beni_servizi,
  };
}

function noteOfSome(
  body: FatturaElettronicaBody,
  head: NoteHead,
  { linee, note_precedenti }: NoteBrief,
  { kind, reading }: NoteOptions,
): FatturaElettronicaBody {
  const { dati_generali, dati_beni_servizi } = body;
  const document = dati_generali.dati_generali_documento;
  if (document.sconto_maggiorazione !== undefined) reading.problems.add('note.discount', '', 'linee');
  const all = dati_beni_servizi.dettaglio_linee;
  const picked = pickLines(all, linee, { limited: kind === 'credit', reading });
  const lines = picked.map(({ line }) => line);
  const before: Charges = { lines: all, cassa: document.dati_cassa_previdenziale ?? [] };
  const limits = kind === 'credit' ? new Limits(body, previousNotes(note_precedenti, body, reading)) : null;
  const cassa = before.cassa.flatMap((one) => noteCassa(one, all, picked, limits) ?? []);
  const after: Charges = { lines, cassa };
  const summaries = noteSummaries({ picked, cassa }, dati_beni_servizi.dati_riepilogo, {
    limits: limits === null ? null : { of: limits, charges: before },
    reading,
  });
  const withheld = noteRitenute(document.dati_ritenuta ?? [], before, after, limits);
  const whole = totalOf(summaries);
  const excess = limits === null ? Decimal.zero : limits.excess(whole);
  if (excess === null && reading.problems.none) {
    const left = limits?.total.toText() ?? '';
    reading.problems.add('note.total', '', 'linee', { found: whole.toText(), left });
  }
  const rounding = (excess ?? Decimal.zero).negated();
  return {
    dati_generali: general(
      {
        divisa: document.divisa,
        ...documentOf(head, kind),
        ...(withheld.length === 0 ? {} : { dati_ritenuta: [...withheld] }),
        ...(document.dati_bollo !== undefined && isUnderBollo(lines, document.divisa)
          ? { dati_bollo: document.dati_bollo }
          : {}),
        ...(after.cassa.length === 0 ? {} : { dati_cassa_previdenziale: [...after.cassa] }),
        importo_totale_documento: whole.plus(rounding).toText(),
        ...(rounding.isZero ? {} : { arrotondamento: rounding.toText() }),
        ...(document.art_73 === undefined ? {} : { art_73: document.art_73 }),
      },
      dati_generali,
      renumbered(picked),
    ),
    dati_beni_servizi: { dettaglio_linee: lines, dati_riepilogo: [...summaries] },
  };
}

function documentOf(
  { numero, data, causale }: NoteHead,
  kind: NoteOptions['kind'],
): Pick<DatiGeneraliDocumento, 'tipo_documento' | 'numero' | 'data' | 'causale'> {
  return {
    tipo_documento: kind === 'credit' ? 'TD04' : 'TD05',
    data,
    numero,
    ...(causale.length === 0 ? {} : { causale: [...causale] }),
  };
}

function general(
  document: DatiGeneraliDocumento,
  original: DatiGenerali,
  numbers: ReadonlyMap<number, number>,
): DatiGenerali {
  return {
    dati_generali_documento: document,
    dati_fatture_collegate: [...linksTo(original, numbers)],
  };
}

function renumbered(picked: readonly PickedLine[]): ReadonlyMap<number, number> {
  return new Map(
    picked.map(({ line, original }) => [Number(original.numero_linea), Number(line.numero_linea)]),
  );
}
