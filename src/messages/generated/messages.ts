// Generated from the grammar by `npm run generate`; do not edit.

/**
 * Esito del committente / Outcome of the customer's check
 *
 * - `EC01` Accettazione / Acceptance
 * - `EC02` Rifiuto / Refusal
 */
export type EsitoCommittente = 'EC01' | 'EC02';

/**
 * Motivo dello scarto dell'esito / Reason why the outcome was discarded
 *
 * - `EN00` Notifica non conforme al formato / Notification does not match the format
 * - `EN01` Notifica non ammissibile / Notification not admissible
 */
export type ScartoEsito = 'EN00' | 'EN01';

/** `RicevutaConsegna` (RC). */
export interface RicevutaConsegnaPa {
  /** Namespace of the root element. */
  namespace: 'http://www.fatturapa.gov.it/sdi/messaggi/v1.0';
  /**
   * Attribute `versione`.
   *
   * Versione del formato del messaggio: 1.0.
   *
   * Version of the message format: 1.0.
   */
  versione: string;
  /**
   * Attribute `IntermediarioConDupliceRuolo`.
   *
   * Vale Si quando il trasmittente è anche il ricevente.
   *
   * Si if the transmitter is also the receiver.
   */
  intermediario_con_duplice_ruolo?: string;
  /**
   * `IdentificativoSdI`.
   *
   * Identificativo che il SdI ha assegnato al file della fattura.
   *
   * Identifier that SdI has assigned to the file of the invoice.
   */
  identificativo_sdi: string;
  /**
   * `NomeFile`.
   *
   * Nome del file della fattura, come è stato trasmesso.
   *
   * Name of the file of the invoice, as it was transmitted.
   */
  nome_file: string;
  /**
   * `DataOraRicezione`.
   *
   * Data e ora in cui il SdI ha ricevuto il file.
   *
   * Date and time at which SdI received the file.
   */
  data_ora_ricezione: string;
  /**
   * `DataOraConsegna`.
   *
   * Data e ora in cui il SdI ha consegnato il file al destinatario.
   *
   * Date and time at which SdI delivered the file to the recipient.
   */
  data_ora_consegna: string;
  /**
   * `Destinatario`.
   *
   * Ufficio o soggetto al quale la fattura è destinata.
   *
   * Office or party to which the invoice is addressed.
   */
  destinatario: DestinatarioPa;
  /**
   * `RiferimentoArchivio`.
   *
   * Archivio (zip) nel quale è stato trasmesso il file.
   *
   * Archive (zip) in which the file was transmitted.
   */
  riferimento_archivio?: RiferimentoArchivioPa;
  /**
   * `MessageId`.
   *
   * Identificativo del messaggio.
   *
   * Identifier of the message.
   */
  message_id: string;
  /**
   * `PecMessageId`.
   *
   * Identificativo del messaggio PEC.
   *
   * Identifier of the certified mail (PEC).
   */
  pec_message_id?: string;
  /**
   * `Note`.
   *
   * Note.
   *
   * Notes.
   */
  note?: string;
}

/** `Destinatario_Type`. */
export interface DestinatarioPa {
  /**
   * `Codice`.
   *
   * Codice del destinatario: 6 caratteri per gli uffici pubblici, 7 per gli altri.
   *
   * Code of the recipient: 6 characters for public offices, 7 for all others.
   *
   * Required by the schema, but absent in some real messages.
   */
  codice?: string;
  /**
   * `Descrizione`.
   *
   * Nome del destinatario.
   *
   * Name of the recipient.
   *
   * Required by the schema, but absent in some real messages.
   */
  descrizione?: string;
}

/** `RiferimentoArchivio_Type`. */
export interface RiferimentoArchivioPa {
  /**
   * `IdentificativoSdI`.
   *
   * Identificativo che il SdI ha assegnato al file della fattura.
   *
   * Identifier that SdI has assigned to the file of the invoice.
   */
  identificativo_sdi: string;
  /**
   * `NomeFile`.
   *
   * Nome del file della fattura, come è stato trasmesso.
   *
   * Name of the file of the invoice, as it was transmitted.
   */
  nome_file: string;
}

