/** Fields of a document that follow from its e-invoice: type, dates, totals. */
import { Decimal } from '../../build/index.ts';
import type { FatturaElettronicaBody, OrdinaryInvoice } from '../../model/index.ts';
import type { documents } from '../database/tables/index.ts';
import { dayOf } from './days.ts';
import { documentDirection, documentType } from './kinds.ts';

/** Path of the number in the JSON form. */
export const NUMERO = '/fattura_elettronica_body/0/dati_generali/dati_generali_documento/numero';

type DocumentFields = Pick<
  typeof documents.$inferSelect,
  | 'number'
  | 'type'
  | 'direction'
  | 'format'
  | 'creation_date'
  | 'gross_amount'
  | 'vat_amount'
  | 'currency'
  | 'reasons_and_remarks'
>;

export function documentFields(invoice: OrdinaryInvoice, body: FatturaElettronicaBody): DocumentFields {
  const { tipo_documento, data, numero, divisa, causale } = body.dati_generali.dati_generali_documento;
  const { gross, vat } = totalsOf(body);
  return {
    number: numero,
    type: documentType(tipo_documento),
    direction: documentDirection(tipo_documento),
    format: invoice.versione,
    creation_date: dayOf(data, '/fattura_elettronica_body/0/dati_generali/dati_generali_documento/data'),
    gross_amount: gross,
    vat_amount: vat,
    currency: divisa,
    reasons_and_remarks: causale ?? [],
  };
}

/**
 * The total stated in the invoice, otherwise the sum; both without a sign, because amounts of documents have none and
 * a credit note may be written with either.
 */
export function totalsOf({ dati_generali, dati_beni_servizi }: FatturaElettronicaBody): {
  readonly gross: string;
  readonly vat: string;
} {
  const { dati_riepilogo } = dati_beni_servizi;
  const vat = sum(dati_riepilogo.map(({ imposta }) => imposta));
  const taxable = sum(dati_riepilogo.map(({ imponibile_importo }) => imponibile_importo));
  const stated = dati_generali.dati_generali_documento.importo_totale_documento;
  return {
    gross: stated === undefined ? taxable.plus(vat).abs().toText() : asNumeric(stated).replace('-', ''),
    vat: vat.abs().toText(),
  };
}

const sum = (amounts: readonly string[]): Decimal =>
  amounts.reduce((total, amount) => total.plus(Decimal.parse(amount) ?? Decimal.zero), Decimal.zero);

/** An amount of an invoice as PostgreSQL writes it: without plus sign, leading zeros, or a sign before zero. */
export function asNumeric(amount: string): string {
  const [, sign = '', digits = amount] = /^([-+]?)0*(\d.*)$/.exec(amount) ?? [];
  return sign === '-' && /[1-9]/.test(digits) ? `-${digits}` : digits;
}
