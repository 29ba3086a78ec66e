/** Problems with amounts: form, discounts, payments, currency. */
import type { Suggested } from '../../buildParams.ts';
import { write } from './hint.ts';

export const amounts = {
  'amount.fraction': '{found} is a floating-point number, which is not exact: write the string "{found}".',
  'amount.unsafe': '{found} is too large for an exact JavaScript number: write a string, such as "100.00".',
  'amount.comma': '"{found}" has a comma: use a decimal point and no thousands separator, as in 1234.50.',
  'amount.form': '"{found}" is not a number: write digits with a decimal point, such as 12.50.',
  'amount.decimals': '{found} has more than {max} decimals, which the schema does not allow.',
  'amount.large': '{found} has more than {digits} digits before the point, which the schema does not allow.',
  'amount.negative': '{found} is negative, which is not allowed for this amount.',
  'price.missing': 'prezzo_unitario or prezzo_ivato is required.',
  'price.both': 'prezzo_unitario and prezzo_ivato are mutually exclusive: remove one.',
  'discount.both': 'exactly one of percentuale and importo is required.',
  'discount.base': 'the discount of {found} cannot be divided among the lines: their sum is zero.',
  'discount.mixed':
    'some prices include VAT and others do not, so it is unclear if the discount on the document includes it: put it on the lines, or give a percentage.',
  'payment.sum': 'the payments add up to {found}; the amount due is {expected}.',
  'payment.terms':
    '"{found}" is not a payment term: use days (45), end of month (EOM, 30EOM), end of month plus days (30EOM+10), or a list of instalments.',
  'payment.one': '{first} and {second} are mutually exclusive: remove one.',
  currency: ({ found, suggestion }: Suggested) =>
    `${found} is not a currency code (ISO 4217)${write(suggestion)}.`,
  'currency.retired': ({ found, until, suggestion }: Suggested & { readonly until: string }) =>
    `${found} was withdrawn on ${until}${write(suggestion)}.`,
  exchange: 'an exchange rate must be greater than zero, and requires a currency other than EUR.',
};
