/** The findings of the advice Q-A to Q-M. */

export const adviceA = {
  'Q-BOLLO': {
    missing: {
      message:
        'Supplies without VAT that are subject to stamp duty total {amount}, more than {limit}, but {field} is missing.',
      help: 'Add {field} with BolloVirtuale SI, or state why no duty is due (TipoDato NB1, NB2 or NB3).',
    },
    undue: {
      message:
        'Stamp duty is shown, but supplies without VAT total {amount}, not more than {limit}: no duty is due.',
      help: 'Remove {field} and the line that charges the duty to the buyer, if any; supplies with VAT are not subject to it.',
    },
  },
  'Q-CAP': {
    zeros: {
      message: 'CAP is {found}, which is for foreign addresses, but the address is in Italy ({comune}).',
      help: 'Write the CAP of the town, or correct Nazione.',
    },
    province: {
      message: 'CAP is {found}, but postcodes in the province {provincia} begin with {expected}.',
      help: 'Correct CAP or Provincia.',
    },
  },
  'Q-CIG': {
    missing: {
      message:
        'The invoice to a public administration has neither CIG nor CUP: the administration may refuse it.',
      help: 'Add them in DatiOrdineAcquisto, DatiContratto or DatiConvenzione; if they are not required, state why in Causale.',
    },
    cig: {
      message: 'The CIG is "{found}"; it must have {expected} characters, letters and digits.',
      help: 'Copy it from the order or contract, without blanks or prefixes.',
    },
    cup: {
      message: 'The CUP is "{found}"; it must have {expected} characters, uppercase letters and digits.',
      help: 'Copy it from the order or contract, without blanks or prefixes.',
    },
  },
  'Q-CREDIT-LINK': {
    missing: {
      message: 'The credit note ({type}) does not identify the invoice that it adjusts: {field} is missing.',
      help: 'Write the number and date of the invoice in {field}.',
    },
  },
  'Q-DATE-ORDER': {
    order: {
      message: '{last} is {end}, before {first} ({start}).',
      help: 'Correct one of the two dates: they may be swapped, or one may have the wrong year.',
    },
  },
  'Q-DATE-ZONE': {
    zone: {
      message:
        'The date {found} has a time zone: the schema allows it, but some programs read it as another day.',
      help: 'Write {expected}.',
    },
  },
  'Q-DUE-DATE': {
    before: {
      message: 'DataScadenzaPagamento is {found}, before the date of the document ({date}).',
      help: 'Correct the due date, or remove it if the payment has already been made.',
    },
  },
  'Q-EMITTENTE': {
    unnamed: {
      message: 'SoggettoEmittente is TZ, but TerzoIntermediarioOSoggettoEmittente is missing.',
      help: 'Identify the third party that issues the invoice for the supplier, or remove SoggettoEmittente.',
    },
  },
  'Q-FORFETTARIO': {
    rate: {
      message: 'The rate is {rate}, but no VAT is charged under the regime {regime}.',
      help: 'Write 0.00 with Natura N2.2 on lines and summaries, or correct RegimeFiscale.',
    },
  },
  'Q-IBAN': {
    length: {
      message: 'The IBAN {iban} has {length} characters; IBANs of {country} have {expected}.',
      help: "Copy the IBAN from the bank's documents.",
    },
    shape: {
      message:
        'In the IBAN {iban}, the {part} part is "{found}", which contains a character not allowed there.',
      help: "Copy the IBAN from the bank's documents.",
    },
    check: {
      message:
        'The check digits of the IBAN {iban} do not match: for the other characters they would be {expected}.',
      help: "A character is wrong or two are swapped: copy the IBAN from the bank's documents.",
    },
    cin: {
      message:
        'The CIN of the IBAN {iban} does not match: for this ABI, CAB and account number it would be {expected}.',
      help: "A character is wrong or two are swapped: copy the IBAN from the bank's documents.",
    },
    bank: {
      message: '{part} is {found}, but the IBAN {iban} contains {expected}.',
      help: 'Remove {part}, which is part of the IBAN anyway, or correct whichever is wrong.',
    },
  },
  'Q-INTENTO': {
    missing: {
      message:
        'Line {line} has Natura N3.5, but the invoice does not state the declaration of intent (TipoDato INTENTO).',
      help: 'Add AltriDatiGestionali to the line, with TipoDato INTENTO, the protocol number in RiferimentoTesto and the date of the receipt in RiferimentoData.',
    },
    protocol: {
      message:
        'The protocol number of the declaration of intent is "{found}"; it normally has 17 digits, a hyphen or slash, and 6 digits.',
      help: 'Copy it from the electronic receipt, in the form {form}.',
    },
  },
  'Q-LINE-NUMBER': {
    repeated: {
      message:
        'NumeroLinea {number} is already used by an earlier line; lines with a repeated number: {count}.',
      help: 'Give each line its own number: DatiDDT, DatiOrdineAcquisto and the recipient refer to lines by number.',
    },
  },
  'Q-LINE-REF': {
    nowhere: {
      message: 'RiferimentoNumeroLinea is {found}, but no line has this number.',
      help: 'Write the NumeroLinea of a line of this invoice; if the reference applies to all lines, remove it.',
    },
  },
};
