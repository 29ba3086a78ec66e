import type { tax as english } from '../../en/build/tax.ts';
import type { Translated } from '../../sentence.ts';

export const tax: Translated<typeof english> = {
  'rate.fraction':
    "l'aliquota {found} è inferiore all'uno per cento: scriverla in percentuale, 22 e non 0.22.",
  'rate.range': '{found} supera il cento per cento.',
  'rate.zero':
    "con aliquota zero occorre indicare perché l'IVA non si applica: natura al posto di aliquota_iva.",
  'tax.missing': 'è necessaria aliquota_iva oppure natura.',
  'tax.both': 'aliquota_iva e natura si escludono: indicarne una sola.',
  'tax.several': 'le righe hanno trattamenti IVA diversi: indicare qui aliquota_iva oppure natura.',
  'tax.due': "una riga con natura {natura} non ha IVA: l'esigibilità non si applica.",
  'natura.generic':
    'la natura {found} è generica e non è più ammessa dal 2021: scrivere il codice di dettaglio, come {found}.1.',
  'regime.rate': 'il regime {regime} non addebita IVA: togliere aliquota_iva.',
  'ritenuta.missing': 'una voce è soggetta a ritenuta, ma il documento non ha ritenute (00411, 00415).',
  'ritenuta.several':
    "alcune righe sono soggette a ritenuta e altre no: indicare se lo era l'anticipo, con ritenuta: true oppure false.",
  'bollo.currency':
    'gli importi senza IVA sono in {currency} e il bollo è dovuto oltre {limit} euro: indicare bollo.cambio (il valore di un euro in {currency}), bollo: true oppure false, oppure cambio per emettere la fattura in euro.',
  'bollo.charge':
    'il bollo addebitato è di 2,00 euro: una fattura in {currency} richiede bollo.cambio, il valore di un euro in {currency}.',
  'intent.protocol':
    "«{found}» non è il protocollo di una dichiarazione d'intento: 17 cifre, un trattino, 6 cifre.",
  'intent.natura': "una dichiarazione d'intento richiede natura N3.5, non {found}.",
  'lines.none': 'è necessaria almeno una riga.',
  'lines.many': '{found} righe: lo schema ne ammette al massimo 9999.',
};
