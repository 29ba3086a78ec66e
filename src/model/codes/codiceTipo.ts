import { code, codeList } from './codeList.ts';

/**
 * Article coding systems (field 2.2.1.3.1): conventional values; the schema accepts any text of up to 35 characters.
 *
 * AICFARMACO: decree of 20 December 2017 (MEF). DM0, DM1 and DM2: circulars of the Ministry of Health of 2016.
 */
export const CodiceTipoCodes = codeList(
  'CodiceTipo',
  { it: "Sistemi di codifica dell'articolo", en: 'Article coding systems' },
  [
    code(
      'TARIC',
      "Tariffa doganale integrata dell'Unione europea",
      'Integrated customs tariff of the European Union',
    ),
    code('CPV', 'Vocabolario comune per gli appalti pubblici', 'Common procurement vocabulary'),
    code('EAN', 'Codice a barre europeo (GTIN)', 'European article number (GTIN barcode)'),
    code('SSC', 'Codice seriale della spedizione', 'Serial shipping code'),
    code(
      'CARB',
      'Carburanti: il valore è il codice del prodotto',
      'Motor fuels: the value is the product code',
    ),
    code(
      'AICFARMACO',
      'Farmaci: codice AIC di nove cifre, dovuto verso il SSN',
      'Medicines: nine-digit AIC code, required for the national health service',
      { since: '2018-01-01' },
    ),
    code(
      'DM0',
      'Dispositivo medico senza numero di repertorio (valore 0)',
      'Medical device without registry number (value 0)',
    ),
    code(
      'DM1',
      'Dispositivo medico o diagnostico in vitro: numero di repertorio',
      'Medical or in vitro diagnostic device: registry number',
    ),
    code('DM2', 'Sistema o kit assemblato: numero di repertorio', 'System or assembled kit: registry number'),
  ],
  { open: true },
);
