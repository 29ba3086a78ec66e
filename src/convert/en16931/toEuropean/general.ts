/** General data of the document (2.1.1): number, dates, kind, notes, funds, stamp duty, withholding. */
import { Decimal } from '../../../model/decimal.ts';
import type { DatiCassaPrevidenziale, DatiRitenuta } from '../../../model/generated/invoice.ts';
import { quotient } from '../../../model/quotient.ts';
import { tipoDocumentoOf, typeCodeOf } from '../codes/documentTypes.ts';
import { decimalOf } from '../model/decimalOf.ts';
import type { DocumentAdjustment } from '../model/invoice.ts';
import { type Context, extensionOf } from './context.ts';
import { type Cursor, given } from './cursor.ts';
import type { TaxCategories } from './taxCategories.ts';

/** UNTDID 7161: mutually defined. */
const FUND_CODE = 'ZZZ';

/** PEPPOL-EN16931-R040 accepts this difference between an amount and its percentage of the base. */
const TOLERANCE = Decimal.of(2, 2);

/** Pieces of the note are joined by this sign, as in AgID's mapping tables. */
export const NOTE_SEPARATOR = ' # ';

/** Longest note in AgID's profile: BR-IT-081. */
const LONGEST_NOTE = 200;

export function convertGeneral(context: Context): void {
  const { body, model, header } = context;
  const at = body.at('dati_generali')?.at('dati_generali_documento');
  if (at === undefined) return;
  const extension = extensionOf(context);
  const kind = at.value.tipo_documento;
  const typeCode = typeCodeOf(kind);
  model.typeCode = typeCode;
  if (extension !== null) {
    extension.documentType = kind;
    at.take('tipo_documento');
    const issuer = header.take('soggetto_emittente');
    if (issuer !== undefined) extension.issuer = issuer;
    const art73 = at.take('art_73');
    if (art73 !== undefined) extension.art73 = art73;
  } else if (tipoDocumentoOf(typeCode).tipoDocumento === kind) at.take('tipo_documento');
  else at.note('tipo_documento', 'changed', 'X-CODE', { to: typeCode });
  model.currency = at.take('divisa') ?? '';
  model.issueDate = at.take('data') ?? '';
  model.number = at.take('numero') ?? '';
  (at.value.causale ?? []).forEach((text, index) => {
    context.notes.push(text);
    at.keepItem('causale', index);
  });
  convertTaxPoint(context);
  convertWithholding(context, at.items('dati_ritenuta'));
  convertDocumentDiscount(context);
}

/** EsigibilitaIVA as the code of the tax point (UNTDID 2005): 3 issue, 35 delivery, 432 payment. */
const TAX_POINTS: Readonly<Record<string, string>> = { I: '3', D: '432' };

function convertTaxPoint({ body, model }: Context): void {
  for (const summary of body.at('dati_beni_servizi')?.items('dati_riepilogo') ?? []) {
    const own = summary.peek('esigibilita_iva');
    if (own === undefined) continue;
    const code = TAX_POINTS[own];
    // Split payment is the category B.
    if (code === undefined) continue;
    if (model.taxPointCode === undefined) model.taxPointCode = code;
    if (model.taxPointCode === code) summary.take('esigibilita_iva');
  }
}

/** Category B states that the payment is split; where it is not allowed, the prepaid amount explains it. */
export function recordSplit({ body }: Context, isSplit: boolean): void {
  for (const summary of body.at('dati_beni_servizi')?.items('dati_riepilogo') ?? []) {
    if (summary.peek('esigibilita_iva') !== 'S') continue;
    if (isSplit) summary.take('esigibilita_iva', 'taxes[].category');
    else summary.note('esigibilita_iva', 'changed', 'X-CODE', { term: 'taxes[].category', to: 'S' });
  }
}

