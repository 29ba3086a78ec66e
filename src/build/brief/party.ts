/**
 * Seller and buyer, with the minimum that an invoice needs. In each type the required fields come first, and among
 * alternatives the usual one comes last: the compiler names that one when a field is missing.
 */
import type {
  Contatti,
  IscrizioneREA,
  RappresentanteFiscaleCessionario,
  RegimeFiscale,
} from '../../model/generated/invoice.ts';
import type { BlockBrief } from './block.ts';

/** A person by name and surname. */
export interface PersonNameBrief {
  /** First name, up to 60 characters. */
  readonly nome: string;
  /** Surname, up to 60 characters. */
  readonly cognome: string;
  readonly denominazione?: undefined;
  /** Title or honorific, 2 to 10 characters. */
  readonly titolo?: string | undefined;
  /** EORI code (Regulation (EC) 312/2009), 13 to 17 characters. */
  readonly cod_eori?: string | undefined;
}

/** A company by its name. */
export interface CompanyNameBrief {
  /** Registered name, up to 80 characters. */
  readonly denominazione: string;
  readonly nome?: undefined;
  readonly cognome?: undefined;
  readonly titolo?: undefined;
  /** EORI code (Regulation (EC) 312/2009), 13 to 17 characters. */
  readonly cod_eori?: string | undefined;
}

/** A company by its name, or a person by name and surname. */
export type NameBrief = PersonNameBrief | CompanyNameBrief;

/** An address in Italy. */
export interface ItalianAddressBrief {
  /** Street or square, up to 60 characters. */
  readonly indirizzo: string;
  /** House number, if it is not in `indirizzo`. */
  readonly numero_civico?: string | undefined;
  /** Postal code, five digits. */
  readonly cap: string;
  /** Town, up to 60 characters. */
  readonly comune: string;
  /** Two letters. */
  readonly provincia: string;
  /** Default: IT. */
  readonly nazione?: 'IT' | undefined;
}

/** An address abroad: CAP is always 00000; the postal code goes in `comune`. */
export interface ForeignAddressBrief {
  /** Street or square, up to 60 characters. */
  readonly indirizzo: string;
  /** House number, if it is not in `indirizzo`. */
  readonly numero_civico?: string | undefined;
  /** Always 00000. */
  readonly cap?: '00000' | undefined;
  /** Town, with its postal code. */
  readonly comune: string;
  readonly provincia?: undefined;
  /** ISO 3166-1, two letters. */
  readonly nazione: string;
}

/** An address in Italy, or one abroad. */
export type AddressBrief = ItalianAddressBrief | ForeignAddressBrief;

/** Fields of the issuer other than the name. */
export interface SupplierFields<Regime extends RegimeFiscale = RegimeFiscale> {
  /** VAT number, without its country. */
  readonly partita_iva: string;
  /** Tax regime: RF01 is the ordinary one, RF19 the flat-rate one. */
  readonly regime_fiscale: Regime;
  /** Registered office. */
  readonly sede: AddressBrief;
  /** Country of the VAT number. Default: IT. */
  readonly paese?: string | undefined;
  /** Italian fiscal code: 16 characters for individuals, 11 digits for companies. */
  readonly codice_fiscale?: string | undefined;
  /** Permanent establishment in Italy of a foreign supplier (1.2.3). */
  readonly stabile_organizzazione?: ItalianAddressBrief | undefined;
  /** Name of the professional register. */
  readonly albo_professionale?: string | undefined;
  /** Province of the professional register, two letters. */
  readonly provincia_albo?: string | undefined;
  /** Number in the professional register. */
  readonly numero_iscrizione_albo?: string | undefined;
  /** Date of entry in the professional register, YYYY-MM-DD. */
  readonly data_iscrizione_albo?: string | undefined;
  /** Entry in the business register (art. 2250 of the Civil Code). */
  readonly iscrizione_rea?: BlockBrief<IscrizioneREA> | undefined;
  /** Telephone, fax and e-mail. */
  readonly contatti?: BlockBrief<Contatti> | undefined;
  /** The buyer's accounting reference for the supplier. */
  readonly riferimento_amministrazione?: string | undefined;
}

/** The issuer of the invoice. */
export type SupplierBrief<Regime extends RegimeFiscale = RegimeFiscale> = SupplierFields<Regime> & NameBrief;

/** Identified by the fiscal code; the VAT number is optional. */
export interface FiscalCodeBrief {
  /** 16 characters for individuals, 11 digits for others. */
  readonly codice_fiscale: string;
  /** Italian VAT number, 11 digits. */
  readonly partita_iva?: string | undefined;
}

/** Identified by the VAT number; the fiscal code is optional. */
export interface VatNumberBrief {
  /** Italian VAT number, 11 digits. */
  readonly partita_iva: string;
  /** 16 characters for individuals, 11 digits for others. */
  readonly codice_fiscale?: string | undefined;
}

