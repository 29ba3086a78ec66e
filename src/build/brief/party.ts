/** Who sells and who buys, as little of it as makes an invoice. */
import type { DeepReadonly } from '../../model/deepReadonly.ts';
import type {
  Contatti,
  IscrizioneREA,
  RappresentanteFiscaleCessionario,
  RegimeFiscale,
} from '../../model/generated/invoice.ts';

/** A company by its name, or a person by name and surname. */
export type NameBrief =
  | {
      readonly denominazione: string;
      readonly nome?: never;
      readonly cognome?: never;
      readonly titolo?: never;
      readonly cod_eori?: string;
    }
  | {
      readonly nome: string;
      readonly cognome: string;
      readonly denominazione?: never;
      readonly titolo?: string;
      readonly cod_eori?: string;
    };

/** An address in Italy. */
export interface ItalianSeatBrief {
  readonly indirizzo: string;
  readonly numero_civico?: string;
  readonly cap: string;
  readonly comune: string;
  /** Two letters. */
  readonly provincia: string;
  readonly nazione?: 'IT';
}

/** An address abroad: CAP is 00000, whatever the postal code, which goes with `comune`. */
export interface ForeignSeatBrief {
  readonly indirizzo: string;
  readonly numero_civico?: string;
  readonly cap?: '00000';
  readonly comune: string;
  readonly provincia?: never;
  /** ISO 3166-1, two letters. */
  readonly nazione: string;
}

export type SeatBrief = ItalianSeatBrief | ForeignSeatBrief;

/** Regimes that charge no VAT: minimi, forfettari, cross-border exemption. */
export type RegimeWithoutVat = 'RF02' | 'RF19' | 'RF20';

/** Who issues the invoice. */
export type SupplierBrief<Regime extends RegimeFiscale = RegimeFiscale> = NameBrief & {
  /** Without its country. */
  readonly partita_iva: string;
  /** Country of the VAT number; default IT. */
  readonly paese?: string;
  readonly codice_fiscale?: string;
  readonly regime_fiscale: Regime;
  readonly sede: SeatBrief;
  /** The permanent establishment in Italy of a supplier from abroad (1.2.3). */
  readonly stabile_organizzazione?: ItalianSeatBrief;
  readonly albo_professionale?: string;
  readonly provincia_albo?: string;
  readonly numero_iscrizione_albo?: string;
  readonly data_iscrizione_albo?: string;
  readonly iscrizione_rea?: DeepReadonly<IscrizioneREA>;
  readonly contatti?: DeepReadonly<Contatti>;
  readonly riferimento_amministrazione?: string;
};

/** At least one of the two identifiers, without which SdI refuses the invoice (00417). */
export type ItalianIds =
  | { readonly partita_iva: string; readonly codice_fiscale?: string }
  | { readonly codice_fiscale: string; readonly partita_iva?: string };

/** How the invoice reaches a private customer in Italy; neither leaves it in the customer's area of the website. */
export interface ChannelBrief {
  /** Seven characters. */
  readonly codice_destinatario?: string;
  readonly pec?: string;
}

/** How a customer from abroad is present in Italy. */
export interface PresenceBrief {
  /** The permanent establishment in Italy that buys (1.4.3). */
  readonly stabile_organizzazione?: ItalianSeatBrief;
  /** Who represents the customer in Italy for VAT (1.4.4): `id_fiscale_iva`, and `denominazione` or `nome` and `cognome`. */
  readonly rappresentante_fiscale?: DeepReadonly<RappresentanteFiscaleCessionario>;
}

/** A company, or a professional, in Italy; or one abroad that is identified in Italy. */
export type CompanyBrief = NameBrief &
  ItalianIds &
  ChannelBrief &
  PresenceBrief & {
    readonly tipo: 'azienda';
    readonly sede: SeatBrief;
  };

/** A natural person who buys as a consumer. */
export type PersonBrief = ChannelBrief & {
  readonly tipo: 'persona';
  readonly nome: string;
  readonly cognome: string;
  readonly titolo?: string;
  readonly codice_fiscale: string;
  readonly sede: SeatBrief;
  readonly denominazione?: never;
  readonly partita_iva?: never;
};

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

/** An office of the public administration. */
export type AdministrationBrief<Office extends string = string> = ItalianIds & {
  readonly tipo: 'pa';
  readonly denominazione: string;
  /** The office in the index of administrations (IPA): six characters. */
  readonly codice_destinatario: Office & SixCharacters<Office>;
  readonly sede: ItalianSeatBrief;
  readonly nome?: never;
  readonly cognome?: never;
  readonly pec?: never;
};

/** A customer abroad. No Italian identifier is needed. */
export type ForeignBrief = NameBrief &
  PresenceBrief & {
    readonly tipo: 'estero';
    /** ISO 3166-1, two letters. */
    readonly paese: string;
    /** VAT number, or another identifier, without its country; a consumer has none. */
    readonly partita_iva?: string;
    /** An Italian one, if there is any. */
    readonly codice_fiscale?: string;
    /** `nazione` is `paese` unless given. */
    readonly sede: {
      readonly indirizzo: string;
      readonly numero_civico?: string;
      readonly comune: string;
      readonly nazione?: string;
    };
    readonly codice_destinatario?: string;
    readonly pec?: never;
  };

/** Who buys. */
export type CustomerBrief<Office extends string = string> =
  | CompanyBrief
  | PersonBrief
  | AdministrationBrief<Office>
  | ForeignBrief;
