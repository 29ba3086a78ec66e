import { limits } from '../../../model/limits.ts';
import type { forms as english } from '../../en/build/forms.ts';
import type { Translated } from '../../sentence.ts';

export const forms: Translated<typeof english> = {
  types: {
    ABI: '5 cifre',
    CAB: '5 cifre',
    CAP: '5 cifre',
    BIC: '8 o 11 lettere e cifre, come BCITITMM',
    CodiceDestinatario: '6 o 7 lettere maiuscole e cifre',
    CodiceDestinatarioSemplificata: '7 lettere maiuscole e cifre',
    CodiceFiscale: '16 caratteri, oppure 11 cifre',
    CodiceFiscalePF: '16 caratteri',
    Divisa: '3 lettere maiuscole, come USD',
    Email: 'un indirizzo come nome@azienda.it',
    EmailContatti: 'un indirizzo come nome@azienda.it',
    IBAN: 'due lettere, due cifre e da 11 a 30 lettere o cifre',
    Nazione: '2 lettere maiuscole, come DE',
    Provincia: '2 lettere maiuscole, come MI',
    TipoResa: '3 lettere maiuscole, come EXW',
  },
  other: (type) => limits(type).it,
};
