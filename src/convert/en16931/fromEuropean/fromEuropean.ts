/** Converts an invoice of EN 16931 into a FatturaPA, which is checked before it is returned. */
import { encodeBase64 } from '../../../model/base64.ts';
import type { Allegati, OrdinaryInvoice } from '../../../model/generated/invoice.ts';
import { given as givenArgument } from '../../../model/given.ts';
import { ORDINARY_ROOT } from '../../../model/roots.ts';
import * as types from '../../../model/simpleTypes.ts';
import { type FileReport, normalizeOrdinary } from '../../../validate/index.ts';
import { ConversionError } from '../error.ts';
import { decimalOf } from '../model/decimalOf.ts';
import type { EuropeanInvoice } from '../model/invoice.ts';
import { isKnown } from '../profiles.ts';
import type { Refusal } from '../refusals.ts';
import type { LossEntry } from '../report/entry.ts';
import { Ledger } from '../report/ledger.ts';
import { leavesOfModel } from '../report/modelLeaves.ts';
import { refuseViolations } from '../rules/refuseViolations.ts';
import { MIME_TYPES } from '../toEuropean/attachments.ts';
import { given, unlessEmpty } from '../toEuropean/cursor.ts';
import { PROPERTY } from '../toEuropean/lineProperties.ts';
import { generalOf, statedWithholdings } from './general.ts';
import { headerOf } from './header.ts';
import { linesOf } from './lines.ts';
import { Naturas } from './naturas.ts';
import { paymentOf } from './payment.ts';
import { fitTo, ModelSource } from './source.ts';
import { summariesOf, takeApart } from './summaries.ts';

/** The check of SdI's structure and controls: `validateInvoice` of `fattura/validate`. */
export type InvoiceCheck = (
  invoice: OrdinaryInvoice,
  options: { readonly asOf?: string },
) => Pick<FileReport, 'verdict' | 'findings'>;

/** Options of {@link fromEuropean}. */
export interface FromEuropeanOptions {
  /**
   * `validateInvoice` of `fattura/validate`: no FatturaPA is returned that it rejects. It is an argument, so that
   * programs that only read and write UBL and CII do not load it.
   */
  readonly check: InvoiceCheck;
  /** Data that the invoice lacks, by number of the FatturaPA field: `{ '1.1.4': 'ABC1234', '2.2.1.14': 'N2.2' }`. */
  readonly set?: Readonly<Record<string, string>>;
  /** The document itself, as bytes or text: the last attachment of the FatturaPA, `fattura_originale.xml`. */
  readonly original?: Uint8Array | string;
  /** The day on which SdI receives the file, for the check; as in `validate`. */
  readonly asOf?: string;
}

/** The result of {@link fromEuropean}: the FatturaPA, the outcome for each value, and the check. */
export interface FromEuropeanResult {
  readonly invoice: OrdinaryInvoice;
  /** One entry for each value of the model. */
  readonly entries: readonly LossEntry[];
  /** The check of the result: valid, with its warnings and advice. */
  readonly report: ReturnType<InvoiceCheck>;
}

/** The conversion with its ledger, for the reports of whole documents. */
export interface Drafted {
  readonly invoice: OrdinaryInvoice;
  readonly ledger: Ledger;
  readonly report: ReturnType<InvoiceCheck>;
}

/**
 * Converts an invoice of EN 16931 into a FatturaPA, and checks the result.
 * @throws ConversionError if required data is missing, or if SdI would reject the result
 */
export function fromEuropean(invoice: EuropeanInvoice, options: FromEuropeanOptions): FromEuropeanResult {
  givenArgument('invoice', invoice, 'object');
  givenArgument('options', options, 'object');
  const { ledger, ...result } = draft(invoice, options);
  return { ...result, entries: ledger.entries(leavesOfModel(invoice)) };
}

export function draft(
  invoice: EuropeanInvoice,
  { check, set = {}, original, asOf }: FromEuropeanOptions,
): Drafted {
  givenArgument('check', check, 'function');
  const ledger = new Ledger();
  const source = new ModelSource(invoice, ledger, set);
  const header = headerOf(source);
  const body = bodyOf(source, original);
  recordComputed(source);
  const built = given<OrdinaryInvoice>({
    fattura_elettronica_header: header,
    fattura_elettronica_body: [body],
    namespace: ORDINARY_ROOT.namespace as OrdinaryInvoice['namespace'],
    sistema_emittente: source.take('extension.system'),
    versione: header.dati_trasmissione.formato_trasmissione,
  });
  if (source.refusals.length > 0) throw new ConversionError(unique(source.refusals));
  refuseViolations(invoice, set);
  const report = check(built, asOf === undefined ? {} : { asOf });
  if (report.verdict !== 'valid') throw new ConversionError(refusalsOf(report));
  return { invoice: normalizeOrdinary(built), ledger, report };
}