/** At least one of the two identifiers: without one SdI rejects the invoice (00417). */
export type ItalianIds = FiscalCodeBrief | VatNumberBrief;

/**
 * Delivery channel of a private customer in Italy. Without either, the invoice goes to the customer's reserved area on
 * the website.
 */
export interface ChannelBrief {
  /** Seven characters. */
  readonly codice_destinatario?: string | undefined;
  /** Certified e-mail address. */
  readonly pec?: string | undefined;
}

/** Presence in Italy of a foreign customer. */
export interface PresenceBrief {
  /** Permanent establishment in Italy that buys (1.4.3). */
  readonly stabile_organizzazione?: ItalianAddressBrief | undefined;
  /**
   * Fiscal representative of the customer in Italy (1.4.4): `id_fiscale_iva`, and `denominazione` or `nome` and
   * `cognome`.
   */
  readonly rappresentante_fiscale?: BlockBrief<RappresentanteFiscaleCessionario> | undefined;
}

/** Fields of a company that buys, other than name and identifiers. */
export interface CompanyFields extends ChannelBrief, PresenceBrief {
  /** A company, or a professional, in Italy. */
  readonly tipo: 'azienda';
  /** Registered office, also abroad if the company is identified in Italy. */
  readonly sede: AddressBrief;
}

/** A company, or a professional, in Italy; or one abroad that is identified in Italy. */
export type CompanyBrief = CompanyFields & NameBrief & ItalianIds;

/** A natural person who buys as a consumer. */
export interface PersonBrief extends ChannelBrief {
  /** A consumer. */
  readonly tipo: 'persona';
  /** First name, up to 60 characters. */
  readonly nome: string;
  /** Surname, up to 60 characters. */
  readonly cognome: string;
  /** Fiscal code, 16 characters. */
  readonly codice_fiscale: string;
  /** Place of residence. */
  readonly sede: AddressBrief;
  /** Title or honorific, 2 to 10 characters. */
  readonly titolo?: string | undefined;
  readonly denominazione?: undefined;
  readonly partita_iva?: undefined;
}

/** A text of exactly six characters: the compiler checks literals, the builder any other text. */
export type SixCharacters<Text extends string> = string extends Text
  ? Text
  : Text extends `${infer _1}${infer _2}${infer _3}${infer _4}${infer _5}${infer Rest}`
    ? Rest extends `${infer _6}${infer More}`
      ? More extends ''
        ? Text
        : never
      : never
    : never;

/** Fields of a public administration office, other than its identifiers. */
export interface AdministrationFields<Office extends string = string> {
  /** An office of the public administration. */
  readonly tipo: 'pa';
  /** Name of the administration, up to 80 characters. */
  readonly denominazione: string;
  /** The office in the index of administrations (IPA): six characters. */
  readonly codice_destinatario: Office & SixCharacters<Office>;
  /** Address of the administration. */
  readonly sede: ItalianAddressBrief;
  readonly nome?: undefined;
  readonly cognome?: undefined;
  readonly pec?: undefined;
}

// Separate types, so that the compiler names the usual alternative of an administration and not that of a company.

/** An administration by its VAT number. */
export interface AdministrationVatNumberBrief extends VatNumberBrief {}

/** An administration by its fiscal code, the usual case. */
export interface AdministrationFiscalCodeBrief extends FiscalCodeBrief {}

/** An office of the public administration. */
export type AdministrationBrief<Office extends string = string> = AdministrationFields<Office> &
  (AdministrationVatNumberBrief | AdministrationFiscalCodeBrief);

/** The address of a customer abroad. */
export interface CustomerAddressAbroad {
  /** Street or square, up to 60 characters. */
  readonly indirizzo: string;
  /** House number, if it is not in `indirizzo`. */
  readonly numero_civico?: string | undefined;
  /** Town, with its postal code. */
  readonly comune: string;
  /** ISO 3166-1, two letters. Default: the customer's `paese`. */
  readonly nazione?: string | undefined;
}

/** Fields of a foreign customer, other than the name. */
export interface ForeignFields extends PresenceBrief {
  /** A customer abroad. */
  readonly tipo: 'estero';
  /** ISO 3166-1, two letters. */
  readonly paese: string;
  /** Address; `nazione` defaults to `paese`. */
  readonly sede: CustomerAddressAbroad;
  /** VAT number, or another identifier, without its country; a consumer has none. */
  readonly partita_iva?: string | undefined;
  /** Italian fiscal code, if any. */
  readonly codice_fiscale?: string | undefined;
  /** Default: XXXXXXX; 2R4GTO8 for San Marino. */
  readonly codice_destinatario?: string | undefined;
  readonly pec?: undefined;
}

/** A customer abroad. No Italian identifier is needed. */
export type ForeignBrief = ForeignFields & NameBrief;

/** The buyer. */
export type CustomerBrief<Office extends string = string> =
  | CompanyBrief
  | PersonBrief
  | AdministrationBrief<Office>
  | ForeignBrief;
