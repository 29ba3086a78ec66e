import { block, element, many, one, optional, optionalMany } from '../grammar.ts';
import {
  Amount2Decimal,
  Amount8Decimal,
  EsigibilitaIVA,
  Natura,
  NumeroLinea,
  Quantita,
  Rate,
  Ritenuta,
  String10,
  String20,
  String35,
  String35LatinExt,
  String60Latin,
  String100Latin,
  String1000Latin,
  TipoCessionePrestazione,
  XsDate,
} from '../simpleTypes.ts';
import { ScontoMaggiorazione } from './datiGenerali.ts';

export const CodiceArticolo = block('CodiceArticolo', [
  element('CodiceTipo', String35, one, 'IT?', 'EN?'),
  element('CodiceValore', String35LatinExt, one, 'IT?', 'EN?'),
]);

export const AltriDatiGestionali = block('AltriDatiGestionali', [
  element('TipoDato', String10, one, 'IT?', 'EN?'),
  element('RiferimentoTesto', String60Latin, optional, 'IT?', 'EN?'),
  element('RiferimentoNumero', Amount8Decimal, optional, 'IT?', 'EN?'),
  element('RiferimentoData', XsDate, optional, 'IT?', 'EN?'),
]);

export const DettaglioLinee = block('DettaglioLinee', [
  element('NumeroLinea', NumeroLinea, one, 'IT?', 'EN?'),
  element('TipoCessionePrestazione', TipoCessionePrestazione, optional, 'IT?', 'EN?'),
  element('CodiceArticolo', CodiceArticolo, optionalMany, 'IT?', 'EN?'),
  element('Descrizione', String1000Latin, one, 'IT?', 'EN?'),
  element('Quantita', Quantita, optional, 'IT?', 'EN?'),
  element('UnitaMisura', String10, optional, 'IT?', 'EN?'),
  element('DataInizioPeriodo', XsDate, optional, 'IT?', 'EN?'),
  element('DataFinePeriodo', XsDate, optional, 'IT?', 'EN?'),
  element('PrezzoUnitario', Amount8Decimal, one, 'IT?', 'EN?'),
  element('ScontoMaggiorazione', ScontoMaggiorazione, optionalMany, 'IT?', 'EN?'),
  element('PrezzoTotale', Amount8Decimal, one, 'IT?', 'EN?'),
  element('AliquotaIVA', Rate, one, 'IT?', 'EN?'),
  element('Ritenuta', Ritenuta, optional, 'IT?', 'EN?'),
  element('Natura', Natura, optional, 'IT?', 'EN?'),
  element('RiferimentoAmministrazione', String20, optional, 'IT?', 'EN?'),
  element('AltriDatiGestionali', AltriDatiGestionali, optionalMany, 'IT?', 'EN?'),
]);

export const DatiRiepilogo = block('DatiRiepilogo', [
  element('AliquotaIVA', Rate, one, 'IT?', 'EN?'),
  element('Natura', Natura, optional, 'IT?', 'EN?'),
  element('SpeseAccessorie', Amount2Decimal, optional, 'IT?', 'EN?'),
  element('Arrotondamento', Amount8Decimal, optional, 'IT?', 'EN?'),
  element('ImponibileImporto', Amount2Decimal, one, 'IT?', 'EN?'),
  element('Imposta', Amount2Decimal, one, 'IT?', 'EN?'),
  element('EsigibilitaIVA', EsigibilitaIVA, optional, 'IT?', 'EN?'),
  element('RiferimentoNormativo', String100Latin, optional, 'IT?', 'EN?'),
]);

export const DatiBeniServizi = block('DatiBeniServizi', [
  element('DettaglioLinee', DettaglioLinee, many, 'IT?', 'EN?'),
  element('DatiRiepilogo', DatiRiepilogo, many, 'IT?', 'EN?'),
]);
