/** The documentation of the codes 00300 to 00399. */

export const docs00300 = {
  '00300': {
    checks:
      'Where IdPaese of the transmitter is IT, IdCodice has to be a fiscal code known to the Anagrafe Tributaria: eleven digits, or sixteen characters for a person.',
    why: 'SdI answers whoever transmitted, and has to know who that is.',
    exceptions: ['Identifiers with an IdPaese other than IT are not checked.'],
    wrongNote: 'The last character should be U.',
    remedy:
      'Write the fiscal code of whoever transmits, without the country. Whoever transmits for others writes its own.',
    undecided:
      'That the fiscal code exists only the Anagrafe Tributaria knows: where its check character is right we say nothing. Whoever has a register plugs it in by the option `registry` of the library. With small letters or blanks around it, which the schema takes here, nobody says whether SdI finds it: we give a warning.',
    readings:
      'The texts ask only that the identifier is in the Anagrafe Tributaria, and the published answers of the Agenzia, as tax firms quote them, say that for one that has ceased or of a deceased person the file is not refused: where a register calls it ceased we give a warning, no error.',
  },
  '00301': {
    checks:
      'Where IdPaese of the supplier is IT, IdCodice has to be a VAT number that the Anagrafe Tributaria knows and that has not ceased.',
    why: "An invoice with a wrong VAT number is nobody's.",
    exceptions: [
      'Identifiers with an IdPaese other than IT are not checked.',
      'With TD16 and TD20, which the buyer issues, the supplier may have ceased: how long ago is the question of 00323.',
    ],
    wrongNote: 'The last digit should be 3.',
    remedy:
      'Copy the eleven digits of the VAT number. The country IT belongs in IdPaese only, the fiscal code of a person in CodiceFiscale.',
    undecided:
      'That the VAT number exists only the Anagrafe Tributaria knows: where the digits are right we say nothing. Whoever has a register plugs it in by the option `registry` of the library. With blanks around it, which the schema takes here, nobody says whether SdI finds it: we give a warning.',
    readings:
      'The exception for those who have ceased: the Elenco names TD20, the Rappresentazione tabellare TD16 and TD20. We add TD29, which took a part of TD20 on 1 April 2025 and of which the sources say nothing. The Elenco also says that with SoggettoEmittente CC the identity of the buyer is checked: we look at the supplier all the same, since the Rappresentazione tabellare makes no exception.',
  },
  '00302': {
    checks:
      'The fiscal code of the supplier, where there is one, has to be known to the Anagrafe Tributaria.',
    why: 'Together with the VAT number it identifies the supplier, and in VAT groups the member.',
    wrongNote: 'The last character should be U.',
    remedy:
      'Copy the fiscal code from a trusted document; or take CodiceFiscale away, which only VAT groups need.',
    undecided:
      'That the fiscal code exists only the Anagrafe Tributaria knows: where its check character is right we say nothing. Whoever has a register plugs it in by the option `registry` of the library.',
    readings:
      "Only the Elenco has this code: by the technical specification the fiscal code of the supplier is held against the VAT number (00320, 00321). One with a wrong check character is nobody's, and one way or the other the file is refused.",
  },
  '00303': {
    checks:
      'The Italian VAT number of the tax representative, of the supplier or of the buyer, has to be known to the Anagrafe Tributaria.',
    why: 'The representative answers in Italy for somebody abroad.',
    exceptions: ['Identifiers with an IdPaese other than IT are not checked.'],
    wrongNote: 'The last digit should be 1.',
    remedy: "Copy the eleven digits of the representative's VAT number.",
    undecided:
      'That the VAT number exists only the Anagrafe Tributaria knows: where the digits are right we say nothing. Whoever has a register plugs it in by the option `registry` of the library. With blanks around it, which the schema takes here, nobody says whether SdI finds it: we give a warning.',
    readings:
      'The texts ask only that the identifier is in the Anagrafe Tributaria, and the published answers of the Agenzia, as tax firms quote them, say that for one that has ceased or of a deceased person the file is not refused: where a register calls it ceased we give a warning, no error. Of the simplified invoice the Rappresentazione tabellare does not set the condition that IdPaese is IT: we set it there too.',
  },
  '00304': {
    checks:
      "The fiscal code of the supplier's tax representative, where there is one, has to be known to the Anagrafe Tributaria.",
    why: 'The representative answers in Italy for somebody abroad.',
    wrongNote: 'The last digit should be 2.',
    remedy: 'Copy the fiscal code from a trusted document, or take CodiceFiscale away.',
    undecided:
      'That the fiscal code exists only the Anagrafe Tributaria knows: where its check character is right we say nothing. Whoever has a register plugs it in by the option `registry` of the library.',
    readings:
      "Only the Elenco has this code, the technical specification has not. A code with a wrong check character is nobody's: we call it an error.",
  },
  '00305': {
    checks:
      'Where the buyer has IdFiscaleIVA with IdPaese IT, IdCodice has to be a VAT number known to the Anagrafe Tributaria.',
    why: 'The invoice has to be made out to somebody who exists, and who may deduct the VAT by it.',
    exceptions: ['Identifiers with an IdPaese other than IT are not checked.'],
    wrongNote: 'IT belongs in IdPaese, not before the digits.',
    remedy:
      'Write the eleven digits of the VAT number. The fiscal code of a buyer without VAT number belongs in CodiceFiscale, without IdFiscaleIVA.',
    undecided:
      'That the VAT number exists only the Anagrafe Tributaria knows: where the digits are right we say nothing. Whoever has a register plugs it in by the option `registry` of the library. With blanks around it, which the schema takes here, nobody says whether SdI finds it: we give a warning.',
    readings:
      'The texts ask only that the identifier is in the Anagrafe Tributaria, and the published answers of the Agenzia, as tax firms quote them, say that for one that has ceased or of a deceased person the file is not refused: where a register calls it ceased we give a warning, no error.',
  },
  '00306': {
    checks:
      'Where the buyer has CodiceFiscale and no IdFiscaleIVA, the code has to be known to the Anagrafe Tributaria.',
    why: 'Whoever has no VAT number is identified by the fiscal code alone.',
    exceptions: ['Beside IdFiscaleIVA the fiscal code is held against the VAT number: that is 00324.'],
    wrongNote: 'The last character should be U.',
    remedy:
      'Copy the fiscal code from the health card or another trusted document: eleven digits, or sixteen characters for a person.',
    undecided:
      'That the fiscal code exists only the Anagrafe Tributaria knows: where its check character is right we say nothing. Whoever has a register plugs it in by the option `registry` of the library.',
    readings:
      'That IdFiscaleIVA is missing is a condition of the Rappresentazione tabellare; the Elenco does not write it. The texts ask only that the identifier is in the Anagrafe Tributaria, and the published answers of the Agenzia, as tax firms quote them, say that for one that has ceased or of a deceased person the file is not refused: where a register calls it ceased we give a warning, no error.',
  },
  '00311': {
    checks:
      'CodiceDestinatario has to exist: to the public administration the code of an office in IPA, to private parties a code given by SdI.',
    why: "A code that is nobody's takes the invoice nowhere.",
    exceptions: [
      '0000000 and XXXXXXX always stand to private parties.',
      'A code of the wrong length is 00427.',
    ],
    remedy:
      'Ask the buyer for the code; that of an office of the administration is found in IPA. A private party without a code gets 0000000.',
    undecided:
      'Everything: the schema checks the shape, and no code of the right shape is certain to be wrong. IPA and SdI know. Without the option `registry` of the library this control never finds anything.',
  },
  '00312': {
    checks:
      'CodiceDestinatario has to be active: of an office in IPA the service of electronic invoices must have begun.',
    why: 'An invoice does not arrive at a code that does not receive.',
    exceptions: ['0000000 and XXXXXXX always stand to private parties.'],
    remedy: 'Ask the buyer for an active code; a private party who has none gets 0000000.',
    undecided:
      'Everything: who receives is known to IPA and SdI. Without the option `registry` of the library this control never finds anything.',
  },
  '00313': {
    checks:
      'With CodiceDestinatario XXXXXXX the buyer must have IdFiscaleIVA, with an IdPaese other than IT.',
    why: 'XXXXXXX tells SdI to deliver nothing: an Italian buyer would never see the invoice.',
    exceptions: ['The reverse is no control: a foreign buyer may also have 0000000 or a true code.'],
    wrongNote: 'The buyer has an Italian VAT number.',
    remedy:
      'For an Italian buyer write its code, or 0000000. For a foreign one add IdFiscaleIVA with its country; where there is no VAT number, any identifier does.',
  },
  '00320': {
    checks:
      'Where the supplier has both an Italian IdFiscaleIVA and a CodiceFiscale, they have to be of one subject.',
    why: 'Two identifiers of different subjects do not say who issues the invoice.',
    exceptions: [
      'Where the VAT number is that of a VAT group, 00321 and 00322 hold.',
      'With SoggettoEmittente CC the control is about the buyer, who issues in place of the supplier.',
    ],
    wrongNote:
      'The last character should be U: the code is nobody’s, so it is not that of the VAT number’s holder either.',
    remedy:
      'Correct CodiceFiscale, or leave it out: beside the VAT number it is not required, but for VAT groups.',
    undecided:
      'Only the tax register (Anagrafe Tributaria) knows whose a fiscal code is. A code that cannot exist belongs to nobody: on a simplified invoice we report it here, on an ordinary one as 00302. Two different numbers of 11 digits are not enough, because one subject may have both.',
  },
  '00321': {
    checks:
      'Where the VAT number of the supplier is that of a VAT group and CodiceFiscale is there, it has to be that of a member of the group.',
    why: 'The group has one VAT number: the fiscal code says which member issued the invoice.',
    exceptions: [
      'With SoggettoEmittente CC the control is about the buyer, who issues in place of the supplier.',
    ],
    remedy: 'Write the fiscal code of the member that issues, as it was on the day of the invoice.',
    undecided:
      'Which VAT groups there are and who belongs to them, only the tax register (Anagrafe Tributaria) knows.',
  },
  '00322': {
    checks: 'Where the VAT number of the supplier is that of a VAT group, CodiceFiscale has to be there.',
    why: 'Without it nobody knows which member of the group issued the invoice.',
    exceptions: [
      'With SoggettoEmittente CC the control is about the buyer, who issues in place of the supplier.',
    ],
    remedy: 'Add CodiceFiscale of the member beside IdFiscaleIVA.',
    undecided:
      'Whether a VAT number is that of a group, the tax register (Anagrafe Tributaria) knows, and who belongs to it.',
  },
  '00323': {
    checks:
      'With TD16 or TD20 the VAT number of the supplier may have ceased, but not more than five years before the date of the document.',
    why: 'Who completes or regularises an invoice received must be able to do so even when the supplier has closed since.',
    remedy:
      'Check the VAT number of the supplier: where it ceased more than five years ago, the document cannot pass through SdI.',
    undecided:
      'The day on which it ceased is in the tax register; the check of VAT numbers on the site of Agenzia delle Entrate shows it.',
    readings:
      'The tables speak of TD16 and TD20, older texts of TD20 only. With other kinds of document a VAT number that has ceased is 00301.',
  },
  '00324': {
    checks:
      'Where the buyer has both an Italian IdFiscaleIVA and a CodiceFiscale, they have to be of one subject.',
    why: 'Two identifiers of different subjects do not say whom the invoice is for.',
    exceptions: [
      'Where the VAT number is that of a VAT group, 00325 and 00326 hold between private parties.',
    ],
    wrongNote:
      'The last character should be U: the code is nobody’s, so it is not that of the VAT number’s holder either.',
    remedy: 'Ask the customer, and correct the wrong identifier or leave CodiceFiscale out.',
    undecided:
      'Only the tax register (Anagrafe Tributaria) knows whose a fiscal code is. A code that cannot exist belongs to nobody, and we report it; two different numbers of 11 digits are not enough, because one subject may have both.',
  },
  '00325': {
    checks:
      'Between private parties: where the VAT number of the buyer is that of a VAT group and CodiceFiscale is there, it has to be that of a member of the group.',
    why: 'The fiscal code says which member of the group receives the invoice.',
    remedy: 'Ask the customer for the fiscal code of the member that buys.',
    undecided:
      'Which VAT groups there are and who belongs to them, only the tax register (Anagrafe Tributaria) knows.',
  },
  '00326': {
    checks:
      'Between private parties: where the VAT number of the buyer is that of a VAT group, CodiceFiscale has to be there.',
    why: 'Without it nobody knows which member of the group receives the invoice.',
    remedy: 'Add CodiceFiscale of the member beside IdFiscaleIVA.',
    undecided:
      'Whether a VAT number is that of a group, the tax register (Anagrafe Tributaria) and the customer know.',
  },
  '00327': {
    checks:
      'The fiscal code of a member of a VAT group has to be consistent with the VAT number of the group. In force from 15 May 2026.',
    why: 'It completes the controls on VAT groups, 00321 to 00326.',
    remedy: 'Check IdFiscaleIVA and CodiceFiscale of a supplier or buyer that belongs to a VAT group.',
    undecided: 'Only the tax register (Anagrafe Tributaria) knows.',
    readings:
      'Of the official text we know only what others report: which party it is about, and whether it holds for simplified invoices, is not certain.',
  },
  '00330': {
    checks: "PECDestinatario must not be one of SdI's own mailboxes.",
    why: 'Those mailboxes take files in: from there the invoice does not reach the buyer.',
    remedy: 'Write the PEC address of the buyer, or take the field away: 0000000 without PEC is allowed.',
    readings:
      "The sources say that the address cannot be one of SdI's, not which those are: we read sdi, with a number or without, at pec.fatturapa.it, in any letter case.",
  },
  '00398': {
    checks:
      'An invoice must not go to the central office of an administration where its fiscal code has exactly one other active office in IPA.',
    why: 'The central office is for those who cannot find the right one: where there is only one, that is it.',
    remedy: 'Look up the office of the administration in IPA and write its code in CodiceDestinatario.',
    undecided: 'Which offices an administration has, IPA tells, the index of the public administration.',
    readings: 'Older texts speak of the code 999999, which is no longer used.',
  },
  '00399': {
    checks:
      'The format for private parties (FPR12) cannot be used where the fiscal code of the buyer has at least one office in IPA that is active for e-invoices.',
    why: 'Administrations receive FPA12, signed and with the code of the office: so they can accept or refuse it.',
    remedy: 'Use FPA12, with the code of six characters of the office, and sign the file.',
    undecided: 'Whether a fiscal code is that of an administration with active offices, IPA tells.',
    readings: 'Older texts also speak of the code 999999.',
  },
};