/** `NotificaMancataConsegna` (MC). */
export interface NotificaMancataConsegna {
  /** Namespace of the root element. */
  namespace: 'http://www.fatturapa.gov.it/sdi/messaggi/v1.0';
  /**
   * Attribute `versione`.
   *
   * Versione del formato del messaggio: 1.0.
   *
   * Version of the message format: 1.0.
   */
  versione: string;
  /**
   * `IdentificativoSdI`.
   *
   * Identificativo che il SdI ha assegnato al file della fattura.
   *
   * Identifier that SdI has assigned to the file of the invoice.
   */
  identificativo_sdi: string;
  /**
   * `NomeFile`.
   *
   * Nome del file della fattura, come è stato trasmesso.
   *
   * Name of the file of the invoice, as it was transmitted.
   */
  nome_file: string;
  /**
   * `DataOraRicezione`.
   *
   * Data e ora in cui il SdI ha ricevuto il file.
   *
   * Date and time at which SdI received the file.
   */
  data_ora_ricezione: string;
  /**
   * `RiferimentoArchivio`.
   *
   * Archivio (zip) nel quale è stato trasmesso il file.
   *
   * Archive (zip) in which the file was transmitted.
   */
  riferimento_archivio?: RiferimentoArchivioPa;
  /**
   * `Descrizione`.
   *
   * Spiegazione del messaggio.
   *
   * Explanation of the message.
   */
  descrizione?: string;
  /**
   * `MessageId`.
   *
   * Identificativo del messaggio.
   *
   * Identifier of the message.
   */
  message_id: string;
  /**
   * `PecMessageId`.
   *
   * Identificativo del messaggio PEC.
   *
   * Identifier of the certified mail (PEC).
   */
  pec_message_id?: string;
  /**
   * `Note`.
   *
   * Note.
   *
   * Notes.
   */
  note?: string;
}

/** `NotificaScarto` (NS). */
export interface NotificaScarto {
  /** Namespace of the root element. */
  namespace: 'http://www.fatturapa.gov.it/sdi/messaggi/v1.0';
  /**
   * Attribute `versione`.
   *
   * Versione del formato del messaggio: 1.0.
   *
   * Version of the message format: 1.0.
   */
  versione: string;
  /**
   * `IdentificativoSdI`.
   *
   * Identificativo che il SdI ha assegnato al file della fattura.
   *
   * Identifier that SdI has assigned to the file of the invoice.
   */
  identificativo_sdi: string;
  /**
   * `NomeFile`.
   *
   * Nome del file della fattura, come è stato trasmesso.
   *
   * Name of the file of the invoice, as it was transmitted.
   */
  nome_file: string;
  /**
   * `DataOraRicezione`.
   *
   * Data e ora in cui il SdI ha ricevuto il file.
   *
   * Date and time at which SdI received the file.
   */
  data_ora_ricezione: string;
  /**
   * `RiferimentoArchivio`.
   *
   * Archivio (zip) nel quale è stato trasmesso il file.
   *
   * Archive (zip) in which the file was transmitted.
   */
  riferimento_archivio?: RiferimentoArchivioPa;
  /**
   * `ListaErrori`.
   *
   * Errori che hanno causato lo scarto.
   *
   * Errors that caused the rejection.
   */
  lista_errori: ListaErroriPa;
  /**
   * `MessageId`.
   *
   * Identificativo del messaggio.
   *
   * Identifier of the message.
   */
  message_id: string;
  /**
   * `PecMessageId`.
   *
   * Identificativo del messaggio PEC.
   *
   * Identifier of the certified mail (PEC).
   */
  pec_message_id?: string;
  /**
   * `Note`.
   *
   * Note.
   *
   * Notes.
   */
  note?: string;
}

/** `ListaErrori_Type`. */
export interface ListaErroriPa {
  /**
   * `Errore`.
   *
   * Errore che ha causato lo scarto.
   *
   * Error that caused the rejection.
   */
  errore: ErrorePa[];
}

