/**
 * Units of measure: codes of UN/ECE Recommendation 20 (and 21 with X) and names in Italian invoices. Sources: AgID,
 * table UNECERec20 of Peppol BIS Billing 3 (KWN there is per normalized cubic metre: KWH is the kilowatt-hour), and our
 * synonyms for names that occur in real invoices.
 */

/** Code, the name to write in Italian, then the synonyms. */
const TABLE: readonly (readonly [code: string, name: string, ...synonyms: string[]])[] = [
  ['4N', 'mbq'],
  ['ANN', 'anno', 'anni'],
  ['BQL', 'bq'],
  ['C62', 'nr', 'unità', 'unita', 'n', 'num', 'numero', 'unit', 'unit(s)', 'units', 'u'],
  ['CMK', 'cm2'],
  ['CMQ', 'cm3'],
  ['CMT', 'cm'],
  ['CUR', 'ci'],
  ['DAY', 'giorno', 'giorni', 'giorno(i)', 'gg'],
  ['DTN', 'q', 'qli', 'quintale', 'quintali'],
  ['DZP', 'dozzina'],
  ['E49', 'giorno di lavoro'],
  ['GBQ', 'gbq'],
  ['GRM', 'g', 'gr'],
  ['H87', 'pz', 'pezzo', 'pezzi'],
  ['HAR', 'ha', 'ettaro', 'ettari'],
  ['HGM', 'hg'],
  ['HUR', 'ora', 'ore', 'h', 'hours', 'hour'],
  ['KGM', 'kg', 'kgm'],
  ['KMT', 'km'],
  ['KT', 'kit'],
  ['KWH', 'kwh'],
  ['KWT', 'kw'],
  ['LTR', 'l', 'lt', 'litro', 'litri'],
  ['MC', 'mcg'],
  ['MCU', 'mci'],
  ['MGM', 'mg'],
  ['MIN', 'minuti', 'min', 'minuto'],
  ['MLT', 'ml'],
  ['MMQ', 'mm3'],
  ['MMT', 'mm'],
  ['MON', 'mese', 'mesi'],
  ['MTK', 'mq', 'm2'],
  ['MTQ', 'm3', 'mc'],
  ['MTR', 'm', 'mt', 'metro', 'metri'],
  ['PR', 'paio', 'paia'],
  ['RM', 'risma'],
  ['TNE', 't', 'ton', 'tonnellata', 'tonnellate'],
  ['XBX', 'scatola', 'sc', 'scat'],
  ['XOB', 'bancale'],
  ['XPK', 'confezione', 'cf', 'conf'],
];

/** "One", for lines without a unit. */
export const ONE = 'C62';

/** Names are compared without regard to case, points and blanks. */
const normal = (name: string): string => name.toLowerCase().replace(/[.\s]/g, '');

const CODES = new Map(
  TABLE.flatMap(([code, ...names]) => [code, ...names].map((name) => [normal(name), code] as const)),
);
const NAMES = new Map(TABLE.map(([code, name]) => [code, name]));

export const unitCodeOf = (name: string): string | undefined => CODES.get(normal(name));

/** Longest name that UnitaMisura accepts, in Basic Latin. */
const LONGEST = 10;

/** The Italian name; the code itself if the table has no name that the field accepts. */
export const unitNameOf = (code: string): string => {
  const name = NAMES.get(code);
  return name === undefined || name.length > LONGEST ? code : name;
};

/** True if the conversion of a name and back gives the same name. */
export const isExactUnit = (name: string): boolean => {
  const code = unitCodeOf(name);
  return code !== undefined && unitNameOf(code) === name;
};
