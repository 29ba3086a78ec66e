/** The findings of the advice Q-N to Q-Z. */

export const adviceN = {
  'Q-NATURA': {
    union: {
      message:
        "Natura is {natura}, an intra-Community supply, but the buyer's VAT number is from {country}, outside the European Union.",
      help: 'For an export, write N3.1; if the buyer has a VAT number of a member state, write that one.',
    },
    sanMarino: {
      message: 'Natura is {natura}, a supply to San Marino, but the buyer is in {country}.',
      help: 'Write the Natura of the supply, or correct IdPaese of the buyer.',
    },
    domestic: {
      message:
        'Natura is {natura}, which is for supplies to taxable persons in Italy, but the buyer is in {country} and has no Italian identifier.',
      help: "Write the Natura of a cross-border supply (N2.1, N3.1, N3.2), or add the buyer's Italian VAT number.",
    },
  },
  'Q-NORMATIVO': {
    missing: {
      message:
        'Natura is {natura}, but RiferimentoNormativo does not state the legal provision under which no VAT is charged.',
      help: 'Add the provision, for example "art. 10 DPR 633/1972".',
    },
  },
  'Q-NOT-YET': {
    code: {
      message: 'The code {code} comes into force on {from}; the invoice is checked as of {date}.',
      help: 'Use a code that is in force, or send the invoice on that day or later.',
    },
  },
  'Q-OLD-FORMAT': {
    retired: {
      message:
        'The invoice is in format {format}, which SdI no longer accepts: today it would reject it with 00200.',
      help: 'To use it as a current invoice, convert it with fattura convert --upgrade, which lists what changes.',
    },
  },
  'Q-PAYMENT-MEANS': {
    iban: {
      message: 'Payment is by bank transfer (MP05), but IBAN is missing.',
      help: 'Add the IBAN of the supplier.',
    },
    code: {
      message: 'Payment is by payment slip ({means}), but CodicePagamento is missing.',
      help: 'Add the code of the slip in CodicePagamento.',
    },
    receiver: {
      message:
        'Payment is in cash at the Treasury (MP04), but the person who signs the receipt is not named.',
      help: 'Add CognomeQuietanzante, NomeQuietanzante and CFQuietanzante.',
    },
  },
  'Q-PAYMENTS': {
    sum: {
      message:
        'The payments total {found}, but the amount due, net of withholdings and split VAT, is {expected}.',
      help: 'Correct ImportoPagamento. For an advance, use TP03.',
    },
  },
  'Q-PROVINCIA': {
    missing: {
      message: 'The address is in Italy ({comune}), but Provincia is missing.',
      help: 'Add the two-letter code of the province.',
    },
    foreign: {
      message: 'Provincia is {found}, but Nazione is {country}.',
      help: 'Remove Provincia, which is only for Italian addresses; if the address is in Italy, correct Nazione.',
    },
    unknown: {
      message: 'Provincia is {found}, which is not the code of an Italian province.',
      help: 'Write the correct code; `fattura codes Provincia` lists all codes.',
    },
    retired: {
      message: 'Provincia is {found}, a code that has not been in use since {until}.',
      help: 'Write the current code; `fattura codes Provincia` lists all codes.',
    },
  },
  'Q-RATE': {
    unknown: {
      message: 'The rate {found} is neither an Italian VAT rate nor a flat-rate compensation percentage.',
      help: 'The VAT rates are 4.00, 5.00, 10.00 and 22.00; VAT of another country is not charged in this way.',
    },
    past: {
      message: 'The rate {found} was in force until {last}; the document is dated {date}.',
      help: 'The ordinary rate has been 22.00 since 1 October 2013.',
    },
  },
  'Q-RECIPIENT': {
    foreign: {
      message:
        'The buyer is foreign ({country}) and has no Italian identifier: CodiceDestinatario is {found}, but is normally {expected}.',
      help: 'Write {expected}, and give the buyer a copy of the invoice.',
    },
    sanMarino: {
      message: 'The buyer is in San Marino: CodiceDestinatario is {found}, but is normally {expected}.',
      help: 'Write {expected}.',
    },
    placeholder: {
      message:
        'CodiceDestinatario is {found}, which is not an office: the invoice does not reach the administration.',
      help: 'Look up the code of the office in the index of public administrations (IPA).',
    },
  },
  'Q-RETIRED': {
    code: {
      message: '{element} is {code}, which has not been in use since {until}; the document is dated {date}.',
      help: 'Use {successor} instead.',
    },
  },
  'Q-SPLIT': {
    flatRate: {
      message:
        'EsigibilitaIVA is S, but the supplier is under the flat-rate regime (RF19), which charges no VAT.',
      help: 'Remove EsigibilitaIVA, or correct RegimeFiscale.',
    },
    person: {
      message:
        'EsigibilitaIVA is S, but the buyer is a natural person ({found}): split payment applies to administrations and to the companies required to use it.',
      help: 'Write I or D.',
    },
    withheld: {
      message:
        'EsigibilitaIVA is S and the document has withholding tax: fees subject to withholding tax are excluded from split payment.',
      help: 'Write I or D, or correct DatiRitenuta.',
    },
    mixed: {
      message:
        'EsigibilitaIVA is {found} in this summary and S in another: split payment applies to the whole invoice.',
      help: 'Write the same value in all summaries with tax.',
    },
  },
  'Q-SUMMARY': {
    twice: {
      message: 'DatiRiepilogo {number} repeats the combination of DatiRiepilogo {first}: {combination}.',
      help: 'Merge the two blocks, adding up ImponibileImporto and Imposta; if the supplies differ, distinguish them in RiferimentoNormativo.',
    },
  },
  'Q-TAXABLE': {
    difference: {
      message:
        'The taxable amount at the rate {rate} is {found}; lines, pension fund contributions and rounding give {expected}. SdI tolerates the difference of {difference}.',
      help: 'Correct ImponibileImporto, or state the difference in Arrotondamento of the summary.',
    },
  },
  'Q-TERMS': {
    several: {
      message: 'CondizioniPagamento is TP02 (in full), but there are several due dates: {dates}.',
      help: 'For payment in instalments, write TP01.',
    },
    single: {
      message:
        'CondizioniPagamento is TP01 (in instalments), but there is a single payment of the full amount due.',
      help: 'For payment in full, write TP02.',
    },
  },
  'Q-TOTAL': {
    total: {
      message: 'ImportoTotaleDocumento is {found}; taxable amount, tax and rounding add up to {expected}.',
      help: 'Write {expected}, or correct the summaries. SdI does not check this total, but the buyer does.',
    },
    net: {
      message:
        'ImportoTotaleDocumento is {found}, net of the {withheld} withheld; the total of the invoice is {expected}.',
      help: 'Write {expected}: withholding reduces the amount to pay (ImportoPagamento), not the total.',
    },
    without_cassa: {
      message:
        'ImportoTotaleDocumento is {found}, without the pension fund contribution of {cassa}; the total of the invoice is {expected}.',
      help: 'Write {expected}: the contribution and its VAT are part of the total.',
    },
    cassa_not_summed: {
      message:
        'ImportoTotaleDocumento is {found} and includes the pension fund contribution of {cassa}, but the summaries, {expected} in total, do not.',
      help: 'Add the contribution to the taxable amount of the summary with its rate.',
    },
  },
  'Q-WITHHOLDING': {
    excess: {
      message:
        'ImportoRitenuta is {found}; {rate}% of the amount subject to withholding ({base}) is {expected}.',
      help: 'Write {expected}, or add Ritenuta SI to the lines and pension fund contributions where it is missing.',
    },
    shortfall: {
      message:
        'ImportoRitenuta is {found}; {rate}% of the amount subject to withholding ({base}) is {expected}, and no reduced base that the law provides for payment reason {reason} gives {found}.',
      help: 'Write {expected}, or remove Ritenuta from the lines that are not subject to withholding.',
    },
    sign: {
      message:
        'The withholding is {found} in a document with total {total}: the buyer would pay more than the total.',
      help: 'Compute the withholding on the lines net of discounts, and add Ritenuta SI to all of them.',
    },
    unmarked: {
      message: 'The withholding ({types}) is {found}, but no line has Ritenuta SI.',
      help: 'Add Ritenuta SI to the lines on which the withholding is computed, or remove DatiRitenuta.',
    },
    regime: {
      message: 'Under the regime {regime}, fees are not subject to withholding tax, but {type} is {found}.',
      help: 'Remove the withholding, or correct RegimeFiscale.',
    },
  },
};
