import { block, element, many, one } from '../grammar.ts';
import { FatturaElettronicaBodySemplificata } from './body.ts';
import { FatturaElettronicaHeaderSemplificata } from './header.ts';

export const FatturaElettronicaSemplificata = block(
  'FatturaElettronicaSemplificata',
  [
    element('FatturaElettronicaHeader', FatturaElettronicaHeaderSemplificata, one, 'IT?', 'EN?'),
    element('FatturaElettronicaBody', FatturaElettronicaBodySemplificata, many, 'IT?', 'EN?'),
  ],
  'FatturaElettronicaType',
);
