import { block, choice, element, one, optional } from '../grammar.ts';
import { IdFiscale, Indirizzo, IscrizioneREA } from '../shared.ts';
import {
  CodiceDestinatarioSemplificata,
  CodiceFiscale,
  Email,
  FormatoTrasmissioneSemplificata,
  RegimeFiscale,
  SoggettoEmittente,
  String10,
  String60Latin,
  String80Latin,
} from '../simpleTypes.ts';

const DatiTrasmissioneSemplificata = block(
  'DatiTrasmissioneSemplificata',
  [
    element(
      'IdTrasmittente',
      IdFiscale,
      one,
      'Identificativo fiscale di chi trasmette il file; se è italiano, il suo codice fiscale.',
      'Tax identifier of the transmitter; for Italian transmitters, the codice fiscale.',
    ),
    element(
      'ProgressivoInvio',
      String10,
      one,
      'Progressivo alfanumerico che il trasmittente dà a ogni file inviato; il formato è libero.',
      'Alphanumeric identifier that the transmitter assigns to each file sent; its format is free.',
    ),
    element(
      'FormatoTrasmissione',
      FormatoTrasmissioneSemplificata,
      one,
      "Formato del file: sempre FSM10, come l'attributo versione.",
      'Format of the file: always FSM10, like the attribute versione.',
    ),
    element(
      'CodiceDestinatario',
      CodiceDestinatarioSemplificata,
      one,
      'Codice di recapito di 7 caratteri; 0000000 se ignoto o con PEC, XXXXXXX per clienti esteri.',
      'Delivery code of 7 characters; 0000000 when unknown or with PEC, XXXXXXX for foreign customers.',
    ),
    element(
      'PECDestinatario',
      Email,
      optional,
      'Indirizzo PEC a cui recapitare la fattura quando il codice destinatario è 0000000.',
      'Certified e-mail (PEC) address for delivery when CodiceDestinatario is 0000000.',
    ),
  ],
  'DatiTrasmissioneType',
);

export const RappresentanteFiscaleSemplificata = block(
  'RappresentanteFiscaleSemplificata',
  [
    element(
      'IdFiscaleIVA',
      IdFiscale,
      one,
      'Partita IVA del rappresentante fiscale, con la sigla del Paese.',
      'VAT number of the tax representative, with its country.',
    ),
    choice(
      [
        element(
          'Denominazione',
          String80Latin,
          one,
          'Ditta, denominazione o ragione sociale del rappresentante fiscale; si usa al posto di nome e cognome.',
          'Business or company name of the tax representative; used instead of Nome and Cognome.',
        ),
      ],
      [
        element(
          'Nome',
          String60Latin,
          one,
          'Nome del rappresentante fiscale, se persona fisica; va indicato insieme al cognome.',
          'Given name of the tax representative if a natural person; used together with Cognome.',
        ),
        element(
          'Cognome',
          String60Latin,
          one,
          'Cognome del rappresentante fiscale, se persona fisica; va indicato insieme al nome.',
          'Family name of the tax representative if a natural person; used together with Nome.',
        ),
      ],
    ),
  ],
  'RappresentanteFiscaleType',
);

const CedentePrestatoreSemplificata = block(
  'CedentePrestatoreSemplificata',
  [
    element(
      'IdFiscaleIVA',
      IdFiscale,
      one,
      'Partita IVA del fornitore, con la sigla del Paese; per i gruppi IVA, quella del gruppo.',
      'VAT number of the supplier, with its country; for VAT groups, that of the group.',
    ),
    element(
      'CodiceFiscale',
      CodiceFiscale,
      optional,
      'Codice fiscale del fornitore: 16 caratteri per le persone fisiche, 11 cifre per gli altri soggetti.',
      'Italian fiscal code of the supplier: 16 characters for natural persons, 11 digits for others.',
    ),
    choice(
      [
        element(
          'Denominazione',
          String80Latin,
          one,
          'Ditta, denominazione o ragione sociale del fornitore; si usa al posto di nome e cognome.',
          'Business or company name of the supplier; used instead of Nome and Cognome.',
        ),
      ],
      [
        element(
          'Nome',
          String60Latin,
          one,
          'Nome del fornitore, se persona fisica; va indicato insieme al cognome.',
          'Given name of the supplier if a natural person; used together with Cognome.',
        ),
        element(
          'Cognome',
          String60Latin,
          one,
          'Cognome del fornitore, se persona fisica; va indicato insieme al nome.',
          'Family name of the supplier if a natural person; used together with Nome.',
        ),
      ],
    ),
    element(
      'Sede',
      Indirizzo,
      one,
      "Sede legale o domicilio del fornitore; all'estero se non è residente.",
      'Registered office or domicile of the supplier; abroad when not resident.',
    ),
    element(
      'StabileOrganizzazione',
      Indirizzo,
      optional,
      "Stabile organizzazione in Italia attraverso cui un fornitore non residente effettua l'operazione.",
      'Permanent establishment in Italy through which a non-resident supplier makes the supply.',
    ),
    element(
      'RappresentanteFiscale',
      RappresentanteFiscaleSemplificata,
      optional,
      'Rappresentante fiscale in Italia di un fornitore non residente.',
      'Tax representative in Italy of a supplier who is not resident.',
    ),
    element(
      'IscrizioneREA',
      IscrizioneREA,
      optional,
      'Iscrizione del fornitore al registro delle imprese, per le società che vi sono tenute (art. 2250 c.c.).',
      'Entry of the supplier in the companies register, for companies required to register (art. 2250 civil code).',
    ),
    element(
      'RegimeFiscale',
      RegimeFiscale,
      one,
      'Regime fiscale applicato dal fornitore, ad esempio RF01 ordinario o RF19 forfettario.',
      'Tax regime of the supplier, such as RF01 ordinary or RF19 flat-rate.',
    ),
  ],
  'CedentePrestatoreType',
);