const unique = (refusals: readonly Refusal[]): readonly Refusal[] => {
  const seen = new Set<string>();
  return refusals.filter(({ code, field, value }) => {
    const key = `${code} ${field} ${value}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

/** The errors of the check as refusals: the code of the control, the field, the value. */
function refusalsOf({ findings }: ReturnType<InvoiceCheck>): readonly Refusal[] {
  return unique(
    findings
      .filter(({ severity }) => severity === 'error')
      .map(({ code, field, params }): Refusal => {
        const { found } = params;
        return {
          code: 'X-CONTROL',
          term: code,
          field,
          value: typeof found === 'string' ? found : null,
          option: field === null ? null : `--set ${field}=`,
        };
      }),
  );
}

function bodyOf(
  source: ModelSource,
  original: FromEuropeanOptions['original'],
): OrdinaryInvoice['fattura_elettronica_body'][number] {
  const naturas = new Naturas(source);
  const apart = takeApart(source);
  const payment = paymentOf(source);
  const remarks = [...payment.remarks, ...prepaidRemark(source)];
  const general = generalOf(source, { naturas, remarks });
  const lines = linesOf(source, naturas, general.dati_generali_documento.dati_ritenuta !== undefined);
  if (lines.length === 0)
    source.refuse({ code: 'X-LINE', term: 'BG-25', field: '2.2.1', value: null, option: null });
  const funds = general.dati_generali_documento.dati_cassa_previdenziale ?? [];
  return given<OrdinaryInvoice['fattura_elettronica_body'][number]>({
    dati_generali: general,
    dati_beni_servizi: {
      dettaglio_linee: lines,
      dati_riepilogo: summariesOf(source, { naturas, lines, funds, apart }),
    },
    dati_veicoli: vehicleOf(source),
    dati_pagamento: payment.groups,
    allegati: unlessEmpty([
      ...attachmentsOf(source),
      ...(original === undefined ? [] : [attachedOriginal(original)]),
    ]),
  });
}

/**
 * The prepaid amount has no field: the part that split payment, withholding and discounts do not explain becomes a
 * note.
 */
function prepaidRemark(source: ModelSource): readonly string[] {
  const prepaid = decimalOf(source.get('totals.prepaid'));
  if (prepaid.isZero) return [];
  const { extension, taxes } = source.model;
  const split = taxes.filter(({ category }) => category === 'B');
  let explained = split.reduce(
    (sum, { amount }) => sum.plus(decimalOf(amount)),
    decimalOf(extension?.withholdingTotal),
  );
  for (const { importo_ritenuta } of statedWithholdings(source))
    explained = explained.plus(decimalOf(importo_ritenuta));
  for (const { kind, amount } of extension?.adjustments ?? [])
    explained = kind === 'MG' ? explained.minus(decimalOf(amount)) : explained.plus(decimalOf(amount));
  if (explained.equals(prepaid)) {
    source.take('totals.prepaid');
    return [];
  }
  source.note('totals.prepaid', 'moved', 'X-NOTE', { term: '2.1.1.11' });
  return [`Importo già pagato o non dovuto: ${prepaid.minus(explained).toText(2)}`];
}

function vehicleOf({
  model,
}: ModelSource): OrdinaryInvoice['fattura_elettronica_body'][number]['dati_veicoli'] | undefined {
  const found = model.lines
    .flatMap(({ item }) => item.properties ?? [])
    .find(({ name }) => name === PROPERTY.vehicle);
  const [, data, distance] = /^(\d{4}-\d{2}-\d{2})#(.{1,15})$/.exec(found?.value ?? '') ?? [];
  return data === undefined || distance === undefined ? undefined : { data, totale_percorso: distance };
}

/** The source document as an attachment, under the name that SdI uses for it. */
const attachedOriginal = (original: Uint8Array | string): Allegati => ({
  nome_attachment: ORIGINAL_NAME,
  formato_attachment: 'XML',
  attachment: encodeBase64(typeof original === 'string' ? new TextEncoder().encode(original) : original),
});

const ORIGINAL_NAME = 'fattura_originale.xml';

function attachmentsOf(source: ModelSource): readonly Allegati[] {
  return (source.model.documents ?? []).flatMap((each, at): readonly Allegati[] => {
    const path = `documents[${at}]`;
    if (each.content === undefined || each.content === '') return [];
    const name = fitTo(each.filename ?? each.id ?? `allegato-${at + 1}`, types.String60Latin);
    const number = '2.5.1';
    if (name.status === 'kept') source.take(`${path}.filename`, number);
    else source.note(`${path}.filename`, name.status, name.code, { term: number, to: name.text });
    if (each.id === each.filename || each.filename === undefined) source.take(`${path}.id`, number);
    source.take(`${path}.content`);
    source.take(`${path}.mime`);
    const format = Object.entries(MIME_TYPES).find(([, mime]) => mime === each.mime)?.[0];
    return [
      given<Allegati>({
        nome_attachment: name.text,
        algoritmo_compressione: undefined,
        formato_attachment: format?.toUpperCase(),
        descrizione_attachment: source.text(`${path}.description`, types.String100Latin),
        attachment: each.content.replace(/\s+/g, ''),
      }),
    ];
  });
}

/** Totals follow from lines and summaries; identifiers of the profile belong to the transmission. */
function recordComputed(source: ModelSource): void {
  for (const key of ['lines', 'allowances', 'charges', 'net', 'tax']) source.take(`totals.${key}`);
  source.note('process', 'dropped', 'X-TRANSMISSION');
  source.note(
    'customization',
    'dropped',
    isKnown(source.model.customization) ? 'X-TRANSMISSION' : 'X-SPECIFICATION',
  );
  if (source.get('buyerReference') === 'NA' && source.ledger.statusOf('buyerReference') === undefined)
    source.note('buyerReference', 'dropped', 'X-TRANSMISSION');
}
