/** Messages for invalid identifiers and text formats, in terms of the business and not of programs. */
import type { Bilingual } from '../../model/bilingual.ts';
import type { CodiceFiscaleFlaw } from '../../model/identifiers/codiceFiscale.ts';
import type { IbanFlaw } from '../../model/identifiers/iban.ts';
import type { PartitaIvaFlaw } from '../../model/identifiers/partitaIva.ts';
import type { SimpleType } from '../../model/lexical.ts';
import { limits } from '../../model/limits.ts';

type Flaw = PartitaIvaFlaw | CodiceFiscaleFlaw | IbanFlaw;

const CODE_PARTS: Readonly<Record<string, Bilingual>> = {
  surname: { it: 'del cognome', en: 'the surname' },
  name: { it: 'del nome', en: 'the name' },
  year: { it: 'dell’anno', en: 'the year' },
  month: { it: 'del mese', en: 'the month' },
  day: { it: 'del giorno', en: 'the day' },
  place: { it: 'del comune', en: 'the town' },
  check: { it: 'di controllo', en: 'the check character' },
  cin: { it: 'del CIN', en: 'the CIN' },
  abi: { it: 'dell’ABI', en: 'the ABI' },
  cab: { it: 'del CAB', en: 'the CAB' },
  account: { it: 'del conto', en: 'the account' },
};

/** @param lengths How many characters it has, in words: 11, or 11 or 16. */
export function whyNot(flaw: Flaw, lengths: Bilingual): Bilingual {
  switch (flaw.flaw) {
    case 'prefix':
      return { it: 'va senza il Paese davanti', en: 'write it without the country in front' };
    case 'length':
      return 'expected' in flaw
        ? {
            it: `ha ${flaw.length} caratteri, e in ${flaw.country} sono ${flaw.expected}`,
            en: `it has ${flaw.length} characters, and those of ${flaw.country} have ${flaw.expected}`,
          }
        : {
            it: `ha ${flaw.length} caratteri, e devono essere ${lengths.it}`,
            en: `it has ${flaw.length} characters, and needs ${lengths.en}`,
          };
    case 'characters':
      return { it: 'deve avere solo cifre', en: 'only digits are allowed' };
    case 'zeros':
      return { it: 'ha solo zeri', en: 'it has only zeros' };
    case 'check':
      return {
        it: 'il carattere di controllo non torna, forse per un errore di battitura',
        en: 'the check character does not match, perhaps because of a typing error',
      };
    case 'cin':
      return {
        it: `la lettera del CIN non torna: dovrebbe essere ${flaw.expected}`,
        en: `the CIN does not match: it should be ${flaw.expected}`,
      };
    case 'case':
      return { it: `va in maiuscole: ${flaw.expected}`, en: `write it in capitals: ${flaw.expected}` };
    case 'shape': {
      const part = CODE_PARTS[flaw.part];
      return {
        it: `la parte ${part?.it ?? ''} non può essere «${flaw.found}»`,
        en: `"${flaw.found}" cannot be ${part?.en ?? ''}`,
      };
    }
    case 'date':
      return { it: `${flaw.day} non è un giorno di nascita`, en: `${flaw.day} is no day of birth` };
    case 'form':
      return {
        it: 'un IBAN comincia con due lettere e due cifre, come IT60',
        en: 'an IBAN begins with two letters and two digits, such as IT60',
      };
  }
}

const digits = (count: number): Bilingual => ({ it: `${count} cifre`, en: `${count} digits` });
const letters = (count: string, example: string): Bilingual => ({
  it: `${count} lettere maiuscole, come ${example}`,
  en: `${count} capital letters, such as ${example}`,
});

const EMAIL: Bilingual = {
  it: 'un indirizzo come nome@azienda.it',
  en: 'an address such as name@company.it',
};

/** Patterns of the schema in words, by type name. */
const FORMS: Readonly<Record<string, Bilingual>> = {
  ABI: digits(5),
  CAB: digits(5),
  CAP: digits(5),
  BIC: { it: '8 o 11 lettere e cifre, come BCITITMM', en: '8 or 11 letters and digits, such as BCITITMM' },
  CodiceDestinatario: { it: '6 o 7 lettere maiuscole e cifre', en: '6 or 7 capital letters and digits' },
  CodiceDestinatarioSemplificata: { it: '7 lettere maiuscole e cifre', en: '7 capital letters and digits' },
  CodiceFiscale: { it: '16 caratteri, oppure 11 cifre', en: '16 characters, or 11 digits' },
  CodiceFiscalePF: { it: '16 caratteri', en: '16 characters' },
  Divisa: letters('3', 'USD'),
  Email: EMAIL,
  EmailContatti: EMAIL,
  IBAN: {
    it: 'due lettere, due cifre e da 11 a 30 lettere o cifre',
    en: 'two letters, two digits and 11 to 30 letters or digits',
  },
  Nazione: letters('2', 'DE'),
  Provincia: letters('2', 'MI'),
  TipoResa: letters('3', 'EXW'),
};

/** Format of a type in words. */
export function formOf(type: SimpleType): Bilingual {
  return FORMS[type.name] ?? limits(type);
}