/** Withholding reduces the payable amount; AgID's profile has its own place, the note explains it elsewhere. */
function convertWithholding(context: Context, items: readonly Cursor<DatiRitenuta>[]): void {
  if (items.length === 0) return;
  const extension = extensionOf(context);
  if (extension === null) {
    for (const item of items) {
      context.notes.push(withholdingNote(item.value));
      item.note('importo_ritenuta', 'moved', 'X-PREPAID');
      for (const key of ['tipo_ritenuta', 'aliquota_ritenuta', 'causale_pagamento'] as const)
        item.note(key, 'moved', 'X-NOTE');
    }
    return;
  }
  // BR-IT-DE-011: at most two withholdings.
  const kept = items.slice(0, 2);
  extension.withholdings = kept.map((item) => {
    const amount = item.take('importo_ritenuta') ?? '';
    const rate = item.take('aliquota_ritenuta') ?? '';
    return {
      amount,
      rate,
      base: baseOf(amount, rate),
      reason: item.take('causale_pagamento') ?? '',
    };
  });
  extension.kinds = kept.map((item) => ({ kind: item.take('tipo_ritenuta') ?? '' }));
  const total = extension.withholdings.reduce((all, { amount }) => all.plus(decimalOf(amount)), Decimal.zero);
  extension.withholdingTotal = total.toText(2);
}

/** A withholding as a sentence of the note, which {@link withholdingIn} reads. */
const withholdingNote = (item: DatiRitenuta): string =>
  `Ritenuta ${item.tipo_ritenuta} ${item.importo_ritenuta} (${item.aliquota_ritenuta}%, causale ${item.causale_pagamento})`;

const WITHHOLDING =
  /^Ritenuta (RT0[1-6]) ([0-9]{1,11}\.[0-9]{2}) \(([0-9]{1,3}\.[0-9]{2})%, causale ([A-Z0-9]{1,2})\)$/;

/** The withholding that a sentence of the note states. */
export function withholdingIn(sentence: string): DatiRitenuta | undefined {
  const [, kind, amount, rate, reason] = WITHHOLDING.exec(sentence.trim()) ?? [];
  if (kind === undefined || amount === undefined || rate === undefined || reason === undefined)
    return undefined;
  return {
    tipo_ritenuta: kind as DatiRitenuta['tipo_ritenuta'],
    importo_ritenuta: amount,
    aliquota_ritenuta: rate,
    causale_pagamento: reason as DatiRitenuta['causale_pagamento'],
  };
}

/** The amount that the rate was applied to. */
function baseOf(amount: string, rate: string): string {
  const percent = decimalOf(rate);
  return percent.isZero ? amount : quotient(decimalOf(amount).times(Decimal.of(100)), percent, 2).toText(2);
}

/** ScontoMaggiorazione of the document is part of the payable amount only. */
function convertDocumentDiscount(context: Context): void {
  const items =
    context.body.at('dati_generali')?.at('dati_generali_documento')?.items('sconto_maggiorazione') ?? [];
  const extension = extensionOf(context);
  for (const item of items) {
    if (extension === null) {
      if (item.peek('importo') === undefined || context.body.value.dati_pagamento === undefined) continue;
      for (const key of ['tipo', 'percentuale', 'importo'] as const) item.note(key, 'moved', 'X-PREPAID');
      continue;
    }
    const amount = item.take('importo');
    extension.adjustments = [
      ...(extension.adjustments ?? []),
      given<{ kind: string; percent?: string; amount?: string }>({
        kind: item.take('tipo') ?? 'SC',
        percent: item.take('percentuale'),
        amount: amount === undefined ? '0.00' : decimalOf(amount).rounded(2).toText(2),
      }),
    ];
  }
}

/** Contributions to pension funds (2.1.1.7): a charge each, if the lines do not already contain it. */
export function convertFunds(context: Context, categories: TaxCategories): void {
  const { model, body, profile } = context;
  const items =
    body.at('dati_generali')?.at('dati_generali_documento')?.items('dati_cassa_previdenziale') ?? [];
  if (items.length === 0) return;
  const isInLines = linesWithFunds(context, categories);
  const charges: DocumentAdjustment[] = [];
  for (const item of items) {
    const { aliquota_iva: rate, natura } = item.value;
    const category = categories.of(rate, natura);
    if (isInLines(item)) {
      for (const key of ['tipo_cassa', 'importo_contributo_cassa'] as const)
        item.note(key, 'moved', 'X-REFERENCE', { term: 'lines[].net' });
      continue;
    }
    const charge = given<DocumentAdjustment>({
      amount: decimalOf(item.take('importo_contributo_cassa')).toText(2),
      ...percentOf(item),
      category: category.category,
      rate: category.rate,
      reason: reasonOf(item, profile === 'agid'),
      reasonCode: FUND_CODE,
    });
    charges.push(charge);
  }
  if (charges.length > 0) model.charges = [...(model.charges ?? []), ...charges];
}

