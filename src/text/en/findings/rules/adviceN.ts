/** The findings of the advice Q-N to Q-Z. */

export const adviceN = {
  'Q-NATURA': {
    union: {
      message:
        'Natura is {natura}, a supply within the European Union, but the VAT number of the buyer is of {country}, outside the Union.',
      help: 'For an export write N3.1; if the buyer has a VAT number of a member state, give that one.',
    },
    sanMarino: {
      message: 'Natura is {natura}, a supply to San Marino, but the buyer is of {country}.',
      help: 'Write the Natura of the operation, or correct the IdPaese of the buyer.',
    },
    domestic: {
      message:
        'Natura is {natura}, of operations for taxable persons in Italy, but the buyer is of {country} and has no Italian identifier.',
      help: 'Write the Natura of operations with other countries (N2.1, N3.1, N3.2), or give the Italian VAT number of the buyer.',
    },
  },
  'Q-NORMATIVO': {
    missing: {
      message:
        'Natura is {natura}, but RiferimentoNormativo does not say by which provision no VAT is charged.',
      help: 'Give the provision, such as "art. 10 DPR 633/1972".',
    },
  },
  'Q-NOT-YET': {
    code: {
      message: 'The code {code} is in force from {from}; the invoice is judged as of {date}.',
      help: 'Use a code that is in force, or send the invoice from that day on.',
    },
  },
  'Q-PAYMENT-MEANS': {
    iban: {
      message: 'Payment is by transfer (MP05), but there is no IBAN.',
      help: 'Add the IBAN of the supplier.',
    },
    code: {
      message: 'Payment is by slip ({means}), but CodicePagamento is missing.',
      help: 'Add the code of the slip as CodicePagamento.',
    },
    receiver: {
      message: 'Payment is in cash at the Treasury (MP04), but it is not said who gives the receipt.',
      help: 'Add CognomeQuietanzante, NomeQuietanzante and CFQuietanzante.',
    },
  },
  'Q-PAYMENTS': {
    sum: {
      message:
        'The payments are {found} in all: what is due, less withholdings and split tax, is {expected}.',
      help: 'Correct ImportoPagamento. An advance is told by TP03.',
    },
  },
  'Q-PROVINCIA': {
    missing: {
      message: 'The address is in Italy ({comune}), but Provincia is missing.',
      help: 'Add the two letters of the province.',
    },
    foreign: {
      message: 'Provincia is {found}, but Nazione is {country}.',
      help: 'Leave out Provincia, which is for Italian addresses only; if the address is in Italy correct Nazione.',
    },
    unknown: {
      message: 'Provincia is {found}, which is not the abbreviation of an Italian province.',
      help: 'Write the right abbreviation: `fattura codes Provincia` lists them.',
    },
    retired: {
      message: 'Provincia is {found}, an abbreviation no longer in use from {until}.',
      help: 'Write the abbreviation of today: `fattura codes Provincia` lists them.',
    },
  },
  'Q-RATE': {
    unknown: {
      message: 'The rate {found} is neither one of Italian VAT nor a compensation rate.',
      help: 'The rates are 4.00, 5.00, 10.00 and 22.00; the VAT of another country is not charged this way.',
    },
    past: {
      message: 'The rate {found} was in force until {last}; the document is of {date}.',
      help: 'Since 1 October 2013 the ordinary rate is 22.00.',
    },
  },
  'Q-RECIPIENT': {
    foreign: {
      message:
        'The buyer is foreign ({country}) and has no Italian identifier: CodiceDestinatario is {found}, as a rule {expected}.',
      help: 'Write {expected}, and give the buyer a copy of the invoice.',
    },
    sanMarino: {
      message: 'The buyer is in San Marino: CodiceDestinatario is {found}, as a rule {expected}.',
      help: 'Write {expected}.',
    },
    placeholder: {
      message:
        'CodiceDestinatario is {found}, which is no office: the invoice does not reach the administration.',
      help: 'Look for the code of the office in the index of public administrations (IPA).',
    },
  },
  'Q-RETIRED': {
    code: {
      message: '{element} is {code}, no longer in use from {until}; the document is of {date}.',
      help: 'In its place {successor} is used.',
    },
  },
  'Q-SPLIT': {
    flatRate: {
      message:
        'EsigibilitaIVA is S, but the supplier is under the flat-rate regime (RF19), which charges no VAT.',
      help: 'Leave out EsigibilitaIVA, or correct RegimeFiscale.',
    },
    person: {
      message:
        'EsigibilitaIVA is S, but the buyer is a natural person ({found}): split payment is for administrations and the companies held to it.',
      help: 'Write I, or D.',
    },
    withheld: {
      message:
        'EsigibilitaIVA is S and tax is withheld: fees under withholding tax are outside the split payment.',
      help: 'Write I, or D; or correct DatiRitenuta.',
    },
    mixed: {
      message:
        'EsigibilitaIVA is {found} in this summary and S in another: split payment holds for the whole invoice.',
      help: 'Write the same in all summaries with tax.',
    },
  },
  'Q-SUMMARY': {
    twice: {
      message: 'DatiRiepilogo {number} repeats the combination of DatiRiepilogo {first}: {combination}.',
      help: 'Merge the two blocks and add up ImponibileImporto and Imposta; where the operations differ, tell them apart in RiferimentoNormativo.',
    },
  },
  'Q-TAXABLE': {
    difference: {
      message:
        'The taxable amount at the rate {rate} is {found}, lines, cassa and rounding come to {expected}: SdI tolerates the difference of {difference}.',
      help: 'Correct ImponibileImporto, or declare the difference as Arrotondamento of the summary.',
    },
  },
  'Q-TERMS': {
    several: {
      message: 'CondizioniPagamento is TP02 (in full), but there are several due dates: {dates}.',
      help: 'For payment in instalments write TP01.',
    },
    single: {
      message:
        'CondizioniPagamento is TP01 (in instalments), but there is one payment only, of all that is due.',
      help: 'For payment in full write TP02.',
    },
  },
  'Q-TOTAL': {
    total: {
      message: 'ImportoTotaleDocumento is {found}: taxable amount, tax and rounding come to {expected}.',
      help: 'Write {expected}, or correct the summaries. SdI does not look at it, the buyer does.',
    },
    net: {
      message:
        'ImportoTotaleDocumento is {found}, less the {withheld} withheld: the invoice comes to {expected}.',
      help: 'Write {expected}: what is withheld lessens what is paid (ImportoPagamento), not the total.',
    },
    without_cassa: {
      message:
        'ImportoTotaleDocumento is {found} and leaves out the cassa contribution of {cassa}: the invoice comes to {expected}.',
      help: 'Write {expected}: the contribution and its VAT are part of the total.',
    },
    cassa_not_summed: {
      message:
        'ImportoTotaleDocumento is {found} and includes the cassa contribution of {cassa}; the summaries, {expected} in all, leave it out.',
      help: 'Add the contribution to the taxable amount of the summary with its rate.',
    },
  },
  'Q-WITHHOLDING': {
    excess: {
      message: 'ImportoRitenuta is {found}: {rate}% of what is under withholding ({base}) is {expected}.',
      help: 'Write {expected}, or mark the lines and funds that are missing with Ritenuta SI.',
    },
    shortfall: {
      message:
        'ImportoRitenuta is {found}: {rate}% of what is under withholding ({base}) is {expected}, and {found} is no part that the law knows for reason {reason} either.',
      help: 'Write {expected}, or take Ritenuta off the lines that are not under withholding.',
    },
    sign: {
      message: '{found} is withheld in a document of {total}: the customer would pay more than the total.',
      help: 'Compute the withholding on the lines less the discounts, and mark them all with Ritenuta SI.',
    },
    unmarked: {
      message: '{found} is withheld ({types}), but no line has Ritenuta SI.',
      help: 'Mark the lines that the withholding is computed on with Ritenuta SI, or take DatiRitenuta out.',
    },
    regime: {
      message: 'Under the regime {regime} fees bear no withholding tax, but {type} is {found}.',
      help: 'Take the withholding out, or correct RegimeFiscale.',
    },
  },
};
