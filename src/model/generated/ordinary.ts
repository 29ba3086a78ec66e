// Generated from the grammar by `npm run generate`; do not edit.

import type {
  Art73,
  BolloVirtuale,
  CausalePagamento,
  CondizioniPagamento,
  EsigibilitaIVA,
  FormatoTrasmissione,
  ModalitaPagamento,
  Natura,
  RegimeFiscale,
  Ritenuta,
  SoggettoEmittente,
  TipoCassa,
  TipoCessionePrestazione,
  TipoDocumento,
  TipoRitenuta,
  TipoScontoMaggiorazione,
} from './codes.ts';
import type { Allegati, IdFiscale, Indirizzo, IscrizioneREA } from './shared.ts';

/**
 * 1 `FatturaElettronicaHeader`.
 *
 * Testata comune a tutte le fatture del file: trasmissione, fornitore, cliente ed eventuali intermediari.
 *
 * Header shared by all invoices in the file: transmission, supplier, customer and intermediaries if any.
 */
export interface FatturaElettronicaHeader {
  /**
   * 1.1 `DatiTrasmissione`.
   *
   * Dati che identificano l'invio e indicano dove recapitare la fattura.
   *
   * Data that identify the transmission and the recipient of the file.
   */
  dati_trasmissione: DatiTrasmissione;
  /**
   * 1.2 `CedentePrestatore`.
   *
   * Fornitore: chi cede i beni o presta i servizi ed è obbligato a emettere la fattura.
   *
   * Supplier: the seller of the goods or services, who is required to issue the invoice.
   */
  cedente_prestatore: CedentePrestatore;
  /**
   * 1.3 `RappresentanteFiscale`.
   *
   * Rappresentante fiscale in Italia di un fornitore non residente.
   *
   * Tax representative in Italy of a supplier who is not resident.
   */
  rappresentante_fiscale?: RappresentanteFiscale;
  /**
   * 1.4 `CessionarioCommittente`.
   *
   * Cliente: chi acquista i beni o commissiona i servizi e riceve la fattura.
   *
   * Customer: the buyer of the goods or services, who receives the invoice.
   */
  cessionario_committente: CessionarioCommittente;
  /**
   * 1.5 `TerzoIntermediarioOSoggettoEmittente`.
   *
   * Terzo o intermediario che emette la fattura per conto del fornitore.
   *
   * Third party or intermediary who issues the invoice on behalf of the supplier.
   */
  terzo_intermediario_o_soggetto_emittente?: TerzoIntermediarioSoggettoEmittente;
  /**
   * 1.6 `SoggettoEmittente`: a code of SoggettoEmittente.
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
export interface DatiTrasmissione {
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
   * 1.1.3 `FormatoTrasmissione`: a code of FormatoTrasmissione.
   *
   * Formato del file: FPA12 verso la pubblica amministrazione, FPR12 verso privati; uguale all'attributo
   * versione.
   *
   * Format of the file: FPA12 to the public administration, FPR12 to private parties; equals the attribute
   * versione.
   */
  formato_trasmissione: FormatoTrasmissione;
  /**
   * 1.1.4 `CodiceDestinatario`: pattern `[A-Z0-9]{6,7}`.
   *
   * Codice di recapito: 6 caratteri per gli uffici PA, 7 per i privati; 0000000 se ignoto, XXXXXXX per
   * clienti esteri.
   *
   * Delivery code: 6 characters for PA offices, 7 for private parties; 0000000 when unknown, XXXXXXX for
   * foreign customers.
   */
  codice_destinatario: string;
  /**
   * 1.1.5 `ContattiTrasmittente`.
   *
   * Recapiti di chi trasmette il file, per comunicazioni sull'invio.
   *
   * Contact details of the transmitter, for questions about the transmission.
   */
  contatti_trasmittente?: ContattiTrasmittente;
  /**
   * 1.1.6 `PECDestinatario`: at most 256 characters, form of an e-mail address.
   *
   * Indirizzo PEC a cui recapitare la fattura quando il codice destinatario è 0000000.
   *
   * Certified e-mail (PEC) address for delivery when CodiceDestinatario is 0000000.
   */
  pec_destinatario?: string;
}

/**
 * 1.1.5 `ContattiTrasmittente`.
 *
 * Recapiti di chi trasmette il file, per comunicazioni sull'invio.
 *
 * Contact details of the transmitter, for questions about the transmission.
 */
export interface ContattiTrasmittente {
  /**
   * 1.1.5.1 `Telefono`: 5 to 12 characters, Basic Latin (ASCII) only.
   *
   * Numero di telefono, fisso o mobile, di chi trasmette il file.
   *
   * Landline or mobile number of the transmitter.
   */
  telefono?: string;
  /**
   * 1.1.5.2 `Email`: 7 to 256 characters, pattern `.+@.+[.]+.+`.
   *
   * Indirizzo di posta elettronica di chi trasmette il file.
   *
   * E-mail address for questions about the transmission.
   */
  email?: string;
}

/**
 * 1.2 `CedentePrestatore`.
 *
 * Fornitore: chi cede i beni o presta i servizi ed è obbligato a emettere la fattura.
 *
 * Supplier: the seller of the goods or services, who is required to issue the invoice.
 */
export interface CedentePrestatore {
  /**
   * 1.2.1 `DatiAnagrafici`.
   *
   * Dati fiscali, anagrafici e professionali del fornitore, con il regime fiscale.
   *
   * Tax, identity and professional data of the supplier, with the tax regime.
   */
  dati_anagrafici: DatiAnagraficiCedente;
  /**
   * 1.2.2 `Sede`.
   *
   * Sede legale o domicilio del fornitore; all'estero se non è residente.
   *
   * Registered office or domicile of the supplier; abroad when not resident.
   */
  sede: Indirizzo;
  /**
   * 1.2.3 `StabileOrganizzazione`.
   *
   * Stabile organizzazione in Italia attraverso cui un fornitore non residente effettua l'operazione.
   *
   * Permanent establishment in Italy through which a non-resident supplier makes the supply.
   */
  stabile_organizzazione?: Indirizzo;
  /**
   * 1.2.4 `IscrizioneREA`.
   *
   * Iscrizione del fornitore al registro delle imprese, per le società che vi sono tenute (art. 2250 c.c.).
   *
   * Entry of the supplier in the companies register, for companies required to register (art. 2250 civil
   * code).
   */
  iscrizione_rea?: IscrizioneREA;
  /**
   * 1.2.5 `Contatti`.
   *
   * Telefono, fax e posta elettronica a cui raggiungere il fornitore.
   *
   * Telephone, fax and e-mail at which to reach the supplier.
   */
  contatti?: Contatti;
  /**
   * 1.2.6 `RiferimentoAmministrazione`: 1 to 20 characters, Basic Latin (ASCII) only.
   *
   * Codice con cui il cliente identifica il fornitore nella propria contabilità.
   *
   * Code that identifies the supplier in the customer's accounting.
   */
  riferimento_amministrazione?: string;
}

/**
 * 1.2.1 `DatiAnagrafici`.
 *
 * Dati fiscali, anagrafici e professionali del fornitore, con il regime fiscale.
 *
 * Tax, identity and professional data of the supplier, with the tax regime.
 */
