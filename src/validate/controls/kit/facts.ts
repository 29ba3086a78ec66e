/** The facts of an invoice that rules look at: computed once, the same for both formats. */
import { decimal } from '../../../domain/amounts.ts';
import { type DocumentTotal, documentTotal } from '../../../domain/totals.ts';
import { civilDate } from '../../../model/civilDate.ts';
import type { Decimal } from '../../../model/decimal.ts';
import type {
  DatiCassaPrevidenziale,
  DatiRiepilogo,
  DettaglioLinee,
  FatturaElettronicaBody,
  FatturaElettronicaBodySemplificata,
  IdFiscale,
  Indirizzo,
  Invoice,
  OrdinaryInvoice,
  SimplifiedInvoice,
} from '../../../model/generated/invoice.ts';
import type { InvoiceKind } from '../../../model/problem.ts';
import type { SentFile } from '../../../model/sentFile.ts';
import type { Registry } from './registry.ts';
import type { EarlierDocument, RunDocument } from './run.ts';
import { type RateSums, sumByRate } from './sums.ts';

const BODIES = '/fattura_elettronica_body';
const FIRST_BODY = `${BODIES}/0`;
const HEADER = '/fattura_elettronica_header';
const TRANSMISSION = `${HEADER}/dati_trasmissione`;
const SUPPLIER = `${HEADER}/cedente_prestatore`;
const CUSTOMER = `${HEADER}/cessionario_committente`;

/** The places of the header, put together once. */
const ORDINARY_PLACES = {
  supplierIds: `${SUPPLIER}/dati_anagrafici`,
  supplierVat: `${SUPPLIER}/dati_anagrafici/id_fiscale_iva`,
  supplierAgent: `${HEADER}/rappresentante_fiscale/dati_anagrafici/id_fiscale_iva`,
  regime: `${SUPPLIER}/dati_anagrafici/regime_fiscale`,
  customerIds: `${CUSTOMER}/dati_anagrafici`,
  customerVat: `${CUSTOMER}/dati_anagrafici/id_fiscale_iva`,
  customerAgent: `${CUSTOMER}/rappresentante_fiscale/id_fiscale_iva`,
  customerSeat: `${CUSTOMER}/sede`,
} as const;
const SIMPLIFIED_PLACES = {
  supplierIds: SUPPLIER,
  supplierVat: `${SUPPLIER}/id_fiscale_iva`,
  supplierAgent: `${SUPPLIER}/rappresentante_fiscale/id_fiscale_iva`,
  regime: `${SUPPLIER}/regime_fiscale`,
  customerIds: `${CUSTOMER}/identificativi_fiscali`,
  customerVat: `${CUSTOMER}/identificativi_fiscali/id_fiscale_iva`,
  customerAgent: `${CUSTOMER}/altri_dati_identificativi/rappresentante_fiscale/id_fiscale_iva`,
  customerSeat: `${CUSTOMER}/altri_dati_identificativi/sede`,
} as const;
const SUPPLIER_SEAT = `${SUPPLIER}/sede`;
const TRANSMITTER = `${TRANSMISSION}/id_trasmittente`;

/** What is known beside the invoice itself. */
export interface Circumstances {
  readonly file: SentFile;
  /** The day of reception, YYYY-MM-DD; null when it is not given. */
  readonly asOf: string | null;
  /** The day whose specification applies; null where the document's own date decides. */
  readonly specDay: string | null;
  readonly registry: Registry;
  /** The other files of the run; null where the file is checked by itself. */
  readonly run: RunSight | null;
}

/** A run, seen from one file. */
export interface RunSight {
  /** Remembers the documents of the file: once. @returns index by index, the same document of an earlier file. */
  add(documents: readonly RunDocument[]): readonly (EarlierDocument | undefined)[];
}

/** An identifier of a party, with its place. */
export interface Identifier extends IdFiscale {
  readonly path: string;
}

/** Supplier, customer or another party, whichever way the format writes it. */
export interface Party {
  /** The block. */
  readonly path: string;
  /** The block that holds the identifiers. */
  readonly idsPath: string;
  readonly idFiscaleIva: Identifier | null;
  readonly codiceFiscale: string | null;
  /** The seat; absent of a simplified customer who is known by identifiers only. */
  readonly sede: Indirizzo | null;
  readonly sedePath: string;
  /** The tax representative's identifier. */
  readonly rappresentante: Identifier | null;
}

