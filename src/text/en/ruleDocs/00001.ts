/** The documentation of the codes 00001 to 00299. */

export const docs00001 = {
  '00001': {
    checks:
      'The file name consists of the country code and identifier of the transmitter, an underscore, a progressive number of 1 to 5 letters or digits, and the extension .xml, .xml.p7m or .zip. For Italy the identifier is the fiscal code (codice fiscale), 11 to 16 characters; for other countries it has 2 to 28 letters and digits.',
    why: 'SdI identifies the file by its name in every receipt, and a name cannot be used twice (00002).',
    exceptions: [
      'Only names that were meant for SdI are checked, valid or not; a working name such as invoice.xml is checked only with --strict-name.',
      'The extension may be in uppercase.',
      'The identifier may differ from IdTrasmittente: no documented control compares them.',
      'The file name of an SdI message (…_RC_001.xml) is valid for a message, not for an invoice.',
    ],
    wrongNote: 'The progressive number 000001 has six characters.',
    remedy: 'Rename the file. Its content does not change, and a signature remains valid.',
  },
  '00002': {
    checks:
      'The file name, with its extension, must not have been used in an earlier transmission; for an archive, this applies to its own name and to that of every file in it.',
    why: 'Every receipt identifies the file by name: two files with the same name could not be told apart.',
    remedy:
      'Send the file under a new name, with another progressive number. After a rejection, the invoice keeps its number and date, but the file needs a new name.',
    undecided: 'Only SdI knows which names it has received; the transmitter can know from its own records.',
    readings:
      'For invoices between private parties, third parties report that SdI also recognizes identical content by its hash and rejects it with 00002 or 00404.',
  },
  '00003': {
    checks: 'An invoice file may have at most 5 MB, attachments included, on every channel.',
    why: 'The same file must be able to pass through every channel, from sender to recipient.',
    tolerance:
      'No source says whether the megabytes are decimal or binary: from 5,000,001 to 5,242,880 bytes the finding is a warning, above that an error.',
    exceptions: [
      'For a zip archive the limit is that of the channel, up to 150 MB on SDIFTP; it is not checked here.',
      'The size is that of the file as sent: the signature of a .xml.p7m file is included.',
    ],
    remedy:
      'Shrink or remove attachments: base64 makes them a third larger, so together they can have at most about 3.7 MB. Alternatively, split the batch (lotto) into several files.',
    undecided:
      'Only SdI knows how it measures 5 MB. The size is not known for the JSON form, or for text that is not a file yet.',
  },
  '00100': {
    checks: 'The signing certificate must not have expired when SdI checks the file.',
    why: 'A signature made with an expired certificate is not valid.',
    tolerance:
      'The date of receipt is a day without a time, so a certificate that expires on that day is accepted. Without --as-of, a certificate that was valid at the signing time is only a warning: the invoice may have been received years ago.',
    remedy: 'Renew the certificate with its issuer and sign the file again.',
    undecided:
      'The check needs the date of receipt (--as-of, otherwise today). In the library, verify the signatures first (verifySignatures).',
  },
  '00101': {
    checks:
      'The signing certificate must be neither revoked nor suspended: SdI queries its issuer (CRL, OCSP).',
    why: 'A certificate is revoked when it is no longer certain who is using it.',
    tolerance:
      'Without --as-of, the revocation lists are evaluated for the current time. Only if the certificate has expired since the file was signed are they evaluated for the signing time; a later revocation is then a warning, because the signing time is what the signer states.',
    remedy: 'Sign with a valid certificate; a suspended one can be reactivated by its issuer.',
    undecided:
      'Only the issuer knows whether a certificate is revoked. The check uses the revocation lists given with --crl; without them, the code is listed as not checked.',
  },
  '00102': {
    checks:
      'The signature must match the file: if even a single byte was changed after signing, verification fails. Invoices to the public administration (FPA12) must be signed.',
    why: 'The signature guarantees who issued the invoice and that it has not been changed.',
    exceptions: [
      'Invoices between private parties (FPR12, FSM10) do not need a signature.',
      'A missing signature on an FPA12 is a warning, because files are often checked before they are signed; with --as-sent it is an error.',
      'A form of signature that SdI does not document (transforms that select parts of the document, keyed hashes) counts as broken and is never evaluated.',
    ],
    wrongNote: 'The file has no ds:Signature and is not a .xml.p7m file.',
    rightNote: 'The signature in this sample is a placeholder: its values do not sign anything.',
    remedy:
      'Sign the file as the last step, as CAdES-BES (.xml.p7m) or as XAdES-BES with the signature as last element of the root. Do not change the file afterwards, not even its blanks or encoding.',
    undecided:
      'The command verifies signatures. In the library, call verifySignatures before validate; otherwise only the form of a signature in the XML is checked. A signature whose certificate is not in the file, or whose key is of an unsupported type, is reported as unverifiable.',
    readings:
      'The official list does not mention a missing signature; a rejection notice of August 2026 gives 00102 for an unsigned FPA12.',
  },
  '00103': {
    checks:
      'A signature must state when it was made: SigningTime in XAdES, the attribute signingTime in CAdES.',
    why: 'Without the signing time, it is impossible to say whether the certificate was valid when it was used.',
    tolerance:
      'A SigningTime that is not a date and time (2026-06-01, for example) is a warning, because the sources mention only a missing one.',
    wrongNote: 'The signature has the right structure, but no SigningTime.',
    rightNote: 'The signature in this sample is a placeholder: its values do not sign anything.',
    remedy:
      'Sign again with software that creates XAdES-BES or CAdES-BES. The time is part of the signed data and cannot be added later.',
    undecided:
      'In a file without a signature there is nothing to check. If several people signed, one signing time is enough.',
  },
  '00104': {
    checks: 'The signing certificate must be issued by a certification authority on the trusted list.',
    why: 'The list states which authorities are trusted in the European Union.',
    remedy: 'Sign with a qualified certificate of an accredited authority (eIDAS).',
    undecided:
      'The check uses the trusted list given with --trust-list; without it, the code is listed as not checked.',
  },
  '00105': {
    checks: 'The signature must not be later than the moment SdI receives the file.',
    why: 'A signature dated in the future means that the clock of the signing device is wrong or that the time is invented.',
    tolerance:
      'The date of receipt is a day without a time, so a signature of the same day is never reported.',
    exceptions: [
      'The day is the day in Italy: 2026-06-15T22:30:00Z is already 16 June in Rome.',
      'Without a time zone, the day counts as written.',
    ],
    wrongNote: 'The file is received on the 15th and signed on the 16th.',
    rightNote: 'The signature in this sample is a placeholder: its values do not sign anything.',
    remedy: 'Correct the clock and time zone of the signing device, and sign again.',
    undecided: 'The check needs the date of receipt (--as-of, otherwise today).',
  },
  '00106': {
    checks: 'The file must not be empty; an archive must be readable and contain at least one file.',
    why: 'Usually an export or a transfer was interrupted, and there is nothing to check.',
    exceptions: ['A file that contains only blanks, or only a byte order mark, is also reported as empty.'],
    remedy: 'Export the invoice again, or create the archive again, and check the size before sending.',
    undecided: 'The library does not open archives; the validate command does.',
    readings:
      'The official text mentions empty or corrupt files; for a file of only blanks, SdI might give 00200. It rejects the file either way.',
  },
  '00107': {
    checks:
      'The signing certificate must have no other defect: for example, a key usage that does not include signing, or a certificate that is not qualified.',
    why: 'Only a certificate made for signing documents binds the invoice to its signer.',
    remedy: 'Sign with a qualified signing certificate, not with one for authentication or for a website.',
    exceptions: [
      'A certificate without key usage is accepted here, because it does not restrict the use of its key.',
    ],
    undecided:
      'Validity, key usage and extensions are read from the certificate. The check for a qualified certificate also needs the trusted list (--trust-list).',
  },
  '00200': {
    checks:
      'The file must be well-formed XML and follow the schema: root element, version, order of the fields, lengths, codes, numbers with a decimal point and decimals, existing dates, and either Denominazione or Nome with Cognome.',
    why: 'A file that does not follow the format cannot be read reliably; SdI runs no other control on it.',
    wrongNote: 'A date is written YYYY-MM-DD.',
    remedy:
      'Each finding states the field, the value found and the expected value; `fattura codes` lists the allowed codes and `fattura fields` the fields. `fattura fix` repairs the mechanical errors.',
    readings:
      'There is a single schema in force for FPA12 and FPR12 (1.2.3). Copies split in two are in circulation that lack TD28 and RF20 and reject valid files.',
  },
  '00201': {
    checks: 'If there are more than 50 format errors (00200), SdI adds this code and stops.',
    why: 'So many errors usually have one cause; a longer list would not help.',
    remedy: 'Correct the first error and check again: it often causes the others.',
    undecided:
      'The count is ours: the validator of SdI may count an error several times, or stop earlier. Near the limit, its receipt decides.',
    readings: '00201 is added to the 00200 findings, which remain.',
  },
};
