// Generated from the grammar by `npm run generate`; do not edit.

import type {
  SocioUnico,
  StatoLiquidazione,
} from './codes.ts';

/**
 * 1.1.1 `IdTrasmittente`, 1.2.1.1 `IdFiscaleIVA`, 1.3.1.1 `IdFiscaleIVA`, 1.4.1.1 `IdFiscaleIVA`, 1.4.4.1
 * `IdFiscaleIVA`, 1.5.1.1 `IdFiscaleIVA`, 2.1.9.1.1 `IdFiscaleIVA`, 1.1.1 `IdTrasmittente` (FSM10), 1.2.1
 * `IdFiscaleIVA` (FSM10), 1.2.8.1 `IdFiscaleIVA` (FSM10), 1.3.1.1 `IdFiscaleIVA` (FSM10), 1.3.2.6.1
 * `IdFiscaleIVA` (FSM10).
 */
export interface IdFiscale {
  /**
   * ….1 `IdPaese`: pattern `[A-Z]{2}`.
   *
   * Sigla ISO 3166-1 del Paese che ha attribuito l'identificativo, ad esempio IT; per la Grecia si trova
   * anche EL.
   *
   * ISO 3166-1 alpha-2 code of the country that issued the identifier, such as IT; Greece also appears as EL.
   */
  id_paese: string;
  /**
   * ….2 `IdCodice`: 1 to 28 characters.
   *
   * Identificativo senza la sigla del Paese: partita IVA, codice estero o, per il trasmittente italiano,
   * codice fiscale.
   *
   * Identifier without the country prefix: VAT number, foreign number or, for an Italian transmitter, the
   * codice fiscale.
   */
  id_codice: string;
}

/**
 * 1.2.2 `Sede`, 1.2.3 `StabileOrganizzazione`, 1.4.2 `Sede`, 1.4.3 `StabileOrganizzazione`, 2.1.9.12
 * `IndirizzoResa`, 1.2.6 `Sede` (FSM10), 1.2.7 `StabileOrganizzazione` (FSM10), 1.3.2.4 `Sede` (FSM10),
 * 1.3.2.5 `StabileOrganizzazione` (FSM10).
 */
export interface Indirizzo {
  /**
   * ….1 `Indirizzo`: 1 to 60 characters, Basic Latin and Latin-1.
   *
   * Via, piazza o altra denominazione della strada; può comprendere il numero civico.
   *
   * Name of the street, square or similar; may include the house number.
   */
  indirizzo: string;
  /**
   * ….2 `NumeroCivico`: 1 to 8 characters, Basic Latin (ASCII) only.
   *
   * Numero civico, se non è già scritto insieme alla via.
   *
   * House number, unless already written with the street.
   */
  numero_civico?: string;
  /**
   * ….3 `CAP`: pattern `[0-9][0-9][0-9][0-9][0-9]`.
   *
   * Codice di avviamento postale di cinque cifre; per gli indirizzi esteri si usa 00000.
   *
   * Five-digit Italian postal code; addresses outside Italy use 00000.
   */
  cap: string;
  /**
   * ….4 `Comune`: 1 to 60 characters, Basic Latin and Latin-1.
   *
   * Comune italiano, o località estera, in cui si trova l'indirizzo.
   *
   * Italian municipality, or foreign town, where the address is.
   */
  comune: string;
  /**
   * ….5 `Provincia`: pattern `[A-Z]{2}`.
   *
   * Sigla di due lettere della provincia italiana; si omette per gli indirizzi esteri.
   *
   * Two-letter code of the Italian province; omitted for foreign addresses.
   */
  provincia?: string;
  /**
   * ….6 `Nazione`: pattern `[A-Z]{2}`.
   *
   * Sigla ISO 3166-1 del Paese dell'indirizzo; l'elemento vuoto vale IT.
   *
   * ISO 3166-1 alpha-2 code of the country; an empty element means IT.
   *
   * @defaultValue `IT` when empty
   */
  nazione: string;
}

