/** The documentation of the codes 00400 to 00419. */

export const docs00400 = {
  '00400': {
    checks: 'Every line with rate zero must state in Natura why no VAT applies.',
    why: 'A rate of zero alone does not tell whether a supply is exempt, zero-rated, outside the scope of VAT or under reverse charge, which are different cases for VAT.',
    exceptions: [
      'On a simplified invoice the control checks Aliquota; if Imposta is used instead, it does not apply.',
    ],
    wrongNote: 'The second line has no Natura.',
    remedy:
      'Write the code that applies to the supply in Natura (`fattura codes Natura` lists the codes), or correct the rate. The summary needs the same Natura.',
    readings:
      'The newer source adds that Natura must not be filled in wrongly, without saying what that means: only its presence is checked here; the schema defines the allowed codes.',
  },
  '00401': {
    checks: 'A line with a rate other than zero must not have a Natura.',
    why: 'Natura states why no VAT applies, so a line with both Natura and a rate contradicts itself.',
    exceptions: [
      'TipoDocumento TD16: the document with which the buyer adds the VAT to an invoice under reverse charge has both a rate and a Natura N6.',
      'On a simplified invoice without Aliquota, the control does not apply.',
    ],
    wrongNote: 'The first line has the rate 22.00 and Natura N4.',
    remedy:
      'Remove Natura if VAT applies; if it does not, write 0.00 as the rate and move the amount to the summary with that Natura.',
    readings:
      'The Elenco dei controlli does not mention the exception for TD16; the Rappresentazione tabellare and Allegato A do, and we follow them.',
  },
  '00403': {
    checks: 'The date of the document must not be later than the day on which SdI receives the file.',
    why: 'An invoice is issued when it is sent, so an invoice with a future date has not been issued yet.',
    exceptions: [
      'Days are compared, in Italian time; the time zone of a date (2026-06-01+02:00) is ignored.',
      'Due dates and the dates of other documents may be in the future.',
    ],
    wrongNote: 'The file is received on 15 June.',
    remedy: 'Correct Data, or send the file on that day or later.',
  },
  '00404': {
    checks:
      'A document must not repeat one that SdI has already accepted: the same issuer, the same Numero, the same year of Data (with Art73 SI, the same Data), and both credit notes TD04 or neither.',
    why: 'Number and year identify an invoice: two documents with the same ones are an invoice sent twice or a numbering error.',
    exceptions: [
      'Documents that SdI rejected, or that the administration refused (EC02), do not count: they are sent again with the same number.',
      'A TD04 and an invoice may have the same number.',
      'With SoggettoEmittente CC, the control applies to the buyer, who issues the invoice in place of the supplier.',
    ],
    remedy:
      'If the invoice has already been accepted, do not send it again; if it is a different invoice, give it another number.',
    undecided:
      'Only SdI knows what it has accepted; the issuer knows from the receipts. Among files checked together (`fattura validate FOLDER`, or the library option `run`), we report a document that repeats one of an earlier file. This is a warning, because each file would be accepted by itself. Duplicates within one file are 00409.',
    readings:
      'According to third parties, since version 1.9 Allegato A takes the buyer as the owner of the number for TD16-TD20, TD22, TD23, TD28 and TD29. Among files checked together, we report these documents only if both supplier and buyer are the same. For simplified invoices, we treat TD08 like TD04 by analogy.',
  },
  '00409': {
    checks:
      'In a batch (lotto), a file with several documents, no document may repeat another: the same Numero, the same year of Data (if the first of the two has Art73 SI, the same Data), and both credit notes or neither.',
    why: 'All documents of the file have the same issuer, so number and year identify a document, as in 00404 between files.',
    exceptions: [
      'A credit note and an invoice may have the same number.',
      'Numbers are compared character by character: 7 and 07 are different.',
    ],
    wrongNote: 'Two documents of the same year have the number 7.',
    remedy:
      'Give one of the two another number, or remove the duplicate. SdI accepts or rejects the batch as a whole.',
    readings: 'The sources name TD04; for simplified invoices, we treat TD08 in the same way, by analogy.',
  },
  '00411': {
    checks: 'If a line has Ritenuta SI, the document must have at least one DatiRitenuta block.',
    why: 'The line only states that tax is withheld; type, amount and rate are only in DatiRitenuta.',
    exceptions: ['DatiRitenuta without such lines is not an error.'],
    remedy: 'Add DatiRitenuta after Numero, or remove Ritenuta from the line; its only value is SI.',
  },
  '00413': {
    checks: 'A pension fund contribution with rate zero must have a Natura.',
    why: 'The contribution is part of the taxable amount, like a line, so it must also state why no VAT applies.',
    wrongNote: 'The line has Natura N2.2, but the contribution has none.',
    remedy: 'Write Natura in DatiCassaPrevidenziale, usually that of the lines, or correct the rate.',
  },
  '00414': {
    checks: 'A pension fund contribution with a rate other than zero must not have a Natura.',
    why: 'Natura states why no VAT applies, so a block with both Natura and a rate contradicts itself.',
    wrongNote: 'The contribution has the rate 22.00 and Natura N4.',
    remedy: 'Remove Natura if VAT applies to the contribution; if it does not, write 0.00 as the rate.',
    readings:
      'No source extends the exception for TD16 on lines and summaries (00401, 00430) to pension funds, so it does not apply here.',
  },
  '00415': {
    checks:
      'If a pension fund contribution (DatiCassaPrevidenziale) has Ritenuta SI, the document must have at least one DatiRitenuta block.',
    why: 'The contribution is part of the amount subject to withholding; type, amount and rate are only in DatiRitenuta.',
    exceptions: ['Lines subject to withholding are checked by 00411.'],
    remedy:
      'Add DatiRitenuta after Numero, or remove Ritenuta from the contribution: contributions to the pension funds of the professions are normally not subject to withholding.',
  },
  '00417': {
    checks:
      'The buyer must have IdFiscaleIVA or CodiceFiscale: both are optional in the schema, but SdI requires at least one.',
    why: 'Without an identifier, the invoice is not made out to anyone.',
    remedy:
      'Add the VAT number or, for a buyer without one, the fiscal code. For a foreign buyer, add IdFiscaleIVA with its country; for a foreign consumer, any identifier is accepted there.',
  },
  '00418': {
    checks:
      'The date of a credit note (TD04) must not be earlier than that of a linked invoice (DatiFattureCollegate, if Data is given); for a simplified credit note TD08, it must not be earlier than DataFR.',
    why: 'A credit note adjusts an invoice that already exists.',
    exceptions: [
      'The same day is allowed.',
      'Linked invoices without Data are not checked.',
      'Other kinds of document are not checked.',
    ],
    remedy: 'Check both dates: usually the date of the linked invoice is wrong.',
    readings:
      'A note in the Rappresentazione tabellare omits the condition TD08 for simplified invoices; we apply it.',
  },
  '00419': {
    checks:
      'There must be at least as many DatiRiepilogo blocks as different rates on lines and pension fund contributions.',
    why: 'The summary is what is recorded in the accounts: VAT at a rate missing from it is not recorded.',
    exceptions: [
      'Only the number of blocks counts; 00443 checks their rates. Two Natura codes with rate zero count as one rate.',
    ],
    wrongNote: 'There are two rates, but only one summary.',
    remedy:
      'Add a DatiRiepilogo block for each missing rate. `fattura fix --amounts` adds it if Natura and amounts are unambiguous.',
    readings:
      'A missing summary is reported under several codes, because each control applies independently: 00443 for the rate, 00422 from one euro, 00419 if there are too few blocks. The added block resolves all of them.',
  },
};