/** `Errore_Type`. */
export interface ErrorePa {
  /**
   * `Codice`.
   *
   * Codice del controllo.
   *
   * Code of the control.
   */
  codice: string;
  /**
   * `Descrizione`.
   *
   * Descrizione dell'errore.
   *
   * Description of the error.
   */
  descrizione: string;
}

/** `NotificaEsito` (NE). */
export interface NotificaEsito {
  /** Namespace of the root element. */
  namespace: 'http://www.fatturapa.gov.it/sdi/messaggi/v1.0';
  /**
   * Attribute `versione`.
   *
   * Versione del formato del messaggio: 1.0.
   *
   * Version of the message format: 1.0.
   */
  versione: string;
  /**
   * Attribute `IntermediarioConDupliceRuolo`.
   *
   * Vale Si quando il trasmittente è anche il ricevente.
   *
   * Si if the transmitter is also the receiver.
   */
  intermediario_con_duplice_ruolo?: string;
  /**
   * `IdentificativoSdI`.
   *
   * Identificativo che il SdI ha assegnato al file della fattura.
   *
   * Identifier that SdI has assigned to the file of the invoice.
   */
  identificativo_sdi: string;
  /**
   * `NomeFile`.
   *
   * Nome del file della fattura, come è stato trasmesso.
   *
   * Name of the file of the invoice, as it was transmitted.
   */
  nome_file: string;
  /**
   * `EsitoCommittente`.
   *
   * Notifica d'esito inviata dall'amministrazione.
   *
   * Notification of outcome sent by the administration.
   */
  esito_committente: NotificaEsitoCommittente;
  /**
   * `MessageId`.
   *
   * Identificativo del messaggio.
   *
   * Identifier of the message.
   */
  message_id: string;
  /**
   * `PecMessageId`.
   *
   * Identificativo del messaggio PEC.
   *
   * Identifier of the certified mail (PEC).
   */
  pec_message_id?: string;
  /**
   * `Note`.
   *
   * Note.
   *
   * Notes.
   */
  note?: string;
}

/** `NotificaEsitoCommittente` (EC). */
export interface NotificaEsitoCommittente {
  /** Namespace of the root element. */
  namespace: 'http://www.fatturapa.gov.it/sdi/messaggi/v1.0';
  /**
   * Attribute `versione`.
   *
   * Versione del formato del messaggio: 1.0.
   *
   * Version of the message format: 1.0.
   */
  versione: string;
  /**
   * `IdentificativoSdI`.
   *
   * Identificativo che il SdI ha assegnato al file della fattura.
   *
   * Identifier that SdI has assigned to the file of the invoice.
   */
  identificativo_sdi: string;
  /**
   * `RiferimentoFattura`.
   *
   * Fattura del file alla quale si riferisce il messaggio; senza, il messaggio riguarda tutte le fatture del
   * file.
   *
   * Invoice of the file that the message is about; without it, the message is about all invoices of the file.
   */
  riferimento_fattura?: RiferimentoFattura;
  /**
   * `Esito`.
   *
   * Esito: accettazione o rifiuto.
   *
   * Outcome: acceptance or refusal.
   */
  esito: EsitoCommittente;
  /**
   * `Descrizione`.
   *
   * Motivo del rifiuto.
   *
   * Reason of a refusal.
   */
  descrizione?: string;
  /**
   * `MessageIdCommittente`.
   *
   * Identificativo che il committente ha dato alla propria notifica d'esito.
   *
   * Identifier that the customer gave to its own notification of outcome.
   */
  message_id_committente?: string;
}

/** `RiferimentoFattura_Type`. */
export interface RiferimentoFattura {
  /**
   * `NumeroFattura`.
   *
   * Numero della fattura.
   *
   * Number of the invoice.
   */
  numero_fattura: string;
  /**
   * `AnnoFattura`.
   *
   * Anno della fattura.
   *
   * Year of the invoice.
   */
  anno_fattura: string;
  /**
   * `PosizioneFattura`.
   *
   * Posizione della fattura nel file, da 1.
   *
   * Position of the invoice in the file, from 1.
   */
  posizione_fattura?: string;
}