/** `TC22#SI#N2.2`: fund, withholding, Natura; the last two may be empty. */
function reasonOf(item: Cursor<DatiCassaPrevidenziale>, isAgid: boolean): string {
  const fund = item.take('tipo_cassa') ?? '';
  item.take('aliquota_iva');
  const withheld = item.take('ritenuta') ?? '';
  const natura = item.take('natura') ?? '';
  if (!isAgid && withheld === '' && natura === '') return fund;
  return withheld === '' && natura === '' ? fund : `${fund}#${withheld}#${natura}`;
}

/** Base and rate are both present or both absent (PEPPOL-EN16931-R041, R042), and must give the amount (R040). */
function percentOf(item: Cursor<DatiCassaPrevidenziale>): Pick<DocumentAdjustment, 'base' | 'percent'> {
  const { al_cassa, imponibile_cassa, importo_contributo_cassa } = item.value;
  const amount = decimalOf(importo_contributo_cassa);
  const percent = decimalOf(al_cassa);
  const computed = imponibile_cassa === undefined && !percent.isZero;
  const base = computed ? quotient(amount.times(Decimal.of(100)), percent, 2) : decimalOf(imponibile_cassa);
  if (percent.percentOf(base).minus(amount).abs().compare(TOLERANCE) > 0) return {};
  item.take('al_cassa');
  item.take('imponibile_cassa');
  return { base: base.toText(2), percent: al_cassa };
}

/** True if the lines of a rate already sum to its taxable amount: the fund is then one of these lines. */
type InLines = (item: Cursor<DatiCassaPrevidenziale>) => boolean;

function linesWithFunds({ body }: Context, categories: TaxCategories): InLines {
  const keyOf = (rate: string, natura: string | undefined): string => {
    const { category, rate: own } = categories.of(rate, natura);
    return `${category} ${decimalOf(own).toText(0)}`;
  };
  const rest = new Map<string, Decimal>();
  const add = (key: string, amount: Decimal): void => {
    rest.set(key, (rest.get(key) ?? Decimal.zero).plus(amount));
  };
  const { dettaglio_linee, dati_riepilogo } = body.value.dati_beni_servizi;
  for (const { aliquota_iva, natura, prezzo_totale } of dettaglio_linee)
    add(keyOf(aliquota_iva, natura), decimalOf(prezzo_totale));
  for (const { aliquota_iva, natura, imponibile_importo } of dati_riepilogo)
    add(keyOf(aliquota_iva, natura), decimalOf(imponibile_importo).negated());
  return ({ value: { aliquota_iva, natura, importo_contributo_cassa } }) => {
    const difference = rest.get(keyOf(aliquota_iva, natura)) ?? Decimal.zero;
    return !decimalOf(importo_contributo_cassa).isZero && difference.rounded(2).isZero;
  };
}

/** Stamp duty: AgID's profile has a charge of zero for it (BR-IT-DC-480); elsewhere it has no place. */
export function convertStampDuty(context: Context): void {
  const stamp = context.body.at('dati_generali')?.at('dati_generali_documento')?.at('dati_bollo');
  if (stamp === undefined || context.profile !== 'agid') return;
  stamp.take('bollo_virtuale');
  const { model } = context;
  model.charges = [
    ...(model.charges ?? []),
    { amount: '0.00', category: 'Z', rate: '0.00', reason: STAMP_REASON, reasonCode: STAMP_CODE },
  ];
}

export const STAMP_CODE = 'SAE';
export const STAMP_REASON = 'BOLLO';

/** The single note of the invoice. */
export function convertNotes({ notes, model, profile, body }: Context): void {
  if (notes.length === 0) return;
  const whole = notes.join(NOTE_SEPARATOR).trim();
  const text = profile === 'agid' ? whole.slice(0, LONGEST_NOTE).trimEnd() : whole;
  model.notes = [{ text }];
  if (text === whole) return;
  const at = body.at('dati_generali')?.at('dati_generali_documento');
  let end = 0;
  (at?.value.causale ?? []).forEach((piece, index) => {
    end += piece.length;
    if (end > text.length)
      at?.noteItem('causale', index, {
        status: 'trimmed',
        code: 'X-LENGTH',
        term: 'notes[].text',
        rule: 'BR-IT-081',
      });
    end += NOTE_SEPARATOR.length;
  });
}