const IdentificativiFiscaliSemplificata = block(
  'IdentificativiFiscaliSemplificata',
  [
    element(
      'IdFiscaleIVA',
      IdFiscale,
      optional,
      'Partita IVA del cliente, con la sigla del Paese; serve questa o il codice fiscale.',
      'VAT number of the customer, with its country; either this or CodiceFiscale is required.',
    ),
    element(
      'CodiceFiscale',
      CodiceFiscale,
      optional,
      'Codice fiscale del cliente; necessario quando manca la partita IVA, come per i consumatori.',
      'Italian fiscal code of the customer; required without a VAT number, as for consumers.',
    ),
  ],
  'IdentificativiFiscaliType',
);

const AltriDatiIdentificativiSemplificata = block(
  'AltriDatiIdentificativiSemplificata',
  [
    choice(
      [
        element(
          'Denominazione',
          String80Latin,
          one,
          'Ditta, denominazione o ragione sociale del cliente; si usa al posto di nome e cognome.',
          'Business or company name of the customer; used instead of Nome and Cognome.',
        ),
      ],
      [
        element(
          'Nome',
          String60Latin,
          one,
          'Nome del cliente, se persona fisica; va indicato insieme al cognome.',
          'Given name of the customer if a natural person; used together with Cognome.',
        ),
        element(
          'Cognome',
          String60Latin,
          one,
          'Cognome del cliente, se persona fisica; va indicato insieme al nome.',
          'Family name of the customer if a natural person; used together with Nome.',
        ),
      ],
    ),
    element(
      'Sede',
      Indirizzo,
      one,
      "Sede legale o domicilio del cliente; all'estero se non è residente.",
      'Registered office or domicile of the customer; abroad when not resident.',
    ),
    element(
      'StabileOrganizzazione',
      Indirizzo,
      optional,
      'Stabile organizzazione in Italia attraverso cui un cliente non residente acquista.',
      'Permanent establishment in Italy through which a non-resident customer buys.',
    ),
    element(
      'RappresentanteFiscale',
      RappresentanteFiscaleSemplificata,
      optional,
      'Rappresentante fiscale in Italia di un cliente non residente che acquista suo tramite.',
      'Tax representative in Italy through whom a non-resident customer buys.',
    ),
  ],
  'AltriDatiIdentificativiType',
);

const CessionarioCommittenteSemplificata = block(
  'CessionarioCommittenteSemplificata',
  [
    element(
      'IdentificativiFiscali',
      IdentificativiFiscaliSemplificata,
      one,
      'Partita IVA o codice fiscale del cliente: almeno uno dei due è necessario.',
      'VAT number or fiscal code of the customer: at least one of them is required.',
    ),
    element(
      'AltriDatiIdentificativi',
      AltriDatiIdentificativiSemplificata,
      optional,
      'Nome e indirizzo del cliente, facoltativi nella fattura semplificata.',
      'Name and address of the customer, optional on a simplified invoice.',
    ),
  ],
  'CessionarioCommittenteType',
);

export const FatturaElettronicaHeaderSemplificata = block(
  'FatturaElettronicaHeaderSemplificata',
  [
    element(
      'DatiTrasmissione',
      DatiTrasmissioneSemplificata,
      one,
      "Dati che identificano l'invio e indicano dove recapitare la fattura.",
      'Data that identify the transmission and the recipient of the file.',
    ),
    element(
      'CedentePrestatore',
      CedentePrestatoreSemplificata,
      one,
      'Fornitore: chi cede i beni o presta i servizi ed è obbligato a emettere la fattura.',
      'Supplier: the seller of the goods or services, who is required to issue the invoice.',
    ),
    element(
      'CessionarioCommittente',
      CessionarioCommittenteSemplificata,
      one,
      'Cliente: chi acquista i beni o commissiona i servizi e riceve la fattura.',
      'Customer: the buyer of the goods or services, who receives the invoice.',
    ),
    element(
      'SoggettoEmittente',
      SoggettoEmittente,
      optional,
      'Indica chi ha emesso la fattura al posto del fornitore: il cliente (CC) o un terzo (TZ).',
      'Issuer of the invoice if other than the supplier: the customer (CC) or a third party (TZ).',
    ),
  ],
  'FatturaElettronicaHeaderType',
);
