/** Values that simple types allow, in words that follow "it must be". */
import type { DecimalForm } from '../../../model/decimalForm.ts';

const DATE = 'a date in the form YYYY-MM-DD, such as 2025-03-31';

export const expected = {
  code: (list: string, example: string | undefined) =>
    `a code from ${list}${example === undefined ? '' : `, such as ${example}`}`,
  decimal: ({ min, max }: DecimalForm, example: string) => {
    const decimals = min === max ? `${min} decimals` : `${min} to ${max} decimals`;
    return `a number with a decimal point and ${decimals}, such as ${example}`;
  },
  integer: (min: string | undefined, max: string | undefined) =>
    min !== undefined && max !== undefined ? `a whole number from ${min} to ${max}` : 'a whole number',
  text: (min: number, max: number) =>
    Number.isFinite(max) ? `text of ${min === max ? max : `${min} to ${max}`} characters` : 'text',
  /** Types with a specific form, by name. */
  types: {
    XsDate: DATE,
    DataFattura: DATE,
    XsDateTime: 'a date and time in the form YYYY-MM-DDThh:mm:ss, such as 2025-03-31T08:30:00',
    XsBase64Binary: 'the content of the file in base64',
    CodiceDestinatario: 'a code of 7 characters (6 for public offices), uppercase letters and digits',
    CodiceDestinatarioSemplificata: 'a code of 7 characters, uppercase letters and digits',
    CodiceFiscale: 'a fiscal code (codice fiscale): 11 to 16 characters, uppercase letters and digits',
    CodiceFiscalePF: 'a fiscal code (codice fiscale) of 16 characters, uppercase letters and digits',
    IBAN: 'an IBAN without blanks: country code, 2 digits, 11 to 30 letters or digits',
    BIC: 'a BIC of 8 or 11 uppercase characters',
    Provincia: 'a province code, such as RM',
    Nazione: 'a two-letter country code in uppercase (ISO 3166-1), such as IT',
    Divisa: 'a three-letter currency code in uppercase (ISO 4217), such as EUR',
    TipoResa: 'a three-letter delivery term in uppercase (Incoterms), such as EXW',
    CAP: 'a postcode of 5 digits, such as 00184',
    ABI: 'an ABI code of 5 digits',
    CAB: 'a CAB code of 5 digits',
    Email: 'an e-mail address, such as name@example.it',
    EmailContatti: 'an e-mail address, such as name@example.it',
    // Types of the XML signature.
    base64Binary: 'content in base64',
    CryptoBinary: 'content in base64',
    anyURI: 'a URI',
    ID: 'an identifier that is unique in the document',
  },
};
