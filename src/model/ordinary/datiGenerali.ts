import { block, element, one, optional, optionalMany } from '../grammar.ts';
import { IdFiscale, Indirizzo } from '../shared.ts';
import {
  Amount2Decimal,
  Amount8Decimal,
  Art73,
  BolloVirtuale,
  CausalePagamento,
  CodiceFiscale,
  DataFattura,
  Divisa,
  Natura,
  NumeroColli,
  Peso,
  Rate,
  RiferimentoFase,
  RiferimentoNumeroLinea,
  Ritenuta,
  String10,
  String15,
  String20,
  String80Latin,
  String100Latin,
  String200Latin,
  TipoCassa,
  TipoDocumento,
  TipoResa,
  TipoRitenuta,
  TipoScontoMaggiorazione,
  XsDate,
  XsDateTime,
} from '../simpleTypes.ts';
import { Anagrafica } from './parties.ts';

export const DatiRitenuta = block('DatiRitenuta', [
  element('TipoRitenuta', TipoRitenuta, one, 'IT?', 'EN?'),
  element('ImportoRitenuta', Amount2Decimal, one, 'IT?', 'EN?'),
  element('AliquotaRitenuta', Rate, one, 'IT?', 'EN?'),
  element('CausalePagamento', CausalePagamento, one, 'IT?', 'EN?'),
]);

export const DatiBollo = block('DatiBollo', [
  element('BolloVirtuale', BolloVirtuale, one, 'IT?', 'EN?'),
  element('ImportoBollo', Amount2Decimal, optional, 'IT?', 'EN?'),
]);

export const DatiCassaPrevidenziale = block('DatiCassaPrevidenziale', [
  element('TipoCassa', TipoCassa, one, 'IT?', 'EN?'),
  element('AlCassa', Rate, one, 'IT?', 'EN?'),
  element('ImportoContributoCassa', Amount2Decimal, one, 'IT?', 'EN?'),
  element('ImponibileCassa', Amount2Decimal, optional, 'IT?', 'EN?'),
  element('AliquotaIVA', Rate, one, 'IT?', 'EN?'),
  element('Ritenuta', Ritenuta, optional, 'IT?', 'EN?'),
  element('Natura', Natura, optional, 'IT?', 'EN?'),
  element('RiferimentoAmministrazione', String20, optional, 'IT?', 'EN?'),
]);

export const ScontoMaggiorazione = block('ScontoMaggiorazione', [
  element('Tipo', TipoScontoMaggiorazione, one, 'IT?', 'EN?'),
  element('Percentuale', Rate, optional, 'IT?', 'EN?'),
  element('Importo', Amount8Decimal, optional, 'IT?', 'EN?'),
]);

export const DatiGeneraliDocumento = block('DatiGeneraliDocumento', [
  element('TipoDocumento', TipoDocumento, one, 'IT?', 'EN?'),
  element('Divisa', Divisa, one, 'IT?', 'EN?'),
  element('Data', DataFattura, one, 'IT?', 'EN?'),
  element('Numero', String20, one, 'IT?', 'EN?'),
  element('DatiRitenuta', DatiRitenuta, optionalMany, 'IT?', 'EN?'),
  element('DatiBollo', DatiBollo, optional, 'IT?', 'EN?'),
  element('DatiCassaPrevidenziale', DatiCassaPrevidenziale, optionalMany, 'IT?', 'EN?'),
  element('ScontoMaggiorazione', ScontoMaggiorazione, optionalMany, 'IT?', 'EN?'),
  element('ImportoTotaleDocumento', Amount2Decimal, optional, 'IT?', 'EN?'),
  element('Arrotondamento', Amount2Decimal, optional, 'IT?', 'EN?'),
  element('Causale', String200Latin, optionalMany, 'IT?', 'EN?'),
  element('Art73', Art73, optional, 'IT?', 'EN?'),
]);

