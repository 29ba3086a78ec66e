import { isCreditNote, isSelfInvoice } from '../../domain/documents.ts';
import { ADVANCE } from '../../domain/payments.ts';
import { civilDate, compareDates } from '../../model/civilDate.ts';
import { ORDINARY, rule } from '../rule.ts';

/**
 * Cash, cards and amounts withheld from sums already collected are paid immediately. The invoice may follow within
 * twelve days (DPR 633/1972, art. 21, c. 4) or, if deferred, in the next month.
 */
const ON_THE_SPOT: ReadonlySet<string> = new Set(['MP01', 'MP08', 'MP22']);

export const qDueDate = rule({
  code: 'Q-DUE-DATE',
  formats: ORDINARY,
  scope: 'body',
  fields: { ordinary: ['2.1.1.1', '2.1.1.3', '2.4.1', '2.4.2.2', '2.4.2.5'], simplified: [] },
  decides: 'file',
  findings: { before: { severity: 'warning' } },
  check(body, report) {
    const payments = body.ordinary?.dati_pagamento;
    if (payments === undefined || body.data === '') return;
    if (isCreditNote(body.tipoDocumento) || isSelfInvoice(body.tipoDocumento)) return;
    for (let i = 0; i < payments.length; i += 1) {
      const payment = payments[i];
      if (payment === undefined || payment.condizioni_pagamento === ADVANCE) continue;
      const entries = payment.dettaglio_pagamento;
      for (let j = 0; j < entries.length; j += 1) {
        const entry = entries[j];
        if (entry?.data_scadenza_pagamento === undefined || ON_THE_SPOT.has(entry.modalita_pagamento))
          continue;
        const due = civilDate(entry.data_scadenza_pagamento);
        if (due === undefined || compareDates(due, body.data) >= 0) continue;
        report('before', {
          path: `${body.path}/dati_pagamento/${i}/dettaglio_pagamento/${j}/data_scadenza_pagamento`,
          params: { found: due, date: body.data },
        });
      }
    }
  },
});
