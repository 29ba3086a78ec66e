/** Problems with lines and their tax. */

export const tax = {
  'rate.fraction': 'the rate {found} is under one percent: it is a percentage, 22 and not 0.22.',
  'rate.range': '{found} is over a hundred percent.',
  'rate.zero': 'with rate zero say why no VAT applies: natura in place of aliquota_iva.',
  'tax.missing': 'aliquota_iva or natura is needed.',
  'tax.both': 'both aliquota_iva and natura: only one may be given.',
  'tax.several': 'the lines are taxed in different ways: give aliquota_iva or natura here.',
  'tax.due': 'a line with natura {natura} has no VAT that could become due.',
  'natura.generic':
    'natura {found} is generic and no longer allowed since 2021: write the detailed code, such as {found}.1.',
  'regime.rate': 'the regime {regime} charges no VAT: leave aliquota_iva out.',
  'ritenuta.missing': 'something is under withholding, but the document has no ritenute (00411, 00415).',
  'ritenuta.several':
    'some lines are under withholding and others are not: say here whether the advance was, ritenuta: true or false.',
  'bollo.currency':
    'the amounts without VAT are in {currency}, and stamp duty is due over {limit} euro: give bollo.cambio (how many {currency} one euro is), or bollo: true or false, or cambio to make the invoice in euro.',
  'bollo.charge':
    'the stamp duty charged is 2.00 euro: an invoice in {currency} needs bollo.cambio, how many {currency} one euro is.',
  'intent.protocol': '"{found}" is no protocol of a declaration of intent: 17 digits, a hyphen, 6 digits.',
  'intent.natura': 'a declaration of intent goes with natura N3.5, not {found}.',
  'lines.none': 'at least one line is needed.',
  'lines.many': '{found} lines: the schema numbers 9999 at most.',
};