/** `AttestazioneTrasmissioneFattura` (AT). */
export interface AttestazioneTrasmissioneFattura {
  /** Namespace of the root element. */
  namespace: 'http://www.fatturapa.gov.it/sdi/messaggi/v1.0';
  /**
   * Attribute `versione`.
   *
   * Versione del formato del messaggio: 1.0.
   *
   * Version of the message format: 1.0.
   */
  versione: string;
  /**
   * `IdentificativoSdI`.
   *
   * Identificativo che il SdI ha assegnato al file della fattura.
   *
   * Identifier that SdI has assigned to the file of the invoice.
   */
  identificativo_sdi: string;
  /**
   * `NomeFile`.
   *
   * Nome del file della fattura, come è stato trasmesso.
   *
   * Name of the file of the invoice, as it was transmitted.
   */
  nome_file: string;
  /**
   * `DataOraRicezione`.
   *
   * Data e ora in cui il SdI ha ricevuto il file.
   *
   * Date and time at which SdI received the file.
   */
  data_ora_ricezione: string;
  /**
   * `RiferimentoArchivio`.
   *
   * Archivio (zip) nel quale è stato trasmesso il file.
   *
   * Archive (zip) in which the file was transmitted.
   */
  riferimento_archivio?: RiferimentoArchivioPa;
  /**
   * `Destinatario`.
   *
   * Ufficio o soggetto al quale la fattura è destinata.
   *
   * Office or party to which the invoice is addressed.
   */
  destinatario: DestinatarioPa;
  /**
   * `MessageId`.
   *
   * Identificativo del messaggio.
   *
   * Identifier of the message.
   */
  message_id: string;
  /**
   * `PecMessageId`.
   *
   * Identificativo del messaggio PEC.
   *
   * Identifier of the certified mail (PEC).
   */
  pec_message_id?: string;
  /**
   * `Note`.
   *
   * Note.
   *
   * Notes.
   */
  note?: string;
  /**
   * `HashFileOriginale`.
   *
   * Impronta SHA-256 del file della fattura.
   *
   * SHA-256 of the file of the invoice.
   */
  hash_file_originale: string;
}

/** `MetadatiInvioFile` (MT). */
export interface MetadatiInvioFile {
  /** Namespace of the root element. */
  namespace: 'http://www.fatturapa.gov.it/sdi/messaggi/v1.0';
  /**
   * Attribute `versione`.
   *
   * Versione del formato del messaggio: 1.0.
   *
   * Version of the message format: 1.0.
   */
  versione: string;
  /**
   * `IdentificativoSdI`.
   *
   * Identificativo che il SdI ha assegnato al file della fattura.
   *
   * Identifier that SdI has assigned to the file of the invoice.
   */
  identificativo_sdi: string;
  /**
   * `NomeFile`.
   *
   * Nome del file della fattura, come è stato trasmesso.
   *
   * Name of the file of the invoice, as it was transmitted.
   */
  nome_file: string;
  /**
   * `CodiceDestinatario`.
   *
   * Codice del destinatario: 6 caratteri per gli uffici pubblici, 7 per gli altri.
   *
   * Code of the recipient: 6 characters for public offices, 7 for all others.
   *
   * Required by the schema, but absent in some real messages.
   */
  codice_destinatario?: string;
  /**
   * `Formato`.
   *
   * Formato della fattura.
   *
   * Format of the invoice.
   */
  formato: string;
  /**
   * `TentativiInvio`.
   *
   * Numero di tentativi di consegna.
   *
   * Number of attempts to deliver.
   */
  tentativi_invio: string;
  /**
   * `MessageId`.
   *
   * Identificativo del messaggio.
   *
   * Identifier of the message.
   */
  message_id: string;
  /**
   * `Note`.
   *
   * Note.
   *
   * Notes.
   */
  note?: string;
}

