// Generated from the grammar by `npm run generate`; do not edit.

import type {
  BolloVirtuale,
  FormatoTrasmissioneSemplificata,
  NaturaSemplificata,
  RegimeFiscale,
  SoggettoEmittente,
  TipoDocumentoSemplificata,
} from './codes.ts';
import type { Allegati, IdFiscale, Indirizzo, IscrizioneREA } from './shared.ts';

/**
 * 1 `FatturaElettronicaHeader`.
 *
 * Testata comune a tutte le fatture del file: trasmissione, fornitore e cliente.
 *
 * Header shared by all invoices in the file: transmission, supplier and customer.
 */
export interface FatturaElettronicaHeaderSemplificata {
  /**
   * 1.1 `DatiTrasmissione`.
   *
   * Dati che identificano l'invio e indicano dove recapitare la fattura.
   *
   * Data that identify the transmission and the recipient of the file.
   */
  dati_trasmissione: DatiTrasmissioneSemplificata;
  /**
   * 1.2 `CedentePrestatore`.
   *
   * Fornitore: chi cede i beni o presta i servizi ed è obbligato a emettere la fattura.
   *
   * Supplier: the seller of the goods or services, who is required to issue the invoice.
   */
  cedente_prestatore: CedentePrestatoreSemplificata;
  /**
   * 1.3 `CessionarioCommittente`.
   *
   * Cliente: chi acquista i beni o commissiona i servizi e riceve la fattura.
   *
   * Customer: the buyer of the goods or services, who receives the invoice.
   */
  cessionario_committente: CessionarioCommittenteSemplificata;
  /**
   * 1.4 `SoggettoEmittente`: a code of SoggettoEmittente.
   *
   * Indica chi ha emesso la fattura al posto del fornitore: il cliente (CC) o un terzo (TZ).
   *
   * Issuer of the invoice if other than the supplier: the customer (CC) or a third party (TZ).
   */
  soggetto_emittente?: SoggettoEmittente;
}

/**
 * 1.1 `DatiTrasmissione`.
 *
 * Dati che identificano l'invio e indicano dove recapitare la fattura.
 *
 * Data that identify the transmission and the recipient of the file.
 */
export interface DatiTrasmissioneSemplificata {
  /**
   * 1.1.1 `IdTrasmittente`.
   *
   * Identificativo fiscale di chi trasmette il file; se è italiano, il suo codice fiscale.
   *
   * Tax identifier of the transmitter; for Italian transmitters, the codice fiscale.
   */
  id_trasmittente: IdFiscale;
  /**
   * 1.1.2 `ProgressivoInvio`: 1 to 10 characters, Basic Latin (ASCII) only.
   *
   * Progressivo alfanumerico che il trasmittente dà a ogni file inviato; il formato è libero.
   *
   * Alphanumeric identifier that the transmitter assigns to each file sent; its format is free.
   */
  progressivo_invio: string;
  /**
   * 1.1.3 `FormatoTrasmissione`: a code of FormatoTrasmissioneSemplificata.
   *
   * Formato del file: sempre FSM10, come l'attributo versione.
   *
   * Format of the file: always FSM10, like the attribute versione.
   */
  formato_trasmissione: FormatoTrasmissioneSemplificata;
  /**
   * 1.1.4 `CodiceDestinatario`: pattern `[A-Z0-9]{7}`.
   *
   * Codice di recapito di 7 caratteri; 0000000 se ignoto o con PEC, XXXXXXX per clienti esteri.
   *
   * Delivery code of 7 characters; 0000000 when unknown or with PEC, XXXXXXX for foreign customers.
   */
  codice_destinatario: string;
  /**
   * 1.1.5 `PECDestinatario`: at most 256 characters, form of an e-mail address.
   *
   * Indirizzo PEC a cui recapitare la fattura quando il codice destinatario è 0000000.
   *
   * Certified e-mail (PEC) address for delivery when CodiceDestinatario is 0000000.
   */
  pec_destinatario?: string;
}

/**
 * 1.2 `CedentePrestatore`.
 *
 * Fornitore: chi cede i beni o presta i servizi ed è obbligato a emettere la fattura.
 *
 * Supplier: the seller of the goods or services, who is required to issue the invoice.
 *
 * Exactly one of: `denominazione`; `nome` with `cognome`.
 */
