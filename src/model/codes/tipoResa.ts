import { code, codeList } from './codeList.ts';

/**
 * Delivery terms (field 2.1.9.11): Incoterms, the edition of 2020 first. The schema accepts any three capital letters.
 *
 * A contract may still refer to an earlier edition, so its terms have no end date.
 */
export const TipoResaCodes = codeList(
  'TipoResa',
  { it: 'Termini di resa Incoterms', en: 'Incoterms delivery terms' },
  [
    code('EXW', 'Franco fabbrica', 'Ex works'),
    code('FCA', 'Franco vettore', 'Free carrier'),
    code('FAS', 'Franco lungo bordo', 'Free alongside ship'),
    code('FOB', 'Franco a bordo', 'Free on board'),
    code('CFR', 'Costo e nolo', 'Cost and freight'),
    code('CIF', 'Costo, assicurazione e nolo', 'Cost, insurance and freight'),
    code('CPT', 'Trasporto pagato fino a', 'Carriage paid to'),
    code('CIP', 'Trasporto e assicurazione pagati fino a', 'Carriage and insurance paid to'),
    code('DPU', 'Reso al luogo di destinazione scaricato', 'Delivered at place unloaded', {
      since: '2020-01-01',
    }),
    code('DAP', 'Reso al luogo di destinazione', 'Delivered at place', { since: '2011-01-01' }),
    code('DDP', 'Reso sdoganato', 'Delivered duty paid'),
    // Terms of earlier editions.
    code('DAT', 'Reso al terminal (edizione 2010)', 'Delivered at terminal (edition of 2010)', {
      since: '2011-01-01',
    }),
    code('DAF', 'Reso frontiera (edizione 2000)', 'Delivered at frontier (edition of 2000)'),
    code('DES', 'Reso ex ship (edizione 2000)', 'Delivered ex ship (edition of 2000)'),
    code('DEQ', 'Reso banchina (edizione 2000)', 'Delivered ex quay (edition of 2000)'),
    code('DDU', 'Reso non sdoganato (edizione 2000)', 'Delivered duty unpaid (edition of 2000)'),
  ],
  { open: true },
);
