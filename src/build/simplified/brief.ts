/** Input of a simplified invoice: amounts include VAT. */
import type { RappresentanteFiscaleSemplificata } from '../../model/generated/invoice.ts';
import type { Amount } from '../amount.ts';
import type { BlockBrief } from '../brief/block.ts';
import type { AttachmentBrief, TransmissionBrief } from '../brief/document.ts';
import type {
  AddressBrief,
  ChannelBrief,
  FiscalCodeBrief,
  NameBrief,
  PresenceBrief,
  SupplierFields,
  VatNumberBrief,
} from '../brief/party.ts';
import type { SimplifiedNatura } from '../generated/traitTypes.ts';

/** A foreign customer, by its VAT number. */
export interface ForeignVatNumberBrief {
  /** ISO 3166-1, two letters. */
  readonly paese: string;
  /** VAT number, without its country. */
  readonly partita_iva: string;
  /** Italian fiscal code, if any. */
  readonly codice_fiscale?: string | undefined;
}

/** A customer identified without a name. */
export interface UnnamedCustomerBrief {
  readonly sede?: undefined;
  readonly stabile_organizzazione?: undefined;
  readonly rappresentante_fiscale?: undefined;
  readonly denominazione?: undefined;
  readonly nome?: undefined;
  readonly cognome?: undefined;
}

/** Fields of a customer other than the identifier. */
export interface NamedCustomerFields extends PresenceBrief {
  /** Required with the name. */
  readonly sede: AddressBrief;
  readonly titolo?: undefined;
  readonly cod_eori?: undefined;
}

/** The buyer: an identifier is enough; name and address go together. */
export type SimplifiedCustomerBrief = (FiscalCodeBrief | ForeignVatNumberBrief | VatNumberBrief) &
  ChannelBrief &
  ((NamedCustomerFields & NameBrief) | UnnamedCustomerBrief);

/** Fields of an item other than its tax. */
export interface SimplifiedItemFields {
  /** Description of the goods or service, up to 1000 characters. */
  readonly descrizione: string;
  /** VAT included. */
  readonly importo: Amount;
}

/** An item without VAT; under a regime that charges none, `natura` is optional. */
export interface SimplifiedUntaxedBrief {
  /** Reason why no VAT is charged. */
  readonly natura?: SimplifiedNatura | undefined;
  /** The legal provision. Default: that of the Natura, where it has only one. */
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

/** An item: description, amount and tax. */
export type SimplifiedItemBrief = SimplifiedItemFields & (SimplifiedUntaxedBrief | SimplifiedTaxedBrief);

/** The invoice that a simplified note corrects, or that a simplified invoice replaces. */
export interface CorrectedBrief {
  /** Number of the corrected invoice. */
  readonly numero: string;
  /** Date of the corrected invoice, YYYY-MM-DD. */
  readonly data: string;
  /** The corrected elements (ElementiRettificati). */
  readonly elementi: string;
}

/** The issuer of a simplified invoice: its format has no fields for professional registers and contacts. */
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

/** The input of a simplified invoice (FSM10). */
export interface SimplifiedBrief {
  /** The seller. */
  readonly cedente: SimplifiedSupplierBrief;
  /** The buyer: an identifier is enough. */
  readonly cessionario: SimplifiedCustomerBrief;
  /** With at least one digit (00425), up to 20 characters. */
  readonly numero: string;
  /** YYYY-MM-DD. */
  readonly data: string;
  /** Goods and services sold: at least one item. */
  readonly linee: readonly SimplifiedItemBrief[];
  /** Fiscal representative of a non-resident supplier: VAT number, and `denominazione` or `nome` and `cognome`. */
  readonly rappresentante_fiscale?: BlockBrief<RappresentanteFiscaleSemplificata> | undefined;
  /** Default: TD07; notes (TD08, TD09) require `fattura_rettificata`. */
  readonly tipo_documento?: 'TD07' | 'TD08' | 'TD09' | undefined;
  /** The invoice that this document corrects or replaces. */
  readonly fattura_rettificata?: CorrectedBrief | undefined;
  /** Default: shown where it is due. */
  readonly bollo?: boolean | undefined;
  /** ISO 4217. Default: EUR. */
  readonly divisa?: string | undefined;
  /** Attached files. */
  readonly allegati?: readonly AttachmentBrief[] | undefined;
  /** Transmission data of the file. */
  readonly trasmissione?: Omit<TransmissionBrief, 'contatti_trasmittente'> | undefined;
  /** Replaces characters that the schema does not accept with ones that it accepts: € with EUR, ’ with ', ł with l. */
  readonly transliterate?: boolean | undefined;
}
