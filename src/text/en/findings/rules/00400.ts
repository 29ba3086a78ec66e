/** The findings of the codes 00400 to 00419. */

export const rules00400 = {
  '00400': {
    natura: {
      message: '{element} {number} has the rate {rate} but no Natura.',
      help: 'Add the Natura that explains why no VAT applies, such as N4 for exempt supplies; if VAT does apply, correct the rate.',
    },
  },
  '00401': {
    natura: {
      message:
        '{element} {number} has Natura {natura} and the rate {rate}: a supply with VAT must not have a Natura.',
      help: 'Remove Natura if VAT applies; if it does not, write 0.00 as the rate.',
    },
  },
  '00403': {
    future: {
      message: 'The document is dated {data}, after the date of receipt, {asOf}.',
      help: 'Correct Data, or send the file on {data} or later.',
    },
  },
  '00404': {
    again: {
      message:
        'Numero {numero} of {year} is already used by the same issuer in document {document} of {file}. If SdI receives both, it rejects the second.',
      help: 'If this is a different invoice, give it another number; if it is the same one, send it only once.',
    },
    same_file: {
      message:
        'The invoice is identical to the one in {file}, byte for byte. If SdI receives both, it rejects the second.',
      help: 'Send the invoice only once.',
    },
  },
  '00409': {
    duplicate: {
      message:
        'Document {position} of the batch (lotto) has the same number, {numero}, and the same year, {year}, as document {first}.',
      help: 'Give the two documents different numbers, or remove the duplicate from the file.',
    },
    same_day: {
      message:
        'Document {position} of the batch (lotto) has the same number, {numero}, and the same date, {data}, as document {first}.',
      help: 'Give the two documents different numbers, or remove the duplicate from the file: with Art73, a number may be reused only on another date.',
    },
  },
  '00411': {
    missing: {
      message: 'Ritenuta is SI (NumeroLinea: {lines}), but the document has no DatiRitenuta block.',
      help: 'Add DatiRitenuta with type, amount, rate and reason, or remove Ritenuta from the lines that are not subject to withholding.',
    },
  },
  '00413': {
    natura: {
      message: 'DatiCassaPrevidenziale {number} ({fund}) has the rate {rate} but no Natura.',
      help: 'Add the Natura that explains why no VAT applies to the contribution, usually the same as on the lines (N2.2 under the flat-rate regime); otherwise correct the rate.',
    },
  },
  '00414': {
    natura: {
      message:
        'DatiCassaPrevidenziale {number} ({fund}) has Natura {natura} and the rate {rate}: a contribution with VAT must not have a Natura.',
      help: 'Remove Natura if VAT applies to the contribution; if it does not, write 0.00 as the rate.',
    },
  },
  '00415': {
    missing: {
      message:
        'Ritenuta is SI on the pension fund contribution (TipoCassa: {funds}), but the document has no DatiRitenuta block.',
      help: 'Add DatiRitenuta with type, amount, rate and reason, or remove Ritenuta from DatiCassaPrevidenziale.',
    },
  },
  '00417': {
    missing: {
      message: 'The buyer has neither IdFiscaleIVA nor CodiceFiscale; at least one is required.',
      help: 'Add the VAT number or, if the buyer has none, the fiscal code. For a foreign buyer, add IdFiscaleIVA with its country and an identifier from there.',
    },
  },
  '00418': {
    earlier: {
      message:
        'The credit note is dated {data}, but the linked invoice {document} is dated {linked}, which is later.',
      help: 'Correct the date of the linked invoice or of the credit note, which cannot precede it.',
    },
  },
  '00419': {
    summaries: {
      message:
        'Lines and pension fund contributions have {expected} different rates ({rates}), but the number of DatiRiepilogo blocks is {found}.',
      help: 'Add a DatiRiepilogo block for each missing rate: {missing}.',
    },
  },
};
