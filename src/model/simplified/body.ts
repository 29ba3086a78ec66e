import { block, element, many, one, optional, optionalMany } from '../grammar.ts';
import { Allegati } from '../shared.ts';
import {
  Amount2Decimal,
  BolloVirtuale,
  DataFattura,
  Divisa,
  NaturaSemplificata,
  Rate,
  String20,
  String100Latin,
  String1000Latin,
  TipoDocumentoSemplificata,
} from '../simpleTypes.ts';

export const DatiGeneraliDocumentoSemplificata = block(
  'DatiGeneraliDocumentoSemplificata',
  [
    element('TipoDocumento', TipoDocumentoSemplificata, one, 'IT?', 'EN?'),
    element('Divisa', Divisa, one, 'IT?', 'EN?'),
    element('Data', DataFattura, one, 'IT?', 'EN?'),
    element('Numero', String20, one, 'IT?', 'EN?'),
    element('BolloVirtuale', BolloVirtuale, optional, 'IT?', 'EN?'),
  ],
  'DatiGeneraliDocumentoType',
);

export const DatiFatturaRettificataSemplificata = block(
  'DatiFatturaRettificataSemplificata',
  [
    element('NumeroFR', String20, one, 'IT?', 'EN?'),
    element('DataFR', DataFattura, one, 'IT?', 'EN?'),
    element('ElementiRettificati', String1000Latin, one, 'IT?', 'EN?'),
  ],
  'DatiFatturaRettificataType',
);

export const DatiGeneraliSemplificata = block(
  'DatiGeneraliSemplificata',
  [
    element('DatiGeneraliDocumento', DatiGeneraliDocumentoSemplificata, one, 'IT?', 'EN?'),
    element('DatiFatturaRettificata', DatiFatturaRettificataSemplificata, optional, 'IT?', 'EN?'),
  ],
  'DatiGeneraliType',
);

export const DatiIVASemplificata = block(
  'DatiIVASemplificata',
  [
    element('Imposta', Amount2Decimal, optional, 'IT?', 'EN?'),
    element('Aliquota', Rate, optional, 'IT?', 'EN?'),
  ],
  'DatiIVAType',
);

export const DatiBeniServiziSemplificata = block(
  'DatiBeniServiziSemplificata',
  [
    element('Descrizione', String1000Latin, one, 'IT?', 'EN?'),
    element('Importo', Amount2Decimal, one, 'IT?', 'EN?'),
    element('DatiIVA', DatiIVASemplificata, one, 'IT?', 'EN?'),
    element('Natura', NaturaSemplificata, optional, 'IT?', 'EN?'),
    element('RiferimentoNormativo', String100Latin, optional, 'IT?', 'EN?'),
  ],
  'DatiBeniServiziType',
);

export const FatturaElettronicaBodySemplificata = block(
  'FatturaElettronicaBodySemplificata',
  [
    element('DatiGenerali', DatiGeneraliSemplificata, one, 'IT?', 'EN?'),
    element('DatiBeniServizi', DatiBeniServiziSemplificata, many, 'IT?', 'EN?'),
    element('Allegati', Allegati, optionalMany, 'IT?', 'EN?'),
  ],
  'FatturaElettronicaBodyType',
);
