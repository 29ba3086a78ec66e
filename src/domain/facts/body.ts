/** Facts of a document that rules use: computed once, the same for both formats. */
import { civilDate } from '../../model/civilDate.ts';
import type { Decimal } from '../../model/decimal.ts';
import type {
  DatiCassaPrevidenziale,
  DatiRiepilogo,
  DettaglioLinee,
  FatturaElettronicaBody,
  FatturaElettronicaBodySemplificata,
  Invoice,
  OrdinaryInvoice,
  SimplifiedInvoice,
} from '../../model/generated/invoice.ts';
import type { InvoiceKind } from '../../model/problem.ts';
import { decimal } from '../amounts.ts';
import { type DocumentTotal, documentTotal } from '../totals.ts';
import type { Circumstances } from './circumstances.ts';
import type { Identifier, Party } from './party.ts';
import { type SumsOf, sumByRate } from './sums.ts';

const BODIES = '/fattura_elettronica_body';
const FIRST_BODY = `${BODIES}/0`;

/** The facts of a file: header, parties and documents. */
export interface FileFacts extends Circumstances {
  readonly kind: InvoiceKind;
  readonly invoice: Invoice;
  /** Null for a simplified invoice; `simplified` is null for an ordinary one. */
  readonly ordinary: OrdinaryInvoice | null;
  readonly simplified: SimplifiedInvoice | null;
  /** Path of `dati_trasmissione`. */
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

/** An amount with a VAT rate: a line, a cassa, a summary, an item of the simplified invoice. */
export class TaxedAmount {
  // `declare` instead of `#amount` or an initialized field: there is one object per line, and both would dominate the
  // cost here.
  declare private known: Decimal | undefined;

  constructor(
    readonly body: BodyFacts,
    readonly what: 'line' | 'cassa' | 'summary' | 'item',
    /** From 0. */
    readonly index: number,
    /** The rate in hundredths of a percent, 22.00 is 2200; null for an item that states the tax instead. */
    readonly rate: number | null,
    readonly rateText: string | null,
    readonly natura: string | null,
    readonly amountText: string,
    /** The block as in the invoice; null for other kinds. */
    readonly line: DettaglioLinee | null,
    readonly cassa: DatiCassaPrevidenziale | null,
    readonly summary: DatiRiepilogo | null,
  ) {
    this.known = undefined;
  }

  /** PrezzoTotale, ImportoContributoCassa, ImponibileImporto, or Importo of an item. */
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

  /** Path of Natura, present or not. */
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

/** Properties that at least one line of a body has. */
interface Traits {
  natura: boolean;
  zeroRate: boolean;
  discount: boolean;
  ritenuta: boolean;
  altriDatiGestionali: boolean;
  period: boolean;
}

/** The sums of one rate in a body. */
export type RateSums = SumsOf<TaxedAmount>;

/** Facts of one document of a file. */
export class BodyFacts {
  readonly path: string;
  readonly tipoDocumento: string;
  /** The day of the document, YYYY-MM-DD. */
  readonly data: string;
  readonly numero: string;
  /** Lines of an ordinary invoice, items of a simplified one. */
  readonly lines: readonly TaxedAmount[];
  readonly cassa: readonly TaxedAmount[];
  readonly summaries: readonly TaxedAmount[];
  /** Lets rules skip the lines of most bodies, where no line has these properties. */
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
    /** Null for a simplified invoice; `simplified` is null for an ordinary one. */
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

  get total(): DocumentTotal {
    this.knownTotal ??= documentTotal(this);
    return this.knownTotal;
  }
}

/** True if no earlier body has the same TipoDocumento: a header error that depends on the type is reported once. */
export function isFirstOfType(body: BodyFacts): boolean {
  for (const other of body.file.bodies) {
    if (other === body) return true;
    if (other.tipoDocumento === body.tipoDocumento) return false;
  }
  return true;
}

const NOTHING: readonly TaxedAmount[] = [];

function linesOf(body: BodyFacts, { dati_beni_servizi }: FatturaElettronicaBody): readonly TaxedAmount[] {
  const lines: TaxedAmount[] = [];
  const { some } = body;
  for (const line of dati_beni_servizi?.dettaglio_linee ?? []) {
    const { aliquota_iva: rate, natura = null, prezzo_totale: total } = line;
    const { length } = lines;
    const known = hundredths(rate);
    lines.push(new TaxedAmount(body, 'line', length, known, rate, natura, total, line, null, null));
    if (natura !== null) some.natura = true;
    if (known === 0) some.zeroRate = true;
    if (line.sconto_maggiorazione !== undefined) some.discount = true;
    if (line.ritenuta !== undefined) some.ritenuta = true;
    if (line.altri_dati_gestionali !== undefined) some.altriDatiGestionali = true;
    if (line.data_fine_periodo !== undefined) some.period = true;
  }
  return lines;
}

function cassaOf(body: BodyFacts, { dati_generali }: FatturaElettronicaBody): readonly TaxedAmount[] {
  const all = dati_generali?.dati_generali_documento?.dati_cassa_previdenziale;
  if (all === undefined) return NOTHING;
  return all.map((cassa, index) => {
    const { aliquota_iva: rate, natura = null, importo_contributo_cassa: amount } = cassa;
    return new TaxedAmount(body, 'cassa', index, hundredths(rate), rate, natura, amount, null, cassa, null);
  });
}

function summariesOf(body: BodyFacts, { dati_beni_servizi }: FatturaElettronicaBody): readonly TaxedAmount[] {
  const all = dati_beni_servizi?.dati_riepilogo ?? [];
  return all.map((summary, index) => {
    const { aliquota_iva: rate, natura = null, imponibile_importo: amount } = summary;
    return new TaxedAmount(
      body,
      'summary',
      index,
      hundredths(rate),
      rate,
      natura,
      amount,
      null,
      null,
      summary,
    );
  });
}

function itemsOf(
  body: BodyFacts,
  simplified: FatturaElettronicaBodySemplificata | null,
): readonly TaxedAmount[] {
  const items: TaxedAmount[] = [];
  for (const { dati_iva, natura = null, importo } of simplified?.dati_beni_servizi ?? []) {
    const rate = dati_iva?.aliquota ?? null;
    const known = rate === null ? null : hundredths(rate);
    items.push(new TaxedAmount(body, 'item', items.length, known, rate, natura, importo, null, null, null));
    if (natura !== null) body.some.natura = true;
    if (known === 0) body.some.zeroRate = true;
  }
  return items;
}

const DOT = 0x2e;
const ZERO_DIGIT = 0x30;

/**
 * Converts a rate to hundredths of a percent. A rate has two decimals, so its digits without the point are the
 * hundredths.
 */
function hundredths(rate: string | undefined): number | null {
  if (rate === undefined) return null;
  let value = 0;
  for (let i = 0; i < rate.length; i += 1) {
    const unit = rate.charCodeAt(i);
    if (unit !== DOT) value = value * 10 + unit - ZERO_DIGIT;
  }
  return value;
}
