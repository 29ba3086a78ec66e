/** Inputs of each amount: its lines and contributions, collected in one pass. */
import { decimal } from '../../domain/amounts.ts';
import { type Decimal, Sum } from '../../model/decimal.ts';
import type { DatiRiepilogo, FatturaElettronicaBody } from '../../model/generated/invoice.ts';
import { type Taxed, taxKey } from '../taxKey.ts';

/**
 * Maximum total number of pointers in the lists of amounts that share their lines. An invoice of 9,999 lines with ten
 * withholdings stays below; the schema allows tens of thousands of both, which would give a billion pointers.
 */
const MAX_POINTERS = 100_000;

/** Amounts to add up, of lines and contributions, with their JSON Pointers. */
class Source {
  readonly lines = new Sum();
  readonly cassa = new Sum();
  readonly #amounts: string[] = [];
  /** Pointers of the lists that the amounts are in. */
  readonly #lists = new Set<string>();

  addLine(amount: Decimal, list: string, path: string): void {
    this.lines.add(amount);
    this.#name(list, path);
  }

  addCassa(amount: Decimal, list: string, path: string): void {
    this.cassa.add(amount);
    this.#name(list, path);
  }

  #name(list: string, path: string): void {
    this.#amounts.push(path);
    this.#lists.add(list);
  }

  /** Inputs of each of `count` amounts: every input amount, or the lists if that would be too many. */
  pointers(count: number): readonly string[] {
    return this.#amounts.length * count > MAX_POINTERS ? [...this.#lists] : this.#amounts;
  }
}

/** Amounts with the same rate and Natura. */
class Alike extends Source {
  /** Taxable amounts of its summaries, before rounding. */
  readonly summaries = new Sum();
  readonly #stated: { readonly at: string; readonly pointers: readonly string[] }[] = [];
  readonly #list: string;

  /** @param list JSON Pointer of the summaries. */
  constructor(list: string) {
    super();
    this.#list = list;
  }

  addSummary(summary: DatiRiepilogo, at: string): void {
    this.summaries.add(unrounded(summary));
    const rounding = summary.arrotondamento === undefined ? [] : [`${at}/arrotondamento`];
    this.#stated.push({ at, pointers: [`${at}/imponibile_importo`, ...rounding] });
  }

  /** Inputs of the summary at a path: all amounts, and the other summaries that share them. */
  pointersOf(at: string): readonly string[] {
    const count = this.#stated.length;
    if (count === 1) return this.pointers(1);
    // Each summary lists at most two pointers of every other summary.
    if (2 * count * count > MAX_POINTERS) return [...this.pointers(count), this.#list];
    const others = this.#stated.filter((one) => one.at !== at);
    return [...this.pointers(count), ...others.flatMap(({ pointers }) => pointers)];
  }
}

export class Sources {
  /** All lines, and no contribution. */
  readonly allLines = new Source();
  /** Lines and contributions subject to withholding. */
  readonly withheld = new Source();
  readonly #alike = new Map<string, Alike>();
  readonly #summariesAt: string;

  /** @param at JSON Pointer of the body. */
  constructor({ dati_beni_servizi, dati_generali }: FatturaElettronicaBody, at: string) {
    this.#summariesAt = `${at}/dati_beni_servizi/dati_riepilogo`;
    const linesAt = `${at}/dati_beni_servizi/dettaglio_linee`;
    dati_beni_servizi.dettaglio_linee.forEach((line, index) => {
      const path = `${linesAt}/${index}/prezzo_totale`;
      const amount = decimal(line.prezzo_totale);
      for (const source of [this.allLines, ...this.#sourcesOf(line)]) source.addLine(amount, linesAt, path);
    });
    const { dati_cassa_previdenziale } = dati_generali.dati_generali_documento;
    const cassaAt = `${at}/dati_generali/dati_generali_documento/dati_cassa_previdenziale`;
    (dati_cassa_previdenziale ?? []).forEach((cassa, index) => {
      const path = `${cassaAt}/${index}/importo_contributo_cassa`;
      const amount = decimal(cassa.importo_contributo_cassa);
      for (const source of this.#sourcesOf(cassa)) source.addCassa(amount, cassaAt, path);
    });
    dati_beni_servizi.dati_riepilogo.forEach((summary, index) => {
      this.alike(summary).addSummary(summary, `${this.#summariesAt}/${index}`);
    });
  }

  /** Amounts with the same rate and Natura. */
  alike(taxed: Taxed): Alike {
    const key = taxKey(taxed);
    let alike = this.#alike.get(key);
    if (alike === undefined) {
      alike = new Alike(this.#summariesAt);
      this.#alike.set(key, alike);
    }
    return alike;
  }

  #sourcesOf(charged: Taxed & { readonly ritenuta?: string }): readonly Source[] {
    const alike = this.alike(charged);
    return charged.ritenuta === 'SI' ? [alike, this.withheld] : [alike];
  }
}

/** Taxable amount of a summary before rounding. */
export function unrounded({ imponibile_importo, arrotondamento }: DatiRiepilogo): Decimal {
  return decimal(imponibile_importo).minus(decimal(arrotondamento));
}
