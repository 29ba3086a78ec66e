/** Messages of problems with amounts: form, discounts, payments, currency. */
import type { Bilingual } from '../../model/bilingual.ts';

export const AMOUNT_SENTENCES = {
  'amount.fraction': {
    it: '{found} è un numero con la virgola mobile, che non è esatto: scrivere il testo "{found}".',
    en: '{found} is a floating-point number, which is not exact: write the text "{found}".',
  },
  'amount.unsafe': {
    it: '{found} è oltre gli interi esatti: scrivere un testo, come "100.00".',
    en: '{found} is beyond the exact integers: write a text, such as "100.00".',
  },
  'amount.comma': {
    it: '«{found}» ha la virgola: i decimali vanno dopo un punto e le migliaia senza separatore, come 1234.50.',
    en: '"{found}" has a comma: decimals go behind a point and thousands without a separator, as in 1234.50.',
  },
  'amount.form': {
    it: '«{found}» non è un numero: scrivere le cifre con il punto prima dei decimali, come 12.50.',
    en: '"{found}" is no number: write digits with a point before the decimals, such as 12.50.',
  },
  'amount.decimals': {
    it: '{found} ha più di {max} decimali: lo schema non li ammette.',
    en: '{found} has more than {max} decimals, which the schema does not take.',
  },
  'amount.large': {
    it: '{found} ha più di {digits} cifre intere: lo schema non le ammette.',
    en: '{found} has more than {digits} digits before the point, which the schema does not take.',
  },
  'amount.negative': {
    it: '{found} è negativo, e qui non può esserlo.',
    en: '{found} is negative, and cannot be here.',
  },
  'price.missing': {
    it: 'serve prezzo_unitario oppure prezzo_ivato.',
    en: 'prezzo_unitario or prezzo_ivato is needed.',
  },
  'price.both': {
    it: 'prezzo_unitario e prezzo_ivato insieme: ne va uno solo.',
    en: 'both prezzo_unitario and prezzo_ivato: only one may be given.',
  },
  'discount.both': {
    it: 'percentuale oppure importo: ne va uno solo.',
    en: 'percentuale or importo: exactly one.',
  },
  'discount.base': {
    it: 'lo sconto di {found} non si può ripartire: le righe danno zero.',
    en: 'the discount of {found} cannot be shared out: the lines come to zero.',
  },
  'discount.mixed': {
    it: 'alcuni prezzi sono IVA inclusa e altri no: uno sconto in euro sul documento non si capisce se la comprenda; darlo sulle righe o in percentuale.',
    en: 'some prices have VAT included and others do not: of a discount by amount on the document one cannot say which it is; give it on the lines or as a percentage.',
  },
  'payment.sum': {
    it: 'i pagamenti danno {found}, il dovuto è {expected}.',
    en: 'the payments come to {found}, what is due is {expected}.',
  },
  'payment.terms': {
    it: '«{found}» non è un termine di pagamento: giorni (45), fine mese (EOM, 30EOM), fine mese più giorni (30EOM+10), oppure un elenco di scadenze.',
    en: '"{found}" is no payment term: days (45), end of month (EOM, 30EOM), end of month plus days (30EOM+10), or a list of instalments.',
  },
  'payment.one': {
    it: '{first} oppure {second}: non entrambi.',
    en: '{first} or {second}: not both.',
  },
  currency: {
    it: '{found} non è la sigla di una valuta (ISO 4217){hint_it}.',
    en: '{found} is no code of a currency (ISO 4217){hint_en}.',
  },
  'currency.retired': {
    it: '{found} non è più in uso dal {until}{hint_it}.',
    en: '{found} is no longer in use since {until}{hint_en}.',
  },
  exchange: {
    it: 'il cambio deve essere maggiore di zero, e la divisa diversa da EUR.',
    en: 'the exchange rate has to be more than zero, and the currency other than EUR.',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
