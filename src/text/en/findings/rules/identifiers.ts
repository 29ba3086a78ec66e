/** Sentences of the findings about fiscal codes and VAT numbers, for one party. */

const fiscalCode = (whose: string, flaw: string): string =>
  `The fiscal code ${whose} is {found}: ${flaw}. SdI will reject the file.`;

const vatNumber = (whose: string, flaw: string): string =>
  `The VAT number ${whose} is {found}: ${flaw}. SdI will reject the file.`;

/** @param whose `of the supplier`. */
export const codiceFiscaleField = (whose: string) => {
  const help = `Copy the fiscal code ${whose} from an official document: 11 digits, or 16 characters for a person.`;
  const rejected = (flaw: string) => ({ message: fiscalCode(whose, flaw), help });
  return {
    prefix: {
      message: fiscalCode(whose, 'it begins with a country code, which is not part of a fiscal code'),
      help: 'Remove the country code.',
    },
    length: rejected('it has {length} characters instead of 11 or 16'),
    characters: rejected('it has 11 characters, but not all of them are digits'),
    zeros: rejected('eleven zeros are not a valid code'),
    shape: rejected('from character {from} it has {piece} instead of {form} (A is a letter, 0 is a digit)'),
    month: rejected('character {from}, the month of birth, is {piece} instead of one of the letters {form}'),
    date: rejected('the day of birth {day} does not exist (1 to 31, or 41 to 71 for women)'),
    check: rejected('the check character, the last one, should be {expected}'),
    unknown: {
      message: `The fiscal code ${whose}, {found}, is not in the tax register (Anagrafe Tributaria).`,
      help,
    },
    ceased: {
      message: `The fiscal code ${whose}, {found}, belongs to a deceased person or to an entity that no longer exists. SdI does not reject the file for this.`,
      help: `Verify the fiscal code ${whose}.`,
    },
  };
};

/** The same, for a field whose schema type allows lowercase letters and blanks. */
export const codiceFiscale = (whose: string) => ({
  ...codiceFiscaleField(whose),
  spelling: {
    message: `The fiscal code ${whose} is written "{found}", with lowercase letters or blanks. SdI may not find it.`,
    help: 'Write {expected}.',
  },
});

/** @param whose `of the supplier`. */
export const partitaIva = (whose: string) => {
  const help = `Copy the VAT number ${whose} from an official document: 11 digits, the last of which is a check digit.`;
  const rejected = (flaw: string, advice = help) => ({ message: vatNumber(whose, flaw), help: advice });
  return {
    prefix: rejected(
      'it begins with the country code, which has its own field IdPaese',
      'Remove the country code from IdCodice, which takes only the 11 digits.',
    ),
    fiscalCode: rejected(
      'it is the fiscal code of a person',
      'Write the VAT number here; the fiscal code belongs in CodiceFiscale. A buyer without a VAT number has only CodiceFiscale.',
    ),
    spelling: {
      message: `The VAT number ${whose} has blanks around it: "{found}". SdI may not find it.`,
      help: 'Write {expected}.',
    },
    length: rejected('it has {length} characters instead of 11'),
    characters: rejected('not all characters are digits'),
    zeros: rejected(
      'eleven zeros are not a valid number',
      'Write the actual VAT number. A buyer without one is identified by CodiceFiscale, a foreign buyer by its own IdPaese.',
    ),
    check: rejected('the check digit, the last one, should be {expected}'),
    unknown: {
      message: `The VAT number ${whose}, {found}, is not in the tax register (Anagrafe Tributaria).`,
      help,
    },
    ceased: {
      message: `The VAT number ${whose}, {found}, is no longer active. SdI does not reject the file for this.`,
      help: `Verify the VAT number ${whose}: there may be another one that is active.`,
    },
  };
};
