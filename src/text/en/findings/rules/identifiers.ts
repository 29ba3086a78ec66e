/** What the findings about fiscal codes and VAT numbers say, for one party. */

const fiscalCode = (whose: string, flaw: string): string =>
  `The fiscal code ${whose} is {found}: ${flaw}. SdI is certain to refuse it.`;

const vatNumber = (whose: string, flaw: string): string =>
  `The VAT number ${whose} is {found}: ${flaw}. SdI is certain to refuse it.`;

/** @param whose `of the supplier`. */
export const codiceFiscaleField = (whose: string) => {
  const help = `Copy the fiscal code ${whose} from a trusted document: eleven digits, or sixteen characters for a person.`;
  const refused = (flaw: string) => ({ message: fiscalCode(whose, flaw), help });
  return {
    prefix: {
      message: fiscalCode(whose, 'it begins with the country, which a fiscal code does not have'),
      help: 'Take the country away.',
    },
    length: refused('it has {length} characters, neither 11 nor 16'),
    characters: refused('of eleven characters, it does not consist of digits only'),
    zeros: refused('eleven zeros are the code of nobody'),
    shape: refused('from character {from} it has {piece}, where {form} belongs (A is a letter, 0 a digit)'),
    month: refused('character {from}, the month of birth, is {piece} and no letter of {form}'),
    date: refused('there is no day of birth {day} (1 to 31; 41 to 71 for women)'),
    check: refused('the last character, which checks the others, should be {expected}'),
    unknown: {
      message: `The fiscal code ${whose}, {found}, is not known to the Anagrafe Tributaria.`,
      help,
    },
    ceased: {
      message: `The fiscal code ${whose}, {found}, is of somebody who is no more. SdI does not refuse the file for that.`,
      help: `Make sure of the fiscal code ${whose}.`,
    },
  };
};

/** The same, where the schema takes small letters and blanks. */
export const codiceFiscale = (whose: string) => ({
  ...codiceFiscaleField(whose),
  spelling: {
    message: `The fiscal code ${whose} is written "{found}", with small letters or blanks. SdI may not find it.`,
    help: 'Write {expected}.',
  },
});

/** @param whose `of the supplier`. */
export const partitaIva = (whose: string) => {
  const help = `Copy the VAT number ${whose} from a trusted document: eleven digits, the last of which checks the others.`;
  const refused = (flaw: string, advice = help) => ({ message: vatNumber(whose, flaw), help: advice });
  return {
    prefix: refused(
      'it begins with the country, which has its own field IdPaese',
      'Take the country out of IdCodice: only the eleven digits belong there.',
    ),
    fiscalCode: refused(
      'it is the fiscal code of a person',
      'Write the VAT number here; the fiscal code belongs in CodiceFiscale. A buyer without VAT number has CodiceFiscale only.',
    ),
    spelling: {
      message: `The VAT number ${whose} has blanks around it: "{found}". SdI may not find it.`,
      help: 'Write {expected}.',
    },
    length: refused('it has {length} characters instead of 11'),
    characters: refused('it does not consist of digits only'),
    zeros: refused(
      'eleven zeros are the number of nobody',
      'Write the true VAT number. A buyer who has none is identified by CodiceFiscale, a foreign one by its own IdPaese.',
    ),
    check: refused('the last digit, which checks the others, should be {expected}'),
    unknown: {
      message: `The VAT number ${whose}, {found}, is not known to the Anagrafe Tributaria.`,
      help,
    },
    ceased: {
      message: `The VAT number ${whose}, {found}, has ceased. SdI does not refuse the file for that.`,
      help: `Make sure of the VAT number ${whose}: there may be another, active one.`,
    },
  };
};
