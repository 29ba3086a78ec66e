/** What was sold to whom, for a simplified invoice: amounts have VAT included. */
import type { NaturaSemplificata, RappresentanteFiscaleSemplificata } from '../../model/generated/invoice.ts';
import type { Amount } from '../amount.ts';
import type { BlockBrief } from '../brief/block.ts';
import type { AttachmentBrief, TransmissionBrief } from '../brief/document.ts';
import type {
  ChannelBrief,
  FiscalCodeBrief,
  NameBrief,
  PresenceBrief,
  SeatBrief,
  SupplierFields,
  VatNumberBrief,
} from '../brief/party.ts';

/** A customer abroad, by the VAT number. */
export interface ForeignVatNumberBrief {
  /** ISO 3166-1, two letters. */
  readonly paese: string;
  /** VAT number, without its country. */
  readonly partita_iva: string;
  /** An Italian one, if there is any. */
  readonly codice_fiscale?: string | undefined;
}

/** A customer of whom nothing but the identifier is said. */
export interface UnnamedCustomerBrief {
  readonly sede?: undefined;
  readonly stabile_organizzazione?: undefined;
  readonly rappresentante_fiscale?: undefined;
  readonly denominazione?: undefined;
  readonly nome?: undefined;
  readonly cognome?: undefined;
}

/** What is said of a customer beside the identifier. */
export interface NamedCustomerFields extends PresenceBrief {
  /** Goes with the name. */
  readonly sede: SeatBrief;
  readonly titolo?: undefined;
  readonly cod_eori?: undefined;
}

/** Who buys: an identifier is enough; name and seat go together. */
export type SimplifiedCustomerBrief = (FiscalCodeBrief | ForeignVatNumberBrief | VatNumberBrief) &
  ChannelBrief &
  ((NamedCustomerFields & NameBrief) | UnnamedCustomerBrief);

/** The codes that SdI takes: the generic ones are refused since 2021 (00445). */
export type SimplifiedNatura = Exclude<NaturaSemplificata, 'N2' | 'N3'>;

/** What is said of an item beside its tax. */
export interface SimplifiedItemFields {
  /** What was sold, up to 1000 characters. */
  readonly descrizione: string;
  /** VAT included. */
  readonly importo: Amount;
}

/** An item without VAT; under a regime that charges none it need not say why. */
export interface SimplifiedUntaxedBrief {
  /** Why there is no VAT. */
  readonly natura?: SimplifiedNatura | undefined;
  /** The provision; of most natures there is only one, which is written unless another is given. */
  readonly riferimento_normativo?: string | undefined;
  readonly aliquota_iva?: undefined;
}

/** An item with VAT. */
export interface SimplifiedTaxedBrief {
  /** In percent: 22. */
  readonly aliquota_iva: Amount;
  readonly natura?: undefined;
  readonly riferimento_normativo?: undefined;
}

/** What was sold, and for how much. */
export type SimplifiedItemBrief = SimplifiedItemFields & (SimplifiedUntaxedBrief | SimplifiedTaxedBrief);

/** The invoice that a simplified note, or a simplified invoice in place of another, corrects. */
export interface CorrectedBrief {
  /** Of the invoice that is corrected. */
  readonly numero: string;
  /** Of the invoice that is corrected, YYYY-MM-DD. */
  readonly data: string;
  /** What of it. */
  readonly elementi: string;
}

/** Who issues a simplified invoice: its format has no place for professional registers and contacts. */
export type SimplifiedSupplierBrief = Pick<
  SupplierFields,
  | 'partita_iva'
  | 'regime_fiscale'
  | 'sede'
  | 'paese'
  | 'codice_fiscale'
  | 'stabile_organizzazione'
  | 'iscrizione_rea'
> &
  NameBrief & { readonly titolo?: undefined; readonly cod_eori?: undefined };

/** What was sold to whom, for a simplified invoice (FSM10). */
export interface SimplifiedBrief {
  /** Who sells. */
  readonly cedente: SimplifiedSupplierBrief;
  /** Who buys: an identifier is enough. */
  readonly cessionario: SimplifiedCustomerBrief;
  /** With at least one figure (00425), up to 20 characters. */
  readonly numero: string;
  /** YYYY-MM-DD. */
  readonly data: string;
  /** What was sold: at least one item. */
  readonly linee: readonly SimplifiedItemBrief[];
  /** Of a supplier who is not resident: VAT number, and `denominazione` or `nome` and `cognome`. */
  readonly rappresentante_fiscale?: BlockBrief<RappresentanteFiscaleSemplificata> | undefined;
  /** Default TD07; notes (TD08, TD09) want `fattura_rettificata`. */
  readonly tipo_documento?: 'TD07' | 'TD08' | 'TD09' | undefined;
  /** The invoice that this document corrects or replaces. */
  readonly fattura_rettificata?: CorrectedBrief | undefined;
  /** Default: shown where it is due. */
  readonly bollo?: boolean | undefined;
  /** ISO 4217, default EUR. */
  readonly divisa?: string | undefined;
  /** Files that go along. */
  readonly allegati?: readonly AttachmentBrief[] | undefined;
  /** How the file travels. */
  readonly trasmissione?: Omit<TransmissionBrief, 'contatti_trasmittente'> | undefined;
  /** Writes what the schema does not take in letters that it takes: € as EUR, ’ as ', ł as l. */
  readonly transliterate?: boolean | undefined;
}
