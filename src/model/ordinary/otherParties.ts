import { block, element, one, optional } from '../grammar.ts';
import { IdFiscale } from '../shared.ts';
import { CodiceFiscale } from '../simpleTypes.ts';
import { Anagrafica } from './anagrafica.ts';

const DatiAnagraficiRappresentante = block('DatiAnagraficiRappresentante', [
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

const DatiAnagraficiTerzoIntermediario = block('DatiAnagraficiTerzoIntermediario', [
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
    'Tax and identity data of the party that issues the invoice on behalf of the supplier.',
  ),
]);
