import { decimal } from '../../domain/amounts.ts';
import { IN_FULL, INSTALMENTS } from '../../domain/payments.ts';
import { amountDue } from '../../domain/totals.ts';
import { civilDate } from '../../model/civilDate.ts';
import type { DettaglioPagamento } from '../../model/generated/invoice.ts';
import { ORDINARY, rule } from '../rule.ts';

export const qTerms = rule({
  code: 'Q-TERMS',
  formats: ORDINARY,
  scope: 'body',
  fields: {
    ordinary: [
      '2.1.1.5.2',
      '2.1.1.6',
      '2.1.1.8',
      '2.1.1.9',
      '2.1.1.10',
      '2.2.2.3',
      '2.2.2.4',
      '2.2.2.5',
      '2.2.2.6',
      '2.2.2.7',
      '2.4.1',
      '2.4.2.2',
      '2.4.2.5',
      '2.4.2.6',
    ],
    simplified: [],
  },
  decides: 'file',
  findings: {
    several: { severity: 'warning', fix: 'declaration' },
    // Imprecise but harmless, because there is a single due date.
    single: { severity: 'info', fix: 'declaration' },
  },
  check(body, report) {
    const payments = body.ordinary?.dati_pagamento;
    if (payments === undefined) return;
    for (let i = 0; i < payments.length; i += 1) {
      const payment = payments[i];
      if (payment === undefined) continue;
      const { condizioni_pagamento: terms, dettaglio_pagamento: entries } = payment;
      if (terms === IN_FULL && entries.length > 1) {
        const dates = dueDates(entries);
        if (dates.size < 2 || areAlternatives(entries)) continue;
        const path = `${body.path}/dati_pagamento/${i}/condizioni_pagamento`;
        const fix = { op: 'replace', path, from: IN_FULL, to: INSTALMENTS } as const;
        report('several', { path, params: { dates: [...dates] }, fix });
      } else if (terms === INSTALMENTS && entries.length === 1 && payments.length === 1) {
        // A payment of less than the amount due may be an instalment; Q-PAYMENTS reports the missing ones.
        if (decimal(entries[0]?.importo_pagamento).abs().isLess(amountDue(body).abs())) continue;
        const path = `${body.path}/dati_pagamento/${i}/condizioni_pagamento`;
        const fix = { op: 'replace', path, from: INSTALMENTS, to: IN_FULL } as const;
        report('single', { path, params: {}, fix });
      }
    }
  },
});

function dueDates(entries: readonly DettaglioPagamento[]): ReadonlySet<string> {
  const dates = new Set<string>();
  for (const { data_scadenza_pagamento } of entries) {
    const date = civilDate(data_scadenza_pagamento ?? '');
    if (date !== undefined) dates.add(date);
  }
  return dates;
}

/** True if the entries are alternatives: the same amount with different methods of payment. */
function areAlternatives(entries: readonly DettaglioPagamento[]): boolean {
  const [first] = entries;
  const amount = decimal(first?.importo_pagamento);
  const means = new Set(entries.map(({ modalita_pagamento }) => modalita_pagamento));
  return (
    means.size === entries.length &&
    entries.every(({ importo_pagamento }) => decimal(importo_pagamento).equals(amount))
  );
}
