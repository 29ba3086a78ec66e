/** The body of an invoice: lines, contributions, withholding, totals, payment, in order of dependency. */

import type { Decimal } from '../../model/decimal.ts';
import type {
  DatiBollo,
  DatiDocumentiCorrelati,
  DatiGeneraliDocumento,
  DatiVeicoli,
  EsigibilitaIVA,
  FatturaElettronicaBody,
  TipoDocumento,
} from '../../model/generated/invoice.ts';
import { DatiVeicoli as VeicoliBlock } from '../../model/ordinary/datiVeicoli.ts';
import type { Rounding } from '../brief/invoice.ts';
import { type Advance, readAdvances, readExpenses } from '../lines/added.ts';
import { type Charge, lineOf } from '../lines/charge.ts';
import { readDocumentDiscounts } from '../lines/documentDiscount.ts';
import { type LineContext, readLine } from '../lines/readLine.ts';
import { present } from '../present.ts';
import { readSchemaBlock } from '../read/block.ts';
import { type Fields, isAbsent, type Reading } from '../read/reading.ts';
import { isSelfInvoiceType, ruleOf } from '../selfInvoice/rules.ts';
import { readBollo } from '../totals/bollo.ts';
import { type Contribution, readContributions } from '../totals/cassa.ts';
import { placeTotals } from '../totals/lineTotals.ts';
import { readPayment } from '../totals/payment.ts';
import { summarize } from '../totals/summaries.ts';
import {
  checkWithheld,
  readWithholdings,
  type Withheld,
  withheldAdvances,
  withheldLines,
} from '../totals/withholding.ts';
import { readAttachments } from './attachments.ts';
import { readCausale } from './causale.ts';
import { readCurrency } from './currency.ts';
import { readGeneral } from './references.ts';

export interface BodyContext {
  readonly numero: string;
  readonly data: string;
  readonly tipo: TipoDocumento;
  readonly regime: string;
  readonly esigibilita: EsigibilitaIVA;
}

/** NumeroLinea is 1 to 9999. */
const MAX_LINES = 9999;

const ROUNDINGS: readonly Rounding[] = ['per_riga', 'per_aliquota'];

export function readBody(reading: Reading, brief: Fields, context: BodyContext): FatturaElettronicaBody {
  const { regime, esigibilita, data } = context;
  const currency = readCurrency(reading, brief, data);
  const lineContext: LineContext = { regime, esigibilita, currency: currency.given };
  const hasWithholding = Array.isArray(brief['ritenute']) && brief['ritenute'].length > 0;
  const rounding = readRounding(reading, brief['rounding']);
  const { charges, advances } = readCharges(reading, brief, lineContext, rounding, hasWithholding);
  checkTaxed(reading, charges, context.tipo);
  const contributions = readContributions(reading, brief['casse'], charges, {
    regime,
    esigibilita,
    hasWithholding,
  });
  const withheld = readWithholdings(reading, brief['ritenute'], charges, contributions);
  const bollo = readBollo(reading, brief['bollo'], charges, contributions, {
    regime,
    esigibilita,
    currency: currency.written,
  });
  const all = bollo.charge === null ? charges : [...charges, bollo.charge];
  const { summaries, whole, split } = summarize(reading, all, contributions);
  const adjustment = reading.money(brief['arrotondamento'], '', 'arrotondamento', { places: 2 });
  const total = adjustment === null ? whole : whole.plus(adjustment);
  if (reading.problems.none) reading.fits(total, 11, '/linee');
  const document = readDocument(reading, brief, {
    context,
    divisa: currency.written,
    withheld,
    bollo: bollo.block,
    contributions,
    total,
    adjustment,
  });
  return present<FatturaElettronicaBody>({
    dati_generali: readGeneral(reading, brief, document, linksOf(advances, charges)),
    dati_beni_servizi: { dettaglio_linee: all.map(lineOf), dati_riepilogo: summaries },
    dati_veicoli: isAbsent(brief['veicoli'])
      ? undefined
      : readSchemaBlock<DatiVeicoli>(reading, VeicoliBlock, brief['veicoli'], '/veicoli'),
    dati_pagamento: readPayment(reading, brief['pagamento'], total.minus(withheld.amount).minus(split), data),
    allegati: readAttachments(reading, brief['allegati']),
  });
}

