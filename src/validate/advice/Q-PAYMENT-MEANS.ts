import { isCreditNote, isSelfInvoice } from '../../domain/documents.ts';
import type { DatiPagamento, DettaglioPagamento } from '../../model/generated/invoice.ts';
import { ORDINARY, rule } from '../rule.ts';

const TRANSFER = 'MP05';
const TREASURY = 'MP04';

/** Payment slips, which are identified by a code. */
const SLIPS: ReadonlySet<string> = new Set(['MP07', 'MP18']);

export const qPaymentMeans = rule({
  code: 'Q-PAYMENT-MEANS',
  formats: ORDINARY,
  scope: 'body',
  fields: {
    ordinary: ['2.1.1.1', '2.4.2.2', '2.4.2.8', '2.4.2.9', '2.4.2.10', '2.4.2.13', '2.4.2.21'],
    simplified: [],
  },
  decides: 'file',
  findings: {
    iban: { severity: 'warning' },
    code: { severity: 'warning' },
    receiver: { severity: 'warning' },
  },
  check(body, report) {
    const payments = body.ordinary?.dati_pagamento;
    if (payments === undefined) return;
    // Credit notes and integrations do not state who pays.
    if (isCreditNote(body.tipoDocumento) || isSelfInvoice(body.tipoDocumento)) return;
    // One IBAN is enough for all transfers, so it is searched for and reported only once.
    let isSettled = false;
    for (let i = 0; i < payments.length; i += 1) {
      const entries = payments[i]?.dettaglio_pagamento ?? [];
      for (let j = 0; j < entries.length; j += 1) {
        const entry = entries[j];
        if (entry === undefined) continue;
        const { modalita_pagamento: means } = entry;
        const isSlip = SLIPS.has(means) && entry.codice_pagamento === undefined;
        let isTransfer = false;
        if (means === TRANSFER && !isSettled) {
          isTransfer = !hasIban(payments);
          isSettled = true;
        }
        const isReceipt = means === TREASURY && !hasReceiver(entry);
        if (!isSlip && !isTransfer && !isReceipt) continue;
        report(isSlip ? 'code' : isTransfer ? 'iban' : 'receiver', {
          path: `${body.path}/dati_pagamento/${i}/dettaglio_pagamento/${j}`,
          params: { means },
        });
      }
    }
  },
});

/** True if any instalment has an IBAN. */
function hasIban(payments: readonly DatiPagamento[]): boolean {
  return payments.some(({ dettaglio_pagamento }) =>
    dettaglio_pagamento.some(({ iban }) => iban !== undefined),
  );
}

function hasReceiver(entry: DettaglioPagamento): boolean {
  const { cognome_quietanzante, nome_quietanzante, cf_quietanzante } = entry;
  return (cognome_quietanzante ?? nome_quietanzante ?? cf_quietanzante) !== undefined;
}
