import type { expected as english } from '../../en/findings/expected.ts';
import type { Translated } from '../../sentence.ts';

const DATE = 'una data nella forma AAAA-MM-GG, come 2025-03-31';

export const expected: Translated<typeof english> = {
  code: (list, example) => `un codice di ${list}${example === undefined ? '' : `, come ${example}`}`,
  decimal: ({ min, max }, example) => {
    const decimals = min === max ? `${min} decimali` : `da ${min} a ${max} decimali`;
    return `un numero con il punto e ${decimals}, come ${example}`;
  },
  integer: (min, max) =>
    min !== undefined && max !== undefined ? `un numero intero da ${min} a ${max}` : 'un numero intero',
  text: (min, max) =>
    Number.isFinite(max)
      ? `un testo ${min === max ? `di ${max}` : `da ${min} a ${max}`} caratteri`
      : 'un testo',
  types: {
    XsDate: DATE,
    DataFattura: DATE,
    XsDateTime: 'una data e ora nella forma AAAA-MM-GGThh:mm:ss, come 2025-03-31T08:30:00',
    XsBase64Binary: 'il contenuto del file in base64',
    CodiceDestinatario: 'un codice di 7 caratteri (6 per la PA) tra lettere maiuscole e cifre',
    CodiceDestinatarioSemplificata: 'un codice di 7 caratteri tra lettere maiuscole e cifre',
    CodiceFiscale: 'un codice fiscale: da 11 a 16 caratteri tra lettere maiuscole e cifre',
    CodiceFiscalePF: 'un codice fiscale di 16 caratteri tra lettere maiuscole e cifre',
    IBAN: 'un IBAN senza spazi: sigla del Paese, 2 cifre, da 11 a 30 lettere o cifre',
    BIC: 'un BIC di 8 o 11 caratteri maiuscoli',
    Provincia: 'la sigla di una provincia, come RM',
    Nazione: 'la sigla di un Paese in due lettere maiuscole (ISO 3166-1), come IT',
    Divisa: 'la sigla di una valuta in tre lettere maiuscole (ISO 4217), come EUR',
    TipoResa: 'un termine di resa in tre lettere maiuscole (Incoterms), come EXW',
    CAP: 'un CAP di 5 cifre, come 00184',
    ABI: 'un codice ABI di 5 cifre',
    CAB: 'un codice CAB di 5 cifre',
    Email: 'un indirizzo di posta elettronica, come nome@esempio.it',
    EmailContatti: 'un indirizzo di posta elettronica, come nome@esempio.it',
    // Types of the XML signature.
    base64Binary: 'un contenuto in base64',
    CryptoBinary: 'un contenuto in base64',
    anyURI: 'un URI',
    ID: 'un identificatore unico nel documento',
  },
};
