// Generated from the grammar by `npm run generate`; do not edit.

/** The elements of the ordinary format: `Name`, signs of its value, `(` content `)`. */
export const ORDINARY_OUTLINE: string =
  'FatturaElettronicaHeader(DatiTrasmissione(IdTrasmittente(IdPaese IdCodice)ProgressivoInvio' +
  '~ FormatoTrasmissione CodiceDestinatario ContattiTrasmittente(Telefono~ Email)PECDestinata' +
  'rio!)CedentePrestatore(DatiAnagrafici(IdFiscaleIVA(IdPaese IdCodice)CodiceFiscale Anagrafi' +
  'ca(Denominazione~ Nome~ Cognome~ Titolo! CodEORI)AlboProfessionale~ ProvinciaAlbo NumeroIs' +
  'crizioneAlbo~ DataIscrizioneAlbo! RegimeFiscale)Sede(Indirizzo~ NumeroCivico~ CAP Comune~ ' +
  'Provincia Nazione)StabileOrganizzazione(Indirizzo~ NumeroCivico~ CAP Comune~ Provincia Naz' +
  'ione)IscrizioneREA(Ufficio NumeroREA~ CapitaleSociale! SocioUnico StatoLiquidazione)Contat' +
  'ti(Telefono~ Fax~ Email)RiferimentoAmministrazione~)RappresentanteFiscale(DatiAnagrafici(I' +
  'dFiscaleIVA(IdPaese IdCodice)CodiceFiscale Anagrafica(Denominazione~ Nome~ Cognome~ Titolo' +
  '! CodEORI)))CessionarioCommittente(DatiAnagrafici(IdFiscaleIVA(IdPaese IdCodice)CodiceFisc' +
  'ale Anagrafica(Denominazione~ Nome~ Cognome~ Titolo! CodEORI))Sede(Indirizzo~ NumeroCivico' +
  '~ CAP Comune~ Provincia Nazione)StabileOrganizzazione(Indirizzo~ NumeroCivico~ CAP Comune~' +
  ' Provincia Nazione)RappresentanteFiscale(IdFiscaleIVA(IdPaese IdCodice)Denominazione~ Nome' +
  '~ Cognome~))TerzoIntermediarioOSoggettoEmittente(DatiAnagrafici(IdFiscaleIVA(IdPaese IdCod' +
  'ice)CodiceFiscale Anagrafica(Denominazione~ Nome~ Cognome~ Titolo! CodEORI)))SoggettoEmitt' +
  'ente)FatturaElettronicaBody*(DatiGenerali(DatiGeneraliDocumento(TipoDocumento Divisa Data!' +
  ' Numero~ DatiRitenuta*(TipoRitenuta ImportoRitenuta! AliquotaRitenuta! CausalePagamento)Da' +
  'tiBollo(BolloVirtuale ImportoBollo!)DatiCassaPrevidenziale*(TipoCassa AlCassa! ImportoCont' +
  'ributoCassa! ImponibileCassa! AliquotaIVA! Ritenuta Natura RiferimentoAmministrazione~)Sco' +
  'ntoMaggiorazione*(Tipo Percentuale! Importo!)ImportoTotaleDocumento! Arrotondamento! Causa' +
  'le*~ Art73)DatiOrdineAcquisto*(RiferimentoNumeroLinea*+# IdDocumento~ Data! NumItem~ Codic' +
  'eCommessaConvenzione~ CodiceCUP~ CodiceCIG~)DatiContratto*(RiferimentoNumeroLinea*+# IdDoc' +
  'umento~ Data! NumItem~ CodiceCommessaConvenzione~ CodiceCUP~ CodiceCIG~)DatiConvenzione*(R' +
  'iferimentoNumeroLinea*+# IdDocumento~ Data! NumItem~ CodiceCommessaConvenzione~ CodiceCUP~' +
  ' CodiceCIG~)DatiRicezione*(RiferimentoNumeroLinea*+# IdDocumento~ Data! NumItem~ CodiceCom' +
  'messaConvenzione~ CodiceCUP~ CodiceCIG~)DatiFattureCollegate*(RiferimentoNumeroLinea*+# Id' +
  'Documento~ Data! NumItem~ CodiceCommessaConvenzione~ CodiceCUP~ CodiceCIG~)DatiSAL*(Riferi' +
  'mentoFase#)DatiDDT*(NumeroDDT~ DataDDT! RiferimentoNumeroLinea*#)DatiTrasporto(DatiAnagraf' +
  'iciVettore(IdFiscaleIVA(IdPaese IdCodice)CodiceFiscale Anagrafica(Denominazione~ Nome~ Cog' +
  'nome~ Titolo! CodEORI)NumeroLicenzaGuida~)MezzoTrasporto~ CausaleTrasporto~ NumeroColli+# ' +
  'Descrizione~ UnitaMisuraPeso~ PesoLordo! PesoNetto! DataOraRitiro! DataInizioTrasporto! Ti' +
  'poResa IndirizzoResa(Indirizzo~ NumeroCivico~ CAP Comune~ Provincia Nazione)DataOraConsegn' +
  'a!)FatturaPrincipale(NumeroFatturaPrincipale~ DataFatturaPrincipale!))DatiBeniServizi(Dett' +
  'aglioLinee*(NumeroLinea# TipoCessionePrestazione CodiceArticolo*(CodiceTipo~ CodiceValore~' +
  ')Descrizione~ Quantita! UnitaMisura~ DataInizioPeriodo! DataFinePeriodo! PrezzoUnitario! S' +
  'contoMaggiorazione*(Tipo Percentuale! Importo!)PrezzoTotale! AliquotaIVA! Ritenuta Natura ' +
  'RiferimentoAmministrazione~ AltriDatiGestionali*(TipoDato~ RiferimentoTesto~ RiferimentoNu' +
  'mero! RiferimentoData!))DatiRiepilogo*(AliquotaIVA! Natura SpeseAccessorie! Arrotondamento' +
  '! ImponibileImporto! Imposta! EsigibilitaIVA RiferimentoNormativo~))DatiVeicoli(Data! Tota' +
  'lePercorso~)DatiPagamento*(CondizioniPagamento DettaglioPagamento*(Beneficiario~ ModalitaP' +
  'agamento DataRiferimentoTerminiPagamento! GiorniTerminiPagamento+# DataScadenzaPagamento! ' +
  'ImportoPagamento! CodUfficioPostale~ CognomeQuietanzante~ NomeQuietanzante~ CFQuietanzante' +
  ' TitoloQuietanzante! IstitutoFinanziario~ IBAN ABI CAB BIC ScontoPagamentoAnticipato! Data' +
  'LimitePagamentoAnticipato! PenalitaPagamentiRitardati! DataDecorrenzaPenale! CodicePagamen' +
  'to~))Allegati*(NomeAttachment~ AlgoritmoCompressione~ FormatoAttachment~ DescrizioneAttach' +
  'ment~ Attachment!))';
