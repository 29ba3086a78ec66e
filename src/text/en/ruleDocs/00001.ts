/** The documentation of the codes 00001 to 00299. */

export const docs00001 = {
  '00001': {
    checks:
      'The file name is made of country and identifier of the transmitter, an underscore, a progressive of 1 to 5 letters or digits, and the extension .xml, .xml.p7m or .zip. For Italy the identifier is the codice fiscale, 11 to 16 characters; for other countries 2 to 28 letters and digits.',
    why: 'The name is how SdI refers to the file in every receipt, and it cannot be used twice (00002).',
    exceptions: [
      'A name that was meant for SdI is judged, right or wrong; a working name such as invoice.xml only with --strict-name.',
      'The extension may be in capitals.',
      'The identifier may differ from IdTrasmittente: no documented control compares them.',
      "The name of a message of SdI's (…_RC_001.xml) suits a message, not an invoice.",
    ],
    wrongNote: 'The progressive 000001 has six characters.',
    remedy: 'Rename the file: its content does not change, nor does the signature.',
  },
  '00002': {
    checks:
      'The file name, with its extension, must not have been used in an earlier transmission; of an archive, neither its own name nor that of any file in it.',
    why: 'Every receipt names the file: two of one name could not be told apart.',
    remedy:
      'Send the file under a new name, with another progressive. After a rejection number and date of the invoice stay, the file name does not.',
    undecided:
      'Only SdI knows which names it has received; the transmitter can know from a record of what was sent.',
    readings:
      'For invoices between private parties it is reported that SdI also recognises identical content, by its hash, and says 00002 or 00404.',
  },
  '00003': {
    checks: 'An invoice file may have at most 5 MB, attachments included, whatever the channel.',
    why: 'The same file has to pass through every channel, from who sends it to who receives it.',
    tolerance:
      'No text says whether the megabytes are decimal or binary: from 5,000,001 to 5,242,880 bytes we give a warning, beyond an error.',
    exceptions: [
      "Of a zip archive the limit is the channel's, up to 150 MB by SDIFTP: it is not judged here.",
      'What counts is the size of the file as sent: the signature of a .xml.p7m is part of it.',
    ],
    remedy:
      'Reduce or leave out attachments: in base64 they take a third more, so that together they can have some 3.7 MB. Or split the lotto into several files.',
    undecided:
      'How SdI measures its 5 MB only SdI knows. Of the JSON form, or of a text that is not a file yet, the size is not known.',
  },
  '00100': {
    checks: 'The certificate with which the file is signed must not have expired when SdI checks it.',
    why: 'A signature made with an expired certificate has no force.',
    remedy: 'Renew the certificate with its issuer and sign the file again.',
    undecided:
      'The end of validity stands in the certificate, which this program does not read: any program that verifies signatures shows it.',
  },
  '00101': {
    checks: 'The signing certificate must be neither revoked nor suspended: SdI asks its issuer (CRL, OCSP).',
    why: 'A certificate is revoked when it is no longer certain who uses it.',
    remedy: 'Sign with a valid certificate; a suspended one can be reactivated by its issuer.',
    undecided:
      'Only the issuer knows whether a certificate is revoked: a program that verifies signatures asks it over the network.',
  },
  '00102': {
    checks:
      'The signature has to match the file: where that was changed after signing, by a single byte, verification fails. Invoices to the administration (FPA12) have to be signed.',
    why: 'The signature vouches for who issued the invoice and that nobody has touched it.',
    exceptions: [
      'Invoices between private parties (FPR12, FSM10) need not be signed.',
      'That an FPA12 is not signed is a warning here: files are often checked before they are signed.',
    ],
    wrongNote: 'The file has no ds:Signature, and is no .xml.p7m.',
    rightNote: 'The signature here is a shape only: its values sign nothing.',
    remedy:
      'Sign the file as the last step, as CAdES-BES (.xml.p7m) or as XAdES-BES with the signature last in the root; do not change it afterwards, not even blanks or encoding.',
    undecided:
      'Whether the signature matches the file: a program that verifies signatures tells. What is seen here is only whether an XML has one.',
    readings: 'No text says with which code SdI rejects an unsigned FPA12: 00102 is the most likely.',
  },
  '00103': {
    checks:
      'A signature has to say when it was made: SigningTime in XAdES, the attribute signingTime in CAdES.',
    why: 'Without the day nobody can say whether the certificate was valid when it was used.',
    tolerance:
      'A SigningTime that is no day and time (2026-06-01, for example) gives a warning: the texts speak of an absent one only.',
    wrongNote: 'The signature has the right structure, but no SigningTime.',
    rightNote: 'The signature here is a shape only: its values sign nothing.',
    remedy:
      'Sign again with a program that makes XAdES-BES or CAdES-BES: the time is among what is signed and cannot be added later.',
    undecided:
      'Of a .xml.p7m the signature is in the envelope, which is not opened; a file without a signature has nothing to show.',
  },
  '00104': {
    checks: 'The signing certificate has to be issued by a certification authority of the trusted list.',
    why: 'The list says which authorities can be trusted in the European Union.',
    remedy: 'Sign with a qualified certificate of an accredited authority (eIDAS).',
    undecided:
      'It takes the certificate, the chain behind it and the trusted list of the day: a program that verifies signatures examines them.',
  },
  '00105': {
    checks: 'The signature cannot be later than the reception of the file by SdI.',
    why: 'A signature dated in the future says that the clock of the signing device is wrong, or that the time is made up.',
    tolerance:
      'Of the reception the day is given, not the hour: a signature of the same day is never reported.',
    exceptions: [
      'What counts is the day in Italy: 2026-06-15T22:30:00Z is the 16th of June in Rome already.',
      'Without a time zone the day counts as written.',
    ],
    wrongNote: 'Received on the 15th, signed on the 16th.',
    rightNote: 'The signature here is a shape only: its values sign nothing.',
    remedy: 'Set clock and time zone of the signing device, and sign again.',
    undecided:
      'It takes the day of reception (--as-of), and of a .xml.p7m the signature, which is in the envelope that is not opened.',
  },
  '00106': {
    checks: 'The file must not be empty; an archive has to open and to hold at least one file.',
    why: 'Usually an export or a transfer broke off: there is nothing to judge.',
    exceptions: [
      'Here a file of blanks only, or of a byte order mark alone, is empty too: there is nothing to read.',
    ],
    remedy: 'Export the invoice again, or make the archive anew, and look at the size before sending.',
    undecided: 'Archives are not opened: whether a zip is sound, the program that made it can tell.',
    readings:
      'The text speaks of empty or corrupt files: of one of blanks only SdI might say 00200. It rejects it either way.',
  },
  '00107': {
    checks:
      'The signing certificate must have no other defect: a key usage without signing, for example, or not being a qualified one.',
    why: 'Only a certificate made for signing documents binds the invoice to who signs it.',
    remedy: 'Sign with a qualified signing certificate, not with one for authentication or for a site.',
    undecided: 'A program that verifies signatures reads the certificate; this one does not.',
  },
  '00200': {
    checks:
      'The file has to be well-formed XML and follow the schema: root, version, order of the fields, lengths, codes, numbers with a point and decimals, days that exist, one name only of Denominazione and Nome with Cognome.',
    why: 'A file that does not follow the format cannot be read with certainty: SdI looks at nothing else.',
    wrongNote: 'A date is written YYYY-MM-DD.',
    remedy:
      'Every finding tells the field, the value found and the one expected; `fattura codes` lists allowed codes, `fattura fields` the fields. What is mechanical, `fattura fix` repairs.',
    readings:
      'The schema in force is one for FPA12 and FPR12 (1.2.3). Copies split in two go about that lack TD28 and RF20 and refuse valid files.',
  },
  '00201': {
    checks: 'Where the errors of format (00200) are more than 50, SdI adds this code and stops.',
    why: 'So many errors mostly have one cause: a longer list would not help.',
    remedy: 'Mend the first error and check again: the others often follow from it.',
    undecided:
      "The count is ours: SdI's validator may count one mistake several times, or stop earlier. Near the limit its receipt decides.",
    readings: '00201 stands beside the 00200s, which stay.',
  },
};
