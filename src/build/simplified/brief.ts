/** What was sold to whom, for a simplified invoice: amounts have VAT included. */
import type { DeepReadonly } from '../../model/deepReadonly.ts';
import type { NaturaSemplificata, RappresentanteFiscaleSemplificata } from '../../model/generated/invoice.ts';
import type { Amount } from '../amount.ts';
import type { AttachmentBrief, TransmissionBrief } from '../brief/document.ts';
import type {
  ChannelBrief,
  ItalianIds,
  NameBrief,
  PresenceBrief,
  SeatBrief,
  SupplierBrief,
} from '../brief/party.ts';

/** Who buys: an identifier is enough; name and seat go together. */
export type SimplifiedCustomerBrief = (
  | ItalianIds
  | { readonly paese: string; readonly partita_iva: string; readonly codice_fiscale?: string }
) &
  ChannelBrief &
  (
    | {
        readonly sede?: never;
        readonly stabile_organizzazione?: never;
        readonly rappresentante_fiscale?: never;
        readonly denominazione?: never;
        readonly nome?: never;
        readonly cognome?: never;
      }
    | (NameBrief &
        PresenceBrief & { readonly sede: SeatBrief; readonly titolo?: never; readonly cod_eori?: never })
  );

/** The codes that SdI takes: the generic ones are refused since 2021 (00445). */
export type SimplifiedNatura = Exclude<NaturaSemplificata, 'N2' | 'N3'>;

/** What was sold, and for how much. */
export type SimplifiedItemBrief = {
  readonly descrizione: string;
  /** VAT included. */
  readonly importo: Amount;
} & (
  | { readonly aliquota_iva: Amount; readonly natura?: never; readonly riferimento_normativo?: never }
  | {
      readonly natura?: SimplifiedNatura;
      readonly riferimento_normativo?: string;
      readonly aliquota_iva?: never;
    }
);

/** The invoice that a simplified note, or a simplified invoice in place of another, corrects. */
export interface CorrectedBrief {
  readonly numero: string;
  readonly data: string;
  /** What of it. */
  readonly elementi: string;
}

export interface SimplifiedBrief {
  readonly cedente: Omit<
    SupplierBrief,
    | 'titolo'
    | 'cod_eori'
    | 'albo_professionale'
    | 'provincia_albo'
    | 'numero_iscrizione_albo'
    | 'data_iscrizione_albo'
    | 'contatti'
    | 'riferimento_amministrazione'
  >;
  /** Of a supplier who is not resident: VAT number, and `denominazione` or `nome` and `cognome`. */
  readonly rappresentante_fiscale?: DeepReadonly<RappresentanteFiscaleSemplificata>;
  readonly cessionario: SimplifiedCustomerBrief;
  readonly numero: string;
  /** YYYY-MM-DD. */
  readonly data: string;
  /** Default TD07; notes (TD08, TD09) want `fattura_rettificata`. */
  readonly tipo_documento?: 'TD07' | 'TD08' | 'TD09';
  readonly linee: readonly SimplifiedItemBrief[];
  readonly fattura_rettificata?: CorrectedBrief;
  /** Default: shown where it is due. */
  readonly bollo?: boolean;
  /** ISO 4217, default EUR. */
  readonly divisa?: string;
  readonly allegati?: readonly AttachmentBrief[];
  readonly trasmissione?: Omit<TransmissionBrief, 'contatti_trasmittente'>;
  readonly transliterate?: boolean;
}
