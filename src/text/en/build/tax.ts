/** Problems with lines and their tax. */

export const tax = {
  'rate.fraction': 'the rate {found} is less than one percent: write a percentage, 22 instead of 0.22.',
  'rate.range': '{found} is more than 100 percent.',
  'rate.zero': 'a rate of zero requires the reason why no VAT applies: use natura instead of aliquota_iva.',
  'tax.missing': 'aliquota_iva or natura is required.',
  'tax.both': 'aliquota_iva and natura are mutually exclusive: remove one.',
  'tax.several': 'the lines have different rates: specify aliquota_iva or natura here.',
  'tax.due': 'a line with natura {natura} has no VAT, so esigibilita does not apply.',
  'natura.generic':
    'natura {found} is generic and has not been allowed since 2021: write the detailed code, such as {found}.1.',
  'regime.rate': 'the regime {regime} charges no VAT: remove aliquota_iva.',
  'ritenuta.missing': 'an item is marked with ritenuta, but the document has no ritenute (00411, 00415).',
  'ritenuta.several':
    'some lines are subject to withholding and others are not: specify ritenuta: true or false for the advance.',
  'bollo.currency':
    'the amounts without VAT are in {currency}, and stamp duty is due above {limit} euro: specify bollo.cambio (the value of one euro in {currency}), bollo: true or false, or cambio to issue the invoice in euro.',
  'bollo.charge':
    'the stamp duty charged is 2.00 euro: an invoice in {currency} requires bollo.cambio, the value of one euro in {currency}.',
  'intent.protocol':
    '"{found}" is not the protocol number of a declaration of intent, which has 17 digits, a hyphen and 6 digits.',
  'intent.natura': 'a declaration of intent requires natura N3.5, not {found}.',
  'lines.none': 'at least one line is required.',
  'lines.many': '{found} lines: the schema allows 9999 at most.',
};