/** `ScartoEsitoCommittente` (SE). */
export interface ScartoEsitoCommittente {
  /** Namespace of the root element. */
  namespace: 'http://www.fatturapa.gov.it/sdi/messaggi/v1.0';
  /**
   * Attribute `versione`.
   *
   * Versione del formato del messaggio: 1.0.
   *
   * Version of the message format: 1.0.
   */
  versione: string;
  /**
   * `IdentificativoSdI`.
   *
   * Identificativo che il SdI ha assegnato al file della fattura.
   *
   * Identifier that SdI has assigned to the file of the invoice.
   */
  identificativo_sdi: string;
  /**
   * `RiferimentoFattura`.
   *
   * Fattura del file alla quale si riferisce il messaggio; senza, il messaggio riguarda tutte le fatture del
   * file.
   *
   * Invoice of the file that the message is about; without it, the message is about all invoices of the file.
   */
  riferimento_fattura?: RiferimentoFattura;
  /**
   * `Scarto`.
   *
   * Motivo per cui il SdI ha scartato la notifica d'esito.
   *
   * Reason why SdI discarded the notification of outcome.
   */
  scarto: ScartoEsito;
  /**
   * `MessageId`.
   *
   * Identificativo del messaggio.
   *
   * Identifier of the message.
   */
  message_id: string;
  /**
   * `MessageIdCommittente`.
   *
   * Identificativo che il committente ha dato alla propria notifica d'esito.
   *
   * Identifier that the customer gave to its own notification of outcome.
   */
  message_id_committente?: string;
  /**
   * `PecMessageId`.
   *
   * Identificativo del messaggio PEC.
   *
   * Identifier of the certified mail (PEC).
   */
  pec_message_id?: string;
  /**
   * `Note`.
   *
   * Note.
   *
   * Notes.
   */
  note?: string;
}

/** `NotificaDecorrenzaTermini` (DT). */
export interface NotificaDecorrenzaTermini {
  /** Namespace of the root element. */
  namespace: 'http://www.fatturapa.gov.it/sdi/messaggi/v1.0';
  /**
   * Attribute `versione`.
   *
   * Versione del formato del messaggio: 1.0.
   *
   * Version of the message format: 1.0.
   */
  versione: string;
  /**
   * Attribute `IntermediarioConDupliceRuolo`.
   *
   * Vale Si quando il trasmittente è anche il ricevente.
   *
   * Si if the transmitter is also the receiver.
   */
  intermediario_con_duplice_ruolo?: string;
  /**
   * `IdentificativoSdI`.
   *
   * Identificativo che il SdI ha assegnato al file della fattura.
   *
   * Identifier that SdI has assigned to the file of the invoice.
   */
  identificativo_sdi: string;
  /**
   * `RiferimentoFattura`.
   *
   * Fattura del file alla quale si riferisce il messaggio; senza, il messaggio riguarda tutte le fatture del
   * file.
   *
   * Invoice of the file that the message is about; without it, the message is about all invoices of the file.
   */
  riferimento_fattura?: RiferimentoFattura;
  /**
   * `NomeFile`.
   *
   * Nome del file della fattura, come è stato trasmesso.
   *
   * Name of the file of the invoice, as it was transmitted.
   */
  nome_file: string;
  /**
   * `Descrizione`.
   *
   * Spiegazione del messaggio.
   *
   * Explanation of the message.
   */
  descrizione?: string;
  /**
   * `MessageId`.
   *
   * Identificativo del messaggio.
   *
   * Identifier of the message.
   */
  message_id: string;
  /**
   * `PecMessageId`.
   *
   * Identificativo del messaggio PEC.
   *
   * Identifier of the certified mail (PEC).
   */
  pec_message_id?: string;
  /**
   * `Note`.
   *
   * Note.
   *
   * Notes.
   */
  note?: string;
}

