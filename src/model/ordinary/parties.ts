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
    [element('Denominazione', String80Latin, one, 'IT?', 'EN?')],
    [element('Nome', String60Latin, one, 'IT?', 'EN?'), element('Cognome', String60Latin, one, 'IT?', 'EN?')],
  ),
  element('Titolo', Titolo, optional, 'IT?', 'EN?'),
  element('CodEORI', CodEORI, optional, 'IT?', 'EN?'),
]);

export const DatiAnagraficiCedente = block('DatiAnagraficiCedente', [
  element('IdFiscaleIVA', IdFiscale, one, 'IT?', 'EN?'),
  element('CodiceFiscale', CodiceFiscale, optional, 'IT?', 'EN?'),
  element('Anagrafica', Anagrafica, one, 'IT?', 'EN?'),
  element('AlboProfessionale', String60Latin, optional, 'IT?', 'EN?'),
  element('ProvinciaAlbo', Provincia, optional, 'IT?', 'EN?'),
  element('NumeroIscrizioneAlbo', String60, optional, 'IT?', 'EN?'),
  element('DataIscrizioneAlbo', XsDate, optional, 'IT?', 'EN?'),
  element('RegimeFiscale', RegimeFiscale, one, 'IT?', 'EN?'),
]);

export const Contatti = block('Contatti', [
  element('Telefono', TelFax, optional, 'IT?', 'EN?'),
  element('Fax', TelFax, optional, 'IT?', 'EN?'),
  element('Email', EmailContatti, optional, 'IT?', 'EN?'),
]);

export const CedentePrestatore = block('CedentePrestatore', [
  element('DatiAnagrafici', DatiAnagraficiCedente, one, 'IT?', 'EN?'),
  element('Sede', Indirizzo, one, 'IT?', 'EN?'),
  element('StabileOrganizzazione', Indirizzo, optional, 'IT?', 'EN?'),
  element('IscrizioneREA', IscrizioneREA, optional, 'IT?', 'EN?'),
  element('Contatti', Contatti, optional, 'IT?', 'EN?'),
  element('RiferimentoAmministrazione', String20, optional, 'IT?', 'EN?'),
]);

export const DatiAnagraficiRappresentante = block('DatiAnagraficiRappresentante', [
  element('IdFiscaleIVA', IdFiscale, one, 'IT?', 'EN?'),
  element('CodiceFiscale', CodiceFiscale, optional, 'IT?', 'EN?'),
  element('Anagrafica', Anagrafica, one, 'IT?', 'EN?'),
]);

export const RappresentanteFiscale = block('RappresentanteFiscale', [
  element('DatiAnagrafici', DatiAnagraficiRappresentante, one, 'IT?', 'EN?'),
]);

export const DatiAnagraficiCessionario = block('DatiAnagraficiCessionario', [
  element('IdFiscaleIVA', IdFiscale, optional, 'IT?', 'EN?'),
  element('CodiceFiscale', CodiceFiscale, optional, 'IT?', 'EN?'),
  element('Anagrafica', Anagrafica, one, 'IT?', 'EN?'),
]);

export const RappresentanteFiscaleCessionario = block('RappresentanteFiscaleCessionario', [
  element('IdFiscaleIVA', IdFiscale, one, 'IT?', 'EN?'),
  choice(
    [element('Denominazione', String80Latin, one, 'IT?', 'EN?')],
    [element('Nome', String60Latin, one, 'IT?', 'EN?'), element('Cognome', String60Latin, one, 'IT?', 'EN?')],
  ),
]);

export const CessionarioCommittente = block('CessionarioCommittente', [
  element('DatiAnagrafici', DatiAnagraficiCessionario, one, 'IT?', 'EN?'),
  element('Sede', Indirizzo, one, 'IT?', 'EN?'),
  element('StabileOrganizzazione', Indirizzo, optional, 'IT?', 'EN?'),
  element('RappresentanteFiscale', RappresentanteFiscaleCessionario, optional, 'IT?', 'EN?'),
]);

export const DatiAnagraficiTerzoIntermediario = block('DatiAnagraficiTerzoIntermediario', [
  element('IdFiscaleIVA', IdFiscale, optional, 'IT?', 'EN?'),
  element('CodiceFiscale', CodiceFiscale, optional, 'IT?', 'EN?'),
  element('Anagrafica', Anagrafica, one, 'IT?', 'EN?'),
]);

export const TerzoIntermediarioSoggettoEmittente = block('TerzoIntermediarioSoggettoEmittente', [
  element('DatiAnagrafici', DatiAnagraficiTerzoIntermediario, one, 'IT?', 'EN?'),
]);
