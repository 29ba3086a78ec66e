/** The findings of the advice Q-A to Q-M. */

export const adviceA = {
  'Q-BOLLO': {
    missing: {
      message:
        'Operations without VAT that bear stamp duty are {amount}, more than {limit}, but {field} is missing.',
      help: 'Give {field} with BolloVirtuale SI, or why it is not due (TipoDato NB1, NB2 or NB3).',
    },
    undue: {
      message:
        'Stamp duty is shown, but operations without VAT are {amount}, not more than {limit}: no duty is due.',
      help: 'Leave {field} out, and the line that charges the duty to the buyer, if any: on operations with VAT none is due.',
    },
  },
  'Q-CAP': {
    zeros: {
      message: 'CAP is {found}, which is for addresses abroad, but the address is in Italy ({comune}).',
      help: 'Write the CAP of the town, or correct Nazione.',
    },
    province: {
      message: 'CAP is {found}, but those of the province {provincia} begin with {expected}.',
      help: 'Correct the CAP, or Provincia.',
    },
  },
  'Q-CIG': {
    missing: {
      message: 'Invoice to a public administration without CIG and CUP: the administration may refuse it.',
      help: 'Give them in DatiOrdineAcquisto, DatiContratto or DatiConvenzione; if they are not due, say why in Causale.',
    },
    cig: {
      message: 'The CIG is "{found}": it has to have {expected} characters, letters and digits.',
      help: 'Copy it again from the order or contract, without blanks or prefixes.',
    },
    cup: {
      message: 'The CUP is "{found}": it has to have {expected} characters, capital letters and digits.',
      help: 'Copy it again from the order or contract, without blanks or prefixes.',
    },
  },
  'Q-CREDIT-LINK': {
    missing: {
      message: 'The credit note ({type}) does not say which invoice it takes back: {field} is missing.',
      help: 'Give the number and date of the invoice in {field}.',
    },
  },
  'Q-DATE-ORDER': {
    order: {
      message: '{last} is {end}, before {first} ({start}).',
      help: 'Correct one of the two dates: they may be swapped, or a year may be wrong.',
    },
  },
  'Q-DATE-ZONE': {
    zone: {
      message: 'The date {found} has a time zone: the schema takes it, but some programs read another day.',
      help: 'Write {expected}.',
    },
  },
  'Q-DUE-DATE': {
    before: {
      message: 'DataScadenzaPagamento is {found}, before the date of the document ({date}).',
      help: 'Correct the due date, or leave it out if the payment was made already.',
    },
  },
  'Q-EMITTENTE': {
    unnamed: {
      message: 'SoggettoEmittente is TZ, but TerzoIntermediarioOSoggettoEmittente is missing.',
      help: 'Name who makes out the invoice for the supplier, or leave out SoggettoEmittente.',
    },
  },
  'Q-FORFETTARIO': {
    rate: {
      message: 'The rate is {rate}, but the regime {regime} charges no VAT.',
      help: 'Write 0.00 with Natura N2.2 in lines and summaries, or correct RegimeFiscale.',
    },
  },
  'Q-IBAN': {
    length: {
      message: 'The IBAN {iban} has {length} characters: one of {country} has {expected}.',
      help: 'Copy the IBAN again from the bank.',
    },
    shape: {
      message: 'In the IBAN {iban} the part {part} is "{found}", with a character that it cannot have.',
      help: 'Copy the IBAN again from the bank.',
    },
    check: {
      message:
        'The check digits of the IBAN {iban} do not fit: for the rest as written they would be {expected}.',
      help: 'A character is wrong or swapped: copy the IBAN again from the bank.',
    },
    cin: {
      message:
        'The CIN of the IBAN {iban} does not fit: for ABI, CAB and account as written it would be {expected}.',
      help: 'A character is wrong or swapped: copy the IBAN again from the bank.',
    },
    bank: {
      message: '{part} is {found}, but the IBAN {iban} has {expected} in it.',
      help: 'Leave out {part}, which the IBAN tells already, or correct whichever is wrong.',
    },
  },
  'Q-INTENTO': {
    missing: {
      message:
        'Line {line} has Natura N3.5, but the invoice does not give the declaration of intent (TipoDato INTENTO).',
      help: 'Add AltriDatiGestionali to the line, with TipoDato INTENTO, the protocol as RiferimentoTesto and the date of the receipt as RiferimentoData.',
    },
    protocol: {
      message:
        'The protocol of the declaration of intent is "{found}": as a rule 17 digits, a hyphen or slash, 6 digits.',
      help: 'Copy it again from the electronic receipt, like {form}.',
    },
  },
  'Q-LINE-NUMBER': {
    repeated: {
      message: 'NumeroLinea {number} is that of an earlier line; lines with a number given before: {count}.',
      help: 'Number the lines one by one: DatiDDT, DatiOrdineAcquisto and the recipient refer to them by number.',
    },
  },
  'Q-LINE-REF': {
    nowhere: {
      message: 'RiferimentoNumeroLinea is {found}, but no line has that number.',
      help: 'Write the NumeroLinea of a line of this invoice; if the reference is for all of them, leave it out.',
    },
  },
};