/** `RicevutaConsegna` (RC). */
export interface RicevutaConsegnaB2b {
  /** Namespace of the root element. */
  namespace: 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fattura/messaggi/v1.0';
  /**
   * Attribute `versione`.
   *
   * Versione del formato del messaggio: 1.0.
   *
   * Version of the message format: 1.0.
   */
  versione: string;
  /**
   * Attribute `FlussoSemplificato`.
   *
   * Vale Si nel flusso semplificato: trasmittente e ricevente coincidono.
   *
   * Si in the simplified flow: transmitter and receiver are the same.
   */
  flusso_semplificato?: string;
  /**
   * `IdentificativoSdI`.
   *
   * Identificativo che il SdI ha assegnato al file della fattura.
   *
   * Identifier that SdI has assigned to the file of the invoice.
   */
  identificativo_sdi: string;
  /**
   * `NomeFile`.
   *
   * Nome del file della fattura, come è stato trasmesso.
   *
   * Name of the file of the invoice, as it was transmitted.
   */
  nome_file: string;
  /**
   * `Hash`.
   *
   * Impronta SHA-256 del file della fattura; manca in messaggi del 2018.
   *
   * SHA-256 of the file of the invoice; absent in messages of 2018.
   *
   * Required by the schema, but absent in some real messages.
   */
  hash?: string;
  /**
   * `DataOraRicezione`.
   *
   * Data e ora in cui il SdI ha ricevuto il file.
   *
   * Date and time at which SdI received the file.
   */
  data_ora_ricezione: string;
  /**
   * `DataOraConsegna`.
   *
   * Data e ora in cui il SdI ha consegnato il file al destinatario.
   *
   * Date and time at which SdI delivered the file to the recipient.
   */
  data_ora_consegna: string;
  /**
   * `Destinatario`.
   *
   * Ufficio o soggetto al quale la fattura è destinata.
   *
   * Office or party to which the invoice is addressed.
   */
  destinatario: DestinatarioB2b;
  /**
   * `RiferimentoArchivio`.
   *
   * Archivio (zip) nel quale è stato trasmesso il file.
   *
   * Archive (zip) in which the file was transmitted.
   */
  riferimento_archivio?: RiferimentoArchivioB2b;
  /**
   * `MessageId`.
   *
   * Identificativo del messaggio.
   *
   * Identifier of the message.
   */
  message_id: string;
  /**
   * `PecMessageId`.
   *
   * Identificativo del messaggio PEC.
   *
   * Identifier of the certified mail (PEC).
   */
  pec_message_id?: string;
  /**
   * `Note`.
   *
   * Note.
   *
   * Notes.
   */
  note?: string;
}

/** `Destinatario_Type`. */
export interface DestinatarioB2b {
  /**
   * `Codice`.
   *
   * Codice del destinatario: 6 caratteri per gli uffici pubblici, 7 per gli altri.
   *
   * Code of the recipient: 6 characters for public offices, 7 for all others.
   *
   * Required by the schema, but absent in some real messages.
   */
  codice?: string;
  /**
   * `Descrizione`.
   *
   * Nome del destinatario.
   *
   * Name of the recipient.
   */
  descrizione?: string;
}

/** `RiferimentoArchivio_Type`. */
export interface RiferimentoArchivioB2b {
  /**
   * `IdentificativoSdI`.
   *
   * Identificativo che il SdI ha assegnato al file della fattura.
   *
   * Identifier that SdI has assigned to the file of the invoice.
   */
  identificativo_sdi: string;
  /**
   * `NomeFile`.
   *
   * Nome del file della fattura, come è stato trasmesso.
   *
   * Name of the file of the invoice, as it was transmitted.
   */
  nome_file: string;
}

