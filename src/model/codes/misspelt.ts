/** Codes that people write and the open lists do not have, with those that they mean. */

/**
 * Countries. UK and EL are reserved in ISO 3166-1 and used by the Union for its own purposes, EL in VAT numbers; the
 * others were withdrawn (ISO 3166-3), and their successors take their place.
 */
export const MISSPELT_COUNTRIES: ReadonlyMap<string, readonly string[]> = new Map([
  ['EL', ['GR']],
  ['UK', ['GB']],
  ['AN', ['CW', 'SX', 'BQ']],
  ['BU', ['MM']],
  ['CS', ['RS', 'ME']],
  ['DD', ['DE']],
  ['FX', ['FR']],
  ['TP', ['TL']],
  ['YU', ['RS', 'ME']],
  ['ZR', ['CD']],
]);

/**
 * Currencies: names in use that are no ISO 4217 code, codes withdrawn before invoices were electronic, and of those
 * withdrawn since then what took their place.
 */
export const MISSPELT_CURRENCIES: ReadonlyMap<string, string> = new Map([
  ['LIT', 'EUR'],
  ['NIS', 'ILS'],
  ['NTD', 'TWD'],
  ['RMB', 'CNY'],
  ['SFR', 'CHF'],
  ['STG', 'GBP'],
  ['UKP', 'GBP'],
  ['YEN', 'JPY'],
  ['ATS', 'EUR'],
  ['BEF', 'EUR'],
  ['DEM', 'EUR'],
  ['EEK', 'EUR'],
  ['ESP', 'EUR'],
  ['FIM', 'EUR'],
  ['FRF', 'EUR'],
  ['GRD', 'EUR'],
  ['IEP', 'EUR'],
  ['ITL', 'EUR'],
  ['LTL', 'EUR'],
  ['LUF', 'EUR'],
  ['LVL', 'EUR'],
  ['NLG', 'EUR'],
  ['PTE', 'EUR'],
  ['SIT', 'EUR'],
  ['SKK', 'EUR'],
  ['XEU', 'EUR'],
  ['BYR', 'BYN'],
  ['MRO', 'MRU'],
  ['STD', 'STN'],
  ['VEB', 'VES'],
  ['VEF', 'VES'],
  ['ZMK', 'ZMW'],
  ['ANG', 'XCG'],
  ['BGN', 'EUR'],
  ['CUC', 'CUP'],
  ['HRK', 'EUR'],
  ['SLL', 'SLE'],
  ['ZWL', 'ZWG'],
]);
