/** The facts of an invoice that rules look at: computed once, the same for both formats. */
import { civilDate } from '../../../model/civilDate.ts';
import { Decimal } from '../../../model/decimal.ts';
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
import { type RateSums, sumByRate } from './sums.ts';
import { type DocumentTotal, documentTotal } from './total.ts';

const HEADER = '/fattura_elettronica_header';
const TRANSMISSION = `${HEADER}/dati_trasmissione`;
const SUPPLIER = `${HEADER}/cedente_prestatore`;
const CUSTOMER = `${HEADER}/cessionario_committente`;

/** What is known beside the invoice itself. */
export interface Circumstances {
  readonly file: SentFile;
  /** The day of reception, YYYY-MM-DD; null when it is not given. */
  readonly asOf: string | null;
  /** The day whose specification applies; null where the document's own date decides. */
  readonly specDay: string | null;
  readonly registry: Registry;
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
  // Not `#amount`: there is one of a line, and private names cost more to define than all else here.
  private known: Decimal | undefined = undefined;

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
  ) {}

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
  readonly some = { natura: false, ritenuta: false, altriDatiGestionali: false };
  #sums: ReadonlyMap<number, RateSums> | undefined;
  #total: DocumentTotal | undefined;

  constructor(
    readonly file: FileFacts,
    readonly index: number,
    /** Null of a simplified invoice, and the other way round. */
    readonly ordinary: FatturaElettronicaBody | null,
    readonly simplified: FatturaElettronicaBodySemplificata | null,
  ) {
    this.path = `/fattura_elettronica_body/${index}`;
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
    this.#sums ??= sumByRate(this);
    return this.#sums;
  }

  /** What the document comes to. */
  get total(): DocumentTotal {
    this.#total ??= documentTotal(this);
    return this.#total;
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
    kind: invoice.versione,
    invoice,
    ordinary,
    simplified,
    transmissionPath: TRANSMISSION,
    codiceDestinatario: transmission?.codice_destinatario ?? '',
    pecDestinatario: transmission?.pec_destinatario ?? null,
    formatoTrasmissione: transmission?.formato_trasmissione ?? '',
    idTrasmittente: identifier(transmission?.id_trasmittente, `${TRANSMISSION}/id_trasmittente`),
    supplier,
    regimeFiscale: regime ?? '',
    regimePath,
    customer: ordinary === null ? simplifiedCustomer(simplified) : ordinaryCustomer(ordinary),
    bodies,
  };
  for (const [index, body] of (ordinary?.fattura_elettronica_body ?? []).entries()) {
    bodies.push(new BodyFacts(facts, index, body, null));
  }
  for (const [index, body] of (simplified?.fattura_elettronica_body ?? []).entries()) {
    bodies.push(new BodyFacts(facts, index, null, body));
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
  const ids = `${SUPPLIER}/dati_anagrafici`;
  const who = header?.cedente_prestatore?.dati_anagrafici;
  return {
    supplier: {
      path: SUPPLIER,
      idsPath: ids,
      idFiscaleIva: identifier(who?.id_fiscale_iva, `${ids}/id_fiscale_iva`),
      codiceFiscale: who?.codice_fiscale ?? null,
      sede: header?.cedente_prestatore?.sede ?? null,
      sedePath: `${SUPPLIER}/sede`,
      rappresentante: identifier(
        header?.rappresentante_fiscale?.dati_anagrafici?.id_fiscale_iva,
        `${HEADER}/rappresentante_fiscale/dati_anagrafici/id_fiscale_iva`,
      ),
    },
    regime: who?.regime_fiscale,
    regimePath: `${ids}/regime_fiscale`,
  };
}

function simplifiedSupplier(invoice: SimplifiedInvoice | null): Supplier {
  const who = invoice?.fattura_elettronica_header?.cedente_prestatore;
  return {
    supplier: {
      path: SUPPLIER,
      idsPath: SUPPLIER,
      idFiscaleIva: identifier(who?.id_fiscale_iva, `${SUPPLIER}/id_fiscale_iva`),
      codiceFiscale: who?.codice_fiscale ?? null,
      sede: who?.sede ?? null,
      sedePath: `${SUPPLIER}/sede`,
      rappresentante: identifier(
        who?.rappresentante_fiscale?.id_fiscale_iva,
        `${SUPPLIER}/rappresentante_fiscale/id_fiscale_iva`,
      ),
    },
    regime: who?.regime_fiscale,
    regimePath: `${SUPPLIER}/regime_fiscale`,
  };
}

function ordinaryCustomer({ fattura_elettronica_header: header }: OrdinaryInvoice): Party {
  const ids = `${CUSTOMER}/dati_anagrafici`;
  const who = header?.cessionario_committente;
  return {
    path: CUSTOMER,
    idsPath: ids,
    idFiscaleIva: identifier(who?.dati_anagrafici?.id_fiscale_iva, `${ids}/id_fiscale_iva`),
    codiceFiscale: who?.dati_anagrafici?.codice_fiscale ?? null,
    sede: who?.sede ?? null,
    sedePath: `${CUSTOMER}/sede`,
    rappresentante: identifier(
      who?.rappresentante_fiscale?.id_fiscale_iva,
      `${CUSTOMER}/rappresentante_fiscale/id_fiscale_iva`,
    ),
  };
}

function simplifiedCustomer(invoice: SimplifiedInvoice | null): Party {
  const ids = `${CUSTOMER}/identificativi_fiscali`;
  const other = `${CUSTOMER}/altri_dati_identificativi`;
  const who = invoice?.fattura_elettronica_header?.cessionario_committente;
  return {
    path: CUSTOMER,
    idsPath: ids,
    idFiscaleIva: identifier(who?.identificativi_fiscali?.id_fiscale_iva, `${ids}/id_fiscale_iva`),
    codiceFiscale: who?.identificativi_fiscali?.codice_fiscale ?? null,
    sede: who?.altri_dati_identificativi?.sede ?? null,
    sedePath: `${other}/sede`,
    rappresentante: identifier(
      who?.altri_dati_identificativi?.rappresentante_fiscale?.id_fiscale_iva,
      `${other}/rappresentante_fiscale/id_fiscale_iva`,
    ),
  };
}

function linesOf(body: BodyFacts, { dati_beni_servizi }: FatturaElettronicaBody): readonly Rated[] {
  const lines: Rated[] = [];
  const { some } = body;
  for (const line of dati_beni_servizi?.dettaglio_linee ?? []) {
    const { aliquota_iva: rate, natura = null, prezzo_totale: total } = line;
    const { length } = lines;
    lines.push(new Rated(body, 'line', length, hundredths(rate), rate, natura, total, line, null, null));
    if (natura !== null) some.natura = true;
    if (line.ritenuta !== undefined) some.ritenuta = true;
    if (line.altri_dati_gestionali !== undefined) some.altriDatiGestionali = true;
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
  return (simplified?.dati_beni_servizi ?? []).map(({ dati_iva, natura = null, importo }, index) => {
    const rate = dati_iva?.aliquota;
    const known = rate === undefined ? null : hundredths(rate);
    return new Rated(body, 'item', index, known, rate ?? null, natura, importo, null, null, null);
  });
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

/** The number that a text of the schema's number types is; zero for one that is none, which no rule sees. */
export function decimal(text: string | undefined): Decimal {
  return (text === undefined ? undefined : Decimal.parse(text)) ?? Decimal.zero;
}
