import type { RetiredInvoice } from '../../model/retired/retiredInvoice.ts';
import type { UpgradeLoss } from './upgradeLoss.ts';

type RetiredBody = RetiredInvoice['fattura_elettronica_body'][number];

/** A body in the current format, and what changed. */
export class CurrentBody {
  readonly body: unknown;
  readonly losses: UpgradeLoss[] = [];
  readonly #at: string;

  constructor(old: RetiredBody, index: number) {
    this.#at = `/fattura_elettronica_body/${index}`;
    const { norma_di_riferimento: provision, ...general } = old.dati_generali;
    const document = this.#document(general.dati_generali_documento);
    const goods = old.dati_beni_servizi;
    const moved = provision === undefined ? null : this.#provision(provision, goods.dati_riepilogo, document);
    this.body = {
      ...old,
      dati_generali: { ...general, dati_generali_documento: moved?.document ?? document },
      dati_beni_servizi: { ...goods, dati_riepilogo: moved?.summaries ?? goods.dati_riepilogo },
    };
  }

  /** The current format has only a mark that the stamp duty was paid. */
  #document({ dati_bollo: stamp, ...document }: RetiredDocument): RetiredDocument {
    if (stamp === undefined) return document;
    const { numero_bollo: number, ...duty } = stamp;
    if (number === undefined) return { ...document, dati_bollo: stamp };
    this.losses.push({
      code: 'stamp_number',
      path: `${this.#at}/dati_generali/dati_generali_documento/dati_bollo/numero_bollo`,
      params: { number },
    });
    return { ...document, dati_bollo: { ...duty, bollo_virtuale: 'SI' } };
  }

  /** The provision belongs to the summaries without VAT; if none can hold it, to the Causale of the document. */
  #provision(provision: string, summaries: RetiredSummaries, document: RetiredDocument): Moved {
    const isFree = ({ natura, riferimento_normativo: own }: RetiredSummaries[number]): boolean =>
      natura !== undefined && own === undefined;
    const base = `${this.#at}/dati_beni_servizi/dati_riepilogo`;
    const to = summaries.flatMap((summary, index) =>
      isFree(summary) ? [`${base}/${index}/riferimento_normativo`] : [],
    );
    const reasons = document.causale ?? [];
    const inReasons = `${this.#at}/dati_generali/dati_generali_documento/causale/${reasons.length}`;
    this.losses.push({
      code: 'provision_moved',
      path: `${this.#at}/dati_generali/norma_di_riferimento`,
      params: { provision, to: to.length > 0 ? to : [inReasons] },
    });
    if (to.length === 0) return { summaries, document: { ...document, causale: [...reasons, provision] } };
    const filled = summaries.map((summary) =>
      isFree(summary) ? { ...summary, riferimento_normativo: provision } : summary,
    );
    return { summaries: filled, document };
  }
}

type RetiredDocument = RetiredBody['dati_generali']['dati_generali_documento'];
type RetiredSummaries = RetiredBody['dati_beni_servizi']['dati_riepilogo'];

interface Moved {
  readonly document: RetiredDocument;
  readonly summaries: RetiredSummaries;
}
