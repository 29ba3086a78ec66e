/**
 * Q-WITHHOLDING's findings on the valid invoices of the corpus, checked by hand (docs/decisions/corpus-controls.md).
 * Files are identified by the first twelve hexadecimal digits of their SHA-256.
 */
export const WITHHOLDING_ADVICE: Readonly<Record<string, string>> = {
  // RF19, and 1.00 of 5.00 withheld: fees under the flat-rate regime bear no withholding tax.
  '123b0109fad3': 'Q-WITHHOLDING.regime RT01 1.00',
  '2d7df9c95cb2': 'Q-WITHHOLDING.regime RT01 1.00',
  '5cc4cc0febc3': 'Q-WITHHOLDING.regime RT01 1.00',
  a57335f9cdbc: 'Q-WITHHOLDING.regime RT01 1.00',
  // 11.50% of a commission of 10.00, whose line has no Ritenuta; the fund of 0.85 has it.
  '0770f782f404': 'Q-WITHHOLDING.unmarked RT01 1.15',
  '3326e08ea6f5': 'Q-WITHHOLDING.unmarked RT01 1.15',
  '76960bbdc8e7': 'Q-WITHHOLDING.unmarked RT01 1.15',
  b892b45d5217: 'Q-WITHHOLDING.unmarked RT01 1.15',
  // 20% of a line of 1100.00 without Ritenuta: a sample with a missing flag, according to its author.
  d52cb0b6ea5d: 'Q-WITHHOLDING.unmarked RT01 220.00',
};