export const DatiDocumentiCorrelati = block('DatiDocumentiCorrelati', [
  element('RiferimentoNumeroLinea', RiferimentoNumeroLinea, optionalMany, 'IT?', 'EN?', { form: 'integer' }),
  element('IdDocumento', String20, one, 'IT?', 'EN?'),
  element('Data', XsDate, optional, 'IT?', 'EN?'),
  element('NumItem', String20, optional, 'IT?', 'EN?'),
  element('CodiceCommessaConvenzione', String100Latin, optional, 'IT?', 'EN?'),
  element('CodiceCUP', String15, optional, 'IT?', 'EN?'),
  element('CodiceCIG', String15, optional, 'IT?', 'EN?'),
]);

export const DatiSAL = block('DatiSAL', [element('RiferimentoFase', RiferimentoFase, one, 'IT?', 'EN?')]);

export const DatiDDT = block('DatiDDT', [
  element('NumeroDDT', String20, one, 'IT?', 'EN?'),
  element('DataDDT', XsDate, one, 'IT?', 'EN?'),
  element('RiferimentoNumeroLinea', RiferimentoNumeroLinea, optionalMany, 'IT?', 'EN?'),
]);

export const DatiAnagraficiVettore = block('DatiAnagraficiVettore', [
  element('IdFiscaleIVA', IdFiscale, one, 'IT?', 'EN?'),
  element('CodiceFiscale', CodiceFiscale, optional, 'IT?', 'EN?'),
  element('Anagrafica', Anagrafica, one, 'IT?', 'EN?'),
  element('NumeroLicenzaGuida', String20, optional, 'IT?', 'EN?'),
]);

export const DatiTrasporto = block('DatiTrasporto', [
  element('DatiAnagraficiVettore', DatiAnagraficiVettore, optional, 'IT?', 'EN?'),
  element('MezzoTrasporto', String80Latin, optional, 'IT?', 'EN?'),
  element('CausaleTrasporto', String100Latin, optional, 'IT?', 'EN?'),
  element('NumeroColli', NumeroColli, optional, 'IT?', 'EN?', { form: 'integer' }),
  element('Descrizione', String100Latin, optional, 'IT?', 'EN?'),
  element('UnitaMisuraPeso', String10, optional, 'IT?', 'EN?'),
  element('PesoLordo', Peso, optional, 'IT?', 'EN?'),
  element('PesoNetto', Peso, optional, 'IT?', 'EN?'),
  element('DataOraRitiro', XsDateTime, optional, 'IT?', 'EN?'),
  element('DataInizioTrasporto', XsDate, optional, 'IT?', 'EN?'),
  element('TipoResa', TipoResa, optional, 'IT?', 'EN?'),
  element('IndirizzoResa', Indirizzo, optional, 'IT?', 'EN?'),
  element('DataOraConsegna', XsDateTime, optional, 'IT?', 'EN?'),
]);

export const FatturaPrincipale = block('FatturaPrincipale', [
  element('NumeroFatturaPrincipale', String20, one, 'IT?', 'EN?'),
  element('DataFatturaPrincipale', XsDate, one, 'IT?', 'EN?'),
]);

export const DatiGenerali = block('DatiGenerali', [
  element('DatiGeneraliDocumento', DatiGeneraliDocumento, one, 'IT?', 'EN?'),
  element('DatiOrdineAcquisto', DatiDocumentiCorrelati, optionalMany, 'IT?', 'EN?'),
  element('DatiContratto', DatiDocumentiCorrelati, optionalMany, 'IT?', 'EN?'),
  element('DatiConvenzione', DatiDocumentiCorrelati, optionalMany, 'IT?', 'EN?'),
  element('DatiRicezione', DatiDocumentiCorrelati, optionalMany, 'IT?', 'EN?'),
  element('DatiFattureCollegate', DatiDocumentiCorrelati, optionalMany, 'IT?', 'EN?'),
  element('DatiSAL', DatiSAL, optionalMany, 'IT?', 'EN?'),
  element('DatiDDT', DatiDDT, optionalMany, 'IT?', 'EN?'),
  element('DatiTrasporto', DatiTrasporto, optional, 'IT?', 'EN?'),
  element('FatturaPrincipale', FatturaPrincipale, optional, 'IT?', 'EN?'),
]);