export interface CedentePrestatoreSemplificata {
  /**
   * 1.2.1 `IdFiscaleIVA`.
   *
   * Partita IVA del fornitore, con la sigla del Paese; per i gruppi IVA, quella del gruppo.
   *
   * VAT number of the supplier, with its country; for VAT groups, that of the group.
   */
  id_fiscale_iva: IdFiscale;
  /**
   * 1.2.2 `CodiceFiscale`: pattern `[A-Z0-9]{11,16}`.
   *
   * Codice fiscale del fornitore: 16 caratteri per le persone fisiche, 11 cifre per gli altri soggetti.
   *
   * Italian fiscal code of the supplier: 16 characters for natural persons, 11 digits for others.
   */
  codice_fiscale?: string;
  /**
   * 1.2.3 `Denominazione`: 1 to 80 characters, Basic Latin and Latin-1.
   *
   * Ditta, denominazione o ragione sociale del fornitore; si usa al posto di nome e cognome.
   *
   * Business or company name of the supplier; used instead of Nome and Cognome.
   *
   * Exactly one of: `denominazione`; `nome` with `cognome`.
   */
  denominazione?: string;
  /**
   * 1.2.4 `Nome`: 1 to 60 characters, Basic Latin and Latin-1.
   *
   * Nome del fornitore, se persona fisica; va indicato insieme al cognome.
   *
   * Given name of the supplier if a natural person; used together with Cognome.
   *
   * Exactly one of: `denominazione`; `nome` with `cognome`.
   */
  nome?: string;
  /**
   * 1.2.5 `Cognome`: 1 to 60 characters, Basic Latin and Latin-1.
   *
   * Cognome del fornitore, se persona fisica; va indicato insieme al nome.
   *
   * Family name of the supplier if a natural person; used together with Nome.
   *
   * Exactly one of: `denominazione`; `nome` with `cognome`.
   */
  cognome?: string;
  /**
   * 1.2.6 `Sede`.
   *
   * Sede legale o domicilio del fornitore; all'estero se non è residente.
   *
   * Registered office or domicile of the supplier; abroad when not resident.
   */
  sede: Indirizzo;
  /**
   * 1.2.7 `StabileOrganizzazione`.
   *
   * Stabile organizzazione in Italia attraverso cui un fornitore non residente effettua l'operazione.
   *
   * Permanent establishment in Italy through which a non-resident supplier makes the supply.
   */
  stabile_organizzazione?: Indirizzo;
  /**
   * 1.2.8 `RappresentanteFiscale`.
   *
   * Rappresentante fiscale in Italia di un fornitore non residente.
   *
   * Tax representative in Italy of a supplier who is not resident.
   */
  rappresentante_fiscale?: RappresentanteFiscaleSemplificata;
  /**
   * 1.2.9 `IscrizioneREA`.
   *
   * Iscrizione del fornitore al registro delle imprese, per le società che vi sono tenute (art. 2250 c.c.).
   *
   * Entry of the supplier in the companies register, for companies required to register (art. 2250 civil
   * code).
   */
  iscrizione_rea?: IscrizioneREA;
  /**
   * 1.2.10 `RegimeFiscale`: a code of RegimeFiscale.
   *
   * Regime fiscale applicato dal fornitore, ad esempio RF01 ordinario o RF19 forfettario.
   *
   * Tax regime of the supplier, such as RF01 ordinary or RF19 flat-rate.
   */
  regime_fiscale: RegimeFiscale;
}

/**
 * 1.2.8 `RappresentanteFiscale`, 1.3.2.6 `RappresentanteFiscale`.
 *
 * Exactly one of: `denominazione`; `nome` with `cognome`.
 */
