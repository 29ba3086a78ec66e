/** Self-invoices and integrations from a brief. */

import { SELF_INVOICES } from '../../domain/documents.ts';
import type { IdFiscale, OrdinaryInvoice } from '../../model/generated/invoice.ts';
import { given } from '../../model/given.ts';
import type { ReadonlyOrdinaryInvoice } from '../../model/readonlyInvoice.ts';
import type { BuildOptions } from '../brief/invoice.ts';
import { documentOf } from '../buildInvoice.ts';
import type { SelfInvoiceType } from '../generated/traitTypes.ts';
import { idOfForeigner } from '../header/foreign.ts';
import { frozenCopy } from '../notes/checked.ts';
import { BuildError, type BuildProblem } from '../problems/buildError.ts';
import { type Fields, isAbsent, Reading } from '../read/reading.ts';
import type { SelfInvoiceBrief } from './brief.ts';
import { isSelfInvoiceType, ruleOf, type SelfInvoiceRule } from './rules.ts';

const KEYS: ReadonlySet<string> = new Set([
  'numero',
  'data',
  'linee',
  'sconti',
  'spese_accessorie',
  'casse',
  'arrotondamento',
  'causale',
  'divisa',
  'cambio',
  'riferimenti',
  'ddt',
  'allegati',
  'trasmissione',
  'rounding',
  'transliterate',
  'emittente',
  'fatture_ricevute',
  'tipo_documento',
  'fornitore',
] satisfies readonly (keyof SelfInvoiceBrief)[]);

/**
 * Builds a document that the buyer issues to itself: TD16 to TD23, TD27, TD28, TD29. The vendor is the supplier, the
 * issuer is customer and transmitter; in TD21 and TD27 the issuer is on both sides. The file goes back to the issuer:
 * recipient 0000000, or its own code in `trasmissione`. The document has neither stamp duty nor payment. For a vendor's
 * credit note, give negative prices.
 * @throws BuildError with everything that is missing or wrong.
 *
 * @example
 * ```ts
 * import { validateInvoice } from 'fattura';
 * import { selfInvoice } from 'fattura/build';
 *
 * // Services bought abroad: the buyer issues TD17 to itself.
 * const invoice = selfInvoice({
 *   tipo_documento: 'TD17',
 *   fornitore: {
 *     denominazione: 'Gamma GmbH',
 *     paese: 'DE',
 *     partita_iva: '136695976',
 *     sede: { indirizzo: 'Hauptstr. 1', comune: 'Berlin', nazione: 'DE' },
 *   },
 *   emittente: {
 *     denominazione: 'Alfa S.r.l.',
 *     partita_iva: '02718281823',
 *     sede: { indirizzo: 'Via Appia 1', cap: '00179', comune: 'Roma', provincia: 'RM' },
 *   },
 *   numero: 'A/1',
 *   data: '2026-11-21',
 *   linee: [{ descrizione: 'Hosting', prezzo_unitario: '100.00', aliquota_iva: 22 }],
 * });
 * console.log(validateInvoice(invoice).verdict); // prints: valid
 * ```
 */
export function selfInvoice(brief: SelfInvoiceBrief, options: BuildOptions = {}): ReadonlyOrdinaryInvoice {
  given('options', options, 'object');
  const reading = new Reading({ transliterate: false });
  const fields = reading.fields(brief, '');
  reading.keys(fields, '', KEYS);
  const type = fields['tipo_documento'];
  if (!isSelfInvoiceType(type)) {
    const types = [...SELF_INVOICES].join(', ');
    if (isAbsent(type)) reading.missing('', 'tipo_documento');
    else reading.problems.add('self.type', '', 'tipo_documento', { found: String(type), types });
    throw new BuildError(reading.problems.all);
  }
  const rule = ruleOf(type);
  checkParties(reading, fields, type, rule);
  const received = readReceived(reading, fields['fatture_ricevute']);
  if (rule.completes && received.length === 0) {
    reading.problems.add('self.received', '', 'fatture_ricevute', { type });
  }
  return withTransmitter(built(reading, invoiceBrief(fields, rule, received), rule, options), fields);
}

function checkParties(reading: Reading, fields: Fields, type: SelfInvoiceType, rule: SelfInvoiceRule): void {
  const { problems } = reading;
  if (!isAbsent(fields['emittente'])) {
    const { paese, partita_iva } = reading.fields(fields['emittente'], '/emittente');
    if (isAbsent(partita_iva)) reading.missing('/emittente', 'partita_iva');
    if (!isAbsent(paese) && paese !== 'IT') {
      problems.add('self.issuer', '/emittente', 'paese', { country: String(paese) });
    }
  }
  if (rule.supplier === 'self') {
    if (!isAbsent(fields['fornitore'])) problems.add('self.supplier', '', 'fornitore', { type });
    return;
  }
  if (isAbsent(fields['fornitore'])) return;
  const country = countryOf(reading.fields(fields['fornitore'], '/fornitore'));
  if (rule.supplier === 'foreign' && country === 'IT')
    problems.add('self.foreign', '/fornitore', 'paese', { type });
  if (rule.supplier === 'italian' && country !== 'IT') {
    problems.add('self.italian', '/fornitore', 'paese', { type, country });
  } else if (country === 'OO' && !rule.outsideVat) {
    problems.add('self.outside', '/fornitore', 'paese', { type });
  }
}

