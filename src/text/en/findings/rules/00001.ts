/** The findings of the codes 00001 to 00299: the file, its name, its signature, its format. */

/** The form of a file name. */
const FORM =
  'Rename the file: country and identifier of the transmitter, an underscore, a progressive and the extension, as in IT01234567890_00001.xml.';

export const rules00001 = {
  '00001': {
    separator: {
      message:
        'The underscores in the name {name} are {found}: it takes one, between identifier and progressive.',
      help: FORM,
    },
    country: {
      message:
        'The name {name} does not begin with the capitals of a country: normally IT, that of the transmitter.',
      help: FORM,
    },
    id: {
      message: 'In the name {name} what follows IT is no codice fiscale: {min} to {max} capitals and digits.',
      help: FORM,
    },
    foreign_id: {
      message:
        'In the name {name} what follows {country} is no identifier: {min} to {max} letters without accents and digits.',
      help: FORM,
    },
    progressive: {
      message:
        'In the name {name} the progressive is wrong: it takes 1 to {max} letters without accents and digits, and here the characters are {length}.',
      help: FORM,
    },
    extension: {
      message: 'The extension of the name {name} is none that SdI takes: .xml, .xml.p7m, .zip.',
      help: FORM,
    },
    message: {
      message: "The file holds an invoice, but {name} is the name of a message of SdI's (type {type}).",
      help: FORM,
    },
    package: {
      message:
        'The file holds an invoice, but {name} is the name of a package of the channel SDIFTP (type {type}).',
      help: FORM,
    },
  },
  '00003': {
    large: {
      message: 'The file has {size} bytes: SdI takes at most {limit} (5 MB).',
      help: 'Reduce or leave out attachments, which take a third more in the file than they are, or split the lotto into several files.',
    },
    border: {
      message:
        'The file has {size} bytes, more than {limit}: SdI may not take it, as nothing says whether its 5 MB are decimal or binary.',
      help: 'To be safe, go down to {limit} bytes: for example by reducing attachments.',
    },
  },
  '00102': {
    unsigned: {
      message:
        'The file is not signed: SdI asks for an electronic signature on invoices to the administration (FPA12).',
      help: 'Sign it before sending: CAdES-BES (.xml.p7m) or XAdES-BES inside the XML.',
    },
  },
  '00103': {
    missing: {
      message: 'The signature in the XML lacks SigningTime, the day and time at which it was made.',
      help: 'Sign again as XAdES-BES, with SigningTime among the signed properties: to add it by hand breaks the signature.',
    },
    form: {
      message: 'SigningTime of the signature is {found}: that is no day and time as XAdES wants them.',
      help: 'Sign again, with SigningTime in the form 2026-06-01T09:00:00+02:00.',
    },
  },
  '00105': {
    future: {
      message:
        'The signature has SigningTime {time}, {day} in Italy: later than the day of reception, {asOf}.',
      help: 'Set the clock of the signing device and sign again, or send on that day or later.',
    },
  },
};