export interface RappresentanteFiscaleSemplificata {
  /**
   * 1.2.8.1, 1.3.2.6.1 `IdFiscaleIVA`.
   *
   * Partita IVA del rappresentante fiscale, con la sigla del Paese.
   *
   * VAT number of the tax representative, with its country.
   */
  id_fiscale_iva: IdFiscale;
  /**
   * 1.2.8.2, 1.3.2.6.2 `Denominazione`: 1 to 80 characters, Basic Latin and Latin-1.
   *
   * Ditta, denominazione o ragione sociale del rappresentante fiscale; si usa al posto di nome e cognome.
   *
   * Business or company name of the tax representative; used instead of Nome and Cognome.
   *
   * Exactly one of: `denominazione`; `nome` with `cognome`.
   */
  denominazione?: string;
  /**
   * 1.2.8.3, 1.3.2.6.3 `Nome`: 1 to 60 characters, Basic Latin and Latin-1.
   *
   * Nome del rappresentante fiscale, se persona fisica; va indicato insieme al cognome.
   *
   * Given name of the tax representative if a natural person; used together with Cognome.
   *
   * Exactly one of: `denominazione`; `nome` with `cognome`.
   */
  nome?: string;
  /**
   * 1.2.8.4, 1.3.2.6.4 `Cognome`: 1 to 60 characters, Basic Latin and Latin-1.
   *
   * Cognome del rappresentante fiscale, se persona fisica; va indicato insieme al nome.
   *
   * Family name of the tax representative if a natural person; used together with Nome.
   *
   * Exactly one of: `denominazione`; `nome` with `cognome`.
   */
  cognome?: string;
}

/**
 * 1.3 `CessionarioCommittente`.
 *
 * Cliente: chi acquista i beni o commissiona i servizi e riceve la fattura.
 *
 * Customer: the buyer of the goods or services, who receives the invoice.
 */
export interface CessionarioCommittenteSemplificata {
  /**
   * 1.3.1 `IdentificativiFiscali`.
   *
   * Partita IVA o codice fiscale del cliente: almeno uno dei due è necessario.
   *
   * VAT number or fiscal code of the customer: at least one of them is required.
   */
  identificativi_fiscali: IdentificativiFiscaliSemplificata;
  /**
   * 1.3.2 `AltriDatiIdentificativi`.
   *
   * Nome e indirizzo del cliente, facoltativi nella fattura semplificata.
   *
   * Name and address of the customer, optional on a simplified invoice.
   */
  altri_dati_identificativi?: AltriDatiIdentificativiSemplificata;
}

/**
 * 1.3.1 `IdentificativiFiscali`.
 *
 * Partita IVA o codice fiscale del cliente: almeno uno dei due è necessario.
 *
 * VAT number or fiscal code of the customer: at least one of them is required.
 */
export interface IdentificativiFiscaliSemplificata {
  /**
   * 1.3.1.1 `IdFiscaleIVA`.
   *
   * Partita IVA del cliente, con la sigla del Paese; serve questa o il codice fiscale.
   *
   * VAT number of the customer, with its country; either this or CodiceFiscale is required.
   */
  id_fiscale_iva?: IdFiscale;
  /**
   * 1.3.1.2 `CodiceFiscale`: pattern `[A-Z0-9]{11,16}`.
   *
   * Codice fiscale del cliente; necessario quando manca la partita IVA, come per i consumatori.
   *
   * Italian fiscal code of the customer; required without a VAT number, as for consumers.
   */
  codice_fiscale?: string;
}

/**
 * 1.3.2 `AltriDatiIdentificativi`.
 *
 * Nome e indirizzo del cliente, facoltativi nella fattura semplificata.
 *
 * Name and address of the customer, optional on a simplified invoice.
 *
 * Exactly one of: `denominazione`; `nome` with `cognome`.
 */
export interface AltriDatiIdentificativiSemplificata {
  /**
   * 1.3.2.1 `Denominazione`: 1 to 80 characters, Basic Latin and Latin-1.
   *
   * Ditta, denominazione o ragione sociale del cliente; si usa al posto di nome e cognome.
   *
   * Business or company name of the customer; used instead of Nome and Cognome.
   *
   * Exactly one of: `denominazione`; `nome` with `cognome`.
   */
  denominazione?: string;
  /**
   * 1.3.2.2 `Nome`: 1 to 60 characters, Basic Latin and Latin-1.
   *
   * Nome del cliente, se persona fisica; va indicato insieme al cognome.
   *
   * Given name of the customer if a natural person; used together with Cognome.
   *
   * Exactly one of: `denominazione`; `nome` with `cognome`.
   */
  nome?: string;
  /**
   * 1.3.2.3 `Cognome`: 1 to 60 characters, Basic Latin and Latin-1.
   *
   * Cognome del cliente, se persona fisica; va indicato insieme al nome.
   *
   * Family name of the customer if a natural person; used together with Nome.
   *
   * Exactly one of: `denominazione`; `nome` with `cognome`.
   */
  cognome?: string;
  /**
   * 1.3.2.4 `Sede`.
   *
   * Sede legale o domicilio del cliente; all'estero se non è residente.
   *
   * Registered office or domicile of the customer; abroad when not resident.
   */
  sede: Indirizzo;
  /**
   * 1.3.2.5 `StabileOrganizzazione`.
   *
   * Stabile organizzazione in Italia attraverso cui un cliente non residente acquista.
   *
   * Permanent establishment in Italy through which a non-resident customer buys.
   */
  stabile_organizzazione?: Indirizzo;
  /**
   * 1.3.2.6 `RappresentanteFiscale`.
   *
   * Rappresentante fiscale in Italia di un cliente non residente che acquista suo tramite.
   *
   * Tax representative in Italy through whom a non-resident customer buys.
   */
  rappresentante_fiscale?: RappresentanteFiscaleSemplificata;
}

