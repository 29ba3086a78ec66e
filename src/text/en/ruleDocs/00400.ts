/** The documentation of the codes 00400 to 00419. */

export const docs00400 = {
  '00400': {
    checks: 'Every line with rate zero has to say in Natura why no VAT applies.',
    why: 'A rate of zero alone does not tell whether a supply is exempt, zero-rated, outside the scope or under reverse charge: for VAT these are different things.',
    exceptions: [
      'On a simplified invoice it looks at Aliquota; where Imposta stands in its place, the control does not apply.',
    ],
    wrongNote: 'The second line has no Natura.',
    remedy:
      'Write the code that applies to the supply in Natura (`fattura codes Natura` lists them), or correct the rate. The same Natura belongs in the summary.',
    readings:
      'The newer text adds that Natura must not be wrongly filled in, without saying what that means: here only its presence is judged; which codes exist is for the schema.',
  },
  '00401': {
    checks: 'A line with a rate other than zero may not have a Natura.',
    why: 'Natura says why no VAT applies: beside a rate, the line contradicts itself.',
    exceptions: [
      'TipoDocumento TD16: the integration of an invoice under reverse charge states a rate and a Natura N6 together.',
      'On a simplified invoice without Aliquota the control does not apply.',
    ],
    wrongNote: 'The first line has the rate 22.00 and Natura N4.',
    remedy:
      'Take Natura away where VAT applies; where it does not, write 0.00 as the rate and move the amount to the summary of that Natura.',
    readings:
      'The Elenco dei controlli does not name the exception of TD16; the Rappresentazione tabellare and Allegato A do: we follow these.',
  },
  '00403': {
    checks: 'The date of the document cannot be later than the day on which SdI receives the file.',
    why: 'An invoice is issued when it is sent: one of a future day is not issued yet.',
    exceptions: [
      'Days count, in Italy; the time zone of a date (2026-06-01+02:00) is not looked at.',
      'Due dates and dates of other documents may be in the future.',
    ],
    wrongNote: 'Received on the 15th of June.',
    remedy: 'Correct Data, or send the file when that day has come.',
  },
  '00404': {
    checks:
      'A document must not repeat one that was taken before: the same issuer, the same Numero, the same year of Data (with Art73 SI the same Data), and both credit notes TD04 or neither.',
    why: 'Number and year identify an invoice: two alike are one sent twice, or a mistake of numbering.',
    exceptions: [
      'Documents that SdI rejected, or that the administration refused (EC02), do not count: they are sent again with their number.',
      'A TD04 and an invoice may have the same number.',
      'With SoggettoEmittente CC the control is about the buyer, who issues in place of the supplier.',
    ],
    remedy:
      'Where the invoice was taken already, do not send it again; where it is another, give it another number.',
    undecided:
      'Only SdI knows what it has taken; the issuer knows from the receipts. Among files that are checked together (`fattura validate FOLDER`, in the library the option `run`) we say which one repeats a document of an earlier file: a warning, because each file by itself would be taken. Duplicates within one file are 00409.',
    readings:
      'From version 1.9, others report, Allegato A takes the buyer as the owner of the number for TD16-TD20, TD22, TD23, TD28 and TD29. Among files that are checked together we report these documents only where both supplier and buyer are the same. Of simplified invoices TD08 counts as TD04 by likeness.',
  },
  '00409': {
    checks:
      'In a lotto, a file of several documents, none must repeat another: the same Numero, the same year of Data (where the first of the two has Art73 SI, the same Data), and both credit notes or neither.',
    why: 'There is one issuer, so number and year identify the document, as 00404 has it between files.',
    exceptions: [
      'A credit note and an invoice may have the same number.',
      'Numbers are compared character by character: 7 and 07 are two.',
    ],
    wrongNote: 'Two documents of one year with the number 7.',
    remedy:
      'Give one of the two another number, or take out the repeated one. SdI takes or rejects the lotto as a whole.',
    readings: 'The texts name TD04; of simplified invoices we treat TD08 alike, by likeness.',
  },
  '00411': {
    checks: 'Where a line has Ritenuta SI, the document has to have at least one block DatiRitenuta.',
    why: 'The line says that something is withheld; type, amount and rate stand in DatiRitenuta only.',
    exceptions: ['DatiRitenuta without such lines is no error.'],
    remedy: 'Add DatiRitenuta behind Numero, or take Ritenuta off the line: it is SI or absent.',
  },
  '00413': {
    checks: 'A pension fund contribution with rate zero has to have a Natura.',
    why: 'The contribution is part of the taxable amount like a line: it too has to say why no VAT applies.',
    wrongNote: 'The line has Natura N2.2, the contribution none.',
    remedy: 'Write Natura in DatiCassaPrevidenziale, as a rule that of the lines; or correct the rate.',
  },
  '00414': {
    checks: 'A pension fund contribution with a rate other than zero may not have a Natura.',
    why: 'Natura says why no VAT applies: beside a rate, the block contradicts itself.',
    wrongNote: 'The contribution has the rate 22.00 and Natura N4.',
    remedy: 'Take Natura away where the contribution bears VAT; where it does not, write 0.00 as the rate.',
    readings:
      'The exception of TD16 for lines and summaries (00401, 00430) no source gives for pension funds: there is none here.',
  },
  '00415': {
    checks:
      'Where a fund contribution (DatiCassaPrevidenziale) has Ritenuta SI, the document has to have at least one block DatiRitenuta.',
    why: 'The contribution is part of what is withheld from; type, amount and rate stand in DatiRitenuta only.',
    exceptions: ['Lines under withholding are 00411.'],
    remedy:
      'Add DatiRitenuta behind Numero, or take Ritenuta off the contribution: those to the funds of the professions as a rule are not under it.',
  },
  '00417': {
    checks:
      'The buyer has to have IdFiscaleIVA or CodiceFiscale: the schema leaves both optional, SdI wants at least one.',
    why: 'Without identifiers the invoice is made out to nobody.',
    remedy:
      'Add the VAT number, or the fiscal code of those who have none. For a foreign buyer IdFiscaleIVA with its country; a foreign consumer has any identifier there.',
  },
  '00418': {
    checks:
      'The date of a credit note (TD04) cannot be earlier than that of an invoice it refers to (DatiFattureCollegate, where Data is given); of a simplified TD08, than DataFR.',
    why: 'A note corrects an invoice that exists already.',
    exceptions: [
      'The same day is fine.',
      'An invoice referred to without Data is not looked at.',
      'Other kinds of document are not controlled.',
    ],
    remedy: 'Look at both dates: usually that of the invoice referred to is wrong.',
    readings: 'A note of the tables leaves out the condition TD08 for simplified invoices: we ask for it.',
  },
  '00419': {
    checks: 'There may not be fewer DatiRiepilogo than different rates on lines and pension funds.',
    why: 'The summary is what gets booked: a rate that is missing there is VAT that nobody sees.',
    exceptions: [
      'Blocks are counted, not their rates: those are for 00443. Two Natura with rate zero are one rate.',
    ],
    wrongNote: 'Two rates, one summary.',
    remedy:
      'Add a DatiRiepilogo for each rate that has none. `fattura fix --amounts` writes it where Natura and amounts leave no doubt.',
    readings:
      'A missing summary gives several codes, for each text stands by itself: 00443 for the rate, 00422 from one euro on, 00419 where blocks are too few. The added block removes all of them.',
  },
};
