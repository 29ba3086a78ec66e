/** Messages of problems with lines and their tax. */
import type { Bilingual } from '../../model/bilingual.ts';

export const TAX_SENTENCES = {
  'rate.fraction': {
    it: "l'aliquota {found} è sotto l'uno per cento: si scrive in percentuale, 22 e non 0.22.",
    en: 'the rate {found} is under one percent: it is a percentage, 22 and not 0.22.',
  },
  'rate.range': {
    it: '{found} è oltre il cento per cento.',
    en: '{found} is over a hundred percent.',
  },
  'rate.zero': {
    it: "con aliquota zero va detto perché l'IVA non si applica: natura al posto di aliquota_iva.",
    en: 'with rate zero say why no VAT applies: natura in place of aliquota_iva.',
  },
  'tax.missing': {
    it: 'serve aliquota_iva oppure natura.',
    en: 'aliquota_iva or natura is needed.',
  },
  'tax.both': {
    it: 'aliquota_iva e natura insieme: ne va una sola.',
    en: 'both aliquota_iva and natura: only one may be given.',
  },
  'tax.several': {
    it: 'le righe hanno trattamenti IVA diversi: dire qui aliquota_iva oppure natura.',
    en: 'the lines are taxed in different ways: give aliquota_iva or natura here.',
  },
  'tax.due': {
    it: "una riga con natura {natura} non ha IVA di cui dire l'esigibilità.",
    en: 'a line with natura {natura} has no VAT that could become due.',
  },
  'natura.generic': {
    it: 'la natura {found} è generica e non più ammessa dal 2021: scrivere il codice di dettaglio, come {found}.1.',
    en: 'natura {found} is generic and no longer allowed since 2021: write the detailed code, such as {found}.1.',
  },
  'regime.rate': {
    it: 'il regime {regime} non addebita IVA: togliere aliquota_iva.',
    en: 'the regime {regime} charges no VAT: leave aliquota_iva out.',
  },
  'ritenuta.missing': {
    it: "c'è una ritenuta da applicare, ma mancano le ritenute del documento (00411, 00415).",
    en: 'something is under withholding, but the document has no ritenute (00411, 00415).',
  },
  'ritenuta.several': {
    it: "alcune righe sono soggette a ritenuta e altre no: dire qui se lo era l'anticipo, ritenuta: true oppure false.",
    en: 'some lines are under withholding and others are not: say here whether the advance was, ritenuta: true or false.',
  },
  'bollo.currency': {
    it: 'gli importi senza IVA sono in {currency} e il bollo è dovuto oltre {limit} euro: dare bollo.cambio (quanti {currency} vale un euro), oppure bollo: true o false, oppure cambio per fare la fattura in euro.',
    en: 'the amounts without VAT are in {currency}, and stamp duty is due over {limit} euro: give bollo.cambio (how many {currency} one euro is), or bollo: true or false, or cambio to make the invoice in euro.',
  },
  'bollo.charge': {
    it: 'il bollo addebitato è di 2,00 euro: in una fattura in {currency} serve bollo.cambio, quanti {currency} vale un euro.',
    en: 'the stamp duty charged is 2.00 euro: an invoice in {currency} needs bollo.cambio, how many {currency} one euro is.',
  },
  'intent.protocol': {
    it: '«{found}» non è il protocollo di una dichiarazione d’intento: 17 cifre, un trattino, 6 cifre.',
    en: '"{found}" is no protocol of a declaration of intent: 17 digits, a hyphen, 6 digits.',
  },
  'intent.natura': {
    it: "una dichiarazione d'intento vuole natura N3.5, non {found}.",
    en: 'a declaration of intent goes with natura N3.5, not {found}.',
  },
  'lines.none': {
    it: 'serve almeno una riga.',
    en: 'at least one line is needed.',
  },
  'lines.many': {
    it: '{found} righe: lo schema ne numera al massimo 9999.',
    en: '{found} lines: the schema numbers 9999 at most.',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
