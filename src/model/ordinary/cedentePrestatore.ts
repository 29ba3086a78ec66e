import { block, element, one, optional } from '../grammar.ts';
import { IdFiscale, Indirizzo, IscrizioneREA } from '../shared.ts';
import {
  CodiceFiscale,
  EmailContatti,
  Provincia,
  RegimeFiscale,
  String20,
  String60,
  String60Latin,
  TelFax,
  XsDate,
} from '../simpleTypes.ts';
import { Anagrafica } from './anagrafica.ts';

const DatiAnagraficiCedente = block('DatiAnagraficiCedente', [
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
    "Two-letter province code of the supplier's professional register.",
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
    'Entry of the supplier in the companies register, for companies required to register (art. 2250 civil code).',
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
    "Code that identifies the supplier in the customer's accounting.",
  ),
]);