export interface DatiAnagraficiCedente {
  /**
   * 1.2.1.1 `IdFiscaleIVA`.
   *
   * Partita IVA del fornitore, con la sigla del Paese; per i gruppi IVA, quella del gruppo.
   *
   * VAT number of the supplier, with its country; for VAT groups, that of the group.
   */
  id_fiscale_iva: IdFiscale;
  /**
   * 1.2.1.2 `CodiceFiscale`: pattern `[A-Z0-9]{11,16}`.
   *
   * Codice fiscale del fornitore: 16 caratteri per le persone fisiche, 11 cifre per gli altri soggetti.
   *
   * Italian fiscal code of the supplier: 16 characters for natural persons, 11 digits for others.
   */
  codice_fiscale?: string;
  /**
   * 1.2.1.3 `Anagrafica`.
   *
   * Denominazione, oppure nome e cognome, del fornitore.
   *
   * Company name, or given and family name, of the supplier.
   */
  anagrafica: Anagrafica;
  /**
   * 1.2.1.4 `AlboProfessionale`: 1 to 60 characters, Basic Latin and Latin-1.
   *
   * Albo professionale a cui il fornitore è iscritto.
   *
   * Professional register in which the supplier is enrolled.
   */
  albo_professionale?: string;
  /**
   * 1.2.1.5 `ProvinciaAlbo`: pattern `[A-Z]{2}`.
   *
   * Sigla della provincia dell'albo professionale del fornitore.
   *
   * Two-letter province code of the supplier's professional register.
   */
  provincia_albo?: string;
  /**
   * 1.2.1.6 `NumeroIscrizioneAlbo`: 1 to 60 characters, Basic Latin (ASCII) only.
   *
   * Numero con cui il fornitore è iscritto all'albo professionale.
   *
   * Number under which the supplier is enrolled in the professional register.
   */
  numero_iscrizione_albo?: string;
  /**
   * 1.2.1.7 `DataIscrizioneAlbo`: date YYYY-MM-DD.
   *
   * Data in cui il fornitore si è iscritto all'albo professionale.
   *
   * Date on which the supplier was enrolled in the professional register.
   */
  data_iscrizione_albo?: string;
  /**
   * 1.2.1.8 `RegimeFiscale`: a code of RegimeFiscale.
   *
   * Regime fiscale applicato dal fornitore, ad esempio RF01 ordinario o RF19 forfettario.
   *
   * Tax regime of the supplier, such as RF01 ordinary or RF19 flat-rate.
   */
  regime_fiscale: RegimeFiscale;
}

/**
 * 1.2.1.3 `Anagrafica`, 1.3.1.3 `Anagrafica`, 1.4.1.3 `Anagrafica`, 1.5.1.3 `Anagrafica`, 2.1.9.1.3
 * `Anagrafica`.
 *
 * Exactly one of: `denominazione`; `nome` with `cognome`.
 */
export interface Anagrafica {
  /**
   * ….1 `Denominazione`: 1 to 80 characters, Basic Latin and Latin-1.
   *
   * Ditta, denominazione o ragione sociale del soggetto; si usa al posto di nome e cognome.
   *
   * Business or company name of the party; used instead of Nome and Cognome.
   *
   * Exactly one of: `denominazione`; `nome` with `cognome`.
   */
  denominazione?: string;
  /**
   * ….2 `Nome`: 1 to 60 characters, Basic Latin and Latin-1.
   *
   * Nome del soggetto, se persona fisica; va indicato insieme al cognome.
   *
   * Given name of the party if a natural person; used together with Cognome.
   *
   * Exactly one of: `denominazione`; `nome` with `cognome`.
   */
  nome?: string;
  /**
   * ….3 `Cognome`: 1 to 60 characters, Basic Latin and Latin-1.
   *
   * Cognome del soggetto, se persona fisica; va indicato insieme al nome.
   *
   * Family name of the party if a natural person; used together with Nome.
   *
   * Exactly one of: `denominazione`; `nome` with `cognome`.
   */
  cognome?: string;
  /**
   * ….4 `Titolo`: 2 to 10 characters, Basic Latin (ASCII) only.
   *
   * Titolo onorifico o professionale della persona, ad esempio Dott. o Ing.
   *
   * Honorific or professional title of the person, such as Dott. or Ing.
   */
  titolo?: string;
  /**
   * ….5 `CodEORI`: 13 to 17 characters.
   *
   * Codice EORI, che identifica l'operatore presso le dogane dell'Unione europea.
   *
   * EORI number, which identifies the operator to the customs of the European Union.
   */
  cod_eori?: string;
}

/**
 * 1.2.5 `Contatti`.
 *
 * Telefono, fax e posta elettronica a cui raggiungere il fornitore.
 *
 * Telephone, fax and e-mail at which to reach the supplier.
 */
export interface Contatti {
  /**
   * 1.2.5.1 `Telefono`: 5 to 12 characters, Basic Latin (ASCII) only.
   *
   * Numero di telefono, fisso o mobile, del fornitore.
   *
   * Landline or mobile telephone number of the supplier.
   */
  telefono?: string;
  /**
   * 1.2.5.2 `Fax`: 5 to 12 characters, Basic Latin (ASCII) only.
   *
   * Numero di fax a cui raggiungere il fornitore.
   *
   * Fax number at which to reach the supplier.
   */
  fax?: string;
  /**
   * 1.2.5.3 `Email`: 7 to 256 characters, pattern `.+@.+[.]+.+`.
   *
   * Indirizzo di posta elettronica a cui raggiungere il fornitore.
   *
   * E-mail address at which to reach the supplier.
   */
  email?: string;
}

/**
 * 1.3 `RappresentanteFiscale`.
 *
 * Rappresentante fiscale in Italia di un fornitore non residente.
 *
 * Tax representative in Italy of a supplier who is not resident.
 */
export interface RappresentanteFiscale {
  /**
   * 1.3.1 `DatiAnagrafici`.
   *
   * Dati fiscali e anagrafici del rappresentante fiscale del fornitore.
   *
   * Tax and identity data of the supplier's tax representative.
   */
  dati_anagrafici: DatiAnagraficiRappresentante;
}

/**
 * 1.3.1 `DatiAnagrafici`.
 *
 * Dati fiscali e anagrafici del rappresentante fiscale del fornitore.
 *
 * Tax and identity data of the supplier's tax representative.
 */
export interface DatiAnagraficiRappresentante {
  /**
   * 1.3.1.1 `IdFiscaleIVA`.
   *
   * Partita IVA del rappresentante fiscale, con la sigla del Paese.
   *
   * VAT number of the tax representative, with its country.
   */
  id_fiscale_iva: IdFiscale;
  /**
   * 1.3.1.2 `CodiceFiscale`: pattern `[A-Z0-9]{11,16}`.
   *
   * Codice fiscale italiano del rappresentante fiscale, se presente.
   *
   * Italian fiscal code of the tax representative, if any.
   */
  codice_fiscale?: string;
  /**
   * 1.3.1.3 `Anagrafica`.
   *
   * Denominazione, oppure nome e cognome, del rappresentante fiscale.
   *
   * Company name, or given and family name, of the tax representative.
   */
  anagrafica: Anagrafica;
}

/**
 * 1.4 `CessionarioCommittente`.
 *
 * Cliente: chi acquista i beni o commissiona i servizi e riceve la fattura.
 *
 * Customer: the buyer of the goods or services, who receives the invoice.
 */
export interface CessionarioCommittente {
  /**
   * 1.4.1 `DatiAnagrafici`.
   *
   * Dati fiscali e anagrafici del cliente: identificativi e denominazione.
   *
   * Tax and identity data of the customer: identifiers and name.
   */
  dati_anagrafici: DatiAnagraficiCessionario;
  /**
   * 1.4.2 `Sede`.
   *
   * Sede legale o domicilio del cliente; all'estero se non è residente.
   *
   * Registered office or domicile of the customer; abroad when not resident.
   */
  sede: Indirizzo;
  /**
   * 1.4.3 `StabileOrganizzazione`.
   *
   * Stabile organizzazione in Italia attraverso cui un cliente non residente acquista.
   *
   * Permanent establishment in Italy through which a non-resident customer buys.
   */
  stabile_organizzazione?: Indirizzo;
  /**
   * 1.4.4 `RappresentanteFiscale`.
   *
   * Rappresentante fiscale in Italia di un cliente non residente che acquista suo tramite.
   *
   * Tax representative in Italy through whom a non-resident customer buys.
   */
  rappresentante_fiscale?: RappresentanteFiscaleCessionario;
}

/**
 * 1.4.1 `DatiAnagrafici`.
 *
 * Dati fiscali e anagrafici del cliente: identificativi e denominazione.
 *
 * Tax and identity data of the customer: identifiers and name.
 */
export interface DatiAnagraficiCessionario {
  /**
   * 1.4.1.1 `IdFiscaleIVA`.
   *
   * Partita IVA del cliente, con la sigla del Paese; serve questa o il codice fiscale.
   *
   * VAT number of the customer, with its country; either this or CodiceFiscale is required.
   */
  id_fiscale_iva?: IdFiscale;
  /**
   * 1.4.1.2 `CodiceFiscale`: pattern `[A-Z0-9]{11,16}`.
   *
   * Codice fiscale del cliente; necessario quando manca la partita IVA, come per i consumatori.
   *
   * Italian fiscal code of the customer; required without a VAT number, as for consumers.
   */
  codice_fiscale?: string;
  /**
   * 1.4.1.3 `Anagrafica`.
   *
   * Denominazione, oppure nome e cognome, del cliente.
   *
   * Company name, or given and family name, of the customer.
   */
  anagrafica: Anagrafica;
}

