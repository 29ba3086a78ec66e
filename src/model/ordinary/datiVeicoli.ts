import { block, element, one } from '../grammar.ts';
import { String15, XsDate } from '../simpleTypes.ts';

export const DatiVeicoli = block('DatiVeicoli', [
  element(
    'Data',
    XsDate,
    one,
    'Data di prima immatricolazione o di iscrizione del mezzo nei pubblici registri.',
    "Date of the vehicle's first registration or entry in the public registers.",
  ),
  element(
    'TotalePercorso',
    String15,
    one,
    'Percorso totale del mezzo: chilometri, oppure ore di navigazione o di volo.',
    'Total use of the vehicle: kilometres, or hours of sailing or flight.',
  ),
]);