/**
 * 1.2.4 `IscrizioneREA`, 1.2.9 `IscrizioneREA` (FSM10).
 *
 * Iscrizione del fornitore al registro delle imprese, per le società che vi sono tenute (art. 2250 c.c.).
 *
 * Entry of the supplier in the companies register, for companies required to register (art. 2250 civil code).
 */
export interface IscrizioneREA {
  /**
   * 1.2.4.1, 1.2.9.1 `Ufficio`: pattern `[A-Z]{2}`.
   *
   * Sigla della provincia del registro delle imprese presso cui la società è iscritta.
   *
   * Two-letter province code of the companies register where the company is entered.
   */
  ufficio: string;
  /**
   * 1.2.4.2, 1.2.9.2 `NumeroREA`: 1 to 20 characters, Basic Latin (ASCII) only.
   *
   * Numero di iscrizione al repertorio economico amministrativo, senza la sigla della provincia.
   *
   * Number in the economic and administrative index (REA), without the province code.
   */
  numero_rea: string;
  /**
   * 1.2.4.3, 1.2.9.3 `CapitaleSociale`: 1 to 11 digits, a point, 2 decimals, may be negative.
   *
   * Capitale sociale versato, in euro; riguarda le società di capitali.
   *
   * Paid-up share capital in euro; for limited companies.
   */
  capitale_sociale?: string;
  /**
   * 1.2.4.4, 1.2.9.4 `SocioUnico`: a code of SocioUnico.
   *
   * Indica se la società di capitali ha un socio unico (SU) o più soci (SM).
   *
   * Number of shareholders of the limited company: one (SU) or several (SM).
   */
  socio_unico?: SocioUnico;
  /**
   * 1.2.4.5, 1.2.9.5 `StatoLiquidazione`: a code of StatoLiquidazione.
   *
   * Indica se la società è in liquidazione (LS) oppure no (LN).
   *
   * Liquidation status of the company: in liquidation (LS) or not (LN).
   */
  stato_liquidazione: StatoLiquidazione;
}

/**
 * 2.5 `Allegati`, 2.3 `Allegati` (FSM10).
 *
 * Documenti allegati alla fattura, contenuti nel file stesso in base64.
 *
 * Documents attached to the invoice, held in the file itself as base64.
 */
export interface Allegati {
  /**
   * 2.5.1, 2.3.1 `NomeAttachment`: 1 to 60 characters, Basic Latin and Latin-1.
   *
   * Nome del file allegato, di norma con la sua estensione.
   *
   * Name of the attached file, normally with its extension.
   */
  nome_attachment: string;
  /**
   * 2.5.2, 2.3.2 `AlgoritmoCompressione`: 1 to 10 characters, Basic Latin (ASCII) only.
   *
   * Algoritmo con cui l'allegato è compresso, ad esempio ZIP; assente se non è compresso.
   *
   * Algorithm that compressed the attachment, such as ZIP; absent when it is not compressed.
   */
  algoritmo_compressione?: string;
  /**
   * 2.5.3, 2.3.3 `FormatoAttachment`: 1 to 10 characters, Basic Latin (ASCII) only.
   *
   * Formato del file allegato, ad esempio PDF, TXT o XML.
   *
   * Format of the attached file, such as PDF, TXT or XML.
   */
  formato_attachment?: string;
  /**
   * 2.5.4, 2.3.4 `DescrizioneAttachment`: 1 to 100 characters, Basic Latin and Latin-1.
   *
   * Breve descrizione di ciò che il documento allegato contiene.
   *
   * Short description of what the attached document contains.
   */
  descrizione_attachment?: string;
  /**
   * 2.5.5, 2.3.5 `Attachment`: content in base64.
   *
   * Contenuto del file allegato in base64; conta nella dimensione massima della fattura.
   *
   * Content of the attached file in base64; it counts towards the size limit of the invoice.
   */
  attachment: string;
}
