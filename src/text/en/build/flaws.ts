import type { IdentifierFlaw } from '../../buildParams.ts';

const PARTS: Readonly<Record<string, string>> = {
  surname: 'the surname',
  name: 'the name',
  year: 'the year',
  month: 'the month',
  day: 'the day',
  place: 'the town',
  check: 'the check character',
  cin: 'the CIN',
  abi: 'the ABI',
  cab: 'the CAB',
  account: 'the account',
};

/** The reason why an identifier is invalid. @param lengths The allowed numbers of characters: 11, or 16 or 11. */
export function why(params: IdentifierFlaw, lengths: string): string {
  const { flaw, length, expected, country, part = '', piece, day } = params;
  switch (flaw) {
    case 'prefix':
      return 'write it without the country code';
    case 'length':
      return country === undefined
        ? `it has ${length} characters instead of ${lengths}`
        : `it has ${length} characters; those of ${country} have ${expected}`;
    case 'characters':
      return 'only digits are allowed';
    case 'zeros':
      return 'it consists of zeros';
    case 'check':
      return 'the check character does not match, perhaps because of a typing error';
    case 'cin':
      return `the CIN does not match: it should be ${expected}`;
    case 'case':
      return `write it in uppercase: ${expected}`;
    case 'shape':
      return `"${piece}" cannot be ${PARTS[part] ?? ''}`;
    case 'date':
      return `${day} is not a possible day of birth`;
    case 'form':
      return 'an IBAN begins with two letters and two digits, such as IT60';
  }
}
