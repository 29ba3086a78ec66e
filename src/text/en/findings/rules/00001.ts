/** The findings of the codes 00001 to 00299: the file, its name, its signature, its format. */

/** The form of a file name. */
const FORM =
  'Rename the file: country and identifier of the transmitter, an underscore, a progressive and the extension, as in IT01234567890_00001.xml.';

export const rules00001 = {
  '00001': {
    separator: {
      message:
        'The file name {name} has {found} underscores; it must have exactly one, between the identifier and the progressive number.',
      help: FORM,
    },
    country: {
      message:
        'The file name {name} does not begin with an uppercase country code: normally IT, the country of the transmitter.',
      help: FORM,
    },
    id: {
      message:
        'In the file name {name}, the part after IT is not a codice fiscale: {min} to {max} uppercase letters and digits.',
      help: FORM,
    },
    foreign_id: {
      message:
        'In the file name {name}, the part after {country} is not an identifier: {min} to {max} unaccented letters and digits.',
      help: FORM,
    },
    progressive: {
      message:
        'In the file name {name}, the progressive number ({length} characters) is not valid: it must be 1 to {max} unaccented letters and digits.',
      help: FORM,
    },
    extension: {
      message: 'SdI does not accept the extension of the file name {name}: use .xml, .xml.p7m or .zip.',
      help: FORM,
    },
    message: {
      message: 'The file contains an invoice, but {name} is the file name of an SdI message (type {type}).',
      help: FORM,
    },
    package: {
      message:
        'The file contains an invoice, but {name} is the file name of an SDIFTP package (type {type}).',
      help: FORM,
    },
  },
  '00003': {
    large: {
      message: 'The file is {size} bytes; SdI accepts at most {limit} (5 MB).',
      help: 'Shrink or remove attachments (base64 makes them a third larger), or split the batch (lotto) into several files.',
    },
    border: {
      message:
        'The file is {size} bytes, more than {limit}: SdI may reject it, because no source says whether its 5 MB limit is decimal or binary.',
      help: 'To be safe, reduce the file to {limit} bytes, for example by shrinking attachments.',
    },
  },
  '00102': {
    unsigned: {
      message:
        'The file is not signed; SdI requires an electronic signature on invoices to the public administration (FPA12).',
      help: 'Sign the file before sending it: CAdES-BES (.xml.p7m), or XAdES-BES inside the XML.',
    },
  },
  '00103': {
    missing: {
      message: 'The XML signature has no SigningTime, the date and time of signing.',
      help: 'Sign again as XAdES-BES with SigningTime among the signed properties; adding it by hand invalidates the signature.',
    },
    form: {
      message: 'SigningTime of the signature is {found}, which is not a date and time in the XAdES form.',
      help: 'Sign again, with SigningTime in the form 2026-06-01T09:00:00+02:00.',
    },
  },
  '00105': {
    future: {
      message:
        'The signature has SigningTime {time} ({day} in Italy), which is after the date of receipt, {asOf}.',
      help: 'Correct the clock of the signing device and sign again, or send the file on that day or later.',
    },
  },
};
