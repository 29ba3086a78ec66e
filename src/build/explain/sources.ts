/** What figures are computed from: the lines and contributions that belong to them, gone over once. */
import { type Decimal, Sum } from '../../model/decimal.ts';
import type { DatiRiepilogo, FatturaElettronicaBody } from '../../model/generated/invoice.ts';
import { decimal } from '../../validate/controls/kit/facts.ts';
import { type Taxed, taxKey } from '../taxKey.ts';

/** What is added up: lines, contributions, and the JSON Pointers of the amounts of both. */
class Source {
  readonly lines = new Sum();
  readonly cassa = new Sum();
  readonly of: string[] = [];
}

/** What is of one rate and nature. */
class Alike extends Source {
  /** Taxable amounts of its summaries, before what rounding added to them. */
  readonly summaries = new Sum();
}

export class Sources {
  /** All lines, and no contribution. */
  readonly allLines = new Source();
  /** What is under withholding. */
  readonly withheld = new Source();
  readonly #alike = new Map<string, Alike>();

  /** @param at JSON Pointer of the body. */
  constructor({ dati_beni_servizi, dati_generali }: FatturaElettronicaBody, at: string) {
    dati_beni_servizi.dettaglio_linee.forEach((line, index) => {
      const path = `${at}/dati_beni_servizi/dettaglio_linee/${index}/prezzo_totale`;
      const amount = decimal(line.prezzo_totale);
      for (const source of [this.allLines, ...this.#sourcesOf(line)]) {
        source.lines.add(amount);
        source.of.push(path);
      }
    });
    const { dati_cassa_previdenziale } = dati_generali.dati_generali_documento;
    const cassaAt = `${at}/dati_generali/dati_generali_documento/dati_cassa_previdenziale`;
    (dati_cassa_previdenziale ?? []).forEach((cassa, index) => {
      const amount = decimal(cassa.importo_contributo_cassa);
      for (const source of this.#sourcesOf(cassa)) {
        source.cassa.add(amount);
        source.of.push(`${cassaAt}/${index}/importo_contributo_cassa`);
      }
    });
    for (const summary of dati_beni_servizi.dati_riepilogo) {
      this.alike(summary).summaries.add(unrounded(summary));
    }
  }

  /** What has the rate and nature of this. */
  alike(taxed: Taxed): Alike {
    const key = taxKey(taxed);
    let alike = this.#alike.get(key);
    if (alike === undefined) {
      alike = new Alike();
      this.#alike.set(key, alike);
    }
    return alike;
  }

  #sourcesOf(charged: Taxed & { readonly ritenuta?: string }): readonly Source[] {
    const alike = this.alike(charged);
    return charged.ritenuta === 'SI' ? [alike, this.withheld] : [alike];
  }
}

/** The taxable amount of a summary, before what rounding added to it. */
export function unrounded({ imponibile_importo, arrotondamento }: DatiRiepilogo): Decimal {
  return decimal(imponibile_importo).minus(decimal(arrotondamento));
}
