/** The documentation of the advice Q-N to Q-Z. */
import { SELF_INVOICES_EXCLUDED } from './shared.ts';

export const adviceN = {
  'Q-NATURA': {
    checks:
      'This is not an SdI control: SdI accepts the invoice either way. If the buyer is foreign and has no Italian identifier, we check three inconsistent combinations: N3.2 with a VAT number from outside the European Union; N3.3 with a country other than San Marino; and N3.5 or N6.1 to N6.8, which are for supplies to taxable persons in Italy.',
    why: 'Natura determines how the supply is reported in the VAT return: without a buyer in the Union, there is no intra-Community supply.',
    exceptions: [
      'Italian buyers are not checked: in triangular transactions they also receive invoices with N3.1, N3.2 and N3.3, and N2.1 applies to many services to Italian buyers.',
      'A buyer with an Italian fiscal code, a tax representative or a permanent establishment in Italy counts as Italian.',
      'XI (Northern Ireland) and MC (Monaco) count as part of the Union, GB until 31 December 2020.',
      SELF_INVOICES_EXCLUDED,
    ],
    wrongNote: 'Switzerland is not in the European Union: this is an export.',
    remedy: 'Write the Natura of the supply, or the correct identifiers of the buyer.',
  },
  'Q-NORMATIVO': {
    checks:
      'This is not an SdI control: SdI accepts the invoice either way. If a summary (on the simplified invoice, an item) has a Natura, we check whether RiferimentoNormativo states the provision.',
    why: 'An invoice without VAT must state the reason, with the legal provision.',
    exceptions: [SELF_INVOICES_EXCLUDED],
    remedy: 'Add RiferimentoNormativo.',
  },
  'Q-NOT-YET': {
    checks:
      'This is not an SdI control: SdI accepts the invoice either way. We check whether kind of document, regime, Natura, method of payment, withholding and TipoDato were in force on the date of receipt or, if that is not given, on the date of the document.',
    why: 'If a code is newer than the document, either the date or the code is probably wrong.',
    exceptions: [
      'The generic Natura codes N2, N3 and N6, which are no longer in force, are checked by control 00445.',
    ],
    wrongNote: 'ESENZSPORT is in force from 15 May 2026.',
    remedy: 'Use the code that was in force, or correct the date.',
  },
  'Q-OLD-FORMAT': {
    checks:
      'This is not an SdI control. We report invoices in format 1.0 (2014) or 1.1 (2015 and 2016). Their structure is checked against the official schema of their time; the controls of today do not apply.',
    why: 'Old invoices must be kept and read, but SdI accepts only the current formats.',
    remedy:
      'Keep the file as it is. To reuse its content, fattura convert --upgrade writes it in format 1.2 and lists every change and loss.',
    undecided:
      'The format itself is certain. Only the messages of SdI that were kept with the invoice say whether it was accepted in its time.',
  },
  'Q-PAYMENT-MEANS': {
    checks:
      'This is not an SdI control: SdI accepts the invoice either way. For each method of payment, we check that the data it requires are present: the IBAN for a bank transfer (MP05), CodicePagamento for payment slips (MP07, MP18), the signer of the receipt at the Treasury (MP04).',
    why: 'Without these data, the buyer cannot pay as the invoice requests.',
    exceptions: [
      'One IBAN is sufficient for all instalments.',
      'Credit notes are not checked.',
      SELF_INVOICES_EXCLUDED,
    ],
    remedy: 'Add the missing data, or change ModalitaPagamento.',
  },
  'Q-PAYMENTS': {
    checks:
      'This is not an SdI control: SdI accepts the invoice either way. We compare the sum of ImportoPagamento with the amount due: the total minus withholdings and split VAT.',
    why: 'Many programs prepare the payment from these fields: a wrong amount leads to a wrong transfer.',
    tolerance: 'A difference of up to 0.05 is accepted, because cash is rounded to five cents.',
    exceptions: [
      'If ImportoTotaleDocumento is already net of withholdings or split VAT (Q-TOTAL), they are not subtracted again.',
      'Alternative methods of paying the same amount count once.',
      'With an advance (TP03), or a Causale that mentions one, nothing is reported.',
      SELF_INVOICES_EXCLUDED,
    ],
    remedy: 'Correct the amounts; for an advance use TP03.',
  },
  'Q-PROVINCIA': {
    checks:
      'This is not an SdI control: SdI accepts the invoice either way. For every registered office and permanent establishment, we check that Provincia is present in Italy, absent abroad, and a province code that exists on the date of the document.',
    why: 'Addresses on invoices are reused in master data and letters, where they are incomplete without a province.',
    exceptions: [
      'For foreign addresses, EE and the country code are accepted.',
      'In Sardinia all codes are accepted, because those of the provinces of 2025 are not settled yet.',
    ],
    remedy: 'Write the province code; remove it for foreign addresses.',
  },
  'Q-RATE': {
    checks:
      'This is not an SdI control: SdI accepts the invoice either way. We check whether every rate is an Italian VAT rate (4, 5, 10, 22) or a compensation percentage for agriculture, current or past.',
    why: 'A rate that does not exist is usually a typing error or the VAT of another country.',
    exceptions: [
      '20 is accepted until 16 September 2011, 21 until 30 September 2013; credit notes, debit notes and documents issued by the buyer may still have them.',
      'Rates below 1 % are checked by control 00424.',
    ],
    remedy: 'Write the correct rate; supplies with VAT of another EU country have rate zero with Natura N7.',
  },
  'Q-RECIPIENT': {
    checks:
      'This is not an SdI control: SdI accepts the invoice either way. For a foreign buyer without Italian identifiers, the code is normally XXXXXXX, for a buyer in San Marino 2R4GTO8; in an FPA12, the code 999999 does not belong to any office.',
    why: 'With XXXXXXX, the invoice also serves as the report of cross-border transactions, and SdI does not try to deliver it: the buyer gets a copy from the supplier.',
    exceptions: [
      'A buyer with an Italian fiscal code, a tax representative or a permanent establishment may use any code.',
      '0000000 without a PEC address is valid for an Italian buyer.',
      'XXXXXXX for an Italian buyer is checked by control 00313.',
      SELF_INVOICES_EXCLUDED,
    ],
    remedy:
      'Write XXXXXXX, for San Marino 2R4GTO8, for a public administration the code of its office in IPA.',
  },
  'Q-RETIRED': {
    checks:
      'This is not an SdI control: SdI accepts the invoice either way. We look for codes that the schema still allows but that have been replaced by the date of the document: CausalePagamento Z and withdrawn currencies.',
    why: 'Recipients no longer find the code in their lists, such as those of the Certificazione Unica or of exchange rates.',
    exceptions: [
      'The date of the document counts, not the date of receipt: a document from that time remains correct.',
      'The Natura codes N2, N3 and N6 are an SdI error, 00445; RF03 is not in the schema. Q-PROVINCIA reports province codes.',
    ],
    wrongNote: 'Croatia has had the euro since 2023.',
    remedy: 'Write the code that replaced it.',
  },
  'Q-SPLIT': {
    checks:
      'This is not an SdI control: SdI accepts the invoice either way. We check whether EsigibilitaIVA S is used where split payment cannot apply, or not in all summaries.',
    why: 'With split payment, the buyer retains the VAT: if it is not required to, the supplier is paid less than is due.',
    exceptions: [
      'An FPA12 without S is not reported: not all administrations and supplies are subject to split payment.',
      'Withholding tax excludes split payment for invoices from 15 July 2018.',
      SELF_INVOICES_EXCLUDED,
    ],
    remedy: 'Write I or D, or correct the data that contradict split payment.',
    undecided: 'The lists of the Ministry of Economy state which companies must use split payment.',
    readings: 'S together with N6 is control 00420 and is not reported again here.',
  },
  'Q-SUMMARY': {
    checks:
      'This is not an SdI control: SdI accepts the invoice either way. We look for two DatiRiepilogo blocks with the same AliquotaIVA, Natura, EsigibilitaIVA and RiferimentoNormativo.',
    why: 'There should be one summary for each combination: the second could be mistaken for a duplicate of the first when the VAT is recorded.',
    exceptions: [
      'Supplies with the same Natura and different RiferimentoNormativo have one summary each.',
      'A missing EsigibilitaIVA is not treated as I.',
    ],
    remedy: 'Merge the blocks with the same combination.',
  },
  'Q-TAXABLE': {
    checks:
      'This is not an SdI control: SdI accepts the invoice either way. Control 00422 tolerates a difference of less than one euro between the lines and the taxable amount of a rate: we report differences over one cent.',
    why: 'A difference that rounding does not explain means that the taxable amount is wrong, and the tax with it.',
    tolerance: 'More than 0.01 and less than 1.00; from 1.00 it is 00422.',
    remedy: 'Recompute ImponibileImporto, or state the difference in Arrotondamento.',
  },
  'Q-TERMS': {
    checks:
      'This is not an SdI control: SdI accepts the invoice either way. TP02 is payment in full, TP01 payment in instalments: we check whether the due dates contradict this.',
    why: 'The payment schedule is derived from these fields when the invoice is recorded.',
    exceptions: [
      'Alternative methods of paying the same amount are not instalments.',
      'A single payment of less than the amount due may be an instalment; Q-PAYMENTS reports the missing ones.',
      'TP01 with a single payment of the full amount due is only a note, because it misleads nobody.',
      'Instalments may also have a separate DatiPagamento block each.',
    ],
    remedy: 'Write TP01 for several due dates, TP02 for one.',
  },
  'Q-TOTAL': {
    checks:
      'This is not an SdI control: SdI accepts the invoice either way. We compare ImportoTotaleDocumento, if given, with the sum of the taxable amounts and taxes of the summaries.',
    why: 'This is the amount that the buyer reads and records: if it does not match the VAT data, one of them is wrong.',
    tolerance: 'A difference of up to 0.01 is accepted, 0.02 is not; the sign does not matter.',
    exceptions: [
      'Also accepted: the total with stamp duty, with ancillary expenses, without roundings, after the discounts of the document, or without split VAT.',
      'Self-invoices and documents that complete a received invoice ({unpaid}) are not checked.',
      'For free supplies and self-consumption ({free}), the total without VAT, or zero, is also accepted.',
      'For lines with Natura N7 or with TipoDato OSS, the total may also include VAT of another member state, up to 27 %, the highest rate in the Union.',
      'Documents in a currency other than the euro are not checked.',
    ],
    wrongNote: 'A taxable amount of 100.00 and a tax of 22.00 add up to 122.00.',
    remedy:
      'Write the sum of taxable amounts, taxes and rounding. Subtract withholding from ImportoPagamento, not from the total.',
    readings:
      'Some programs subtract the withholding from the total, others omit the pension fund contribution. The field is the total of the document; each case has its own message.',
  },
  'Q-WITHHOLDING': {
    checks:
      'This is not an SdI control: SdI accepts the invoice either way. We compare withholding tax (RT01, RT02) with the lines and pension fund contributions that have Ritenuta SI. We report a withholding that exceeds what the rate gives; one that is lower and matches no reduced base provided by law for its payment reason; one whose sign is opposite to that of the total; one without any line with Ritenuta SI; and one under the regimes RF02 and RF19.',
    why: 'The buyer pays the invoice net of withholding, pays the withholding to the tax authority and certifies it: if it is wrong, so are the payment and the certificate.',
    tolerance: 'One cent for each line with Ritenuta SI, and at least 0.05.',
    exceptions: [
      'Accepted bases by payment reason, as a share of the amount: A 100%, 50%, 40%, 30% and 10%; B 100%, 75% and 60%; Q, R, S, T, U and V 100%, 78%, 50% and 20%. For other reasons a part may be exempt: we report only excess.',
      'With withholdings at different rates, the file does not state which line belongs to which: we report only excess.',
      'Contributions (RT03 to RT06) have minimums and ceilings: we check only their sign.',
      'Credit and debit notes under RF02 and RF19 may refer to an invoice from before the regime.',
      SELF_INVOICES_EXCLUDED,
    ],
    remedy:
      'Compute the withholding on the lines net of discounts, and add Ritenuta SI to all lines subject to it.',
  },
};