/** `RicevutaScarto` (NS). */
export interface RicevutaScarto {
  /** Namespace of the root element. */
  namespace: 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fattura/messaggi/v1.0';
  /**
   * Attribute `versione`.
   *
   * Versione del formato del messaggio: 1.0.
   *
   * Version of the message format: 1.0.
   */
  versione: string;
  /**
   * `IdentificativoSdI`.
   *
   * Identificativo che il SdI ha assegnato al file della fattura.
   *
   * Identifier that SdI has assigned to the file of the invoice.
   */
  identificativo_sdi: string;
  /**
   * `NomeFile`.
   *
   * Nome del file della fattura, come è stato trasmesso.
   *
   * Name of the file of the invoice, as it was transmitted.
   */
  nome_file: string;
  /**
   * `Hash`.
   *
   * Impronta SHA-256 del file della fattura; manca in messaggi del 2018.
   *
   * SHA-256 of the file of the invoice; absent in messages of 2018.
   *
   * Required by the schema, but absent in some real messages.
   */
  hash?: string;
  /**
   * `DataOraRicezione`.
   *
   * Data e ora in cui il SdI ha ricevuto il file.
   *
   * Date and time at which SdI received the file.
   */
  data_ora_ricezione: string;
  /**
   * `RiferimentoArchivio`.
   *
   * Archivio (zip) nel quale è stato trasmesso il file.
   *
   * Archive (zip) in which the file was transmitted.
   */
  riferimento_archivio?: RiferimentoArchivioB2b;
  /**
   * `ListaErrori`.
   *
   * Errori che hanno causato lo scarto.
   *
   * Errors that caused the rejection.
   */
  lista_errori: ListaErroriB2b;
  /**
   * `MessageId`.
   *
   * Identificativo del messaggio.
   *
   * Identifier of the message.
   */
  message_id: string;
  /**
   * `PecMessageId`.
   *
   * Identificativo del messaggio PEC.
   *
   * Identifier of the certified mail (PEC).
   */
  pec_message_id?: string;
  /**
   * `Note`.
   *
   * Note.
   *
   * Notes.
   */
  note?: string;
}

/** `ListaErrori_Type`. */
export interface ListaErroriB2b {
  /**
   * `Errore`.
   *
   * Errore che ha causato lo scarto.
   *
   * Error that caused the rejection.
   */
  errore: ErroreB2b[];
}

/** `Errore_Type`. */
export interface ErroreB2b {
  /**
   * `Codice`.
   *
   * Codice del controllo.
   *
   * Code of the control.
   */
  codice: string;
  /**
   * `Descrizione`.
   *
   * Descrizione dell'errore.
   *
   * Description of the error.
   */
  descrizione: string;
  /**
   * `Suggerimento`.
   *
   * Come correggere.
   *
   * How to correct the error.
   */
  suggerimento: string;
}

/** `RicevutaImpossibilitaRecapito` (MC). */
export interface RicevutaImpossibilitaRecapito {
  /** Namespace of the root element. */
  namespace: 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fattura/messaggi/v1.0';
  /**
   * Attribute `versione`.
   *
   * Versione del formato del messaggio: 1.0.
   *
   * Version of the message format: 1.0.
   */
  versione: string;
  /**
   * `IdentificativoSdI`.
   *
   * Identificativo che il SdI ha assegnato al file della fattura.
   *
   * Identifier that SdI has assigned to the file of the invoice.
   */
  identificativo_sdi: string;
  /**
   * `NomeFile`.
   *
   * Nome del file della fattura, come è stato trasmesso.
   *
   * Name of the file of the invoice, as it was transmitted.
   */
  nome_file: string;
  /**
   * `Hash`.
   *
   * Impronta SHA-256 del file della fattura; manca in messaggi del 2018.
   *
   * SHA-256 of the file of the invoice; absent in messages of 2018.
   *
   * Required by the schema, but absent in some real messages.
   */
  hash?: string;
  /**
   * `DataOraRicezione`.
   *
   * Data e ora in cui il SdI ha ricevuto il file.
   *
   * Date and time at which SdI received the file.
   */
  data_ora_ricezione: string;
  /**
   * `DataMessaADisposizione`.
   *
   * Giorno in cui la fattura è a disposizione del cliente nella sua area riservata.
   *
   * Day on which the invoice is available in the customer's reserved area.
   */
  data_messa_a_disposizione: string;
  /**
   * `RiferimentoArchivio`.
   *
   * Archivio (zip) nel quale è stato trasmesso il file.
   *
   * Archive (zip) in which the file was transmitted.
   */
  riferimento_archivio?: RiferimentoArchivioB2b;
  /**
   * `Descrizione`.
   *
   * Spiegazione del messaggio.
   *
   * Explanation of the message.
   */
  descrizione?: string;
  /**
   * `MessageId`.
   *
   * Identificativo del messaggio.
   *
   * Identifier of the message.
   */
  message_id: string;
  /**
   * `PecMessageId`.
   *
   * Identificativo del messaggio PEC.
   *
   * Identifier of the certified mail (PEC).
   */
  pec_message_id?: string;
  /**
   * `Note`.
   *
   * Note.
   *
   * Notes.
   */
  note?: string;
}