export interface FileFacts extends Circumstances {
  readonly kind: InvoiceKind;
  readonly invoice: Invoice;
  /** Null of a simplified invoice, and the other way round. */
  readonly ordinary: OrdinaryInvoice | null;
  readonly simplified: SimplifiedInvoice | null;
  /** `dati_trasmissione`: the block and the identifiers in it. */
  readonly transmissionPath: string;
  readonly codiceDestinatario: string;
  readonly pecDestinatario: string | null;
  readonly formatoTrasmissione: string;
  readonly idTrasmittente: Identifier | null;
  readonly supplier: Party;
  readonly regimeFiscale: string;
  readonly regimePath: string;
  readonly customer: Party;
  readonly bodies: readonly BodyFacts[];
}

/** What carries a rate: a line, a cassa, a summary, an item of the simplified invoice. */
export class Rated {
  // Declared, not `#amount` nor defined: there is one of a line, and either costs more than all else here.
  declare private known: Decimal | undefined;

  constructor(
    readonly body: BodyFacts,
    readonly what: 'line' | 'cassa' | 'summary' | 'item',
    /** From 0. */
    readonly index: number,
    /** The rate in hundredths of a percent, 22.00 is 2200; null where an item gives the tax instead. */
    readonly rate: number | null,
    readonly rateText: string | null,
    readonly natura: string | null,
    readonly amountText: string,
    /** The block as it stands; null where the rated thing is another. */
    readonly line: DettaglioLinee | null,
    readonly cassa: DatiCassaPrevidenziale | null,
    readonly summary: DatiRiepilogo | null,
  ) {
    this.known = undefined;
  }

  /** PrezzoTotale, ImportoContributoCassa, ImponibileImporto; of an item Importo. */
  get amount(): Decimal {
    this.known ??= decimal(this.amountText);
    return this.known;
  }

  get path(): string {
    return `${this.body.path}${PLACES[this.what]}/${this.index}`;
  }

  get ratePath(): string {
    return `${this.path}${this.what === 'item' ? '/dati_iva/aliquota' : '/aliquota_iva'}`;
  }

  /** Where Natura stands, or would. */
  get naturaPath(): string {
    return `${this.path}/natura`;
  }
}

const PLACES = {
  line: '/dati_beni_servizi/dettaglio_linee',
  summary: '/dati_beni_servizi/dati_riepilogo',
  cassa: '/dati_generali/dati_generali_documento/dati_cassa_previdenziale',
  item: '/dati_beni_servizi',
} as const;

/** What some line of a body has. */
interface Traits {
  natura: boolean;
  zeroRate: boolean;
  discount: boolean;
  ritenuta: boolean;
  altriDatiGestionali: boolean;
  period: boolean;
}

export class BodyFacts {
  readonly path: string;
  readonly tipoDocumento: string;
  /** The day of the document, YYYY-MM-DD. */
  readonly data: string;
  readonly numero: string;
  /** Lines of an ordinary invoice, items of a simplified one. */
  readonly lines: readonly Rated[];
  readonly cassa: readonly Rated[];
  readonly summaries: readonly Rated[];
  /** What some line has: most bodies have none of it, and need not be gone through again. */
  readonly some: Traits = {
    natura: false,
    zeroRate: false,
    discount: false,
    ritenuta: false,
    altriDatiGestionali: false,
    period: false,
  };
  declare private knownSums: ReadonlyMap<number, RateSums> | undefined;
  declare private knownTotal: DocumentTotal | undefined;

  constructor(
    readonly file: FileFacts,
    readonly index: number,
    /** Null of a simplified invoice, and the other way round. */
    readonly ordinary: FatturaElettronicaBody | null,
    readonly simplified: FatturaElettronicaBodySemplificata | null,
  ) {
    this.knownSums = undefined;
    this.knownTotal = undefined;
    this.path = index === 0 ? FIRST_BODY : `${BODIES}/${index}`;
    const document = (ordinary ?? simplified)?.dati_generali?.dati_generali_documento;
    this.tipoDocumento = document?.tipo_documento ?? '';
    this.data = civilDate(document?.data ?? '') ?? '';
    this.numero = document?.numero ?? '';
    if (ordinary === null) {
      this.lines = itemsOf(this, simplified);
      this.cassa = NOTHING;
      this.summaries = NOTHING;
    } else {
      this.lines = linesOf(this, ordinary);
      this.cassa = cassaOf(this, ordinary);
      this.summaries = summariesOf(this, ordinary);
    }
  }

