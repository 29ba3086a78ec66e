import { block, element, one, optional } from '../grammar.ts';
import { IdFiscale } from '../shared.ts';
import {
  CodiceDestinatario,
  Email,
  EmailContatti,
  FormatoTrasmissione,
  SoggettoEmittente,
  String10,
  TelFax,
} from '../simpleTypes.ts';
import {
  CedentePrestatore,
  CessionarioCommittente,
  RappresentanteFiscale,
  TerzoIntermediarioSoggettoEmittente,
} from './parties.ts';

export const ContattiTrasmittente = block('ContattiTrasmittente', [
  element('Telefono', TelFax, optional, 'IT?', 'EN?'),
  element('Email', EmailContatti, optional, 'IT?', 'EN?'),
]);

export const DatiTrasmissione = block('DatiTrasmissione', [
  element('IdTrasmittente', IdFiscale, one, 'IT?', 'EN?'),
  element('ProgressivoInvio', String10, one, 'IT?', 'EN?'),
  element('FormatoTrasmissione', FormatoTrasmissione, one, 'IT?', 'EN?'),
  element('CodiceDestinatario', CodiceDestinatario, one, 'IT?', 'EN?'),
  element('ContattiTrasmittente', ContattiTrasmittente, optional, 'IT?', 'EN?'),
  element('PECDestinatario', Email, optional, 'IT?', 'EN?'),
]);

export const FatturaElettronicaHeader = block('FatturaElettronicaHeader', [
  element('DatiTrasmissione', DatiTrasmissione, one, 'IT?', 'EN?'),
  element('CedentePrestatore', CedentePrestatore, one, 'IT?', 'EN?'),
  element('RappresentanteFiscale', RappresentanteFiscale, optional, 'IT?', 'EN?'),
  element('CessionarioCommittente', CessionarioCommittente, one, 'IT?', 'EN?'),
  element(
    'TerzoIntermediarioOSoggettoEmittente',
    TerzoIntermediarioSoggettoEmittente,
    optional,
    'IT?',
    'EN?',
  ),
  element('SoggettoEmittente', SoggettoEmittente, optional, 'IT?', 'EN?'),
]);
