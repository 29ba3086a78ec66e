import { block, element, one, optional } from './grammar.ts';
import {
  Amount2Decimal,
  CAP,
  Codice,
  Nazione,
  NumeroCivico,
  Provincia,
  SocioUnico,
  StatoLiquidazione,
  String10,
  String20,
  String60Latin,
  String100Latin,
  XsBase64Binary,
} from './simpleTypes.ts';

export const IdFiscale = block('IdFiscale', [
  element('IdPaese', Nazione, one, 'IT?', 'EN?'),
  element('IdCodice', Codice, one, 'IT?', 'EN?'),
]);

export const Indirizzo = block('Indirizzo', [
  element('Indirizzo', String60Latin, one, 'IT?', 'EN?'),
  element('NumeroCivico', NumeroCivico, optional, 'IT?', 'EN?'),
  element('CAP', CAP, one, 'IT?', 'EN?'),
  element('Comune', String60Latin, one, 'IT?', 'EN?'),
  element('Provincia', Provincia, optional, 'IT?', 'EN?'),
  element('Nazione', Nazione, one, 'IT?', 'EN?', { default: 'IT' }),
]);

export const IscrizioneREA = block('IscrizioneREA', [
  element('Ufficio', Provincia, one, 'IT?', 'EN?'),
  element('NumeroREA', String20, one, 'IT?', 'EN?'),
  element('CapitaleSociale', Amount2Decimal, optional, 'IT?', 'EN?'),
  element('SocioUnico', SocioUnico, optional, 'IT?', 'EN?'),
  element('StatoLiquidazione', StatoLiquidazione, one, 'IT?', 'EN?'),
]);

export const Allegati = block('Allegati', [
  element('NomeAttachment', String60Latin, one, 'IT?', 'EN?'),
  element('AlgoritmoCompressione', String10, optional, 'IT?', 'EN?'),
  element('FormatoAttachment', String10, optional, 'IT?', 'EN?'),
  element('DescrizioneAttachment', String100Latin, optional, 'IT?', 'EN?'),
  element('Attachment', XsBase64Binary, one, 'IT?', 'EN?'),
]);