  get documentPath(): string {
    return `${this.path}/dati_generali/dati_generali_documento`;
  }

  /** Sums by rate over lines, cassa and summaries. */
  get sums(): ReadonlyMap<number, RateSums> {
    this.knownSums ??= sumByRate(this);
    return this.knownSums;
  }

  /** What the document comes to. */
  get total(): DocumentTotal {
    this.knownTotal ??= documentTotal(this);
    return this.knownTotal;
  }
}

const NOTHING: readonly Rated[] = [];

/**
 * The facts of an invoice. Also takes what could be read of a wrong one: where something is missing, its
 * facts are empty, and no rule that reads it is asked.
 */
export function factsOf(invoice: Invoice, circumstances: Circumstances): FileFacts {
  const bodies: BodyFacts[] = [];
  const isSimplified = invoice.versione === 'FSM10';
  const simplified = isSimplified ? (invoice as SimplifiedInvoice) : null;
  const ordinary = isSimplified ? null : (invoice as OrdinaryInvoice);
  const { fattura_elettronica_header: header } = invoice;
  const transmission = header?.dati_trasmissione;
  const { supplier, regime, regimePath } =
    ordinary === null ? simplifiedSupplier(simplified) : ordinarySupplier(ordinary);
  const facts: FileFacts = {
    file: circumstances.file,
    asOf: circumstances.asOf,
    specDay: circumstances.specDay,
    registry: circumstances.registry,
    run: circumstances.run,
    kind: invoice.versione,
    invoice,
    ordinary,
    simplified,
    transmissionPath: TRANSMISSION,
    codiceDestinatario: transmission?.codice_destinatario ?? '',
    pecDestinatario: transmission?.pec_destinatario ?? null,
    formatoTrasmissione: transmission?.formato_trasmissione ?? '',
    idTrasmittente: identifier(transmission?.id_trasmittente, TRANSMITTER),
    supplier,
    regimeFiscale: regime ?? '',
    regimePath,
    customer: ordinary === null ? simplifiedCustomer(simplified) : ordinaryCustomer(ordinary),
    bodies,
  };
  for (const body of ordinary?.fattura_elettronica_body ?? []) {
    bodies.push(new BodyFacts(facts, bodies.length, body, null));
  }
  for (const body of simplified?.fattura_elettronica_body ?? []) {
    bodies.push(new BodyFacts(facts, bodies.length, null, body));
  }
  return facts;
}

function identifier(id: IdFiscale | undefined, path: string): Identifier | null {
  return id === undefined ? null : { id_paese: id.id_paese, id_codice: id.id_codice, path };
}

interface Supplier {
  readonly supplier: Party;
  readonly regime: string | undefined;
  readonly regimePath: string;
}

function ordinarySupplier({ fattura_elettronica_header: header }: OrdinaryInvoice): Supplier {
  const places = ORDINARY_PLACES;
  const who = header?.cedente_prestatore?.dati_anagrafici;
  const agent = header?.rappresentante_fiscale?.dati_anagrafici?.id_fiscale_iva;
  return {
    supplier: {
      path: SUPPLIER,
      idsPath: places.supplierIds,
      idFiscaleIva: identifier(who?.id_fiscale_iva, places.supplierVat),
      codiceFiscale: who?.codice_fiscale ?? null,
      sede: header?.cedente_prestatore?.sede ?? null,
      sedePath: SUPPLIER_SEAT,
      rappresentante: identifier(agent, places.supplierAgent),
    },
    regime: who?.regime_fiscale,
    regimePath: places.regime,
  };
}

function simplifiedSupplier(invoice: SimplifiedInvoice | null): Supplier {
  const places = SIMPLIFIED_PLACES;
  const who = invoice?.fattura_elettronica_header?.cedente_prestatore;
  return {
    supplier: {
      path: SUPPLIER,
      idsPath: places.supplierIds,
      idFiscaleIva: identifier(who?.id_fiscale_iva, places.supplierVat),
      codiceFiscale: who?.codice_fiscale ?? null,
      sede: who?.sede ?? null,
      sedePath: SUPPLIER_SEAT,
      rappresentante: identifier(who?.rappresentante_fiscale?.id_fiscale_iva, places.supplierAgent),
    },
    regime: who?.regime_fiscale,
    regimePath: places.regime,
  };
}

