/** Common wrong codes that the open lists do not contain, with the intended ones. */

/**
 * Countries. UK and EL are reserved in ISO 3166-1 and used by the EU for its own purposes, EL in VAT numbers. The
 * others were withdrawn (ISO 3166-3) and map to their successors.
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
 * Currencies: abbreviations in use that are not ISO 4217 codes, codes withdrawn before electronic invoicing, and
 * successors of codes withdrawn since then.
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
