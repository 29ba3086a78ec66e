/** The findings of the codes 00300 to 00399: parties and recipient. */
import { codiceFiscale, codiceFiscaleField, partitaIva } from './identifiers.ts';

export const rules00300 = {
  '00300': codiceFiscale('of the transmitter'),
  '00301': {
    ...partitaIva('of the supplier'),
    // Only here: of the other parties SdI asks no more than whether the register knows them.
    ceased: {
      message: 'The VAT number of the supplier, {found}, has ceased.',
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
        'There is no recipient code {found}: a code of six characters is of an office in IPA, one of seven is given by SdI.',
      help: 'Ask the buyer for the code. A private party without one gets 0000000, with its PEC in PECDestinatario where known.',
    },
  },
  '00312': {
    inactive: {
      message: 'The recipient code {found} exists but is not active.',
      help: 'Ask the buyer for an active code: for an office of the administration the start of its service in IPA counts.',
    },
  },
  '00313': {
    italian: {
      message:
        'CodiceDestinatario is XXXXXXX, which is for foreign buyers, but the VAT number of the buyer is Italian: {vat}.',
      help: 'Write the code of the buyer, or 0000000 where there is none; for a foreign buyer, the right country in IdPaese.',
    },
    missing: {
      message:
        'CodiceDestinatario is XXXXXXX, which is for foreign buyers, but the buyer has no IdFiscaleIVA of a foreign country.',
      help: 'For an Italian buyer write 0000000 or its code; for a foreign one add IdFiscaleIVA with the country and its identifier.',
    },
  },
  '00320': codiceFiscaleField('of the supplier'),
  '00324': codiceFiscaleField('of the buyer'),
  '00330': {
    mailbox: {
      message:
        'PECDestinatario is {found}, a mailbox of SdI: from there the invoice does not reach the buyer.',
      help: 'Write the PEC address of the buyer, or take PECDestinatario away where it is not known.',
    },
  },
};