function ordinaryCustomer({ fattura_elettronica_header: header }: OrdinaryInvoice): Party {
  const places = ORDINARY_PLACES;
  const who = header?.cessionario_committente;
  return {
    path: CUSTOMER,
    idsPath: places.customerIds,
    idFiscaleIva: identifier(who?.dati_anagrafici?.id_fiscale_iva, places.customerVat),
    codiceFiscale: who?.dati_anagrafici?.codice_fiscale ?? null,
    sede: who?.sede ?? null,
    sedePath: places.customerSeat,
    rappresentante: identifier(who?.rappresentante_fiscale?.id_fiscale_iva, places.customerAgent),
  };
}

function simplifiedCustomer(invoice: SimplifiedInvoice | null): Party {
  const places = SIMPLIFIED_PLACES;
  const who = invoice?.fattura_elettronica_header?.cessionario_committente;
  const other = who?.altri_dati_identificativi;
  return {
    path: CUSTOMER,
    idsPath: places.customerIds,
    idFiscaleIva: identifier(who?.identificativi_fiscali?.id_fiscale_iva, places.customerVat),
    codiceFiscale: who?.identificativi_fiscali?.codice_fiscale ?? null,
    sede: other?.sede ?? null,
    sedePath: places.customerSeat,
    rappresentante: identifier(other?.rappresentante_fiscale?.id_fiscale_iva, places.customerAgent),
  };
}

function linesOf(body: BodyFacts, { dati_beni_servizi }: FatturaElettronicaBody): readonly Rated[] {
  const lines: Rated[] = [];
  const { some } = body;
  for (const line of dati_beni_servizi?.dettaglio_linee ?? []) {
    const { aliquota_iva: rate, natura = null, prezzo_totale: total } = line;
    const { length } = lines;
    const known = hundredths(rate);
    lines.push(new Rated(body, 'line', length, known, rate, natura, total, line, null, null));
    if (natura !== null) some.natura = true;
    if (known === 0) some.zeroRate = true;
    if (line.sconto_maggiorazione !== undefined) some.discount = true;
    if (line.ritenuta !== undefined) some.ritenuta = true;
    if (line.altri_dati_gestionali !== undefined) some.altriDatiGestionali = true;
    if (line.data_fine_periodo !== undefined) some.period = true;
  }
  return lines;
}

function cassaOf(body: BodyFacts, { dati_generali }: FatturaElettronicaBody): readonly Rated[] {
  const all = dati_generali?.dati_generali_documento?.dati_cassa_previdenziale;
  if (all === undefined) return NOTHING;
  return all.map((cassa, index) => {
    const { aliquota_iva: rate, natura = null, importo_contributo_cassa: amount } = cassa;
    return new Rated(body, 'cassa', index, hundredths(rate), rate, natura, amount, null, cassa, null);
  });
}

function summariesOf(body: BodyFacts, { dati_beni_servizi }: FatturaElettronicaBody): readonly Rated[] {
  const all = dati_beni_servizi?.dati_riepilogo ?? [];
  return all.map((summary, index) => {
    const { aliquota_iva: rate, natura = null, imponibile_importo: amount } = summary;
    return new Rated(body, 'summary', index, hundredths(rate), rate, natura, amount, null, null, summary);
  });
}

function itemsOf(body: BodyFacts, simplified: FatturaElettronicaBodySemplificata | null): readonly Rated[] {
  const items: Rated[] = [];
  for (const { dati_iva, natura = null, importo } of simplified?.dati_beni_servizi ?? []) {
    const rate = dati_iva?.aliquota ?? null;
    const known = rate === null ? null : hundredths(rate);
    items.push(new Rated(body, 'item', items.length, known, rate, natura, importo, null, null, null));
    if (natura !== null) body.some.natura = true;
    if (known === 0) body.some.zeroRate = true;
  }
  return items;
}

const DOT = 0x2e;
const ZERO_DIGIT = 0x30;

/** A rate has two decimals and at most three digits before them: its digits are the hundredths. */
function hundredths(rate: string | undefined): number | null {
  if (rate === undefined) return null;
  let value = 0;
  for (let i = 0; i < rate.length; i += 1) {
    const unit = rate.charCodeAt(i);
    if (unit !== DOT) value = value * 10 + unit - ZERO_DIGIT;
  }
  return value;
}