/** `FileMetadati` (MT). */
export interface FileMetadati {
  /** Namespace of the root element. */
  namespace: 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fattura/messaggi/v1.0';
  /**
   * Attribute `versione`.
   *
   * Versione del formato del messaggio: 1.0.
   *
   * Version of the message format: 1.0.
   */
  versione: string;
  /**
   * `IdentificativoSdI`.
   *
   * Identificativo che il SdI ha assegnato al file della fattura.
   *
   * Identifier that SdI has assigned to the file of the invoice.
   */
  identificativo_sdi: string;
  /**
   * `NomeFile`.
   *
   * Nome del file della fattura, come è stato trasmesso.
   *
   * Name of the file of the invoice, as it was transmitted.
   */
  nome_file: string;
  /**
   * `Hash`.
   *
   * Impronta SHA-256 del file della fattura; manca in messaggi del 2018.
   *
   * SHA-256 of the file of the invoice; absent in messages of 2018.
   *
   * Required by the schema, but absent in some real messages.
   */
  hash?: string;
  /**
   * `CodiceDestinatario`.
   *
   * Codice del destinatario: 6 caratteri per gli uffici pubblici, 7 per gli altri.
   *
   * Code of the recipient: 6 characters for public offices, 7 for all others.
   *
   * Required by the schema, but absent in some real messages.
   */
  codice_destinatario?: string;
  /**
   * `Formato`.
   *
   * Formato della fattura.
   *
   * Format of the invoice.
   */
  formato: string;
  /**
   * `TentativiInvio`.
   *
   * Numero di tentativi di consegna.
   *
   * Number of attempts to deliver.
   */
  tentativi_invio: string;
  /**
   * `MessageId`.
   *
   * Identificativo del messaggio.
   *
   * Identifier of the message.
   */
  message_id: string;
  /**
   * `Note`.
   *
   * Note.
   *
   * Notes.
   */
  note?: string;
}

/** A message of SdI with its kind and flow, which determine the type of `message`. */
export type Message =
  | { readonly kind: 'RC'; readonly flow: 'pa'; readonly message: RicevutaConsegnaPa }
  | { readonly kind: 'MC'; readonly flow: 'pa'; readonly message: NotificaMancataConsegna }
  | { readonly kind: 'NS'; readonly flow: 'pa'; readonly message: NotificaScarto }
  | { readonly kind: 'NE'; readonly flow: 'pa'; readonly message: NotificaEsito }
  | { readonly kind: 'AT'; readonly flow: 'pa'; readonly message: AttestazioneTrasmissioneFattura }
  | { readonly kind: 'MT'; readonly flow: 'pa'; readonly message: MetadatiInvioFile }
  | { readonly kind: 'EC'; readonly flow: 'pa'; readonly message: NotificaEsitoCommittente }
  | { readonly kind: 'SE'; readonly flow: 'pa'; readonly message: ScartoEsitoCommittente }
  | { readonly kind: 'DT'; readonly flow: 'pa'; readonly message: NotificaDecorrenzaTermini }
  | { readonly kind: 'RC'; readonly flow: 'b2b'; readonly message: RicevutaConsegnaB2b }
  | { readonly kind: 'NS'; readonly flow: 'b2b'; readonly message: RicevutaScarto }
  | { readonly kind: 'MC'; readonly flow: 'b2b'; readonly message: RicevutaImpossibilitaRecapito }
  | { readonly kind: 'MT'; readonly flow: 'b2b'; readonly message: FileMetadati };