/**
 * 1.4.4 `RappresentanteFiscale`.
 *
 * Rappresentante fiscale in Italia di un cliente non residente che acquista suo tramite.
 *
 * Tax representative in Italy through whom a non-resident customer buys.
 *
 * Exactly one of: `denominazione`; `nome` with `cognome`.
 */
export interface RappresentanteFiscaleCessionario {
  /**
   * 1.4.4.1 `IdFiscaleIVA`.
   *
   * Partita IVA del rappresentante fiscale del cliente, con la sigla del Paese.
   *
   * VAT number of the customer's tax representative, with its country.
   */
  id_fiscale_iva: IdFiscale;
  /**
   * 1.4.4.2 `Denominazione`: 1 to 80 characters, Basic Latin and Latin-1.
   *
   * Ditta, denominazione o ragione sociale del rappresentante fiscale del cliente; si usa al posto di nome e
   * cognome.
   *
   * Business or company name of the customer's tax representative; used instead of Nome and Cognome.
   *
   * Exactly one of: `denominazione`; `nome` with `cognome`.
   */
  denominazione?: string;
  /**
   * 1.4.4.3 `Nome`: 1 to 60 characters, Basic Latin and Latin-1.
   *
   * Nome del rappresentante fiscale del cliente, se persona fisica; va indicato insieme al cognome.
   *
   * Given name of the customer's tax representative if a natural person; used together with Cognome.
   *
   * Exactly one of: `denominazione`; `nome` with `cognome`.
   */
  nome?: string;
  /**
   * 1.4.4.4 `Cognome`: 1 to 60 characters, Basic Latin and Latin-1.
   *
   * Cognome del rappresentante fiscale del cliente, se persona fisica; va indicato insieme al nome.
   *
   * Family name of the customer's tax representative if a natural person; used together with Nome.
   *
   * Exactly one of: `denominazione`; `nome` with `cognome`.
   */
  cognome?: string;
}

/**
 * 1.5 `TerzoIntermediarioOSoggettoEmittente`.
 *
 * Terzo o intermediario che emette la fattura per conto del fornitore.
 *
 * Third party or intermediary who issues the invoice on behalf of the supplier.
 */
export interface TerzoIntermediarioSoggettoEmittente {
  /**
   * 1.5.1 `DatiAnagrafici`.
   *
   * Dati fiscali e anagrafici di chi emette la fattura per conto del fornitore.
   *
   * Tax and identity data of the party that issues the invoice on behalf of the supplier.
   */
  dati_anagrafici: DatiAnagraficiTerzoIntermediario;
}

/**
 * 1.5.1 `DatiAnagrafici`.
 *
 * Dati fiscali e anagrafici di chi emette la fattura per conto del fornitore.
 *
 * Tax and identity data of the party that issues the invoice on behalf of the supplier.
 */
export interface DatiAnagraficiTerzoIntermediario {
  /**
   * 1.5.1.1 `IdFiscaleIVA`.
   *
   * Partita IVA del terzo o intermediario, con la sigla del Paese.
   *
   * VAT number of the third party or intermediary, with its country.
   */
  id_fiscale_iva?: IdFiscale;
  /**
   * 1.5.1.2 `CodiceFiscale`: pattern `[A-Z0-9]{11,16}`.
   *
   * Codice fiscale italiano del terzo o intermediario, se presente.
   *
   * Italian fiscal code of the third party or intermediary, if any.
   */
  codice_fiscale?: string;
  /**
   * 1.5.1.3 `Anagrafica`.
   *
   * Denominazione, oppure nome e cognome, del terzo o intermediario.
   *
   * Company name, or given and family name, of the third party or intermediary.
   */
  anagrafica: Anagrafica;
}

/**
 * 2 `FatturaElettronicaBody`.
 *
 * Corpo di una singola fattura; si ripete quando il file contiene un lotto di fatture.
 *
 * Body of one invoice; repeated when the file carries a batch (lotto) of invoices.
 */
