/** Titles of the codes 00300 to 00399: parties and recipient, and what their findings say. */
import { codiceFiscale, codiceFiscaleField, partitaIva } from './identifiers.ts';

export const rules00300 = {
  '00300': { title: 'Transmitter not valid', findings: codiceFiscale('of the transmitter') },
  '00301': {
    title: 'VAT number of the supplier not valid',
    findings: {
      ...partitaIva('of the supplier'),
      // Only here: of the other parties SdI asks no more than whether the register knows them.
      ceased: {
        message: 'The VAT number of the supplier, {found}, has ceased.',
        help: partitaIva('of the supplier').ceased.help,
      },
    },
  },
  '00302': {
    title: 'Fiscal code of the supplier not valid',
    findings: codiceFiscaleField('of the supplier'),
  },
  '00303': {
    title: 'VAT number of the tax representative not valid',
    findings: partitaIva('of the tax representative'),
  },
  '00304': {
    title: 'Fiscal code of the tax representative not valid',
    findings: codiceFiscaleField('of the tax representative'),
  },
  '00305': { title: 'VAT number of the buyer not valid', findings: partitaIva('of the buyer') },
  '00306': { title: 'Fiscal code of the buyer not valid', findings: codiceFiscaleField('of the buyer') },
  '00311': {
    title: 'Recipient code not valid',
    findings: {
      unknown: {
        message:
          'There is no recipient code {found}: a code of six characters is of an office in IPA, one of seven is given by SdI.',
        help: 'Ask the buyer for the code. A private party without one gets 0000000, with its PEC in PECDestinatario where known.',
      },
    },
  },
  '00312': {
    title: 'Recipient code not active',
    findings: {
      inactive: {
        message: 'The recipient code {found} exists but is not active.',
        help: 'Ask the buyer for an active code: for an office of the administration the start of its service in IPA counts.',
      },
    },
  },
  '00313': {
    title: 'XXXXXXX for a buyer who is not foreign',
    findings: {
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
  },
  '00320': {
    title: 'VAT number and fiscal code of the supplier are not of one subject',
    findings: codiceFiscaleField('of the supplier'),
  },
  '00321': { title: 'Fiscal code of the supplier is of no member of the VAT group' },
  '00322': { title: 'Fiscal code of the supplier missing for a VAT group' },
  '00323': { title: 'VAT number of the supplier ceased more than five years ago' },
  '00324': {
    title: 'VAT number and fiscal code of the buyer are not of one subject',
    findings: codiceFiscaleField('of the buyer'),
  },
  '00325': { title: 'Fiscal code of the buyer is of no member of the VAT group' },
  '00326': { title: 'Fiscal code of the buyer missing for a VAT group' },
  '00327': { title: 'Fiscal code not consistent with the VAT group' },
  '00330': {
    title: 'PECDestinatario is a mailbox of SdI',
    findings: {
      mailbox: {
        message:
          'PECDestinatario is {found}, a mailbox of SdI: from there the invoice does not reach the buyer.',
        help: 'Write the PEC address of the buyer, or take PECDestinatario away where it is not known.',
      },
    },
  },
  '00398': { title: 'Central office used though a specific one exists' },
  '00399': { title: 'Buyer is a public administration, format is for private parties' },
};
