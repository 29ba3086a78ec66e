/** The documentation of the codes 00420 to 00439. */

export const docs00420 = {
  '00420': {
    checks:
      'A summary may not have EsigibilitaIVA S (split payment) together with a Natura of reverse charge.',
    why: 'With split payment the VAT is on the invoice and the buyer pays it to the treasury; with reverse charge there is none on it.',
    wrongNote: 'Natura N6.7 and EsigibilitaIVA S in the same block.',
    remedy:
      'Where reverse charge applies, take EsigibilitaIVA away or write I; where split payment does, take Natura away and write rate and tax, on the line and in the summary.',
  },
  '00421': {
    checks: 'In every summary, Imposta has to be the rate on ImponibileImporto, rounded to the cent.',
    why: 'It is the VAT that is paid and deducted: a mistake goes straight into the returns of both parties.',
    tolerance:
      'The difference from the exact value has to be less than 0.01: both neighbouring cents are right. Beyond, but no more than 0.01 from the rounded value, we give a warning; further off an error.',
    exceptions: [
      'Each block is looked at by itself: two blocks of the same rate are not added up.',
      'Half cents are rounded away from zero, below zero too: 10.045 becomes 10.05.',
    ],
    wrongNote: '22 % of 100.00 is 22.00.',
    remedy:
      'Compute Imposta on the total of the taxable amount, not by adding the taxes of lines, and round at the end. `fattura fix --amounts` writes it.',
    readings:
      'The text does not say whether the cent of tolerance is measured from the exact value or from the rounded one. From the rounded one no tolerance would be left; some libraries accept a whole cent or a little more. We measure from the exact value, and warn between the two readings.',
  },
  '00422': {
    checks:
      'For each rate, the ImponibileImporto of the summaries have to give the sum of lines and pension fund contributions, plus the roundings of the summaries.',
    why: 'The summary has to sum up the lines: where it does not, the tax is computed on something else than what was sold.',
    tolerance:
      'The difference has to be less than one euro: exactly 1.00 is an error already. For smaller differences there is the advice Q-TAXABLE.',
    exceptions: [
      'Only the rate counts: Natura and EsigibilitaIVA do not divide the sums.',
      'SpeseAccessorie, stamp duty, ScontoMaggiorazione and Arrotondamento of the document are no part of the formula.',
    ],
    wrongNote: 'The pension fund contribution, 3.85, is missing from the taxable amount.',
    remedy:
      'Bring ImponibileImporto to the sum, then compute Imposta again. `fattura fix --amounts` does both where the rate has one summary only.',
    readings:
      'The text takes the rates of lines and pension funds: one without a summary has a taxable amount of zero, and from one euro on gives 00422 beside 00443 (and 00419, where blocks are too few). We say what SdI says, at the first line of the rate; the remedy is one, the missing block. We look at rates that only summaries have, too. Some libraries accept exactly 1.00 or add up without dividing by rate: the Elenco does not.',
  },
  '00423': {
    checks:
      'On every line, PrezzoTotale has to be the unit price after discounts and surcharges, times the quantity.',
    why: 'Taxable amount and tax come from the lines: a total that does not add up spoils everything after it.',
    tolerance:
      'The difference has to be less than 0.01. From 0.01 to less than 0.02 we give a warning, beyond an error.',
    exceptions: [
      'Discounts and surcharges are taken in their order, each on what is left; Quantita left out is 1.',
      'Where a discount has both Percentuale and Importo, Importo counts.',
      'A discount by amount applies to the unit price, not to the line total.',
    ],
    wrongNote: '25.00 less 10 % is 22.50; times 4 is 90.00.',
    remedy:
      'Compute PrezzoTotale again without rounding on the way: the field takes up to eight decimals. `fattura fix --amounts` writes it, but not where the total is right by another reading of the discount (Importo once from the line, or Percentuale instead of Importo): there the discount may be what is wrong.',
    readings:
      'Some libraries round PrezzoTotale to two decimals before comparing, and accept up to 0.019: hence the warning.',
  },
  '00424': {
    checks: 'A rate other than zero has to be at least 1.00: it is written as a percentage.',
    why: '0.22 for 22.00 is the mistake of writing the fraction: no VAT rate is under one percent.',
    wrongNote: '0.22 is 0.22 %, not 22 %.',
    remedy:
      'Write the percentage with two decimals, 22.00 instead of 0.22, on lines, pension funds and summaries, and check Imposta.',
  },
  '00425': {
    checks: 'The number of the document has to contain at least one digit from 0 to 9.',
    why: 'The number identifies the invoice uniquely, one after the other.',
    exceptions: ['Roman numerals have no digits: XII alone is rejected.'],
    remedy: 'Give the document a number with at least one digit, of at most 20 characters.',
  },
  '00427': {
    checks:
      'CodiceDestinatario has 6 characters where FormatoTrasmissione is FPA12, 7 where it is FPR12 or FSM10.',
    why: 'Codes of 6 characters are offices of the administration, in IPA; those of 7 channels of private parties: the format tells which list to look at.',
    wrongNote: 'The file is FPR12.',
    remedy:
      'Write the code that goes with the format. Where it is the format that is wrong, change it in FormatoTrasmissione and in the attribute versione.',
    readings:
      'FormatoTrasmissione counts, not the attribute versione: where the two differ (00428) it is the first that holds here. Of the simplified invoice the schema takes 7 characters only, and the code cannot come up.',
  },
  '00428': {
    checks: 'FormatoTrasmissione has to equal the attribute versione of the root.',
    why: 'They say the same thing, and SdI chooses its controls by it.',
    wrongNote: 'The attribute versione is FPR12.',
    remedy:
      'Write FPA12 in both to the public administration, FPR12 to private parties. The recipient code tells which of the two is right: 6 characters for an office of the administration, 7 for a private party.',
  },
  '00429': {
    checks: 'A summary with rate zero has to have a Natura.',
    why: 'Who books the invoice reads the summary: without Natura it does not tell why no VAT applies.',
    wrongNote: 'The second summary has no Natura.',
    remedy:
      'Write the Natura of the lines that are summed up; where they have different ones, make a block for each.',
  },
  '00430': {
    checks: 'A summary with a rate other than zero may not have a Natura.',
    why: 'Natura says why no VAT applies: beside a tax, the block contradicts itself.',
    exceptions: [
      'TipoDocumento TD16: the integration of an invoice under reverse charge states a rate and a Natura N6 together.',
    ],
    wrongNote: 'The first summary has the rate 22.00 and Natura N4.',
    remedy: 'Take Natura away where VAT applies; where it does not, write 0.00 as rate and as tax.',
    readings:
      'The Elenco dei controlli does not name the exception of TD16; the Rappresentazione tabellare and Allegato A do: we follow these.',
  },
  '00437': {
    checks: 'A discount or surcharge of the document has to have Percentuale or Importo.',
    why: 'To say that there is a discount, and not how much, is of no use to who pays.',
    exceptions: ['A value of zero is enough: it is looked at whether it is there, not how much it is.'],
    wrongNote: 'The discount has Tipo only.',
    remedy: 'Write Percentuale or Importo; where there is no discount, take the block away.',
  },
  '00438': {
    checks: 'A discount or surcharge of a line has to have Percentuale or Importo.',
    why: 'The total of the line is computed from the discount: without a value it cannot be checked.',
    exceptions: ['A value of zero is enough: it is looked at whether it is there, not how much it is.'],
    wrongNote: 'The discount has Tipo only.',
    remedy:
      'Write Percentuale or Importo, per unit, and compute PrezzoTotale again; where there is no discount, take the block away.',
  },
};
