/** The findings of the codes 00001 to 00299: the file, its name, its signature, its format. */

/** The form of a file name. */
const FORM =
  'Rename the file: country and identifier of the transmitter, an underscore, a progressive number and the extension, as in IT01234567890_00001.xml.';

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
        'In the file name {name}, the part after IT is not a fiscal code: {min} to {max} uppercase letters and digits.',
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
  '00100': {
    expired: {
      message: 'The signing certificate of {signer} expired on {until}, before the date of receipt, {asOf}.',
      help: 'Renew the certificate and sign again. If SdI received the file earlier, give the date of receipt with --as-of.',
    },
    expired_since: {
      message:
        'The signing certificate of {signer} expired on {until}; it was valid when the file was signed, on {signed}.',
      help: 'If the file was received before {until}, this is not an error: give the date of receipt with --as-of. A file that is sent now must be signed with a valid certificate.',
    },
  },
  '00101': {
    revoked: {
      message: 'The signing certificate of {signer} has been revoked since {since}.',
      help: 'Sign again with a valid certificate.',
    },
    suspended: {
      message: 'The signing certificate of {signer} has been suspended since {since}.',
      help: 'Ask the certification authority to reactivate the certificate, or sign with another one.',
    },
    revoked_later: {
      message:
        'The signing certificate of {signer} has been revoked or suspended since {since}, but was still valid at {at}.',
      help: 'This is an error if SdI received the file on {since} or later: give the date of receipt with --as-of. The signing time is what the signer states.',
    },
  },
  '00102': {
    unsigned: {
      message:
        'The file is not signed; SdI requires an electronic signature on invoices to the public administration (FPA12).',
      help: 'Sign the file before sending it: CAdES-BES (.xml.p7m), or XAdES-BES inside the XML.',
    },
    unsigned_sent: {
      message: 'The file is not signed: SdI rejects unsigned invoices to the public administration (FPA12).',
      help: 'Sign the file before sending it: CAdES-BES (.xml.p7m), or XAdES-BES inside the XML.',
    },
    no_signer: {
      message: 'The envelope contains no signature.',
      help: 'Sign the XML file again, or send it without the envelope if it does not need a signature.',
    },
    truncated: {
      message: 'The file is truncated: its end, which contains the signature, is missing.',
      help: 'Request or download the file again; the invoice in it is complete, but its signature cannot be verified.',
    },
    reformatted: {
      message:
        'The file was reformatted after signing: only blanks between elements differ from the signed document ({format}, {signer}).',
      help: 'Use the original file. To change the layout, format the XML first and sign it last.',
    },
    altered: {
      message: 'The file was changed after signing: its content is not what was signed ({format}, {signer}).',
      help: 'Do not trust the content. Obtain the original file, or sign the changed one again.',
    },
    certificate: {
      message:
        'The signature refers to a certificate other than the one in the file, or the certificate is not valid DER ({format}, {signer}; {reason}).',
      help: 'Obtain the original file, or sign again.',
    },
    value: {
      message:
        'The signature was not made with the key of the certificate, or the signed data were changed ({format}, {signer}).',
      help: 'Do not trust the content. Obtain the original file, or sign again.',
    },
    form: {
      message:
        'The signature does not have the form that SdI accepts ({format}; {reason}), so it does not protect the content.',
      help: 'Sign again as CAdES-BES (.xml.p7m), or as XAdES-BES: one enveloped signature over the whole document (URI=""), as last element of the root.',
    },
  },
  '00103': {
    missing: {
      message: 'The signature does not state when it was made (SigningTime, signingTime).',
      help: 'Sign again as CAdES-BES or XAdES-BES, with the signing time; adding it by hand invalidates the signature.',
    },
    form: {
      message: 'SigningTime of the signature is {found}, which is not a date and time in the XAdES form.',
      help: 'Sign again, with SigningTime in the form 2026-06-01T09:00:00+02:00.',
    },
  },
  '00104': {
    issuer: {
      message: 'The certification authority of {signer} ({issuer}) is not on the trusted list.',
      help: 'Sign with a qualified certificate of an authority on the trusted list; check that the given list is current and that of the right country.',
    },
    path: {
      message: 'The certificate of {signer} was not issued by the authority that it names, {issuer}.',
      help: 'Do not trust this certificate: its signature is not that of the authority. Ask the signer for another file.',
    },
    service: {
      message: 'The authority that issued the certificate of {signer}, {issuer}, was not accredited on {at}.',
      help: 'Sign with a qualified certificate of an accredited authority.',
    },
    authority: {
      message:
        'An authority between the certificate of {signer} and the trusted list had been revoked by {at}; the certificate was issued by {issuer}.',
      help: 'Sign with a certificate of another authority.',
    },
  },
  '00105': {
    future: {
      message:
        'The signature states the time {time} ({day} in Italy), which is after the date of receipt, {asOf}.',
      help: 'Correct the clock of the signing device and sign again, or send the file on that day or later.',
    },
  },
  '00107': {
    not_yet: {
      message:
        'The signing certificate of {signer} is valid only from {from}, after the date of receipt, {asOf}.',
      help: 'Send the file on that day or later, or sign with another certificate.',
    },
    ca: {
      message:
        'The certificate of {signer} belongs to a certification authority: it signs certificates, not documents.',
      help: 'Sign with the certificate of a person, issued for qualified signatures.',
    },
    usage: {
      message:
        'The certificate of {signer} is not for signing documents: its key usage lacks nonRepudiation.',
      help: 'Sign with a certificate for qualified signatures, not with one for authentication or encryption.',
    },
    extension: {
      message:
        'The certificate of {signer} has critical extensions that signature verifiers do not recognize: {found}.',
      help: 'Sign with a certificate for qualified signatures.',
    },
    not_qualified: {
      message:
        'The certificate of {signer} is not qualified: it does not declare compliance with eIDAS (QcCompliance).',
      help: 'Sign with a qualified certificate.',
    },
    purpose: {
      message:
        'The authority {issuer} issued the certificate of {signer} for purposes other than signatures, such as seals or websites.',
      help: 'Sign with a certificate for qualified signatures.',
    },
  },
};
