import type { amounts as english } from '../../en/build/amounts.ts';
import type { Translated } from '../../sentence.ts';
import { write } from './hint.ts';

export const amounts: Translated<typeof english> = {
  'amount.fraction':
    '{found} è un numero in virgola mobile, che non è esatto: scrivere la stringa "{found}".',
  'amount.unsafe':
    '{found} supera gli interi rappresentabili con esattezza: scrivere una stringa, come "100.00".',
  'amount.comma':
    '«{found}» contiene una virgola: usare il punto per i decimali e nessun separatore delle migliaia, come in 1234.50.',
  'amount.form': '«{found}» non è un numero: scrivere le cifre con il punto prima dei decimali, come 12.50.',
  'amount.decimals': '{found} ha più di {max} decimali: lo schema non li ammette.',
  'amount.large': '{found} ha più di {digits} cifre intere: lo schema non le ammette.',
  'amount.negative': '{found} è negativo: questo importo non può esserlo.',
  'price.missing': 'è necessario prezzo_unitario oppure prezzo_ivato.',
  'price.both': 'prezzo_unitario e prezzo_ivato si escludono: indicarne uno solo.',
  'discount.both': 'indicare percentuale oppure importo, uno solo dei due.',
  'discount.base': 'lo sconto di {found} non si può ripartire: la somma delle righe è zero.',
  'discount.mixed':
    'alcuni prezzi sono IVA inclusa e altri no, quindi non è chiaro se lo sconto sul documento la comprenda: indicarlo sulle righe o in percentuale.',
  'payment.sum': "la somma dei pagamenti è {found}, l'importo dovuto è {expected}.",
  'payment.terms':
    '«{found}» non è un termine di pagamento: giorni (45), fine mese (EOM, 30EOM), fine mese più giorni (30EOM+10), oppure un elenco di scadenze.',
  'payment.one': '{first} e {second} si escludono: indicarne uno solo.',
  currency: ({ found, suggestion }) =>
    `${found} non è la sigla di una valuta (ISO 4217)${write(suggestion)}.`,
  'currency.retired': ({ found, until, suggestion }) =>
    `${found} è fuori corso dal ${until}${write(suggestion)}.`,
  exchange: 'il cambio deve essere maggiore di zero, e la divisa diversa da EUR.',
};
