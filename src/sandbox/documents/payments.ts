/** The payments requested by an e-invoice. */
import type { DettaglioPagamento, FatturaElettronicaBody } from '../../model/index.ts';
import type { flows } from '../database/tables/index.ts';
import { dayOf, dueDay } from './days.ts';
import { asNumeric, totalsOf } from './fields.ts';
import { paymentMethod } from './kinds.ts';

type FlowFields = Pick<
  typeof flows.$inferSelect,
  'amount' | 'currency' | 'expected_payment_date' | 'payment_date' | 'payment_method' | 'payment_status'
>;

/** One payment for each DettaglioPagamento; for an invoice without any, one of its total, due on its date. */
export function paymentsOf(body: FatturaElettronicaBody): readonly FlowFields[] {
  const { data, divisa } = body.dati_generali.dati_generali_documento;
  const date = dayOf(data, '/fattura_elettronica_body/0/dati_generali/dati_generali_documento/data');
  const details = (body.dati_pagamento ?? []).flatMap(({ dettaglio_pagamento }, block) =>
    dettaglio_pagamento.map((detail, index) => {
      const pointer = `/fattura_elettronica_body/0/dati_pagamento/${block}/dettaglio_pagamento/${index}`;
      return flow({
        amount: detail.importo_pagamento,
        currency: divisa,
        due: dueDate(detail, date, pointer),
        method: paymentMethod(detail.modalita_pagamento),
      });
    }),
  );
  if (details.length > 0) return details;
  const { gross } = totalsOf(body);
  return [flow({ amount: gross, currency: divisa, due: date, method: paymentMethod(undefined) })];
}

/**
 * DataScadenzaPagamento, otherwise the days counted from their reference date, otherwise from the date of the
 * document.
 */
export function dueDate(detail: DettaglioPagamento, documentDate: string, pointer: string): string {
  const { data_scadenza_pagamento, data_riferimento_termini_pagamento, giorni_termini_pagamento } = detail;
  if (data_scadenza_pagamento !== undefined) {
    return dayOf(data_scadenza_pagamento, `${pointer}/data_scadenza_pagamento`);
  }
  const from =
    data_riferimento_termini_pagamento === undefined
      ? documentDate
      : dayOf(data_riferimento_termini_pagamento, `${pointer}/data_riferimento_termini_pagamento`);
  return dueDay(from, giorni_termini_pagamento ?? 0, `${pointer}/giorni_termini_pagamento`);
}

function flow(fields: {
  readonly amount: string;
  readonly currency: string;
  readonly due: string;
  readonly method: string;
}): FlowFields {
  const { amount, currency, due, method } = fields;
  return {
    amount: asNumeric(amount),
    currency,
    expected_payment_date: due,
    payment_date: due,
    payment_method: method,
    payment_status: 'TO_PAY',
  };
}