export interface FatturaElettronicaBody {
  /**
   * 2.1 `DatiGenerali`.
   *
   * Dati generali del documento e riferimenti a ordini, contratti, fatture collegate, DDT e trasporto.
   *
   * General data of the document and references to orders, contracts, linked invoices, delivery notes and
   * transport.
   */
  dati_generali: DatiGenerali;
  /**
   * 2.2 `DatiBeniServizi`.
   *
   * Righe con i beni e i servizi fatturati e riepilogo per aliquota IVA e natura.
   *
   * Lines with the goods and services invoiced, and the summary by VAT rate and Natura.
   */
  dati_beni_servizi: DatiBeniServizi;
  /**
   * 2.3 `DatiVeicoli`.
   *
   * Dati dei mezzi di trasporto nuovi venduti in altri Paesi UE (art. 38 c. 4 DL 331/1993).
   *
   * Data of new means of transport sold to other EU states (art. 38(4) DL 331/1993).
   */
  dati_veicoli?: DatiVeicoli;
  /**
   * 2.4 `DatiPagamento`, any number.
   *
   * Condizioni, modalità e scadenze di pagamento; si ripete per ogni tipo di condizione.
   *
   * Terms, methods and due dates of payment; repeated for each kind of terms.
   */
  dati_pagamento?: DatiPagamento[];
  /**
   * 2.5 `Allegati`, any number.
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
 * Dati generali del documento e riferimenti a ordini, contratti, fatture collegate, DDT e trasporto.
 *
 * General data of the document and references to orders, contracts, linked invoices, delivery notes and
 * transport.
 */
export interface DatiGenerali {
  /**
   * 2.1.1 `DatiGeneraliDocumento`.
   *
   * Tipo, numero, data, valuta e totale del documento, con ritenute, bollo, casse e sconti.
   *
   * Kind, number, date, currency and total of the document, with withholding, stamp duty, funds and
   * discounts.
   */
  dati_generali_documento: DatiGeneraliDocumento;
  /**
   * 2.1.2 `DatiOrdineAcquisto`, any number.
   *
   * Ordini di acquisto da cui nasce la fattura, con gli eventuali CUP e CIG.
   *
   * Purchase orders behind the invoice, with their CUP and CIG codes if any.
   */
  dati_ordine_acquisto?: DatiDocumentiCorrelati[];
  /**
   * 2.1.3 `DatiContratto`, any number.
   *
   * Contratti da cui nasce la fattura, con gli eventuali CUP e CIG.
   *
   * Contracts behind the invoice, with their CUP and CIG codes if any.
   */
  dati_contratto?: DatiDocumentiCorrelati[];
  /**
   * 2.1.4 `DatiConvenzione`, any number.
   *
   * Convenzioni in base alle quali avviene la fornitura, con gli eventuali CUP e CIG.
   *
   * Framework agreements under which the supply is made, with their CUP and CIG codes if any.
   */
  dati_convenzione?: DatiDocumentiCorrelati[];
  /**
   * 2.1.5 `DatiRicezione`, any number.
   *
   * Ricezioni di beni o servizi registrate dal cliente, con gli eventuali CUP e CIG.
   *
   * Receipts of goods or services recorded by the customer, with their CUP and CIG codes if any.
   */
  dati_ricezione?: DatiDocumentiCorrelati[];
  /**
   * 2.1.6 `DatiFattureCollegate`, any number.
   *
   * Fatture precedenti a cui il documento si collega, come quelle rettificate da una nota di credito.
   *
   * Earlier invoices to which the document relates, such as those that a credit note corrects.
   */
  dati_fatture_collegate?: DatiDocumentiCorrelati[];
  /**
   * 2.1.7 `DatiSAL`, any number.
   *
   * Fasi dello stato di avanzamento dei lavori che la fattura riguarda.
   *
   * Stages of work progress that the invoice covers.
   */
  dati_sal?: DatiSAL[];
  /**
   * 2.1.8 `DatiDDT`, any number.
   *
   * Documenti di trasporto che hanno accompagnato i beni, nella fatturazione differita.
   *
   * Delivery notes that accompanied the goods, when invoicing is deferred.
   */
  dati_ddt?: DatiDDT[];
  /**
   * 2.1.9 `DatiTrasporto`.
   *
   * Dati del trasporto, quando la fattura stessa accompagna la merce.
   *
   * Data of the transport, when the invoice itself accompanies the goods.
   */
  dati_trasporto?: DatiTrasporto;
  /**
   * 2.1.10 `FatturaPrincipale`.
   *
   * Fattura di trasporto principale, nelle fatture degli autotrasportatori per operazioni accessorie.
   *
   * Main transport invoice, on road hauliers' invoices for ancillary services.
   */
  fattura_principale?: FatturaPrincipale;
}

/**
 * 2.1.1 `DatiGeneraliDocumento`.
 *
 * Tipo, numero, data, valuta e totale del documento, con ritenute, bollo, casse e sconti.
 *
 * Kind, number, date, currency and total of the document, with withholding, stamp duty, funds and discounts.
 */
export interface DatiGeneraliDocumento {
  /**
   * 2.1.1.1 `TipoDocumento`: a code of TipoDocumento.
   *
   * Tipo di documento, ad esempio TD01 fattura, TD04 nota di credito, TD24 fattura differita.
   *
   * Kind of document, such as TD01 invoice, TD04 credit note, TD24 deferred invoice.
   */
  tipo_documento: TipoDocumento;
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
   * 2.1.1.5 `DatiRitenuta`, any number.
   *
   * Ritenute d'acconto e contributi che il cliente trattiene; un blocco per ciascun tipo.
   *
   * Taxes and contributions that the customer withholds; one block for each kind.
   */
  dati_ritenuta?: DatiRitenuta[];
  /**
   * 2.1.1.6 `DatiBollo`.
   *
   * Imposta di bollo, quando è dovuta e assolta in modo virtuale.
   *
   * Stamp duty, when it is due and settled electronically.
   */
  dati_bollo?: DatiBollo;
  /**
   * 2.1.1.7 `DatiCassaPrevidenziale`, any number.
   *
   * Contributi previdenziali addebitati al cliente; un blocco per ciascuna cassa o aliquota.
   *
   * Pension fund contributions charged to the customer; one block for each fund or rate.
   */
  dati_cassa_previdenziale?: DatiCassaPrevidenziale[];
  /**
   * 2.1.1.8 `ScontoMaggiorazione`, any number.
   *
   * Sconti o maggiorazioni sull'intero documento, diversi da quelli delle righe.
   *
   * Discounts or surcharges on the whole document, apart from those of the lines.
   */
  sconto_maggiorazione?: ScontoMaggiorazione[];
  /**
   * 2.1.1.9 `ImportoTotaleDocumento`: 1 to 11 digits, a point, 2 decimals, may be negative.
   *
   * Totale del documento, IVA e bollo addebitato inclusi, senza togliere la ritenuta.
   *
   * Total of the document, including VAT and any stamp duty charged, before withholding.
   */
  importo_totale_documento?: string;
  /**
   * 2.1.1.10 `Arrotondamento`: 1 to 11 digits, a point, 2 decimals, may be negative.
   *
   * Arrotondamento del totale del documento, positivo o negativo.
   *
   * Rounding of the document total, positive or negative.
   */
  arrotondamento?: string;
  /**
   * 2.1.1.11 `Causale`: 1 to 200 characters, Basic Latin and Latin-1, any number.
   *
   * Descrizione della causale o nota libera; oltre i 200 caratteri si ripete l'elemento.
   *
   * Reason for the document or free note; the element is repeated beyond 200 characters.
   */
  causale?: string[];
  /**
   * 2.1.1.12 `Art73`: a code of Art73.
   *
   * Vale SI se il documento segue le regole dell'art. 73 DPR 633/1972, con numeri ripetibili nello stesso
   * anno.
   *
   * SI when the document follows art. 73 DPR 633/1972, so that a number may recur within the year.
   */
  art_73?: Art73;
}

/**
 * 2.1.1.5 `DatiRitenuta`.
 *
 * Ritenute d'acconto e contributi che il cliente trattiene; un blocco per ciascun tipo.
 *
 * Taxes and contributions that the customer withholds; one block for each kind.
 */
export interface DatiRitenuta {
  /**
   * 2.1.1.5.1 `TipoRitenuta`: a code of TipoRitenuta.
   *
   * Tipo di ritenuta: d'acconto (RT01 persone fisiche, RT02 giuridiche) o contributo previdenziale
   * (RT03-RT06).
   *
   * Kind of withholding: income tax (RT01 natural, RT02 legal persons) or social-security contribution
   * (RT03-RT06).
   */
  tipo_ritenuta: TipoRitenuta;
  /**
   * 2.1.1.5.2 `ImportoRitenuta`: 1 to 11 digits, a point, 2 decimals, may be negative.
   *
   * Importo che il cliente trattiene dal pagamento; non riduce il totale del documento.
   *
   * Amount that the customer withholds from the payment; it does not reduce the document total.
   */
  importo_ritenuta: string;
  /**
   * 2.1.1.5.3 `AliquotaRitenuta`: 1 to 3 digits, a point, 2 decimals, at most 100.00.
   *
   * Aliquota della ritenuta in percentuale, ad esempio 20.00.
   *
   * Rate of the withholding as a percentage, such as 20.00.
   */
  aliquota_ritenuta: string;
  /**
   * 2.1.1.5.4 `CausalePagamento`: a code of CausalePagamento.
   *
   * Lettera che indica il tipo di compenso, la stessa di Certificazione Unica e modello 770.
   *
   * Letter for the kind of income paid, the same as in the tax forms CU and 770.
   */
  causale_pagamento: CausalePagamento;
}

/**
 * 2.1.1.6 `DatiBollo`.
 *
 * Imposta di bollo, quando è dovuta e assolta in modo virtuale.
 *
 * Stamp duty, when it is due and settled electronically.
 */
export interface DatiBollo {
  /**
   * 2.1.1.6.1 `BolloVirtuale`: a code of BolloVirtuale.
   *
   * Vale SI quando l'imposta di bollo è assolta in modo virtuale (DM 17 giugno 2014).
   *
   * SI when stamp duty is settled electronically (decree of 17 June 2014).
   */
  bollo_virtuale: BolloVirtuale;
  /**
   * 2.1.1.6.2 `ImportoBollo`: 1 to 11 digits, a point, 2 decimals, may be negative.
   *
   * Importo dell'imposta di bollo in euro, di norma 2.00; si può omettere.
   *
   * Amount of the stamp duty in euro, normally 2.00; may be omitted.
   */
  importo_bollo?: string;
}

/**
 * 2.1.1.7 `DatiCassaPrevidenziale`.
 *
 * Contributi previdenziali addebitati al cliente; un blocco per ciascuna cassa o aliquota.
 *
 * Pension fund contributions charged to the customer; one block for each fund or rate.
 */
export interface DatiCassaPrevidenziale {
  /**
   * 2.1.1.7.1 `TipoCassa`: a code of TipoCassa.
   *
   * Cassa previdenziale a cui è destinato il contributo addebitato al cliente.
   *
   * Pension fund for which the contribution is charged to the customer.
   */
  tipo_cassa: TipoCassa;
  /**
   * 2.1.1.7.2 `AlCassa`: 1 to 3 digits, a point, 2 decimals, at most 100.00.
   *
   * Aliquota del contributo alla cassa in percentuale, ad esempio 4.00.
   *
   * Rate of the fund contribution as a percentage, such as 4.00.
   */
  al_cassa: string;
  /**
   * 2.1.1.7.3 `ImportoContributoCassa`: 1 to 11 digits, a point, 2 decimals, may be negative.
   *
   * Contributo addebitato al cliente, IVA esclusa; entra nell'imponibile del riepilogo.
   *
   * Contribution charged to the customer, without VAT; it enters the taxable amount of the summary.
   */
  importo_contributo_cassa: string;
  /**
   * 2.1.1.7.4 `ImponibileCassa`: 1 to 11 digits, a point, 2 decimals, may be negative.
   *
   * Importo su cui il contributo alla cassa è calcolato.
   *
   * Amount on which the fund contribution is calculated.
   */
  imponibile_cassa?: string;
  /**
   * 2.1.1.7.5 `AliquotaIVA`: 1 to 3 digits, a point, 2 decimals, at most 100.00.
   *
   * Aliquota IVA del contributo in percentuale; con 0.00 serve la natura.
   *
   * VAT rate of the contribution as a percentage; 0.00 requires Natura.
   */
  aliquota_iva: string;
  /**
   * 2.1.1.7.6 `Ritenuta`: a code of Ritenuta.
   *
   * Vale SI quando anche il contributo alla cassa è soggetto a ritenuta.
   *
   * SI when the fund contribution is itself subject to withholding.
   */
  ritenuta?: Ritenuta;
  /**
   * 2.1.1.7.7 `Natura`: a code of Natura.
   *
   * Motivo per cui il contributo non sconta IVA; presente solo con aliquota 0.00.
   *
   * Reason why the contribution is without VAT; required if the rate is 0.00, otherwise absent.
   */
  natura?: Natura;
  /**
   * 2.1.1.7.8 `RiferimentoAmministrazione`: 1 to 20 characters, Basic Latin (ASCII) only.
   *
   * Riferimento per la contabilità del cliente relativo a questo contributo.
   *
   * Reference for the customer's accounting that concerns this contribution.
   */
  riferimento_amministrazione?: string;
}

/** 2.1.1.8 `ScontoMaggiorazione`, 2.2.1.10 `ScontoMaggiorazione`. */
export interface ScontoMaggiorazione {
  /**
   * 2.1.1.8.1, 2.2.1.10.1 `Tipo`: a code of TipoScontoMaggiorazione.
   *
   * Indica se si tratta di uno sconto (SC) o di una maggiorazione (MG).
   *
   * Type of the adjustment: a discount (SC) or a surcharge (MG).
   */
  tipo: TipoScontoMaggiorazione;
  /**
   * 2.1.1.8.2, 2.2.1.10.2 `Percentuale`: 1 to 3 digits, a point, 2 decimals, at most 100.00.
   *
   * Sconto o maggiorazione in percentuale; se c'è anche l'importo, vale l'importo.
   *
   * Discount or surcharge as a percentage; Importo prevails when both are present.
   */
  percentuale?: string;
  /**
   * 2.1.1.8.3, 2.2.1.10.3 `Importo`: 1 to 11 digits, a point, 2 to 8 decimals, may be negative.
   *
   * Importo dello sconto o della maggiorazione; nelle righe si applica al prezzo unitario.
   *
   * Amount of the discount or surcharge; on a line it applies to the unit price.
   */
  importo?: string;
}

/**
 * 2.1.2 `DatiOrdineAcquisto`, 2.1.3 `DatiContratto`, 2.1.4 `DatiConvenzione`, 2.1.5 `DatiRicezione`, 2.1.6
 * `DatiFattureCollegate`.
 */
export interface DatiDocumentiCorrelati {
  /**
   * ….1 `RiferimentoNumeroLinea`: integer from 1 to 9999, any number.
   *
   * Numero della riga della fattura a cui vale il riferimento; assente se vale per tutte.
   *
   * Line of the invoice to which the reference applies; absent when it applies to all.
   */
  riferimento_numero_linea?: number[];
  /**
   * ….2 `IdDocumento`: 1 to 20 characters, Basic Latin (ASCII) only.
   *
   * Numero o identificativo del documento a cui si fa riferimento.
   *
   * Number or identifier of the document referred to.
   */
  id_documento: string;
  /**
   * ….3 `Data`: date YYYY-MM-DD.
   *
   * Data del documento a cui si fa riferimento.
   *
   * Date of the document that is referred to.
   */
  data?: string;
  /**
   * ….4 `NumItem`: 1 to 20 characters, Basic Latin (ASCII) only.
   *
   * Voce del documento a cui si fa riferimento, ad esempio la riga dell'ordine.
   *
   * Item of the document referred to, such as the line of the order.
   */
  num_item?: string;
  /**
   * ….5 `CodiceCommessaConvenzione`: 1 to 100 characters, Basic Latin and Latin-1.
   *
   * Codice della commessa o della convenzione da cui nasce la fornitura.
   *
   * Code of the job order or framework agreement behind the supply.
   */
  codice_commessa_convenzione?: string;
  /**
   * ….6 `CodiceCUP`: 1 to 15 characters, Basic Latin (ASCII) only.
   *
   * Codice unico di progetto (CUP) dell'investimento pubblico, di 15 caratteri.
   *
   * Unique project code (CUP) of the public investment, 15 characters.
   */
  codice_cup?: string;
  /**
   * ….7 `CodiceCIG`: 1 to 15 characters, Basic Latin (ASCII) only.
   *
   * Codice identificativo di gara (CIG), di 10 caratteri, dovuto verso la PA salvo esclusioni.
   *
   * Tender code (CIG), 10 characters, required for the public administration with some exceptions.
   */
  codice_cig?: string;
}

/**
 * 2.1.7 `DatiSAL`.
 *
 * Fasi dello stato di avanzamento dei lavori che la fattura riguarda.
 *
 * Stages of work progress that the invoice covers.
 */
export interface DatiSAL {
  /**
   * 2.1.7.1 `RiferimentoFase`: integer from 1 to 999.
   *
   * Numero della fase dello stato di avanzamento (SAL) che la fattura riguarda.
   *
   * Number of the stage of work progress (SAL) that the invoice covers.
   */
  riferimento_fase: string;
}

/**
 * 2.1.8 `DatiDDT`.
 *
 * Documenti di trasporto che hanno accompagnato i beni, nella fatturazione differita.
 *
 * Delivery notes that accompanied the goods, when invoicing is deferred.
 */
export interface DatiDDT {
  /**
   * 2.1.8.1 `NumeroDDT`: 1 to 20 characters, Basic Latin (ASCII) only.
   *
   * Numero del documento di trasporto che ha accompagnato i beni.
   *
   * Number of the delivery note (DDT) that accompanied the goods.
   */
  numero_ddt: string;
  /**
   * 2.1.8.2 `DataDDT`: date YYYY-MM-DD.
   *
   * Data del documento di trasporto che ha accompagnato i beni.
   *
   * Date of the delivery note (DDT) that accompanied the goods.
   */
  data_ddt: string;
  /**
   * 2.1.8.3 `RiferimentoNumeroLinea`: integer from 1 to 9999, any number.
   *
   * Numero della riga della fattura coperta da questo DDT; assente se le copre tutte.
   *
   * Line of the invoice that this note covers; absent when it covers all.
   */
  riferimento_numero_linea?: string[];
}

/**
 * 2.1.9 `DatiTrasporto`.
 *
 * Dati del trasporto, quando la fattura stessa accompagna la merce.
 *
 * Data of the transport, when the invoice itself accompanies the goods.
 */
export interface DatiTrasporto {
  /**
   * 2.1.9.1 `DatiAnagraficiVettore`.
   *
   * Dati fiscali e anagrafici del vettore che esegue il trasporto.
   *
   * Tax and identity data of the carrier who does the transport.
   */
  dati_anagrafici_vettore?: DatiAnagraficiVettore;
  /**
   * 2.1.9.2 `MezzoTrasporto`: 1 to 80 characters, Basic Latin and Latin-1.
   *
   * Mezzo con cui i beni sono trasportati, ad esempio autocarro o nave.
   *
   * Means by which the goods are carried, such as truck or ship.
   */
  mezzo_trasporto?: string;
  /**
   * 2.1.9.3 `CausaleTrasporto`: 1 to 100 characters, Basic Latin and Latin-1.
   *
   * Motivo del trasporto, ad esempio vendita, conto lavorazione o reso.
   *
   * Reason for the transport, such as sale, processing or return.
   */
  causale_trasporto?: string;
  /**
   * 2.1.9.4 `NumeroColli`: integer from 1 to 9999.
   *
   * Numero dei colli in cui i beni sono trasportati.
   *
   * Number of packages in which the goods are carried.
   */
  numero_colli?: number;
  /**
   * 2.1.9.5 `Descrizione`: 1 to 100 characters, Basic Latin and Latin-1.
   *
   * Descrizione dei colli trasportati: natura, qualità o aspetto esteriore.
   *
   * Description of the packages carried: nature, quality or outward appearance.
   */
  descrizione?: string;
  /**
   * 2.1.9.6 `UnitaMisuraPeso`: 1 to 10 characters, Basic Latin (ASCII) only.
   *
   * Unità di misura di peso lordo e peso netto, ad esempio kg.
   *
   * Unit of the gross and net weight, such as kg.
   */
  unita_misura_peso?: string;
  /**
   * 2.1.9.7 `PesoLordo`: 1 to 4 digits, a point, 1 to 2 decimals.
   *
   * Peso dei beni trasportati compreso l'imballaggio, nell'unità indicata.
   *
   * Weight of the goods carried with their packaging, in the stated unit.
   */
  peso_lordo?: string;
  /**
   * 2.1.9.8 `PesoNetto`: 1 to 4 digits, a point, 1 to 2 decimals.
   *
   * Peso dei beni trasportati senza imballaggio, nell'unità indicata.
   *
   * Weight of the goods carried without packaging, in the stated unit.
   */
  peso_netto?: string;
  /**
   * 2.1.9.9 `DataOraRitiro`: date and time YYYY-MM-DDThh:mm:ss.
   *
   * Data e ora in cui la merce viene ritirata.
   *
   * Date and time at which the goods are picked up.
   */
  data_ora_ritiro?: string;
  /**
   * 2.1.9.10 `DataInizioTrasporto`: date YYYY-MM-DD.
   *
   * Data in cui il trasporto dei beni ha inizio.
   *
   * Date on which the transport of the goods begins.
   */
  data_inizio_trasporto?: string;
  /**
   * 2.1.9.11 `TipoResa`: pattern `[A-Z]{3}`.
   *
   * Termine di resa Incoterms di tre lettere, ad esempio EXW o DAP.
   *
   * Incoterms delivery term of three letters, such as EXW or DAP.
   */
  tipo_resa?: string;
  /**
   * 2.1.9.12 `IndirizzoResa`.
   *
   * Indirizzo in cui la merce è resa secondo gli accordi di consegna.
   *
   * Address at which the goods are delivered under the delivery terms.
   */
  indirizzo_resa?: Indirizzo;
  /**
   * 2.1.9.13 `DataOraConsegna`: date and time YYYY-MM-DDThh:mm:ss.
   *
   * Data e ora in cui la merce viene consegnata al destinatario.
   *
   * Date and time at which the goods are handed to the recipient.
   */
  data_ora_consegna?: string;
}

/**
 * 2.1.9.1 `DatiAnagraficiVettore`.
 *
 * Dati fiscali e anagrafici del vettore che esegue il trasporto.
 *
 * Tax and identity data of the carrier who does the transport.
 */
export interface DatiAnagraficiVettore {
  /**
   * 2.1.9.1.1 `IdFiscaleIVA`.
   *
   * Partita IVA del vettore, con la sigla del Paese.
   *
   * VAT number of the carrier, with its country.
   */
  id_fiscale_iva: IdFiscale;
  /**
   * 2.1.9.1.2 `CodiceFiscale`: pattern `[A-Z0-9]{11,16}`.
   *
   * Codice fiscale italiano del vettore, se presente.
   *
   * Italian fiscal code of the carrier, if any.
   */
  codice_fiscale?: string;
  /**
   * 2.1.9.1.3 `Anagrafica`.
   *
   * Denominazione, oppure nome e cognome, del vettore.
   *
   * Company name, or given and family name, of the carrier.
   */
  anagrafica: Anagrafica;
  /**
   * 2.1.9.1.4 `NumeroLicenzaGuida`: 1 to 20 characters, Basic Latin (ASCII) only.
   *
   * Numero della patente di chi guida il mezzo di trasporto.
   *
   * Driving licence number of the driver.
   */
  numero_licenza_guida?: string;
}

/**
 * 2.1.10 `FatturaPrincipale`.
 *
 * Fattura di trasporto principale, nelle fatture degli autotrasportatori per operazioni accessorie.
 *
 * Main transport invoice, on road hauliers' invoices for ancillary services.
 */
export interface FatturaPrincipale {
  /**
   * 2.1.10.1 `NumeroFatturaPrincipale`: 1 to 20 characters, Basic Latin (ASCII) only.
   *
   * Numero della fattura di trasporto a cui si collega quella per operazioni accessorie.
   *
   * Number of the transport invoice to which this one, for ancillary services, is linked.
   */
  numero_fattura_principale: string;
  /**
   * 2.1.10.2 `DataFatturaPrincipale`: date YYYY-MM-DD.
   *
   * Data della fattura di trasporto a cui si collega quella per operazioni accessorie.
   *
   * Date of the transport invoice to which this one, for ancillary services, is linked.
   */
  data_fattura_principale: string;
}

/**
 * 2.2 `DatiBeniServizi`.
 *
 * Righe con i beni e i servizi fatturati e riepilogo per aliquota IVA e natura.
 *
 * Lines with the goods and services invoiced, and the summary by VAT rate and Natura.
 */
export interface DatiBeniServizi {
  /**
   * 2.2.1 `DettaglioLinee`, one or more.
   *
   * Righe del documento: un blocco per ogni bene, servizio, sconto o spesa.
   *
   * Lines of the document: one block for each good, service, discount or expense.
   */
  dettaglio_linee: DettaglioLinee[];
  /**
   * 2.2.2 `DatiRiepilogo`, one or more.
   *
   * Riepilogo di imponibile e IVA: un blocco per ogni aliquota, natura ed esigibilità.
   *
   * Summary of taxable amount and VAT: one block for each rate, Natura and EsigibilitaIVA.
   */
  dati_riepilogo: DatiRiepilogo[];
}

/**
 * 2.2.1 `DettaglioLinee`.
 *
 * Righe del documento: un blocco per ogni bene, servizio, sconto o spesa.
 *
 * Lines of the document: one block for each good, service, discount or expense.
 */
export interface DettaglioLinee {
  /**
   * 2.2.1.1 `NumeroLinea`: integer from 1 to 9999.
   *
   * Numero della riga nel documento, da 1 a 9999, di norma progressivo.
   *
   * Number of the line in the document, 1 to 9999, normally sequential.
   */
  numero_linea: string;
  /**
   * 2.2.1.2 `TipoCessionePrestazione`: a code of TipoCessionePrestazione.
   *
   * Distingue le righe di sconto, premio, abbuono o spesa accessoria; assente nelle altre.
   *
   * Marks lines of discount, premium, rebate or ancillary expense; absent on the others.
   */
  tipo_cessione_prestazione?: TipoCessionePrestazione;
  /**
   * 2.2.1.3 `CodiceArticolo`, any number.
   *
   * Codici dell'articolo, uno per ciascun sistema di codifica.
   *
   * Codes of the article, one for each coding system.
   */
  codice_articolo?: CodiceArticolo[];
  /**
   * 2.2.1.4 `Descrizione`: 1 to 1000 characters, Basic Latin and Latin-1.
   *
   * Natura e qualità del bene o del servizio oggetto della riga.
   *
   * Nature and quality of the goods or service on the line.
   */
  descrizione: string;
  /**
   * 2.2.1.5 `Quantita`: 1 to 12 digits, a point, 2 to 8 decimals.
   *
   * Quantità di beni o servizi, senza segno; se manca, vale 1.
   *
   * Quantity of goods or services, without sign; 1 when absent.
   */
  quantita?: string;
  /**
   * 2.2.1.6 `UnitaMisura`: 1 to 10 characters, Basic Latin (ASCII) only.
   *
   * Unità di misura della quantità, ad esempio pz, kg o ore.
   *
   * Unit of the quantity, such as pieces, kg or hours.
   */
  unita_misura?: string;
  /**
   * 2.2.1.7 `DataInizioPeriodo`: date YYYY-MM-DD.
   *
   * Primo giorno del periodo a cui si riferisce il servizio della riga.
   *
   * First day of the period that the service on the line covers.
   */
  data_inizio_periodo?: string;
  /**
   * 2.2.1.8 `DataFinePeriodo`: date YYYY-MM-DD.
   *
   * Ultimo giorno del periodo a cui si riferisce il servizio della riga.
   *
   * Last day of the period that the service on the line covers.
   */
  data_fine_periodo?: string;
  /**
   * 2.2.1.9 `PrezzoUnitario`: 1 to 11 digits, a point, 2 to 8 decimals, may be negative.
   *
   * Prezzo di una unità, IVA esclusa e prima degli sconti; può essere negativo.
   *
   * Price of one unit, without VAT and before discounts; may be negative.
   */
  prezzo_unitario: string;
  /**
   * 2.2.1.10 `ScontoMaggiorazione`, any number.
   *
   * Sconti o maggiorazioni sul prezzo unitario, applicati uno dopo l'altro nell'ordine scritto.
   *
   * Discounts or surcharges on the unit price, applied one after another as written.
   */
  sconto_maggiorazione?: ScontoMaggiorazione[];
  /**
   * 2.2.1.11 `PrezzoTotale`: 1 to 11 digits, a point, 2 to 8 decimals, may be negative.
   *
   * Totale della riga, IVA esclusa: prezzo unitario, dopo sconti e maggiorazioni, per quantità.
   *
   * Total of the line, without VAT: unit price after discounts and surcharges, times quantity.
   */
  prezzo_totale: string;
  /**
   * 2.2.1.12 `AliquotaIVA`: 1 to 3 digits, a point, 2 decimals, at most 100.00.
   *
   * Aliquota IVA della riga in percentuale, ad esempio 22.00; con 0.00 serve la natura.
   *
   * VAT rate of the line as a percentage, such as 22.00; 0.00 requires Natura.
   */
  aliquota_iva: string;
  /**
   * 2.2.1.13 `Ritenuta`: a code of Ritenuta.
   *
   * Vale SI quando l'importo della riga è soggetto a ritenuta.
   *
   * SI when the amount of the line is subject to withholding.
   */
  ritenuta?: Ritenuta;
  /**
   * 2.2.1.14 `Natura`: a code of Natura.
   *
   * Motivo per cui la riga non sconta IVA; si indica con aliquota 0.00.
   *
   * Reason why the line is without VAT; required if the rate is 0.00, otherwise absent.
   */
  natura?: Natura;
  /**
   * 2.2.1.15 `RiferimentoAmministrazione`: 1 to 20 characters, Basic Latin (ASCII) only.
   *
   * Riferimento per la contabilità del cliente relativo a questa riga.
   *
   * Reference for the customer's accounting that concerns this line.
   */
  riferimento_amministrazione?: string;
  /**
   * 2.2.1.16 `AltriDatiGestionali`, any number.
   *
   * Altre informazioni sulla riga, come dichiarazione d'intento o riferimenti concordati tra le parti.
   *
   * Further information on the line, such as a declaration of intent or references agreed by the parties.
   */
  altri_dati_gestionali?: AltriDatiGestionali[];
}

/**
 * 2.2.1.3 `CodiceArticolo`.
 *
 * Codici dell'articolo, uno per ciascun sistema di codifica.
 *
 * Codes of the article, one for each coding system.
 */
export interface CodiceArticolo {
  /**
   * 2.2.1.3.1 `CodiceTipo`: 1 to 35 characters, Basic Latin (ASCII) only.
   *
   * Sistema di codifica dell'articolo, ad esempio EAN, TARIC, CPV o interno.
   *
   * Coding system of the article, such as EAN, TARIC, CPV or an internal one.
   */
  codice_tipo: string;
  /**
   * 2.2.1.3.2 `CodiceValore`: 1 to 35 characters.
   *
   * Codice dell'articolo secondo il sistema di codifica indicato.
   *
   * Code of the article in the coding system stated.
   */
  codice_valore: string;
}

/**
 * 2.2.1.16 `AltriDatiGestionali`.
 *
 * Altre informazioni sulla riga, come dichiarazione d'intento o riferimenti concordati tra le parti.
 *
 * Further information on the line, such as a declaration of intent or references agreed by the parties.
 */
export interface AltriDatiGestionali {
  /**
   * 2.2.1.16.1 `TipoDato`: 1 to 10 characters, Basic Latin (ASCII) only.
   *
   * Parola chiave che indica il tipo di informazione, ad esempio INTENTO per la dichiarazione d'intento.
   *
   * Keyword for the kind of information, such as INTENTO for a declaration of intent.
   */
  tipo_dato: string;
  /**
   * 2.2.1.16.2 `RiferimentoTesto`: 1 to 60 characters, Basic Latin and Latin-1.
   *
   * Informazione in forma di testo, ad esempio il protocollo della dichiarazione d'intento.
   *
   * Information as text, such as the protocol of a declaration of intent.
   */
  riferimento_testo?: string;
  /**
   * 2.2.1.16.3 `RiferimentoNumero`: 1 to 11 digits, a point, 2 to 8 decimals, may be negative.
   *
   * Informazione in forma di numero, con due decimali o più.
   *
   * Information as a number, with two or more decimals.
   */
  riferimento_numero?: string;
  /**
   * 2.2.1.16.4 `RiferimentoData`: date YYYY-MM-DD.
   *
   * Informazione in forma di data, ad esempio quella della ricevuta della dichiarazione d'intento.
   *
   * Information as a date, such as that of the receipt of a declaration of intent.
   */
  riferimento_data?: string;
}

/**
 * 2.2.2 `DatiRiepilogo`.
 *
 * Riepilogo di imponibile e IVA: un blocco per ogni aliquota, natura ed esigibilità.
 *
 * Summary of taxable amount and VAT: one block for each rate, Natura and EsigibilitaIVA.
 */
export interface DatiRiepilogo {
  /**
   * 2.2.2.1 `AliquotaIVA`: 1 to 3 digits, a point, 2 decimals, at most 100.00.
   *
   * Aliquota IVA delle operazioni riassunte, in percentuale; con 0.00 serve la natura.
   *
   * VAT rate of the supplies summarized, as a percentage; 0.00 requires Natura.
   */
  aliquota_iva: string;
  /**
   * 2.2.2.2 `Natura`: a code of Natura.
   *
   * Motivo per cui le operazioni riassunte non scontano IVA; si indica con aliquota 0.00.
   *
   * Reason why no VAT is charged on the supplies summarized; required if the rate is 0.00, otherwise absent.
   */
  natura?: Natura;
  /**
   * 2.2.2.3 `SpeseAccessorie`: 1 to 11 digits, a point, 2 decimals, may be negative.
   *
   * Corrispettivi per operazioni accessorie, come imballaggio o spedizione, già compresi nell'imponibile.
   *
   * Charges for ancillary services, such as packaging or shipping, already included in the taxable amount.
   */
  spese_accessorie?: string;
  /**
   * 2.2.2.4 `Arrotondamento`: 1 to 11 digits, a point, 2 to 8 decimals, may be negative.
   *
   * Arrotondamento dell'imponibile del blocco, positivo o negativo.
   *
   * Rounding of the block's taxable amount, positive or negative.
   */
  arrotondamento?: string;
  /**
   * 2.2.2.5 `ImponibileImporto`: 1 to 11 digits, a point, 2 decimals, may be negative.
   *
   * Totale senza IVA delle righe e dei contributi con questa aliquota, più l'arrotondamento.
   *
   * Total without VAT of the lines and contributions at this rate, plus the rounding.
   */
  imponibile_importo: string;
  /**
   * 2.2.2.6 `Imposta`: 1 to 11 digits, a point, 2 decimals, may be negative.
   *
   * IVA del blocco: imponibile per aliquota, arrotondata al centesimo.
   *
   * VAT of the block: taxable amount times rate, rounded to the cent.
   */
  imposta: string;
  /**
   * 2.2.2.7 `EsigibilitaIVA`: a code of EsigibilitaIVA.
   *
   * Esigibilità dell'IVA: immediata (I), differita al pagamento (D) o scissione dei pagamenti (S).
   *
   * Chargeability of the VAT: immediate (I), deferred until payment (D) or split payment (S).
   */
  esigibilita_iva?: EsigibilitaIVA;
  /**
   * 2.2.2.8 `RiferimentoNormativo`: 1 to 100 characters, Basic Latin and Latin-1.
   *
   * Norma che giustifica la natura indicata, ad esempio art. 10 DPR 633/1972.
   *
   * Law that justifies the Natura stated, such as art. 10 DPR 633/1972.
   */
  riferimento_normativo?: string;
}

/**
 * 2.3 `DatiVeicoli`.
 *
 * Dati dei mezzi di trasporto nuovi venduti in altri Paesi UE (art. 38 c. 4 DL 331/1993).
 *
 * Data of new means of transport sold to other EU states (art. 38(4) DL 331/1993).
 */
export interface DatiVeicoli {
  /**
   * 2.3.1 `Data`: date YYYY-MM-DD.
   *
   * Data di prima immatricolazione o di iscrizione del mezzo nei pubblici registri.
   *
   * Date of the vehicle's first registration or entry in the public registers.
   */
  data: string;
  /**
   * 2.3.2 `TotalePercorso`: 1 to 15 characters, Basic Latin (ASCII) only.
   *
   * Percorso totale del mezzo: chilometri, oppure ore di navigazione o di volo.
   *
   * Total use of the vehicle: kilometres, or hours of sailing or flight.
   */
  totale_percorso: string;
}

/**
 * 2.4 `DatiPagamento`.
 *
 * Condizioni, modalità e scadenze di pagamento; si ripete per ogni tipo di condizione.
 *
 * Terms, methods and due dates of payment; repeated for each kind of terms.
 */
export interface DatiPagamento {
  /**
   * 2.4.1 `CondizioniPagamento`: a code of CondizioniPagamento.
   *
   * Indica se si paga a rate (TP01), per intero (TP02) o in anticipo (TP03).
   *
   * Payment by instalments (TP01), in full (TP02) or in advance (TP03).
   */
  condizioni_pagamento: CondizioniPagamento;
  /**
   * 2.4.2 `DettaglioPagamento`, one or more.
   *
   * Importo, modalità e scadenza: un blocco per ogni rata o modalità.
   *
   * Amount, method and due date: one block for each instalment or method.
   */
  dettaglio_pagamento: DettaglioPagamento[];
}

/**
 * 2.4.2 `DettaglioPagamento`.
 *
 * Importo, modalità e scadenza: un blocco per ogni rata o modalità.
 *
 * Amount, method and due date: one block for each instalment or method.
 */
export interface DettaglioPagamento {
  /**
   * 2.4.2.1 `Beneficiario`: 1 to 200 characters, Basic Latin and Latin-1.
   *
   * Chi riceve il pagamento, da indicare se diverso dal fornitore.
   *
   * Recipient of the payment if other than the supplier.
   */
  beneficiario?: string;
  /**
   * 2.4.2.2 `ModalitaPagamento`: a code of ModalitaPagamento.
   *
   * Mezzo con cui si paga, ad esempio MP05 bonifico o MP12 RIBA.
   *
   * Means of payment, such as MP05 bank transfer or MP12 RIBA.
   */
  modalita_pagamento: ModalitaPagamento;
  /**
   * 2.4.2.3 `DataRiferimentoTerminiPagamento`: date YYYY-MM-DD.
   *
   * Data da cui si contano i giorni concessi per il pagamento.
   *
   * Date from which the days allowed for payment are counted.
   */
  data_riferimento_termini_pagamento?: string;
  /**
   * 2.4.2.4 `GiorniTerminiPagamento`: integer from 0 to 999.
   *
   * Giorni concessi per il pagamento dalla data di riferimento; 0 a vista.
   *
   * Days allowed for payment from the reference date; 0 for payment at sight.
   */
  giorni_termini_pagamento?: number;
  /**
   * 2.4.2.5 `DataScadenzaPagamento`: date YYYY-MM-DD.
   *
   * Data entro la quale l'importo deve essere pagato.
   *
   * Date by which the amount must be paid.
   */
  data_scadenza_pagamento?: string;
  /**
   * 2.4.2.6 `ImportoPagamento`: 1 to 11 digits, a point, 2 decimals, may be negative.
   *
   * Importo da pagare, tolte la ritenuta e l'IVA in scissione dei pagamenti.
   *
   * Amount to be paid, less the withholding and the VAT under split payment.
   */
  importo_pagamento: string;
  /**
   * 2.4.2.7 `CodUfficioPostale`: 1 to 20 characters, Basic Latin (ASCII) only.
   *
   * Codice dell'ufficio postale presso cui si effettua il pagamento.
   *
   * Code of the post office at which the payment is made.
   */
  cod_ufficio_postale?: string;
  /**
   * 2.4.2.8 `CognomeQuietanzante`: 1 to 60 characters, Basic Latin and Latin-1.
   *
   * Cognome di chi firma la quietanza, nei pagamenti in contanti presso la tesoreria.
   *
   * Family name of the person who signs the receipt, for cash payments at the Treasury.
   */
  cognome_quietanzante?: string;
  /**
   * 2.4.2.9 `NomeQuietanzante`: 1 to 60 characters, Basic Latin and Latin-1.
   *
   * Nome di chi firma la quietanza, nei pagamenti in contanti presso la tesoreria.
   *
   * Given name of the person who signs the receipt, for cash payments at the Treasury.
   */
  nome_quietanzante?: string;
  /**
   * 2.4.2.10 `CFQuietanzante`: pattern `[A-Z0-9]{16}`.
   *
   * Codice fiscale, di 16 caratteri, di chi firma la quietanza.
   *
   * Fiscal code, 16 characters, of the person who signs the receipt.
   */
  cf_quietanzante?: string;
  /**
   * 2.4.2.11 `TitoloQuietanzante`: 2 to 10 characters, Basic Latin (ASCII) only.
   *
   * Titolo onorifico o professionale di chi firma la quietanza.
   *
   * Honorific or professional title of the person who signs the receipt.
   */
  titolo_quietanzante?: string;
  /**
   * 2.4.2.12 `IstitutoFinanziario`: 1 to 80 characters, Basic Latin and Latin-1.
   *
   * Banca o altro istituto presso cui il pagamento va effettuato.
   *
   * Bank or other institution at which the payment is to be made.
   */
  istituto_finanziario?: string;
  /**
   * 2.4.2.13 `IBAN`: pattern `[a-zA-Z]{2}[0-9]{2}[a-zA-Z0-9]{11,30}`.
   *
   * IBAN del conto su cui il pagamento va effettuato, senza spazi.
   *
   * IBAN of the account that receives the payment, without blanks.
   */
  iban?: string;
  /**
   * 2.4.2.14 `ABI`: pattern `[0-9][0-9][0-9][0-9][0-9]`.
   *
   * Codice ABI della banca su cui pagare, di cinque cifre.
   *
   * ABI code of the bank that receives the payment, five digits.
   */
  abi?: string;
  /**
   * 2.4.2.15 `CAB`: pattern `[0-9][0-9][0-9][0-9][0-9]`.
   *
   * Codice CAB dello sportello su cui pagare, di cinque cifre.
   *
   * CAB code of the branch that receives the payment, five digits.
   */
  cab?: string;
  /**
   * 2.4.2.16 `BIC`: pattern `[A-Z]{6}[A-Z2-9][A-NP-Z0-9]([A-Z0-9]{3}){0,1}`.
   *
   * Codice BIC (SWIFT) della banca su cui pagare, di 8 o 11 caratteri.
   *
   * BIC (SWIFT) code of the bank that receives the payment, 8 or 11 characters.
   */
  bic?: string;
  /**
   * 2.4.2.17 `ScontoPagamentoAnticipato`: 1 to 11 digits, a point, 2 decimals, may be negative.
   *
   * Importo dello sconto concesso a chi paga entro la data limite.
   *
   * Amount of the discount granted for payment by the limit date.
   */
  sconto_pagamento_anticipato?: string;
  /**
   * 2.4.2.18 `DataLimitePagamentoAnticipato`: date YYYY-MM-DD.
   *
   * Ultimo giorno per pagare con lo sconto per pagamento anticipato.
   *
   * Last day to pay with the discount for early payment.
   */
  data_limite_pagamento_anticipato?: string;
  /**
   * 2.4.2.19 `PenalitaPagamentiRitardati`: 1 to 11 digits, a point, 2 decimals, may be negative.
   *
   * Importo della penale dovuta se il pagamento avviene in ritardo.
   *
   * Amount of the penalty due if the payment is late.
   */
  penalita_pagamenti_ritardati?: string;
  /**
   * 2.4.2.20 `DataDecorrenzaPenale`: date YYYY-MM-DD.
   *
   * Data a partire dalla quale la penale per ritardo è dovuta.
   *
   * Date from which the penalty for late payment is due.
   */
  data_decorrenza_penale?: string;
  /**
   * 2.4.2.21 `CodicePagamento`: 1 to 60 characters, Basic Latin (ASCII) only.
   *
   * Codice da riportare nel pagamento per abbinarlo alla fattura, ad esempio l'avviso pagoPA.
   *
   * Code to quote in the payment, which matches it to the invoice, such as that of a pagoPA notice.
   */
  codice_pagamento?: string;
}
