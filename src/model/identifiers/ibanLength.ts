/**
 * The length of an IBAN by country, from the IBAN Registry of SWIFT, the registration authority of ISO 13616 (89
 * countries, release 99). Other countries use codes of that form without registration; their length is unknown.
 */

/** Lengths, with the countries that have them. */
const LENGTHS: readonly (readonly [length: number, countries: string])[] = [
  [15, 'NO'],
  [16, 'BE'],
  [18, 'DK FI FK FO GL NL SD'],
  [19, 'MK SI'],
  [20, 'AT BA EE KZ LT LU MN XK'],
  [21, 'CH HR LI LV'],
  [22, 'BG BH CR DE GB GE IE ME RS VA'],
  [23, 'AE GI IL IQ OM SO TL'],
  [24, 'AD CZ ES MD PK RO SA SE SK TN VG'],
  [25, 'LY PT ST'],
  [26, 'IS TR'],
  [27, 'BI DJ FR GR IT MC MR SM'],
  [28, 'AL AZ BY CY DO GT HN HU LB NI PL SV'],
  [29, 'BR EG PS QA UA'],
  [30, 'JO KW MU YE'],
  [31, 'MT SC'],
  [32, 'LC'],
  [33, 'RU'],
];

const byCountry: ReadonlyMap<string, number> = new Map(
  LENGTHS.flatMap(([length, countries]) => countries.split(' ').map((country) => [country, length] as const)),
);

/**
 * The length of an IBAN of a country; undefined for a country outside the registry.
 * @param country Two capital letters, as at the start of the IBAN.
 */
export function ibanLength(country: string): number | undefined {
  return byCountry.get(country);
}
