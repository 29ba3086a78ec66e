import type { amounts as english } from '../../en/build/amounts.ts';
import type { Translated } from '../../sentence.ts';
import { write } from './hint.ts';

export const amounts: Translated<typeof english> = {
  'amount.fraction':
    '{found} è un numero con la virgola mobile, che non è esatto: scrivere il testo "{found}".',
  'amount.unsafe': '{found} è oltre gli interi esatti: scrivere un testo, come "100.00".',
  'amount.comma':
    '«{found}» ha la virgola: i decimali vanno dopo un punto e le migliaia senza separatore, come 1234.50.',
  'amount.form': '«{found}» non è un numero: scrivere le cifre con il punto prima dei decimali, come 12.50.',
  'amount.decimals': '{found} ha più di {max} decimali: lo schema non li ammette.',
  'amount.large': '{found} ha più di {digits} cifre intere: lo schema non le ammette.',
  'amount.negative': '{found} è negativo, e qui non può esserlo.',
  'price.missing': 'serve prezzo_unitario oppure prezzo_ivato.',
  'price.both': 'prezzo_unitario e prezzo_ivato insieme: ne va uno solo.',
  'discount.both': 'percentuale oppure importo: ne va uno solo.',
  'discount.base': 'lo sconto di {found} non si può ripartire: le righe danno zero.',
  'discount.mixed':
    'alcuni prezzi sono IVA inclusa e altri no: uno sconto in euro sul documento non si capisce se la comprenda; darlo sulle righe o in percentuale.',
  'payment.sum': 'i pagamenti danno {found}, il dovuto è {expected}.',
  'payment.terms':
    '«{found}» non è un termine di pagamento: giorni (45), fine mese (EOM, 30EOM), fine mese più giorni (30EOM+10), oppure un elenco di scadenze.',
  'payment.one': '{first} oppure {second}: non entrambi.',
  currency: ({ found, suggestion }) =>
    `${found} non è la sigla di una valuta (ISO 4217)${write(suggestion)}.`,
  'currency.retired': ({ found, until, suggestion }) =>
    `${found} non è più in uso dal ${until}${write(suggestion)}.`,
  exchange: 'il cambio deve essere maggiore di zero, e la divisa diversa da EUR.',
};
