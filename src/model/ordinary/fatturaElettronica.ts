import { block, element, many, one, optional, optionalMany } from '../grammar.ts';
import { Allegati } from '../shared.ts';
import { DatiBeniServizi } from './datiBeniServizi.ts';
import { DatiGenerali } from './datiGenerali.ts';
import { DatiPagamento } from './datiPagamento.ts';
import { DatiVeicoli } from './datiVeicoli.ts';
import { FatturaElettronicaHeader } from './header.ts';

export const FatturaElettronicaBody = block('FatturaElettronicaBody', [
  element('DatiGenerali', DatiGenerali, one, 'IT?', 'EN?'),
  element('DatiBeniServizi', DatiBeniServizi, one, 'IT?', 'EN?'),
  element('DatiVeicoli', DatiVeicoli, optional, 'IT?', 'EN?'),
  element('DatiPagamento', DatiPagamento, optionalMany, 'IT?', 'EN?'),
  element('Allegati', Allegati, optionalMany, 'IT?', 'EN?'),
]);

export const FatturaElettronica = block('FatturaElettronica', [
  element('FatturaElettronicaHeader', FatturaElettronicaHeader, one, 'IT?', 'EN?'),
  element('FatturaElettronicaBody', FatturaElettronicaBody, many, 'IT?', 'EN?'),
]);
