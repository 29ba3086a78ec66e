/** The documentation of the advice Q-N to Q-Z. */
import { SELF_INVOICES_STAY_OUT } from './shared.ts';

export const adviceN = {
  'Q-NATURA': {
    checks:
      'This is no SdI control: SdI takes the invoice all the same. Where the buyer is foreign and has no Italian identifier, we look at three combinations that do not go together: N3.2 with a VAT number from outside the European Union; N3.3 with a country other than San Marino; N3.5 and N6.1 to N6.8, which are of operations for taxable persons in Italy.',
    why: 'Natura decides how the operation enters the VAT return: without a buyer in the Union there is no supply within the Union.',
    exceptions: [
      'Of an Italian buyer we say nothing: in triangular supplies it receives invoices with N3.1, N3.2 and N3.3 as well, and N2.1 is right for many services to Italians.',
      'Whoever has an Italian fiscal code, a tax representative or a stable organisation in Italy counts as Italian.',
      'XI (Northern Ireland) and MC (Monaco) count as in the Union, GB until 31 December 2020.',
      SELF_INVOICES_STAY_OUT,
    ],
    wrongNote: 'Switzerland is not in the European Union: this is an export.',
    remedy: 'Write the Natura of the operation, or the right identifiers of the buyer.',
  },
  'Q-NORMATIVO': {
    checks:
      'This is no SdI control: SdI takes the invoice all the same. Where a summary (in the simplified invoice an item) has a Natura, we look whether RiferimentoNormativo gives the provision.',
    why: 'An invoice without VAT has to give the reason for that, with the provision.',
    exceptions: [SELF_INVOICES_STAY_OUT],
    remedy: 'Add RiferimentoNormativo.',
  },
  'Q-NOT-YET': {
    checks:
      "This is no SdI control: SdI takes the invoice all the same. We look whether kind of document, regime, Natura, means of payment, withholding and TipoDato were in force: on the day of reception, or if that is not given on the document's.",
    why: 'A code that is newer than the document casts doubt on the date or on the code.',
    exceptions: ['The generic Natura N2, N3 and N6, which are no longer in force, are control 00445.'],
    wrongNote: 'ESENZSPORT is in force from 15 May 2026.',
    remedy: 'Use the code of then, or correct the date.',
  },
  'Q-PAYMENT-MEANS': {
    checks:
      'This is no SdI control: SdI takes the invoice all the same. For each means of payment we look for what it needs: the IBAN for a transfer (MP05), CodicePagamento for slips (MP07, MP18), who gives the receipt at the Treasury (MP04).',
    why: 'Without it the buyer cannot pay as the invoice asks.',
    exceptions: ['One IBAN serves for all instalments.', 'Credit notes stay out.', SELF_INVOICES_STAY_OUT],
    remedy: 'Add what is missing, or change ModalitaPagamento.',
  },
  'Q-PAYMENTS': {
    checks:
      'This is no SdI control: SdI takes the invoice all the same. We compare the sum of ImportoPagamento with what is due: the total, less withholdings and split VAT.',
    why: 'Many programs prepare the payment from these fields: a wrong amount becomes a wrong transfer.',
    tolerance: 'A difference of up to 0.05 passes: cash is rounded to five cents.',
    exceptions: [
      'Where ImportoTotaleDocumento is already net of withholdings or split VAT (Q-TOTAL), they are not taken off again.',
      'Several ways to pay the same amount count once.',
      'With an advance (TP03), or a Causale that tells of one, nothing is said.',
      SELF_INVOICES_STAY_OUT,
    ],
    remedy: 'Correct the amounts; for an advance use TP03.',
  },
  'Q-PROVINCIA': {
    checks:
      'This is no SdI control: SdI takes the invoice all the same. Of every seat and stable organisation we look whether Provincia is there in Italy, is not abroad, and is an abbreviation that exists on the date of the document.',
    why: 'Addresses of invoices end in master data and letters: without a province they are incomplete.',
    exceptions: [
      'Abroad, EE and the country again are taken.',
      'In Sardinia all are taken, because those of the provinces of 2025 are not settled.',
    ],
    remedy: 'Write the abbreviation of the province; for addresses abroad leave it out.',
  },
  'Q-RATE': {
    checks:
      'This is no SdI control: SdI takes the invoice all the same. We look whether every rate is one of Italian VAT (4, 5, 10, 22) or a compensation rate of agriculture, also of the past.',
    why: 'A rate that does not exist is usually a slip, or the VAT of another country.',
    exceptions: [
      '20 holds until 16 September 2011, 21 until 30 September 2013; credit notes, debit notes and documents of the buyer may still have them.',
      'A rate below 1 % is control 00424.',
    ],
    remedy: 'Write the right rate; operations with VAT of another EU country go at zero with Natura N7.',
  },
  'Q-RECIPIENT': {
    checks:
      'This is no SdI control: SdI takes the invoice all the same. A foreign buyer without Italian identifiers as a rule goes with XXXXXXX, one in San Marino with 2R4GTO8; in an FPA12 the code 999999 is of no office.',
    why: 'With XXXXXXX the invoice also serves as the report of operations with abroad, and SdI does not try to deliver it: the buyer gets a copy from the supplier.',
    exceptions: [
      'Whoever has an Italian fiscal code, a tax representative or a stable organisation uses any code.',
      '0000000 without PEC for an Italian buyer is regular.',
      'XXXXXXX for an Italian buyer is control 00313.',
      SELF_INVOICES_STAY_OUT,
    ],
    remedy:
      'Write XXXXXXX, for San Marino 2R4GTO8, for a public administration the code of its office in IPA.',
  },
  'Q-RETIRED': {
    checks:
      'This is no SdI control: SdI takes the invoice all the same. We look at codes that the schema always takes and that another one has replaced on the date of the document: CausalePagamento Z, and currencies that were withdrawn.',
    why: 'Whoever reads the invoice no longer finds the code in its lists: in the Certificazione Unica, or among the rates of exchange.',
    exceptions: [
      'The date of the document counts, not that of reception: a document of that time stays right.',
      'The Natura codes N2, N3 and N6 are an error of SdI, 00445; RF03 is not in the schema. Q-PROVINCIA tells of abbreviations of provinces.',
    ],
    wrongNote: 'Croatia has had the euro since 2023.',
    remedy: 'Write the code that took its place.',
  },
  'Q-SPLIT': {
    checks:
      'This is no SdI control: SdI takes the invoice all the same. We look whether EsigibilitaIVA S stands where split payment cannot hold, or not in all summaries.',
    why: 'With split payment the buyer keeps the VAT: where it is not held to, the supplier is paid less than is due.',
    exceptions: [
      'An FPA12 without S is not reported: not all administrations and operations are split.',
      'Withholding tax excludes split payment for invoices from 15 July 2018.',
      SELF_INVOICES_STAY_OUT,
    ],
    remedy: 'Write I, or D, or correct what contradicts the split payment.',
    undecided: 'Which companies are held to split payment the lists of the Ministry of Economy tell.',
    readings: 'S together with N6 is control 00420, and is not said again here.',
  },
  'Q-SUMMARY': {
    checks:
      'This is no SdI control: SdI takes the invoice all the same. We look for two DatiRiepilogo with the same AliquotaIVA, Natura, EsigibilitaIVA and RiferimentoNormativo.',
    why: 'There is one summary for each combination: whoever books the VAT may take the second for a copy of the first.',
    exceptions: [
      'Operations of one Natura with different RiferimentoNormativo have a summary each.',
      'An absent EsigibilitaIVA is not taken for I: it says nothing.',
    ],
    remedy: 'Merge the blocks of one combination.',
  },
  'Q-TAXABLE': {
    checks:
      'This is no SdI control: SdI takes the invoice all the same. Control 00422 tolerates a difference of less than a euro between lines and taxable amount of a rate: we tell of those over a cent.',
    why: 'A difference that rounding does not explain is a wrong taxable amount, and the tax with it.',
    tolerance: 'Over 0.01 and less than 1.00; from 1.00 on it is 00422.',
    remedy: 'Compute ImponibileImporto again, or declare the difference as Arrotondamento.',
  },
  'Q-TERMS': {
    checks:
      'This is no SdI control: SdI takes the invoice all the same. TP02 is payment in full, TP01 in instalments: we look whether the due dates say otherwise.',
    why: 'Whoever books the invoice makes the schedule of payments from it.',
    exceptions: [
      'Several means of paying the same amount are no instalments.',
      'A single payment of less than is due may be an instalment: of the others Q-PAYMENTS tells.',
      'TP01 with one payment of all that is due is only noted: it misleads nobody.',
      'Instalments each in a DatiPagamento of its own are fine.',
    ],
    remedy: 'Write TP01 for several due dates, TP02 for one.',
  },
  'Q-TOTAL': {
    checks:
      'This is no SdI control: SdI takes the invoice all the same. We compare ImportoTotaleDocumento, where given, with the taxable amounts and taxes of the summaries.',
    why: 'It is the amount that the buyer reads and books: where it does not match the VAT, one of them is wrong.',
    tolerance: 'A difference of up to 0.01 passes, 0.02 does not; the sign does not count.',
    exceptions: [
      'Also taken: the total with stamp duty, with ancillary expenses, without roundings, after the discounts of the document, or without split VAT.',
      'Integrations and self-invoices ({unpaid}) stay out.',
      'For free supplies and own use ({free}), the total without VAT, or zero, is also accepted.',
      'Of lines with Natura N7, or with TipoDato OSS, the total may have the VAT of another state in addition, up to 27 %: the highest in the Union.',
      'Documents in another currency than the euro stay out.',
    ],
    wrongNote: 'A taxable amount of 100.00 and a tax of 22.00 make 122.00.',
    remedy:
      'Write the sum of taxable amounts, taxes and rounding. What is withheld is not taken from the total but from ImportoPagamento.',
    readings:
      'Some programs take the withholding from the total, others forget the cassa contribution. The field is the total of the document: both cases have a message of their own.',
  },
  'Q-WITHHOLDING': {
    checks:
      'This is no SdI control: SdI takes the invoice all the same. We compare withholding tax (RT01, RT02) with the lines and funds that have Ritenuta SI. We report a withholding above what the rate gives, one below it that is no part known to the law for its reason, one whose sign is not that of the total, one without any line with Ritenuta SI, and one under the regimes RF02 and RF19.',
    why: 'Withholding lowers what the customer pays, and the customer pays it over and certifies it: where it is wrong, so are the payment and the certificate.',
    tolerance: 'A cent for each line with Ritenuta SI, and at least 0.05.',
    exceptions: [
      'Parts that pass, by reason: A 100%, 50%, 40%, 30% and 10%; B 100%, 75% and 60%; Q, R, S, T, U and V 100%, 78%, 50% and 20%. For other reasons a part may be exempt: we report only what is too much.',
      'With withholdings of different rates the file does not say which line belongs to which: we report only what is too much.',
      'Contributions (RT03 to RT06) have minimums and ceilings: we look at their sign only.',
      'Credit and debit notes under RF02 and RF19 may belong to an invoice of before the regime.',
      SELF_INVOICES_STAY_OUT,
    ],
    remedy:
      'Compute the withholding on the lines less the discounts, and mark all that are under it with Ritenuta SI.',
  },
};
