/** The findings of the codes 00400 to 00419. */

export const rules00400 = {
  '00400': {
    natura: {
      message: '{element} {number} has the rate {rate} and no Natura.',
      help: 'Say in Natura why no VAT applies, such as N4 for exempt supplies; where VAT does apply, correct the rate.',
    },
  },
  '00401': {
    natura: {
      message: '{element} {number} has Natura {natura} and the rate {rate}: a supply with VAT has no Natura.',
      help: 'Take Natura away where VAT applies; where it does not, write 0.00 as the rate.',
    },
  },
  '00403': {
    future: {
      message: 'The date of the document is {data}, later than the day of reception, {asOf}.',
      help: 'Correct Data, or send the file on {data} or later.',
    },
  },
  '00404': {
    again: {
      message:
        'Numero {numero} of {year}: the same issuer uses it in document {document} of {file} already. If SdI receives both, it rejects the second.',
      help: 'If it is another invoice, give it another number; if it is the same one, send it only once.',
    },
    same_file: {
      message:
        'This is the same file as {file}, byte for byte. If SdI receives it twice, it rejects the second.',
      help: 'Send it only once.',
    },
  },
  '00409': {
    duplicate: {
      message:
        'Document {position} of the lotto has the number, {numero}, and the year, {year}, of document {first}.',
      help: 'Give the two documents different numbers, or take the repeated one out of the file.',
    },
    same_day: {
      message:
        'Document {position} of the lotto has the number, {numero}, and the date, {data}, of document {first}.',
      help: 'Give the two documents different numbers, or take the repeated one out of the file: Art73 lets a number recur on other dates only.',
    },
  },
  '00411': {
    missing: {
      message: 'Ritenuta is SI (NumeroLinea: {lines}), but the document has no DatiRitenuta.',
      help: 'Add DatiRitenuta with type, amount, rate and reason, or take Ritenuta off the lines that are not under it.',
    },
  },
  '00413': {
    natura: {
      message: 'DatiCassaPrevidenziale {number} ({fund}) has the rate {rate} and no Natura.',
      help: 'Say in Natura why the contribution bears no VAT, as a rule for the same reason as the lines (N2.2 under the flat-rate regime); else correct the rate.',
    },
  },
  '00414': {
    natura: {
      message:
        'DatiCassaPrevidenziale {number} ({fund}) has Natura {natura} and the rate {rate}: a contribution with VAT has no Natura.',
      help: 'Take Natura away where the contribution bears VAT; where it does not, write 0.00 as the rate.',
    },
  },
  '00415': {
    missing: {
      message:
        'Ritenuta is SI on the fund contribution (TipoCassa: {funds}), but the document has no DatiRitenuta.',
      help: 'Add DatiRitenuta with type, amount, rate and reason, or take Ritenuta off DatiCassaPrevidenziale.',
    },
  },
  '00417': {
    missing: {
      message: 'The buyer has neither IdFiscaleIVA nor CodiceFiscale: at least one is needed.',
      help: 'Add the VAT number or, for those who have none, the fiscal code. For a foreign buyer: IdFiscaleIVA with its country and an identifier of it.',
    },
  },
  '00418': {
    earlier: {
      message: 'The credit note is of {data}, but its invoice {document} is of {linked}, which is later.',
      help: 'Correct the date of the invoice referred to or that of the note, which cannot come before it.',
    },
  },
  '00419': {
    summaries: {
      message:
        'Lines and pension funds have {expected} different rates ({rates}); DatiRiepilogo blocks: {found}.',
      help: 'Add a DatiRiepilogo for each rate that has none: {missing}.',
    },
  },
};