/**
 * 2 `FatturaElettronicaBody`.
 *
 * Corpo di una singola fattura; si ripete quando il file contiene un lotto di fatture.
 *
 * Body of one invoice; repeated when the file carries a batch (lotto) of invoices.
 */
export interface FatturaElettronicaBodySemplificata {
  /**
   * 2.1 `DatiGenerali`.
   *
   * Dati generali del documento e dell'eventuale fattura rettificata.
   *
   * General data of the document, and of the corrected invoice if any.
   */
  dati_generali: DatiGeneraliSemplificata;
  /**
   * 2.2 `DatiBeniServizi`, one or more.
   *
   * Beni e servizi fatturati, con importo IVA inclusa e imposta; un blocco per voce.
   *
   * Goods and services invoiced, with amount including VAT and tax; one block per item.
   */
  dati_beni_servizi: DatiBeniServiziSemplificata[];
  /**
   * 2.3 `Allegati`, any number.
   *
   * Documenti allegati alla fattura, contenuti nel file stesso in base64.
   *
   * Documents attached to the invoice, held in the file itself as base64.
   */
  allegati?: Allegati[];
}

/**
 * 2.1 `DatiGenerali`.
 *
 * Dati generali del documento e dell'eventuale fattura rettificata.
 *
 * General data of the document, and of the corrected invoice if any.
 */
export interface DatiGeneraliSemplificata {
  /**
   * 2.1.1 `DatiGeneraliDocumento`.
   *
   * Tipo, numero, data e valuta del documento, con l'eventuale bollo.
   *
   * Kind, number, date and currency of the document, and stamp duty if any.
   */
  dati_generali_documento: DatiGeneraliDocumentoSemplificata;
  /**
   * 2.1.2 `DatiFatturaRettificata`.
   *
   * Fattura rettificata, quando il documento ne corregge una precedente.
   *
   * Invoice corrected, when the document amends an earlier one.
   */
  dati_fattura_rettificata?: DatiFatturaRettificataSemplificata;
}

/**
 * 2.1.1 `DatiGeneraliDocumento`.
 *
 * Tipo, numero, data e valuta del documento, con l'eventuale bollo.
 *
 * Kind, number, date and currency of the document, and stamp duty if any.
 */
export interface DatiGeneraliDocumentoSemplificata {
  /**
   * 2.1.1.1 `TipoDocumento`: a code of TipoDocumentoSemplificata.
   *
   * Tipo di documento: TD07 fattura, TD08 nota di credito, TD09 nota di debito semplificata.
   *
   * Kind of document: TD07 invoice, TD08 credit note, TD09 debit note, all simplified.
   */
  tipo_documento: TipoDocumentoSemplificata;
  /**
   * 2.1.1.2 `Divisa`: pattern `[A-Z]{3}`.
   *
   * Valuta degli importi del documento, in codice ISO 4217; di norma EUR.
   *
   * Currency of the document's amounts, as an ISO 4217 code; normally EUR.
   */
  divisa: string;
  /**
   * 2.1.1.3 `Data`: date YYYY-MM-DD, not before 1970-01-01.
   *
   * Data del documento; nella fattura immediata, quella di effettuazione dell'operazione.
   *
   * Date of the document; on an immediate invoice, that of the supply.
   */
  data: string;
  /**
   * 2.1.1.4 `Numero`: 1 to 20 characters, Basic Latin (ASCII) only.
   *
   * Numero che l'emittente attribuisce al documento; contiene almeno una cifra.
   *
   * Number that the issuer assigns to the document; it contains at least one digit.
   */
  numero: string;
  /**
   * 2.1.1.5 `BolloVirtuale`: a code of BolloVirtuale.
   *
   * Vale SI quando l'imposta di bollo è assolta in modo virtuale (DM 17 giugno 2014).
   *
   * SI when stamp duty is settled electronically (decree of 17 June 2014).
   */
  bollo_virtuale?: BolloVirtuale;
}

