import { block, element, one, optional } from '../grammar.ts';
import { IdFiscale, Indirizzo } from '../shared.ts';
import {
  CodiceFiscale,
  NumeroColli,
  Peso,
  String10,
  String20,
  String80Latin,
  String100Latin,
  TipoResa,
  XsDate,
  XsDateTime,
} from '../simpleTypes.ts';
import { Anagrafica } from './anagrafica.ts';

const DatiAnagraficiVettore = block('DatiAnagraficiVettore', [
  element(
    'IdFiscaleIVA',
    IdFiscale,
    one,
    'Partita IVA del vettore, con la sigla del Paese.',
    'VAT number of the carrier, with its country.',
  ),
  element(
    'CodiceFiscale',
    CodiceFiscale,
    optional,
    'Codice fiscale italiano del vettore, se presente.',
    'Italian fiscal code of the carrier, if any.',
  ),
  element(
    'Anagrafica',
    Anagrafica,
    one,
    'Denominazione, oppure nome e cognome, del vettore.',
    'Company name, or given and family name, of the carrier.',
  ),
  element(
    'NumeroLicenzaGuida',
    String20,
    optional,
    'Numero della patente di chi guida il mezzo di trasporto.',
    'Driving licence number of the driver.',
  ),
]);

export const DatiTrasporto = block('DatiTrasporto', [
  element(
    'DatiAnagraficiVettore',
    DatiAnagraficiVettore,
    optional,
    'Dati fiscali e anagrafici del vettore che esegue il trasporto.',
    'Tax and identity data of the carrier who does the transport.',
  ),
  element(
    'MezzoTrasporto',
    String80Latin,
    optional,
    'Mezzo con cui i beni sono trasportati, ad esempio autocarro o nave.',
    'Means by which the goods are carried, such as truck or ship.',
  ),
  element(
    'CausaleTrasporto',
    String100Latin,
    optional,
    'Motivo del trasporto, ad esempio vendita, conto lavorazione o reso.',
    'Reason for the transport, such as sale, processing or return.',
  ),
  element(
    'NumeroColli',
    NumeroColli,
    optional,
    'Numero dei colli in cui i beni sono trasportati.',
    'Number of packages in which the goods are carried.',
    { form: 'integer' },
  ),
  element(
    'Descrizione',
    String100Latin,
    optional,
    'Descrizione dei colli trasportati: natura, qualità o aspetto esteriore.',
    'Description of the packages carried: nature, quality or outward appearance.',
  ),
  element(
    'UnitaMisuraPeso',
    String10,
    optional,
    'Unità di misura di peso lordo e peso netto, ad esempio kg.',
    'Unit of the gross and net weight, such as kg.',
  ),
  element(
    'PesoLordo',
    Peso,
    optional,
    "Peso dei beni trasportati compreso l'imballaggio, nell'unità indicata.",
    'Weight of the goods carried with their packaging, in the stated unit.',
  ),
  element(
    'PesoNetto',
    Peso,
    optional,
    "Peso dei beni trasportati senza imballaggio, nell'unità indicata.",
    'Weight of the goods carried without packaging, in the stated unit.',
  ),
  element(
    'DataOraRitiro',
    XsDateTime,
    optional,
    'Data e ora in cui la merce viene ritirata.',
    'Date and time at which the goods are picked up.',
  ),
  element(
    'DataInizioTrasporto',
    XsDate,
    optional,
    'Data in cui il trasporto dei beni ha inizio.',
    'Date on which the transport of the goods begins.',
  ),
  element(
    'TipoResa',
    TipoResa,
    optional,
    'Termine di resa Incoterms di tre lettere, ad esempio EXW o DAP.',
    'Incoterms delivery term of three letters, such as EXW or DAP.',
  ),
  element(
    'IndirizzoResa',
    Indirizzo,
    optional,
    'Indirizzo in cui la merce è resa secondo gli accordi di consegna.',
    'Address at which the goods are delivered under the delivery terms.',
  ),
  element(
    'DataOraConsegna',
    XsDateTime,
    optional,
    'Data e ora in cui la merce viene consegnata al destinatario.',
    'Date and time at which the goods are handed to the recipient.',
  ),
]);
