/** What a document has beside its lines. */
import type { DeepReadonly } from '../../model/deepReadonly.ts';
import type {
  Allegati,
  CausalePagamento,
  CondizioniPagamento,
  DatiDocumentiCorrelati,
  DettaglioPagamento,
  ModalitaPagamento,
  TipoCassa,
  TipoRitenuta,
} from '../../model/generated/invoice.ts';
import type { Amount } from '../amount.ts';
import type { PaymentTerm } from '../terms/dueDate.ts';
import type { DetailedNatura } from './line.ts';

/** A discount or surcharge of the whole document: written as lines, one for each way in which lines are taxed. */
export type DocumentDiscountBrief = (
  | { readonly percentuale: Amount; readonly importo?: never }
  | { readonly importo: Amount; readonly percentuale?: never }
) & {
  readonly maggiorazione?: true;
  /** Of the line; default `Sconto 10%`. */
  readonly descrizione?: string;
};

/** As the lines are taxed, where they all are alike; else one of the two. */
export type FollowingTaxBrief =
  | { readonly aliquota_iva?: Amount; readonly natura?: never; readonly riferimento_normativo?: never }
  | {
      readonly natura?: DetailedNatura;
      readonly riferimento_normativo?: string;
      readonly aliquota_iva?: never;
    };

/** A contribution to a pension fund; the INPS surcharge (rivalsa) is TC22. */
export type CassaBrief = FollowingTaxBrief & {
  readonly tipo_cassa: TipoCassa;
  /** In percent. */
  readonly al_cassa: Amount;
  /** Default: the lines, but those of art. 15 (N1) and a bollo charged. */
  readonly imponibile?: Amount;
  /** Whether it is under withholding; default: TC22 is, where the document has ritenute. */
  readonly ritenuta?: boolean;
  readonly riferimento_amministrazione?: string;
};

/** What the customer withholds. */
export interface WithholdingBrief {
  readonly tipo_ritenuta: TipoRitenuta;
  /** In percent. */
  readonly aliquota: Amount;
  readonly causale_pagamento: CausalePagamento;
  /** An amount, or a percentage of the lines and funds under withholding; default all of them. */
  readonly base?: Amount | { readonly percentuale: Amount };
}

/**
 * Stamp duty. Default: shown where it is due (DPR 642/1972: more than 77.47 euro without VAT), not charged. `true` shows
 * it, `false` does not, `addebito` charges it to the customer on a line of its own. An invoice in another currency that
 * has amounts without VAT needs one of these, or `cambio`, by which the threshold is known.
 */
export type BolloBrief =
  | boolean
  | {
      /** How much of the invoice's currency one euro is: decides whether the duty is due. Only in another currency. */
      readonly cambio: Amount;
      readonly addebito?: never;
      readonly descrizione?: never;
      readonly natura?: never;
      readonly riferimento_normativo?: never;
    }
  | {
      readonly addebito: true;
      /** How much of the invoice's currency one euro is: needed in another currency, in which 2.00 euro are charged. */
      readonly cambio?: Amount;
      /** Of the line; default `Imposta di bollo`. */
      readonly descrizione?: string;
      /** Default N1; N2.2 under the flat-rate regime, whose income it is. */
      readonly natura?: DetailedNatura;
      readonly riferimento_normativo?: string;
    };

/** An amount without VAT, or one with VAT included. */
export type AddedAmountBrief =
  | {
      /** Without VAT. */
      readonly importo: Amount;
      readonly importo_ivato?: never;
    }
  | {
      /** With VAT included, as the prices of lines with `prezzo_ivato`. */
      readonly importo_ivato: Amount;
      readonly importo?: never;
    };

/** Packaging, shipping and the like: a line with TipoCessionePrestazione AC, told in the summary too. */
export type AncillaryBrief = FollowingTaxBrief &
  AddedAmountBrief & {
    readonly descrizione: string;
    /** Whether it is under withholding; default as a line that does not say. */
    readonly ritenuta?: boolean;
  };

/** An advance that was invoiced before: a line with its amount, positive here, taken off, and a link to that invoice. */
export type AdvanceBrief = FollowingTaxBrief &
  AddedAmountBrief & {
    /** Of the invoice of the advance. */
    readonly numero: string;
    /** Of the invoice of the advance, YYYY-MM-DD. */
    readonly data: string;
    /** Of the line; default names the invoice. */
    readonly descrizione?: string;
    /**
     * Whether the advance was under withholding, so that it lessens the base of this one. Default: as the lines are, where
     * all are alike; where some are under withholding and others are not, it has to be said.
     */
    readonly ritenuta?: boolean;
  };

/** Documents that the invoice refers to. CIG and CUP go into `ordine`, `contratto` or `convenzione`. */
export interface ReferencesBrief {
  readonly ordine?: readonly DeepReadonly<DatiDocumentiCorrelati>[];
  readonly contratto?: readonly DeepReadonly<DatiDocumentiCorrelati>[];
  readonly convenzione?: readonly DeepReadonly<DatiDocumentiCorrelati>[];
  readonly ricezione?: readonly DeepReadonly<DatiDocumentiCorrelati>[];
  readonly fatture_collegate?: readonly DeepReadonly<DatiDocumentiCorrelati>[];
}

/** A delivery note. */
export interface DeliveryNoteBrief {
  readonly numero: string;
  readonly data: string;
  /** Numbers of the lines that it delivered; default all. */
  readonly linee?: readonly number[];
}

/** One payment. */
export type InstalmentBrief = (
  | { readonly termini: PaymentTerm; readonly data?: never }
  | { readonly data: string; readonly termini?: never }
) &
  (
    | { readonly quota?: Amount; readonly importo?: never }
    | { readonly importo: Amount; readonly quota?: never }
  );

type PaymentLeaves = Omit<
  DettaglioPagamento,
  'modalita_pagamento' | 'importo_pagamento' | 'data_scadenza_pagamento'
>;

/** How and when the invoice is paid. */
export type PaymentBrief = Readonly<PaymentLeaves> & {
  readonly modalita: ModalitaPagamento;
  /**
   * An interval from the invoice's date (`'30'`, `'60EOM'`, `'30EOMPLUS15'`), or instalments: each with `quota` in
   * percent or `importo`; those with neither share the rest in equal parts. Left out: all of it, without a due date.
   */
  readonly scadenze?: PaymentTerm | readonly InstalmentBrief[];
  /** Default TP02, and TP01 for instalments or payment on several days. */
  readonly condizioni?: CondizioniPagamento;
};

/**
 * One way of paying among several, with its part of what is due: `quota` in percent, or `importo`. Parts with neither
 * share the rest equally, and the last of them takes the odd cents; all parts together come to what is due.
 */
export type PaymentPartBrief = PaymentBrief &
  (
    | {
        /** Part of what is due, in percent. */
        readonly quota?: Amount;
        readonly importo?: never;
      }
    | {
        /** Part of what is due. */
        readonly importo: Amount;
        readonly quota?: never;
      }
  );

/** A file that goes along. */
export type AttachmentBrief = Readonly<Omit<Allegati, 'attachment'>> & {
  /** Bytes, or their base64. */
  readonly attachment: Uint8Array | string;
};

/** How the file travels. */
export interface TransmissionBrief {
  /** Default made of number and date. */
  readonly progressivo_invio?: string;
  /** Default the supplier. */
  readonly id_trasmittente?: { readonly id_paese: string; readonly id_codice: string };
  readonly contatti_trasmittente?: { readonly telefono?: string; readonly email?: string };
  /** Instead of the customer's own. */
  readonly codice_destinatario?: string;
  readonly pec?: string;
}