/**
 * 2.1.2 `DatiFatturaRettificata`.
 *
 * Fattura rettificata, quando il documento ne corregge una precedente.
 *
 * Invoice corrected, when the document amends an earlier one.
 */
export interface DatiFatturaRettificataSemplificata {
  /**
   * 2.1.2.1 `NumeroFR`: 1 to 20 characters, Basic Latin (ASCII) only.
   *
   * Numero della fattura che questo documento rettifica.
   *
   * Number of the invoice that this document corrects.
   */
  numero_fr: string;
  /**
   * 2.1.2.2 `DataFR`: date YYYY-MM-DD, not before 1970-01-01.
   *
   * Data della fattura che questo documento rettifica.
   *
   * Date of the invoice that this document corrects.
   */
  data_fr: string;
  /**
   * 2.1.2.3 `ElementiRettificati`: 1 to 1000 characters, Basic Latin and Latin-1.
   *
   * Descrizione degli elementi della fattura che vengono rettificati.
   *
   * Description of what is corrected in the invoice.
   */
  elementi_rettificati: string;
}

/**
 * 2.2 `DatiBeniServizi`.
 *
 * Beni e servizi fatturati, con importo IVA inclusa e imposta; un blocco per voce.
 *
 * Goods and services invoiced, with amount including VAT and tax; one block per item.
 */
export interface DatiBeniServiziSemplificata {
  /**
   * 2.2.1 `Descrizione`: 1 to 1000 characters, Basic Latin and Latin-1.
   *
   * Natura e qualità dei beni ceduti o dei servizi prestati.
   *
   * Nature and quality of the goods sold or services provided.
   */
  descrizione: string;
  /**
   * 2.2.2 `Importo`: 1 to 11 digits, a point, 2 decimals, may be negative.
   *
   * Importo complessivo dei beni o servizi del blocco, IVA inclusa.
   *
   * Total amount of the block's goods or services, VAT included.
   */
  importo: string;
  /**
   * 2.2.3 `DatiIVA`.
   *
   * IVA compresa nell'importo, indicata come imposta o come aliquota.
   *
   * VAT contained in the amount, given as tax or as rate.
   */
  dati_iva: DatiIVASemplificata;
  /**
   * 2.2.4 `Natura`: a code of NaturaSemplificata.
   *
   * Motivo per cui l'importo non sconta IVA; si indica con aliquota 0.00.
   *
   * Reason why the amount is without VAT; required if the rate is 0.00, otherwise absent.
   */
  natura?: NaturaSemplificata;
  /**
   * 2.2.5 `RiferimentoNormativo`: 1 to 100 characters, Basic Latin and Latin-1.
   *
   * Norma che giustifica la natura indicata, ad esempio art. 10 DPR 633/1972.
   *
   * Law that justifies the Natura stated, such as art. 10 DPR 633/1972.
   */
  riferimento_normativo?: string;
}

/**
 * 2.2.3 `DatiIVA`.
 *
 * IVA compresa nell'importo, indicata come imposta o come aliquota.
 *
 * VAT contained in the amount, given as tax or as rate.
 */
export interface DatiIVASemplificata {
  /**
   * 2.2.3.1 `Imposta`: 1 to 11 digits, a point, 2 decimals, may be negative.
   *
   * IVA compresa nell'importo del blocco; si può indicare al posto dell'aliquota.
   *
   * VAT contained in the amount of the block; may be given instead of the rate.
   */
  imposta?: string;
  /**
   * 2.2.3.2 `Aliquota`: 1 to 3 digits, a point, 2 decimals, at most 100.00.
   *
   * Aliquota IVA in percentuale da cui si ricava l'imposta; con 0.00 serve la natura.
   *
   * VAT rate as a percentage, from which the tax is derived; 0.00 requires Natura.
   */
  aliquota?: string;
}
