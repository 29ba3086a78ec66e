/** The documentation of the codes 00300 to 00399. */

export const docs00300 = {
  '00300': {
    checks:
      'If IdPaese of the transmitter is IT, IdCodice must be a fiscal code in the tax register (Anagrafe Tributaria): 11 digits, or 16 characters for a person.',
    why: 'SdI sends its receipts to the transmitter, so it must be able to identify it.',
    exceptions: ['Identifiers with an IdPaese other than IT are not checked.'],
    wrongNote: 'The last character should be U.',
    remedy:
      'Write the fiscal code of the transmitter, without the country code. An intermediary that transmits for others writes its own.',
    undecided:
      'Only the tax register (Anagrafe Tributaria) knows whether a fiscal code exists: if the check character is correct, we report nothing. If you have a register, connect it with the library option `registry`. The schema allows lowercase letters and surrounding blanks here, and no source says whether SdI then finds the code: we give a warning.',
    readings:
      'The sources only require the identifier to be in the tax register, and published answers of the Agenzia delle Entrate, as quoted by tax firms, say that SdI does not reject the file for an identifier that has ceased or belongs to a deceased person: if a register reports it as ceased, we give a warning, not an error.',
  },
  '00301': {
    checks:
      'If IdPaese of the supplier is IT, IdCodice must be a VAT number that is in the tax register (Anagrafe Tributaria) and still active.',
    why: 'An invoice with a wrong VAT number cannot be attributed to anyone.',
    exceptions: [
      'Identifiers with an IdPaese other than IT are not checked.',
      "With {types|or}, which the buyer issues, the supplier's VAT number may have ceased; 00323 checks how long ago.",
    ],
    wrongNote: 'The last digit should be 3.',
    remedy:
      'Copy the 11 digits of the VAT number. The country code IT belongs only in IdPaese, and the fiscal code of a person in CodiceFiscale.',
    undecided:
      'Only the tax register (Anagrafe Tributaria) knows whether a VAT number exists: if the check digit is correct, we report nothing. If you have a register, connect it with the library option `registry`. The schema allows surrounding blanks here, and no source says whether SdI then finds the number: we give a warning.',
    readings:
      'For the exception for ceased VAT numbers, the Elenco names TD20, the Rappresentazione tabellare TD16 and TD20. We add TD29, which took over a part of TD20 on 1 April 2025 and which the sources do not mention. The Elenco also says that with SoggettoEmittente CC the identity of the buyer is checked: we check the supplier anyway, because the Rappresentazione tabellare makes no exception.',
  },
  '00302': {
    checks: 'The fiscal code of the supplier, if present, must be in the tax register (Anagrafe Tributaria).',
    why: 'Together with the VAT number, it identifies the supplier and, in VAT groups, the member.',
    wrongNote: 'The last character should be U.',
    remedy:
      'Copy the fiscal code from an official document, or remove CodiceFiscale, which only VAT groups need.',
    undecided:
      'Only the tax register (Anagrafe Tributaria) knows whether a fiscal code exists: if the check character is correct, we report nothing. If you have a register, connect it with the library option `registry`.',
    readings:
      "Only the Elenco has this code; in the technical specification, the supplier's fiscal code is compared with the VAT number (00320, 00321). A code with a wrong check character cannot exist, so SdI rejects the file in either case.",
  },
  '00303': {
    checks:
      'The Italian VAT number of the tax representative, of the supplier or of the buyer, must be in the tax register (Anagrafe Tributaria).',
    why: 'The representative is answerable in Italy for a party abroad.',
    exceptions: ['Identifiers with an IdPaese other than IT are not checked.'],
    wrongNote: 'The last digit should be 1.',
    remedy: "Copy the 11 digits of the representative's VAT number.",
    undecided:
      'Only the tax register (Anagrafe Tributaria) knows whether a VAT number exists: if the check digit is correct, we report nothing. If you have a register, connect it with the library option `registry`. The schema allows surrounding blanks here, and no source says whether SdI then finds the number: we give a warning.',
    readings:
      'The sources only require the identifier to be in the tax register, and published answers of the Agenzia delle Entrate, as quoted by tax firms, say that SdI does not reject the file for an identifier that has ceased or belongs to a deceased person: if a register reports it as ceased, we give a warning, not an error. For the simplified invoice, the Rappresentazione tabellare does not state the condition that IdPaese is IT: we apply it there too.',
  },
  '00304': {
    checks:
      "The fiscal code of the supplier's tax representative, if present, must be in the tax register (Anagrafe Tributaria).",
    why: 'The representative is answerable in Italy for a party abroad.',
    wrongNote: 'The last digit should be 2.',
    remedy: 'Copy the fiscal code from an official document, or remove CodiceFiscale.',
    undecided:
      'Only the tax register (Anagrafe Tributaria) knows whether a fiscal code exists: if the check character is correct, we report nothing. If you have a register, connect it with the library option `registry`.',
    readings:
      'Only the Elenco has this code, not the technical specification. A code with a wrong check character cannot exist: we report it as an error.',
  },
  '00305': {
    checks:
      'If the buyer has IdFiscaleIVA with IdPaese IT, IdCodice must be a VAT number in the tax register (Anagrafe Tributaria).',
    why: 'The invoice must be made out to an existing party, which can deduct the VAT with it.',
    exceptions: ['Identifiers with an IdPaese other than IT are not checked.'],
    wrongNote: 'IT belongs in IdPaese, not before the digits.',
    remedy:
      'Write the 11 digits of the VAT number. The fiscal code of a buyer without a VAT number belongs in CodiceFiscale, without IdFiscaleIVA.',
    undecided:
      'Only the tax register (Anagrafe Tributaria) knows whether a VAT number exists: if the check digit is correct, we report nothing. If you have a register, connect it with the library option `registry`. The schema allows surrounding blanks here, and no source says whether SdI then finds the number: we give a warning.',
    readings:
      'The sources only require the identifier to be in the tax register, and published answers of the Agenzia delle Entrate, as quoted by tax firms, say that SdI does not reject the file for an identifier that has ceased or belongs to a deceased person: if a register reports it as ceased, we give a warning, not an error.',
  },
  '00306': {
    checks:
      'If the buyer has CodiceFiscale and no IdFiscaleIVA, the code must be in the tax register (Anagrafe Tributaria).',
    why: 'A buyer without a VAT number is identified only by the fiscal code.',
    exceptions: ['If IdFiscaleIVA is present, the fiscal code is compared with the VAT number: see 00324.'],
    wrongNote: 'The last character should be U.',
    remedy:
      'Copy the fiscal code from the health card or another official document: 11 digits, or 16 characters for a person.',
    undecided:
      'Only the tax register (Anagrafe Tributaria) knows whether a fiscal code exists: if the check character is correct, we report nothing. If you have a register, connect it with the library option `registry`.',
    readings:
      'The condition that IdFiscaleIVA is missing comes from the Rappresentazione tabellare; the Elenco does not state it. The sources only require the identifier to be in the tax register, and published answers of the Agenzia delle Entrate, as quoted by tax firms, say that SdI does not reject the file for an identifier that has ceased or belongs to a deceased person: if a register reports it as ceased, we give a warning, not an error.',
  },
  '00311': {
    checks:
      'CodiceDestinatario must exist: for the public administration it is the code of an office in IPA, for private parties a code assigned by SdI.',
    why: 'An invoice with a code that does not exist cannot be delivered.',
    exceptions: [
      '0000000 and XXXXXXX are always valid for private parties.',
      'A code of the wrong length is reported as 00427.',
    ],
    remedy:
      'Ask the buyer for the code; the codes of public offices are in IPA. For a private party without a code, write 0000000.',
    undecided:
      'Nothing can be decided from the file: the schema checks the form, and any code of the right form may exist. Only IPA and SdI know. Without the library option `registry`, this control never reports anything.',
  },
  '00312': {
    checks: 'CodiceDestinatario must be active: an office in IPA must have started its e-invoicing service.',
    why: 'An invoice cannot be delivered to a code that does not receive.',
    exceptions: ['0000000 and XXXXXXX are always valid for private parties.'],
    remedy: 'Ask the buyer for an active code; for a private party without one, write 0000000.',
    undecided:
      'Nothing can be decided from the file: only IPA and SdI know which codes receive. Without the library option `registry`, this control never reports anything.',
  },
  '00313': {
    checks:
      'With CodiceDestinatario XXXXXXX, the buyer must have IdFiscaleIVA with an IdPaese other than IT.',
    why: 'XXXXXXX tells SdI not to deliver the invoice: an Italian buyer would never receive it.',
    exceptions: ['The reverse is not checked: a foreign buyer may also have 0000000 or an assigned code.'],
    wrongNote: 'The buyer has an Italian VAT number.',
    remedy:
      'For an Italian buyer, write its code or 0000000. For a foreign buyer, add IdFiscaleIVA with its country; without a VAT number, any identifier is accepted.',
  },
  '00320': {
    checks:
      'If the supplier has both an Italian IdFiscaleIVA and a CodiceFiscale, they must belong to the same party.',
    why: 'Two identifiers of different parties leave open who issues the invoice.',
    exceptions: [
      'If the VAT number is that of a VAT group, 00321 and 00322 apply.',
      'With SoggettoEmittente CC, the control applies to the buyer, who issues the invoice in place of the supplier.',
    ],
    wrongNote:
      "The last character should be U: the code cannot exist, so it is not the code of the VAT number's holder either.",
    remedy:
      'Correct CodiceFiscale or remove it: together with the VAT number it is not required, except for VAT groups.',
    undecided:
      'Only the tax register (Anagrafe Tributaria) knows who holds a fiscal code. A code that cannot exist belongs to nobody: on a simplified invoice we report it here, on an ordinary one as 00302. Two different numbers of 11 digits are not sufficient evidence, because one party may have both.',
  },
  '00321': {
    checks:
      'If the VAT number of the supplier is that of a VAT group and CodiceFiscale is present, it must be the fiscal code of a member of the group.',
    why: 'The group has a single VAT number: the fiscal code identifies the member that issued the invoice.',
    exceptions: [
      'With SoggettoEmittente CC, the control applies to the buyer, who issues the invoice in place of the supplier.',
    ],
    remedy: 'Write the fiscal code of the issuing member, as it was on the date of the invoice.',
    undecided:
      'Only the tax register (Anagrafe Tributaria) knows which VAT groups exist and who their members are.',
  },
  '00322': {
    checks: 'If the VAT number of the supplier is that of a VAT group, CodiceFiscale is required.',
    why: 'Without it, the member of the group that issued the invoice is not known.',
    exceptions: [
      'With SoggettoEmittente CC, the control applies to the buyer, who issues the invoice in place of the supplier.',
    ],
    remedy: 'Add CodiceFiscale of the member next to IdFiscaleIVA.',
    undecided:
      'Only the tax register (Anagrafe Tributaria) and the members know whether a VAT number belongs to a VAT group.',
  },
  '00323': {
    checks:
      'With TD16 or TD20, the VAT number of the supplier may have ceased, but not more than five years before the date of the document.',
    why: 'A buyer that completes or regularises an invoice must be able to do so even if the supplier has closed in the meantime.',
    remedy:
      'Check the VAT number of the supplier: if it ceased more than five years ago, the document cannot pass through SdI.',
    undecided:
      'The date of cessation is in the tax register; the VAT number check on the website of the Agenzia delle Entrate shows it.',
    readings:
      'The Rappresentazione tabellare names TD16 and TD20, older sources only TD20. With other kinds of document, a ceased VAT number is 00301.',
  },
  '00324': {
    checks:
      'If the buyer has both an Italian IdFiscaleIVA and a CodiceFiscale, they must belong to the same party.',
    why: 'Two identifiers of different parties leave open who receives the invoice.',
    exceptions: ['Between private parties, if the VAT number is that of a VAT group, 00325 and 00326 apply.'],
    wrongNote:
      "The last character should be U: the code cannot exist, so it is not the code of the VAT number's holder either.",
    remedy: 'Ask the customer, then correct the wrong identifier or remove CodiceFiscale.',
    undecided:
      'Only the tax register (Anagrafe Tributaria) knows who holds a fiscal code. A code that cannot exist belongs to nobody, so we report it; two different numbers of 11 digits are not sufficient evidence, because one party may have both.',
  },
  '00325': {
    checks:
      'Between private parties, if the VAT number of the buyer is that of a VAT group and CodiceFiscale is present, it must be the fiscal code of a member of the group.',
    why: 'The fiscal code identifies the member of the group that receives the invoice.',
    remedy: 'Ask the customer for the fiscal code of the buying member.',
    undecided:
      'Only the tax register (Anagrafe Tributaria) knows which VAT groups exist and who their members are.',
  },
  '00326': {
    checks:
      'Between private parties, if the VAT number of the buyer is that of a VAT group, CodiceFiscale is required.',
    why: 'Without it, the member of the group that receives the invoice is not known.',
    remedy: 'Add CodiceFiscale of the member next to IdFiscaleIVA.',
    undecided:
      'Only the tax register (Anagrafe Tributaria) and the customer know whether a VAT number belongs to a VAT group.',
  },
  '00327': {
    checks:
      'The fiscal code of a member of a VAT group must be consistent with the VAT number of the group. In force from 15 May 2026.',
    why: 'It completes the controls on VAT groups, 00321 to 00326.',
    remedy: 'Check IdFiscaleIVA and CodiceFiscale of a supplier or buyer that belongs to a VAT group.',
    undecided: 'Only the tax register (Anagrafe Tributaria) knows.',
    readings:
      'We know the official text only from third parties: which party the control applies to, and whether it applies to simplified invoices, is not certain.',
  },
  '00330': {
    checks: 'PECDestinatario must not be one of the mailboxes of SdI itself.',
    why: 'These mailboxes receive files for SdI; an invoice sent there does not reach the buyer.',
    remedy:
      'Write the PEC address of the buyer, or remove the field: 0000000 without a PEC address is allowed.',
    readings:
      'The sources say that the address cannot belong to SdI, but do not list the addresses: we match sdi, with or without a number, at pec.fatturapa.it, ignoring case.',
  },
  '00398': {
    checks:
      'An invoice must not go to the central office of an administration if its fiscal code has exactly one other active office in IPA.',
    why: 'The central office is for senders that cannot determine the right office; if there is only one other office, that is the right one.',
    remedy: 'Look up the office of the administration in IPA and write its code in CodiceDestinatario.',
    undecided: 'Only IPA, the index of public administrations, lists the offices of an administration.',
    readings: 'Older sources mention the code 999999, which is no longer used.',
  },
  '00399': {
    checks:
      'The format for private parties (FPR12) must not be used if the fiscal code of the buyer has at least one office in IPA that is active for e-invoices.',
    why: 'Administrations receive FPA12, signed and with the code of the office, so that they can accept or refuse the invoice.',
    remedy: 'Use FPA12 with the six-character code of the office, and sign the file.',
    undecided: 'Only IPA knows whether a fiscal code belongs to an administration with active offices.',
    readings: 'Older sources also mention the code 999999.',
  },
};
