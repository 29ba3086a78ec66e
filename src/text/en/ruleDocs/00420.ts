/** The documentation of the codes 00420 to 00439. */

export const docs00420 = {
  '00420': {
    checks:
      'A summary must not have EsigibilitaIVA S (split payment) together with a Natura of reverse charge.',
    why: 'With split payment, the invoice shows the VAT and the buyer pays it to the treasury; with reverse charge, the invoice shows no VAT.',
    wrongNote: 'Natura N6.7 and EsigibilitaIVA S are in the same block.',
    remedy:
      'If reverse charge applies, remove EsigibilitaIVA or set it to I; if split payment applies, remove Natura and write the rate and the tax, on the line and in the summary.',
  },
  '00421': {
    checks:
      'In every summary, Imposta must be ImponibileImporto multiplied by the rate, rounded to the cent.',
    why: 'This is the VAT that is paid and deducted: an error affects the VAT returns of both parties.',
    tolerance:
      'The difference from the exact value must be less than 0.01, so both neighbouring cents are valid. A larger difference is a warning if it is at most 0.01 from the rounded value, otherwise an error.',
    exceptions: [
      'Each block is checked by itself: two blocks with the same rate are not added up.',
      'Half cents are rounded away from zero, also for negative amounts: 10.045 becomes 10.05.',
    ],
    wrongNote: '22 % of 100.00 is 22.00.',
    remedy:
      'Compute Imposta on the total taxable amount, not by adding up the taxes of the lines, and round at the end. `fattura fix --amounts` does this.',
    readings:
      'The source does not say whether the tolerance of a cent is measured from the exact or from the rounded value. Measured from the rounded value, no tolerance would remain; some libraries accept a whole cent or slightly more. We measure from the exact value, and a difference that only the other interpretation allows is a warning.',
  },
  '00422': {
    checks:
      'For each rate, the ImponibileImporto values of the summaries must equal the sum of lines and pension fund contributions, plus the roundings of the summaries.',
    why: 'If the summary does not match the lines, the tax is computed on something other than what was sold.',
    tolerance:
      'The difference must be less than one euro: exactly 1.00 is already an error. The advice Q-TAXABLE covers smaller differences.',
    exceptions: [
      'Only the rate counts: Natura and EsigibilitaIVA do not split the sums.',
      'SpeseAccessorie, stamp duty, and ScontoMaggiorazione and Arrotondamento of the document are not part of the formula.',
    ],
    wrongNote: 'The taxable amount lacks the pension fund contribution of 3.85.',
    remedy:
      'Set ImponibileImporto to the sum, then recompute Imposta. `fattura fix --amounts` does both if the rate has only one summary.',
    readings:
      'The source starts from the rates of lines and pension fund contributions: a rate without a summary has a taxable amount of zero and, from one euro, results in 00422 in addition to 00443 (and 00419 if there are too few blocks). We report the same, on the first line with that rate; adding the missing block resolves all of them. We also check rates that only summaries have. Some libraries accept exactly 1.00 or add up all rates together; the Elenco does not.',
  },
  '00423': {
    checks:
      'On every line, PrezzoTotale must be the unit price after discounts and surcharges, multiplied by the quantity.',
    why: 'Taxable amount and tax are computed from the lines: a wrong line total makes all later amounts wrong.',
    tolerance:
      'The difference must be less than 0.01. From 0.01 to less than 0.02 it is a warning, above that an error.',
    exceptions: [
      'Discounts and surcharges apply in order, each on the remaining price; a missing Quantita counts as 1.',
      'If a discount has both Percentuale and Importo, Importo applies.',
      'A discount amount applies to the unit price, not to the line total.',
    ],
    wrongNote: '25.00 less 10 % is 22.50; times 4 is 90.00.',
    remedy:
      'Recompute PrezzoTotale without intermediate rounding: the field allows up to eight decimals. `fattura fix --amounts` does this, except if the total is correct under another reading of the discount (Importo subtracted once from the line, or Percentuale instead of Importo), because then the discount may be wrong.',
    readings:
      'Some libraries round PrezzoTotale to two decimals before the comparison and accept differences up to 0.019; this is the reason for the warning.',
  },
  '00424': {
    checks: 'A rate other than zero must be at least 1.00, because rates are written as percentages.',
    why: 'Writing 0.22 instead of 22.00 means that a fraction was written: no VAT rate is below one percent.',
    wrongNote: '0.22 means 0.22 %, not 22 %.',
    remedy:
      'Write the percentage with two decimals, 22.00 instead of 0.22, on lines, pension fund contributions and summaries, and check Imposta.',
  },
  '00425': {
    checks: 'The document number must contain at least one digit from 0 to 9.',
    why: 'The number identifies the invoice uniquely and in sequence.',
    exceptions: ['Roman numerals are not digits: XII alone is rejected.'],
    remedy: 'Give the document a number with at least one digit and at most 20 characters.',
  },
  '00427': {
    checks:
      'CodiceDestinatario must have 6 characters if FormatoTrasmissione is FPA12, and 7 if it is FPR12 or FSM10.',
    why: 'Six-character codes identify public offices in IPA, seven-character codes identify channels of private parties; the format determines which list applies.',
    wrongNote: 'The file is FPR12, but the code has the length for FPA12.',
    remedy:
      'Write a code that matches the format. If the format is wrong, change it in FormatoTrasmissione and in the versione attribute.',
    readings:
      'FormatoTrasmissione counts, not the versione attribute: if they differ (00428), the former applies here. For the simplified invoice the schema allows only 7 characters, so this code cannot occur.',
  },
  '00428': {
    checks: 'FormatoTrasmissione must equal the versione attribute of the root element.',
    why: 'Both state the format, which determines the controls that SdI runs.',
    wrongNote: 'The versione attribute is FPR12.',
    remedy:
      'Write FPA12 in both for the public administration, FPR12 for private parties. The recipient code shows which of the two is right: 6 characters for a public office, 7 for a private party.',
  },
  '00429': {
    checks: 'A summary with rate zero must have a Natura.',
    why: 'The invoice is recorded from the summary, which without Natura does not state why no VAT applies.',
    wrongNote: 'The second summary has no Natura.',
    remedy:
      'Write the Natura of the lines that the block summarizes; if they differ, use one block for each.',
  },
  '00430': {
    checks: 'A summary with a rate other than zero must not have a Natura.',
    why: 'Natura states why no VAT applies, so a block with both Natura and a tax contradicts itself.',
    exceptions: [
      'TipoDocumento TD16: the document with which the buyer adds the VAT to an invoice under reverse charge has both a rate and a Natura N6.',
    ],
    wrongNote: 'The first summary has the rate 22.00 and Natura N4.',
    remedy: 'Remove Natura if VAT applies; if it does not, write 0.00 as the rate and as the tax.',
    readings:
      'The Elenco dei controlli does not mention the exception for TD16; the Rappresentazione tabellare and Allegato A do, and we follow them.',
  },
  '00437': {
    checks: 'A document discount or surcharge must have Percentuale or Importo.',
    why: 'A discount without a value does not tell the buyer how much to pay.',
    exceptions: ['A value of zero is sufficient: only its presence is checked.'],
    wrongNote: 'The discount has only Tipo.',
    remedy: 'Add Percentuale or Importo; if there is no discount, remove the block.',
  },
  '00438': {
    checks: 'A line discount or surcharge must have Percentuale or Importo.',
    why: 'The line total is computed from the discount and cannot be checked without its value.',
    exceptions: ['A value of zero is sufficient: only its presence is checked.'],
    wrongNote: 'The discount has only Tipo.',
    remedy:
      'Add Percentuale or Importo, per unit, and recompute PrezzoTotale; if there is no discount, remove the block.',
  },
};
