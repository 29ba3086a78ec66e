import type { SimpleType } from '../../../model/lexical.ts';
import { limits } from '../../../model/limits.ts';

/** Patterns of the schema in words, by type name; `other` describes any other type. */
export const forms = {
  types: {
    ABI: '5 digits',
    CAB: '5 digits',
    CAP: '5 digits',
    BIC: '8 or 11 letters and digits, such as BCITITMM',
    CodiceDestinatario: '6 or 7 uppercase letters and digits',
    CodiceDestinatarioSemplificata: '7 uppercase letters and digits',
    CodiceFiscale: '16 characters, or 11 digits',
    CodiceFiscalePF: '16 characters',
    Divisa: '3 uppercase letters, such as USD',
    Email: 'an address such as name@company.it',
    EmailContatti: 'an address such as name@company.it',
    IBAN: 'two letters, two digits and 11 to 30 letters or digits',
    Nazione: '2 uppercase letters, such as DE',
    Provincia: '2 uppercase letters, such as MI',
    TipoResa: '3 uppercase letters, such as EXW',
  },
  other: (type: SimpleType) => limits(type).en,
};
