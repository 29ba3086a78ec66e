/** The findings of the codes 00300 to 00399: parties and recipient. */
import { codiceFiscale, codiceFiscaleField, partitaIva } from './identifiers.ts';

export const rules00300 = {
  '00300': codiceFiscale('of the transmitter'),
  '00301': {
    ...partitaIva('of the supplier'),
    // Only for the supplier: for the other parties SdI checks only that the register has the identifier.
    ceased: {
      message: 'The VAT number of the supplier, {found}, is no longer active.',
      help: partitaIva('of the supplier').ceased.help,
    },
  },
  '00302': codiceFiscaleField('of the supplier'),
  '00303': partitaIva('of the tax representative'),
  '00304': codiceFiscaleField('of the tax representative'),
  '00305': partitaIva('of the buyer'),
  '00306': codiceFiscaleField('of the buyer'),
  '00311': {
    unknown: {
      message:
        'The recipient code {found} does not exist: six-character codes identify offices in IPA, seven-character codes are assigned by SdI.',
      help: 'Ask the buyer for the code. For a private party without one, write 0000000 and, if known, its PEC address in PECDestinatario.',
    },
  },
  '00312': {
    inactive: {
      message: 'The recipient code {found} exists but is not active.',
      help: 'Ask the buyer for an active code; for a public office, the start date of its service in IPA counts.',
    },
  },
  '00313': {
    italian: {
      message:
        'CodiceDestinatario is XXXXXXX, which is for foreign buyers, but the buyer has an Italian VAT number: {vat}.',
      help: "Write the buyer's code, or 0000000 if it has none; for a foreign buyer, correct the country in IdPaese.",
    },
    missing: {
      message:
        'CodiceDestinatario is XXXXXXX, which is for foreign buyers, but the buyer has no IdFiscaleIVA with a foreign country.',
      help: 'For an Italian buyer, write 0000000 or its code; for a foreign one, add IdFiscaleIVA with its country and identifier.',
    },
  },
  '00320': codiceFiscaleField('of the supplier'),
  '00324': codiceFiscaleField('of the buyer'),
  '00330': {
    mailbox: {
      message: 'PECDestinatario is {found}, an SdI mailbox: an invoice sent there does not reach the buyer.',
      help: "Write the buyer's PEC address, or remove PECDestinatario if it is not known.",
    },
  },
};
