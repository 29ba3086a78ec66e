/**
 * Who sells and who buys, as little of it as makes an invoice. In each type what is always there comes first, and of
 * alternatives the usual one last: that is what the compiler names when something is missing.
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
export interface ItalianSeatBrief {
  /** Street or square, up to 60 characters. */
  readonly indirizzo: string;
  /** House number, where it is not in `indirizzo`. */
  readonly numero_civico?: string | undefined;
  /** Postal code, five figures. */
  readonly cap: string;
  /** Town, up to 60 characters. */
  readonly comune: string;
  /** Two letters. */
  readonly provincia: string;
  /** Default IT. */
  readonly nazione?: 'IT' | undefined;
}

/** An address abroad: CAP is 00000, whatever the postal code, which goes with `comune`. */
export interface ForeignSeatBrief {
  /** Street or square, up to 60 characters. */
  readonly indirizzo: string;
  /** House number, where it is not in `indirizzo`. */
  readonly numero_civico?: string | undefined;
  /** Default 00000, and nothing else. */
  readonly cap?: '00000' | undefined;
  /** Town, with its postal code. */
  readonly comune: string;
  readonly provincia?: undefined;
  /** ISO 3166-1, two letters. */
  readonly nazione: string;
}

/** An address in Italy, or one abroad. */
export type SeatBrief = ItalianSeatBrief | ForeignSeatBrief;

/** Regimes that charge no VAT: minimi, forfettari, cross-border exemption. */
export type RegimeWithoutVat = 'RF02' | 'RF19' | 'RF20';

/** What is said of whoever issues the invoice, beside the name. */
export interface SupplierFields<Regime extends RegimeFiscale = RegimeFiscale> {
  /** VAT number, without its country. */
  readonly partita_iva: string;
  /** Tax regime: RF01 is the ordinary one, RF19 the flat-rate one. */
  readonly regime_fiscale: Regime;
  /** Registered office. */
  readonly sede: SeatBrief;
  /** Country of the VAT number; default IT. */
  readonly paese?: string | undefined;
  /** Italian fiscal code: 16 characters of a person, 11 figures of a company. */
  readonly codice_fiscale?: string | undefined;
  /** The permanent establishment in Italy of a supplier from abroad (1.2.3). */
  readonly stabile_organizzazione?: ItalianSeatBrief | undefined;
  /** Name of the professional register. */
  readonly albo_professionale?: string | undefined;
  /** Province of the professional register, two letters. */
  readonly provincia_albo?: string | undefined;
  /** Number in the professional register. */
  readonly numero_iscrizione_albo?: string | undefined;
  /** Day of entry into the professional register, YYYY-MM-DD. */
  readonly data_iscrizione_albo?: string | undefined;
  /** Entry in the register of companies (art. 2250 of the civil code). */
  readonly iscrizione_rea?: BlockBrief<IscrizioneREA> | undefined;
  /** Telephone, fax and e-mail. */
  readonly contatti?: BlockBrief<Contatti> | undefined;
  /** What the buyer's bookkeeping knows the supplier by. */
  readonly riferimento_amministrazione?: string | undefined;
}

/** Who issues the invoice. */
export type SupplierBrief<Regime extends RegimeFiscale = RegimeFiscale> = SupplierFields<Regime> & NameBrief;

/** Known by the fiscal code; the VAT number may be given too. */
export interface FiscalCodeBrief {
  /** 16 characters of a person, 11 figures of anybody else. */
  readonly codice_fiscale: string;
  /** Italian VAT number, 11 figures. */
  readonly partita_iva?: string | undefined;
}

/** Known by the VAT number; the fiscal code may be given too. */
export interface VatNumberBrief {
  /** Italian VAT number, 11 figures. */
  readonly partita_iva: string;
  /** 16 characters of a person, 11 figures of anybody else. */
  readonly codice_fiscale?: string | undefined;
}

/** At least one of the two identifiers, without which SdI refuses the invoice (00417). */
export type ItalianIds = FiscalCodeBrief | VatNumberBrief;

