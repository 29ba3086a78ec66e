import { block, choice, element, one, optional } from '../grammar.ts';
import { IdFiscale, Indirizzo, IscrizioneREA } from '../shared.ts';
import {
  CodEORI,
  CodiceFiscale,
  EmailContatti,
  Provincia,
  RegimeFiscale,
  String20,
  String60,
  String60Latin,
  String80Latin,
  TelFax,
  Titolo,
  XsDate,
} from '../simpleTypes.ts';

export const Anagrafica = block('Anagrafica', [
  choice(
    [
      element(
        'Denominazione',
        String80Latin,
        one,
        'Ditta, denominazione o ragione sociale del soggetto; si usa al posto di nome e cognome.',
        'Business or company name of the party; used instead of Nome and Cognome.',
      ),
    ],
    [
      element(
        'Nome',
        String60Latin,
        one,
        'Nome del soggetto, se persona fisica; va indicato insieme al cognome.',
        'Given name of the party when a natural person; goes with Cognome.',
      ),
      element(
        'Cognome',
        String60Latin,
        one,
        'Cognome del soggetto, se persona fisica; va indicato insieme al nome.',
        'Family name of the party when a natural person; goes with Nome.',
      ),
    ],
  ),
  element(
    'Titolo',
    Titolo,
    optional,
    'Titolo onorifico o professionale della persona, ad esempio Dott. o Ing.',
    'Honorific or professional title of the person, such as Dott. or Ing.',
  ),
  element(
    'CodEORI',
    CodEORI,
    optional,
    "Codice EORI, che identifica l'operatore presso le dogane dell'Unione europea.",
    'EORI number, which identifies the operator to the customs of the European Union.',
  ),
]);

export const DatiAnagraficiCedente = block('DatiAnagraficiCedente', [
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
  element(
    'Anagrafica',
    Anagrafica,
    one,
    'Denominazione, oppure nome e cognome, del fornitore.',
    'Company name, or given and family name, of the supplier.',
  ),
  element(
    'AlboProfessionale',
    String60Latin,
    optional,
    'Albo professionale a cui il fornitore è iscritto.',
    'Professional register in which the supplier is enrolled.',
  ),
  element(
    'ProvinciaAlbo',
    Provincia,
    optional,
    "Sigla della provincia dell'albo professionale del fornitore.",
    "Two-letter province sign of the supplier's professional register.",
  ),
  element(
    'NumeroIscrizioneAlbo',
    String60,
    optional,
    "Numero con cui il fornitore è iscritto all'albo professionale.",
    'Number under which the supplier is enrolled in the professional register.',
  ),
  element(
    'DataIscrizioneAlbo',
    XsDate,
    optional,
    "Data in cui il fornitore si è iscritto all'albo professionale.",
    'Date on which the supplier was enrolled in the professional register.',
  ),
  element(
    'RegimeFiscale',
    RegimeFiscale,
    one,
    'Regime fiscale applicato dal fornitore, ad esempio RF01 ordinario o RF19 forfettario.',
    'Tax regime of the supplier, such as RF01 ordinary or RF19 flat-rate.',
  ),
]);

export const Contatti = block('Contatti', [
  element(
    'Telefono',
    TelFax,
    optional,
    'Numero di telefono, fisso o mobile, del fornitore.',
    'Landline or mobile telephone number of the supplier.',
  ),
  element(
    'Fax',
    TelFax,
    optional,
    'Numero di fax a cui raggiungere il fornitore.',
    'Fax number at which to reach the supplier.',
  ),
  element(
    'Email',
    EmailContatti,
    optional,
    'Indirizzo di posta elettronica a cui raggiungere il fornitore.',
    'E-mail address at which to reach the supplier.',
  ),
]);

export const CedentePrestatore = block('CedentePrestatore', [
  element(
    'DatiAnagrafici',
    DatiAnagraficiCedente,
    one,
    'Dati fiscali, anagrafici e professionali del fornitore, con il regime fiscale.',
    'Tax, identity and professional data of the supplier, with the tax regime.',
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
    'IscrizioneREA',
    IscrizioneREA,
    optional,
    'Iscrizione del fornitore al registro delle imprese, per le società che vi sono tenute (art. 2250 c.c.).',
    'Entry of the supplier in the companies register, for companies bound to it (art. 2250 civil code).',
  ),
  element(
    'Contatti',
    Contatti,
    optional,
    'Telefono, fax e posta elettronica a cui raggiungere il fornitore.',
    'Telephone, fax and e-mail at which to reach the supplier.',
  ),
  element(
    'RiferimentoAmministrazione',
    String20,
    optional,
    'Codice con cui il cliente identifica il fornitore nella propria contabilità.',
    'Code by which the customer knows the supplier in its own accounting.',
  ),
]);

