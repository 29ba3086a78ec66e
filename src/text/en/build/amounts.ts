/** Problems with amounts: form, discounts, payments, currency. */
import type { Suggested } from '../../buildParams.ts';
import { write } from './hint.ts';

export const amounts = {
  'amount.fraction': '{found} is a floating-point number, which is not exact: write the text "{found}".',
  'amount.unsafe': '{found} is beyond the exact integers: write a text, such as "100.00".',
  'amount.comma':
    '"{found}" has a comma: decimals go behind a point and thousands without a separator, as in 1234.50.',
  'amount.form': '"{found}" is no number: write digits with a point before the decimals, such as 12.50.',
  'amount.decimals': '{found} has more than {max} decimals, which the schema does not take.',
  'amount.large': '{found} has more than {digits} digits before the point, which the schema does not take.',
  'amount.negative': '{found} is negative, and cannot be here.',
  'price.missing': 'prezzo_unitario or prezzo_ivato is needed.',
  'price.both': 'both prezzo_unitario and prezzo_ivato: only one may be given.',
  'discount.both': 'percentuale or importo: exactly one.',
  'discount.base': 'the discount of {found} cannot be shared out: the lines come to zero.',
  'discount.mixed':
    'some prices have VAT included and others do not: of a discount by amount on the document one cannot say which it is; give it on the lines or as a percentage.',
  'payment.sum': 'the payments come to {found}, what is due is {expected}.',
  'payment.terms':
    '"{found}" is no payment term: days (45), end of month (EOM, 30EOM), end of month plus days (30EOM+10), or a list of instalments.',
  'payment.one': '{first} or {second}: not both.',
  currency: ({ found, suggestion }: Suggested) =>
    `${found} is no code of a currency (ISO 4217)${write(suggestion)}.`,
  'currency.retired': ({ found, until, suggestion }: Suggested & { readonly until: string }) =>
    `${found} is no longer in use since ${until}${write(suggestion)}.`,
  exchange: 'the exchange rate has to be more than zero, and the currency other than EUR.',
};