/** How the invoice reaches a private customer in Italy; neither leaves it in the customer's area of the website. */
export interface ChannelBrief {
  /** Seven characters. */
  readonly codice_destinatario?: string | undefined;
  /** Certified e-mail address. */
  readonly pec?: string | undefined;
}

/** How a customer from abroad is present in Italy. */
export interface PresenceBrief {
  /** The permanent establishment in Italy that buys (1.4.3). */
  readonly stabile_organizzazione?: ItalianSeatBrief | undefined;
  /** Who represents the customer in Italy for VAT (1.4.4): `id_fiscale_iva`, and `denominazione` or `nome` and `cognome`. */
  readonly rappresentante_fiscale?: BlockBrief<RappresentanteFiscaleCessionario> | undefined;
}

/** What is said of a company that buys, beside name and identifiers. */
export interface CompanyFields extends ChannelBrief, PresenceBrief {
  /** A company, or a professional, in Italy. */
  readonly tipo: 'azienda';
  /** Registered office; abroad too, where the company is identified in Italy. */
  readonly sede: SeatBrief;
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
  readonly sede: SeatBrief;
  /** Title or honorific, 2 to 10 characters. */
  readonly titolo?: string | undefined;
  readonly denominazione?: undefined;
  readonly partita_iva?: undefined;
}

/** A text of exactly six characters: a literal is counted by the compiler, any other text when the invoice is made. */
export type SixCharacters<Text extends string> = string extends Text
  ? Text
  : Text extends `${infer _1}${infer _2}${infer _3}${infer _4}${infer _5}${infer Rest}`
    ? Rest extends `${infer _6}${infer More}`
      ? More extends ''
        ? Text
        : never
      : never
    : never;

/** What is said of an office of the public administration, beside its identifiers. */
export interface AdministrationFields<Office extends string = string> {
  /** An office of the public administration. */
  readonly tipo: 'pa';
  /** Name of the administration, up to 80 characters. */
  readonly denominazione: string;
  /** The office in the index of administrations (IPA): six characters. */
  readonly codice_destinatario: Office & SixCharacters<Office>;
  /** Seat of the administration. */
  readonly sede: ItalianSeatBrief;
  readonly nome?: undefined;
  readonly cognome?: undefined;
  readonly pec?: undefined;
}

// Of their own, so that the compiler names the usual one of an administration, and not that of a company.

/** An administration by its VAT number. */
export interface AdministrationVatNumberBrief extends VatNumberBrief {}

/** An administration by its fiscal code, as it is mostly known. */
export interface AdministrationFiscalCodeBrief extends FiscalCodeBrief {}

/** An office of the public administration. */
export type AdministrationBrief<Office extends string = string> = AdministrationFields<Office> &
  (AdministrationVatNumberBrief | AdministrationFiscalCodeBrief);

/** The address of a customer abroad. */
export interface CustomerSeatAbroad {
  /** Street or square, up to 60 characters. */
  readonly indirizzo: string;
  /** House number, where it is not in `indirizzo`. */
  readonly numero_civico?: string | undefined;
  /** Town, with its postal code. */
  readonly comune: string;
  /** ISO 3166-1, two letters; default the customer's `paese`. */
  readonly nazione?: string | undefined;
}

/** What is said of a customer abroad, beside the name. */
export interface ForeignFields extends PresenceBrief {
  /** A customer abroad. */
  readonly tipo: 'estero';
  /** ISO 3166-1, two letters. */
  readonly paese: string;
  /** `nazione` is `paese` unless given. */
  readonly sede: CustomerSeatAbroad;
  /** VAT number, or another identifier, without its country; a consumer has none. */
  readonly partita_iva?: string | undefined;
  /** An Italian one, if there is any. */
  readonly codice_fiscale?: string | undefined;
  /** Default XXXXXXX; 2R4GTO8 of San Marino. */
  readonly codice_destinatario?: string | undefined;
  readonly pec?: undefined;
}

/** A customer abroad. No Italian identifier is needed. */
export type ForeignBrief = ForeignFields & NameBrief;

/** Who buys. */
export type CustomerBrief<Office extends string = string> =
  | CompanyBrief
  | PersonBrief
  | AdministrationBrief<Office>
  | ForeignBrief;
