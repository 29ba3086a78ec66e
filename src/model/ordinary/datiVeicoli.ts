import { block, element, one } from '../grammar.ts';
import { String15, XsDate } from '../simpleTypes.ts';

export const DatiVeicoli = block('DatiVeicoli', [
  element('Data', XsDate, one, 'IT?', 'EN?'),
  element('TotalePercorso', String15, one, 'IT?', 'EN?'),
]);
