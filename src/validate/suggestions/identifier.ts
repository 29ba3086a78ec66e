/** Suggestions for identifiers with a pattern: codes of persons, banks, places, countries and currencies. */
import { codeLists } from '../../model/codes/index.ts';
import { checkValue } from '../../model/lexical.ts';
import { advise, type Subject, type Suggestion, write } from './suggestion.ts';

/** Types that consist only of uppercase letters and digits, so that case and separators can be repaired. */
const COMPACT = new Set([
  'CodiceDestinatario',
  'CodiceDestinatarioSemplificata',
  'CodiceFiscale',
  'CodiceFiscalePF',
  'IBAN',
  'BIC',
  'Provincia',
  'Nazione',
  'Divisa',
  'TipoResa',
  'CAP',
  'ABI',
  'CAB',
]);

/** Types with an open code list that has names: "Italia" → "IT", "Roma" → "RM". */
const NAMED = new Set(['Provincia', 'Nazione', 'Divisa']);

/** Common names of countries that are not in the list, folded, and the three-letter code of Italy. */
const COUNTRIES: Readonly<Record<string, string>> = {
  ita: 'IT',
  olanda: 'NL',
  holland: 'NL',
  turkey: 'TR',
  'stati uniti d america': 'US',
  'united states of america': 'US',
  usa: 'US',
  'u s a': 'US',
  'gran bretagna': 'GB',
  'great britain': 'GB',
  inghilterra: 'GB',
  england: 'GB',
  cechia: 'CZ',
  'czech republic': 'CZ',
  vaticano: 'VA',
  'repubblica di san marino': 'SM',
  'repubblica popolare cinese': 'CN',
  birmania: 'MM',
  'ivory coast': 'CI',
  'cape verde': 'CV',
  macedonia: 'MK',
  swaziland: 'SZ',
};

const CURRENCIES: Readonly<Record<string, string>> = { '€': 'EUR', EURO: 'EUR', $: 'USD', '£': 'GBP' };

/** "it" → "IT", "IT60 X054 …" → "IT60X054…", "I-00184" → "00184", "2008" (ABI) → "02008". */
export function identifierSuggestion(subject: Subject): Suggestion | undefined {
  const { type, value } = subject;
  if (!COMPACT.has(type.name)) return undefined;
  const fits = (candidate: string): boolean => checkValue(type, candidate) === undefined;
  const upper = value.toUpperCase();
  if (fits(upper)) return write(upper, 'case');
  const compact = upper.replace(/[\s\u00a0.\-_/()]/g, '');
  if (fits(compact)) return write(compact, 'separators');
  const unlabelled = compact.replace(/^(?:IBAN|BIC|SWIFT|C\.?F\.?|P\.?IVA):?/, '');
  if (fits(unlabelled)) return write(unlabelled, 'prefix');
  if (NAMED.has(type.name)) return named(type.name, value);
  if (type.name === 'CAP') return postcode(subject, compact);
  if ((type.name === 'ABI' || type.name === 'CAB') && /^\d{1,4}$/.test(compact)) {
    return write(compact.padStart(5, '0'), 'zeroLost');
  }
  if (type.name.startsWith('CodiceFiscale') && /^\d{8,10}$/.test(compact)) {
    const padded = compact.padStart(11, '0');
    if (fits(padded) && hasCheckDigit(padded)) return write(padded, 'zeroLost');
  }
  return type.name.startsWith('CodiceDestinatario') ? advise('recipient.unknown', {}) : undefined;
}

function named(listName: string, value: string): Suggestion | undefined {
  const sign = value.toUpperCase();
  const currency = listName === 'Divisa' && Object.hasOwn(CURRENCIES, sign) ? CURRENCIES[sign] : undefined;
  if (currency !== undefined) return write(currency, 'name');
  const wanted = fold(value);
  const country = listName === 'Nazione' && Object.hasOwn(COUNTRIES, wanted) ? COUNTRIES[wanted] : undefined;
  if (country !== undefined) return write(country, 'name');
  const list = codeLists.find((candidate) => candidate.name === listName);
  const found =
    list?.codes.filter(({ label }) => fold(label.it) === wanted || fold(label.en) === wanted) ?? [];
  const [code] = found;
  return code !== undefined && found.length === 1 ? write(code.code, 'name') : undefined;
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** Four digits are an Italian postcode without its leading zero, or a foreign postcode; the country decides. */
function postcode(subject: Subject, compact: string): Suggestion | undefined {
  const country = subject.surroundings.valueAt(subject.path.replace(/\/[^/]*$/, '/nazione'))?.trim();
  const bare = compact.replace(/^(?:IT|I|SM|CAP)(?=\d)/, '');
  if (/^\d{5}$/.test(bare)) return write(bare, 'prefix');
  const isForeign = country !== undefined && country !== '' && country.toUpperCase() !== 'IT';
  if (isForeign) return advise('cap.foreign', {});
  if (!/^\d{3,4}$/.test(bare)) return undefined;
  const to = bare.padStart(5, '0');
  return country === undefined ? advise('cap.digits', { to }) : write(to, 'zeroLost');
}

/** Verifies the check digit (Luhn) of a partita IVA or of a codice fiscale of eleven digits. */
function hasCheckDigit(code: string): boolean {
  let sum = 0;
  for (let i = 0; i < 11; i += 1) {
    const digit = Number(code[i]);
    const doubled = digit * 2 - (digit > 4 ? 9 : 0);
    sum += i % 2 === 0 ? digit : doubled;
  }
  return sum % 10 === 0 && !/^0+$/.test(code);
}