interface Charges {
  readonly charges: readonly Charge[];
  readonly advances: readonly Advance[];
}

/** All lines except the bollo: their amounts decide whether it is due. */
function readCharges(
  reading: Reading,
  brief: Fields,
  context: LineContext,
  rounding: Rounding,
  hasWithholding: boolean,
): Charges {
  const { problems } = reading;
  const lines = reading
    .list(brief['linee'], '/linee')
    .map((line, index) => readLine(reading, line, `/linee/${index}`, context));
  if (lines.length === 0) problems.add('lines.none', '/linee');
  checkWithheld(reading, lines, hasWithholding);
  const isWithheld = withheldLines(lines, hasWithholding);
  for (const line of lines) line.isWithheld = isWithheld(line);
  // A discount applies either to lines subject to withholding or to the others, and follows them.
  const discounts = readDocumentDiscounts(reading, brief['sconti'], lines, rounding);
  const expenses = readExpenses(reading, brief['spese_accessorie'], lines, context);
  const advances = readAdvances(reading, brief['anticipi'], lines, context);
  const deducted = advances.map(({ charge }) => charge);
  const wasWithheld = withheldAdvances(reading, lines, hasWithholding);
  for (const charge of expenses) charge.isWithheld = isWithheld(charge);
  for (const charge of deducted) charge.isWithheld = wasWithheld(charge);
  const added = [...expenses, ...deducted];
  checkWithheld(reading, added, hasWithholding);
  const charges = [...lines, ...discounts, ...added];
  if (charges.length > MAX_LINES) problems.add('lines.many', '/linee', undefined, { found: charges.length });
  placeTotals(charges, rounding);
  for (const { total, price, at } of charges) {
    reading.fits(total, 11, at);
    reading.fits(price, 11, at);
  }
  return { charges, advances };
}

/** Document types for which SdI rejects a line without VAT (00474). */
function checkTaxed(reading: Reading, charges: readonly Charge[], type: string): void {
  if (!isSelfInvoiceType(type) || !ruleOf(type).taxed) return;
  for (const { tax, at } of charges) {
    if (tax.natura !== null) reading.problems.add('self.zero', at, 'natura', { type });
  }
}

/** The invoices of the advances, each with the line that deducts it. */
function linksOf(
  advances: readonly Advance[],
  charges: readonly Charge[],
): readonly DatiDocumentiCorrelati[] {
  return advances.map(({ charge, link }) => ({
    riferimento_numero_linea: [charges.indexOf(charge) + 1],
    ...link,
  }));
}

function readRounding(reading: Reading, value: unknown): Rounding {
  const rounding = ROUNDINGS.find((one) => one === value);
  if (rounding === undefined && !isAbsent(value)) {
    reading.problems.add('code', '', 'rounding', { found: String(value), list: ROUNDINGS.join(', ') });
  }
  return rounding ?? 'per_riga';
}

interface DocumentParts {
  readonly context: BodyContext;
  readonly divisa: string;
  readonly withheld: Withheld;
  readonly bollo: DatiBollo | undefined;
  readonly contributions: readonly Contribution[];
  readonly total: Decimal;
  readonly adjustment: Decimal | null;
}

function readDocument(reading: Reading, brief: Fields, parts: DocumentParts): DatiGeneraliDocumento {
  const { withheld, contributions, adjustment } = parts;
  return present<DatiGeneraliDocumento>({
    tipo_documento: parts.context.tipo,
    divisa: parts.divisa,
    data: parts.context.data,
    numero: parts.context.numero,
    dati_ritenuta: withheld.blocks.length === 0 ? undefined : withheld.blocks,
    dati_bollo: parts.bollo,
    dati_cassa_previdenziale:
      contributions.length === 0 ? undefined : contributions.map(({ block }) => block),
    importo_totale_documento: parts.total.toText(),
    arrotondamento: adjustment === null || adjustment.isZero ? undefined : adjustment.toText(),
    causale: readCausale(reading, brief['causale'], { transliterate: brief['transliterate'] === true }),
    art_73: reading.flag(brief['art_73'], '', 'art_73') === true ? 'SI' : undefined,
  });
}