const RECEIVED_KEYS: ReadonlySet<string> = new Set(['id_sdi', 'numero', 'data']);

function readReceived(reading: Reading, value: unknown): readonly object[] {
  return reading.list(value, '/fatture_ricevute').map((item, index) => {
    const at = `/fatture_ricevute/${index}`;
    const fields = reading.fields(item, at);
    reading.keys(fields, at, RECEIVED_KEYS);
    const { id_sdi, numero, data } = fields;
    if (!isAbsent(id_sdi) && !isAbsent(numero)) {
      reading.problems.add('payment.one', at, undefined, { first: 'id_sdi', second: 'numero' });
    }
    return { id_documento: id_sdi ?? numero, ...(isAbsent(data) ? {} : { data }) };
  });
}

function countryOf({ paese }: Fields): string {
  return typeof paese === 'string' ? paese.toUpperCase() : 'IT';
}

/** The equivalent brief of an invoice, with the parties in their roles. */
function invoiceBrief(fields: Fields, rule: SelfInvoiceRule, received: readonly object[]): Fields {
  const known = Object.fromEntries(Object.entries(fields).filter(([key]) => KEYS.has(key)));
  const { emittente, fornitore, fatture_ricevute: _, ...rest } = known;
  const references = (rest['riferimenti'] ?? {}) as Fields;
  const linked = [...received, ...((references['fatture_collegate'] ?? []) as readonly object[])];
  const { regime_fiscale = 'RF01', ...issuer } = (emittente ?? {}) as Fields;
  return {
    ...rest,
    cedente: rule.supplier === 'self' ? { ...issuer, regime_fiscale } : supplierOf(fornitore),
    cessionario: { ...without(issuer, 'paese'), tipo: 'azienda' },
    ...(linked.length === 0 ? {} : { riferimenti: { ...references, fatture_collegate: linked } }),
    bollo: false,
  };
}

function without(fields: Fields, key: string): Fields {
  const { [key]: _, ...rest } = fields;
  return rest;
}

function supplierOf(vendor: unknown): unknown {
  if (typeof vendor !== 'object' || vendor === null) return vendor;
  const fields = vendor as Fields;
  const country = countryOf(fields);
  if (country === 'IT') return { regime_fiscale: 'RF01', ...fields };
  const partita_iva = fields['partita_iva'] ?? idOfForeigner(country, !isAbsent(fields['denominazione']));
  return { regime_fiscale: 'RF18', ...fields, partita_iva };
}

/**
 * @throws BuildError with the problems of this brief and those of the invoice brief made from it, with the paths of
 * this one.
 */
function built(
  reading: Reading,
  brief: Fields,
  rule: SelfInvoiceRule,
  options: BuildOptions,
): OrdinaryInvoice {
  const own = reading.problems.all;
  try {
    const made = documentOf(brief, options, { maker: 'buyer' });
    reading.problems.throwIfAny();
    return made;
  } catch (error) {
    if (!(error instanceof BuildError) || error.problems === own) throw error;
    const supplier = rule.supplier === 'self' ? '/emittente' : '/fornitore';
    throw new BuildError(distinct([...own, ...error.problems.map((one) => inThisBrief(one, supplier))]));
  }
}

function inThisBrief(problem: BuildProblem, supplier: string): BuildProblem {
  const path = problem.path
    .replace(/^\/cedente(?=\/|$)/, supplier)
    .replace(/^\/cessionario(?=\/|$)/, problem.code === 'party.same' ? '/fornitore' : '/emittente')
    .replace(/^\/riferimenti\/fatture_collegate\/(\d+)\/id_documento$/, '/fatture_ricevute/$1/numero');
  return { ...problem, path };
}

/** Removes duplicates: a problem of a party that is on both sides is found twice. */
function distinct(problems: readonly BuildProblem[]): readonly BuildProblem[] {
  const seen = new Set<string>();
  return problems.filter(({ path, code }) => {
    const key = `${code} ${path}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** The issuer is the transmitter, by its codice fiscale, unless the brief names another. */
function withTransmitter(invoice: OrdinaryInvoice, { trasmissione }: Fields): OrdinaryInvoice {
  if (!isAbsent((trasmissione as Fields | undefined)?.['id_trasmittente'])) return invoice;
  const header = invoice.fattura_elettronica_header;
  const id = transmitterOf(header.cessionario_committente.dati_anagrafici);
  if (id === undefined) return invoice;
  const dati_trasmissione = { ...header.dati_trasmissione, id_trasmittente: id };
  return frozenCopy({ ...invoice, fattura_elettronica_header: { ...header, dati_trasmissione } });
}

/** Identifier of a party as transmitter (1.1.1). */
export function transmitterOf(who: {
  readonly id_fiscale_iva?: IdFiscale;
  readonly codice_fiscale?: string;
}): IdFiscale | undefined {
  const { id_fiscale_iva: id, codice_fiscale: code } = who;
  return code === undefined ? id : { id_paese: 'IT', id_codice: code };
}