export const DatiAnagraficiRappresentante = block('DatiAnagraficiRappresentante', [
  element(
    'IdFiscaleIVA',
    IdFiscale,
    one,
    'Partita IVA del rappresentante fiscale, con la sigla del Paese.',
    'VAT number of the tax representative, with its country.',
  ),
  element(
    'CodiceFiscale',
    CodiceFiscale,
    optional,
    'Codice fiscale italiano del rappresentante fiscale, se presente.',
    'Italian fiscal code of the tax representative, if any.',
  ),
  element(
    'Anagrafica',
    Anagrafica,
    one,
    'Denominazione, oppure nome e cognome, del rappresentante fiscale.',
    'Company name, or given and family name, of the tax representative.',
  ),
]);

export const RappresentanteFiscale = block('RappresentanteFiscale', [
  element(
    'DatiAnagrafici',
    DatiAnagraficiRappresentante,
    one,
    'Dati fiscali e anagrafici del rappresentante fiscale del fornitore.',
    "Tax and identity data of the supplier's tax representative.",
  ),
]);

export const DatiAnagraficiCessionario = block('DatiAnagraficiCessionario', [
  element(
    'IdFiscaleIVA',
    IdFiscale,
    optional,
    'Partita IVA del cliente, con la sigla del Paese; serve questa o il codice fiscale.',
    'VAT number of the customer, with its country; this or CodiceFiscale is needed.',
  ),
  element(
    'CodiceFiscale',
    CodiceFiscale,
    optional,
    'Codice fiscale del cliente; necessario quando manca la partita IVA, come per i consumatori.',
    'Italian fiscal code of the customer; needed without a VAT number, as for consumers.',
  ),
  element(
    'Anagrafica',
    Anagrafica,
    one,
    'Denominazione, oppure nome e cognome, del cliente.',
    'Company name, or given and family name, of the customer.',
  ),
]);

export const RappresentanteFiscaleCessionario = block('RappresentanteFiscaleCessionario', [
  element(
    'IdFiscaleIVA',
    IdFiscale,
    one,
    'Partita IVA del rappresentante fiscale del cliente, con la sigla del Paese.',
    "VAT number of the customer's tax representative, with its country.",
  ),
  choice(
    [
      element(
        'Denominazione',
        String80Latin,
        one,
        'Ditta, denominazione o ragione sociale del rappresentante fiscale del cliente; si usa al posto di nome e cognome.',
        "Business or company name of the customer's tax representative; used instead of Nome and Cognome.",
      ),
    ],
    [
      element(
        'Nome',
        String60Latin,
        one,
        'Nome del rappresentante fiscale del cliente, se persona fisica; va indicato insieme al cognome.',
        "Given name of the customer's tax representative when a natural person; goes with Cognome.",
      ),
      element(
        'Cognome',
        String60Latin,
        one,
        'Cognome del rappresentante fiscale del cliente, se persona fisica; va indicato insieme al nome.',
        "Family name of the customer's tax representative when a natural person; goes with Nome.",
      ),
    ],
  ),
]);

export const CessionarioCommittente = block('CessionarioCommittente', [
  element(
    'DatiAnagrafici',
    DatiAnagraficiCessionario,
    one,
    'Dati fiscali e anagrafici del cliente: identificativi e denominazione.',
    'Tax and identity data of the customer: identifiers and name.',
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
    RappresentanteFiscaleCessionario,
    optional,
    'Rappresentante fiscale in Italia di un cliente non residente che acquista suo tramite.',
    'Tax representative in Italy through whom a non-resident customer buys.',
  ),
]);

export const DatiAnagraficiTerzoIntermediario = block('DatiAnagraficiTerzoIntermediario', [
  element(
    'IdFiscaleIVA',
    IdFiscale,
    optional,
    'Partita IVA del terzo o intermediario, con la sigla del Paese.',
    'VAT number of the third party or intermediary, with its country.',
  ),
  element(
    'CodiceFiscale',
    CodiceFiscale,
    optional,
    'Codice fiscale italiano del terzo o intermediario, se presente.',
    'Italian fiscal code of the third party or intermediary, if any.',
  ),
  element(
    'Anagrafica',
    Anagrafica,
    one,
    'Denominazione, oppure nome e cognome, del terzo o intermediario.',
    'Company name, or given and family name, of the third party or intermediary.',
  ),
]);

export const TerzoIntermediarioSoggettoEmittente = block('TerzoIntermediarioSoggettoEmittente', [
  element(
    'DatiAnagrafici',
    DatiAnagraficiTerzoIntermediario,
    one,
    'Dati fiscali e anagrafici di chi emette la fattura per conto del fornitore.',
    'Tax and identity data of whoever issues the invoice on behalf of the supplier.',
  ),
]);
