import { describe, expect, it } from 'vitest';
import { NazioneCodes } from '../../../src/model/codes/nazione.ts';
import { ibanLength } from '../../../src/model/identifiers/ibanLength.ts';

/** The countries' examples in the registry. */
const EXAMPLES = [
  'AD1200012030200359100100',
  'AT611904300234573201',
  'BE68539007547034',
  'CH9300762011623852957',
  'DE89370400440532013000',
  'ES9121000418450200051332',
  'FR1420041010050500013M02606',
  'GB29NWBK60161331926819',
  'GR1601101250000000012300695',
  'HR1210010051863000160',
  'IT60X0542811101000000123456',
  'LI21088100002324013AA',
  'LU280019400644750000',
  'MC5811222000010123456789030',
  'MT84MALT011000012345MTLCAST001S',
  'NL91ABNA0417164300',
  'NO9386011117947',
  'PL61109010140000071219812874',
  'PT50000201231234567890154',
  'RO49AAAA1B31007593840000',
  'SI56263300012039086',
  'SM86U0322509800000000270100',
  'VA59001123000012345678',
  'XK051212012345678906',
];

describe('the IBAN registry', () => {
  it.each(EXAMPLES)('%s', (example) => {
    expect(ibanLength(example.slice(0, 2))).toBe(example.length);
  });

  it.each(['US', 'CN', 'MA', 'ZZ', 'it', ''])('%j has no length', (country) => {
    expect(ibanLength(country)).toBeUndefined();
  });

  it('has 89 countries, all in the list of countries, and lengths that the schema accepts', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const all = letters.flatMap((a) => letters.map((b) => a + b)).filter((one) => ibanLength(one));
    expect(all).toHaveLength(89);
    expect(all.filter((one) => NazioneCodes.find(one) === undefined)).toEqual([]);
    expect(all.filter((one) => ibanLength(one)! < 15 || ibanLength(one)! > 34)).toEqual([]);
  });
});
