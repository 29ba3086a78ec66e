/** Totals of the document (BG-22). */
import { Decimal, Sum } from '../../../model/decimal.ts';
import { decimalOf } from '../model/decimalOf.ts';
import type { EuropeanInvoice } from '../model/invoice.ts';
import type { Context } from './context.ts';
import { given } from './cursor.ts';
import { recordResidual } from './residual.ts';

const sum = (amounts: readonly string[]): Decimal => {
  const total = new Sum();
  for (const amount of amounts) total.add(decimalOf(amount));
  return total.value;
};

const amountsOf = (items: readonly { readonly amount: string }[]): readonly string[] =>
  items.map(({ amount }) => amount);

export function convertTotals(context: Context, isSplit: boolean): void {
  const { model, body, ledger } = context;
  const lines = sum(model.lines.map(({ net }) => net));
  const allowances = sum(amountsOf(model.allowances ?? []));
  const charges = sum(amountsOf(model.charges ?? []));
  const net = lines.minus(allowances).plus(charges);
  const tax = sum(amountsOf(model.taxes));
  const gross = net.plus(tax);
  const document = body.at('dati_generali')?.at('dati_generali_documento');
  const declared = document?.peek('importo_totale_documento');
  if (declared !== undefined) {
    if (decimalOf(declared).equals(gross)) document?.take('importo_totale_documento');
    else
      document?.note('importo_totale_documento', 'changed', 'X-TOTAL', {
        term: 'totals.gross',
        to: gross.toText(2),
      });
  }
  let rounding = decimalOf(document?.take('arrotondamento'));
  const withheld = sum((document?.items('dati_ritenuta') ?? []).map(({ value }) => value.importo_ritenuta));
  const due = gross
    .plus(rounding)
    .minus(withheld)
    .minus(isSplit ? tax : Decimal.zero);
  const payable = declaredPayment(context) ?? due;
  let prepaid = gross.plus(rounding).minus(payable);
  if (prepaid.isNegative && !gross.isNegative) {
    // The payments exceed the total: the difference is a rounding.
    rounding = payable.minus(gross);
    prepaid = Decimal.zero;
    recordResidual(ledger, { term: 'totals.rounding', amount: rounding, base: gross });
  }
  if (!prepaid.isZero)
    ledger.add('derived', { code: 'X-PREPAID', term: 'totals.prepaid', value: prepaid.toText(2) });
  model.totals = given<EuropeanInvoice['totals']>({
    lines: lines.toText(2),
    allowances: allowances.isZero ? undefined : allowances.toText(2),
    charges: charges.isZero && (model.charges ?? []).length === 0 ? undefined : charges.toText(2),
    net: net.toText(2),
    tax: tax.toText(2),
    taxAccounting: undefined,
    gross: gross.toText(2),
    prepaid: prepaid.isZero ? undefined : prepaid.toText(2),
    rounding: rounding.isZero ? undefined : rounding.toText(2),
    payable: payable.toText(2),
  });
}

/** The sum of the instalments of the first payment group; other groups are alternatives. */
function declaredPayment({ body }: Context): Decimal | undefined {
  const [first] = body.value.dati_pagamento ?? [];
  return first === undefined
    ? undefined
    : sum(first.dettaglio_pagamento.map(({ importo_pagamento }) => importo_pagamento));
}
