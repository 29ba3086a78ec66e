import type { BodyFacts } from '../../domain/facts/body.ts';
import { civilDate, compareDates } from '../../model/civilDate.ts';
import type { DatiTrasporto, DettaglioPagamento } from '../../model/generated/invoice.ts';
import { ORDINARY, type ReportFinding, rule } from '../rule.ts';

type Report = ReportFinding<'order'>;

export const qDateOrder = rule({
  code: 'Q-DATE-ORDER',
  formats: ORDINARY,
  scope: 'body',
  fields: {
    ordinary: [
      '2.1.9.9',
      '2.1.9.10',
      '2.1.9.13',
      '2.2.1.7',
      '2.2.1.8',
      '2.4.2.3',
      '2.4.2.5',
      '2.4.2.18',
      '2.4.2.20',
    ],
    simplified: [],
  },
  decides: 'file',
  findings: { order: { severity: 'warning' } },
  check(body, report) {
    const { ordinary, path } = body;
    if (ordinary === null) return;
    if (body.some.period) periods(body, report);
    const { dati_trasporto } = ordinary.dati_generali;
    if (dati_trasporto !== undefined) {
      transport(dati_trasporto, `${path}/dati_generali/dati_trasporto`, report);
    }
    const payments = ordinary.dati_pagamento;
    if (payments === undefined) return;
    for (let i = 0; i < payments.length; i += 1) {
      const entries = payments[i]?.dettaglio_pagamento ?? [];
      for (let j = 0; j < entries.length; j += 1) {
        const entry = entries[j];
        if (entry === undefined || !hasPair(entry)) continue;
        payment(entry, `${path}/dati_pagamento/${i}/dettaglio_pagamento/${j}`, report);
      }
    }
  },
});

function periods({ lines }: BodyFacts, report: Report): void {
  for (const { line, path } of lines) {
    const { data_inizio_periodo: from, data_fine_periodo: to } = line ?? {};
    if (from === undefined || to === undefined || !isBefore(to, from)) continue;
    report('order', {
      path: `${path}/data_fine_periodo`,
      params: { first: 'DataInizioPeriodo', start: from, last: 'DataFinePeriodo', end: to },
    });
  }
}

function transport(data: DatiTrasporto, at: string, report: Report): void {
  const { data_ora_ritiro: pickup, data_inizio_trasporto: departure, data_ora_consegna: end } = data;
  if (end === undefined) return;
  const path = `${at}/data_ora_consegna`;
  if (pickup !== undefined && isTimeBefore(end, pickup)) {
    report('order', {
      path,
      params: { first: 'DataOraRitiro', start: pickup, last: 'DataOraConsegna', end },
    });
  } else if (departure !== undefined && isBefore(dayOf(end), departure)) {
    const params = { first: 'DataInizioTrasporto', start: departure, last: 'DataOraConsegna', end };
    report('order', { path, params });
  }
}

/** True if the payment has a date besides the due date; most have none. */
function hasPair(entry: DettaglioPagamento): boolean {
  return (
    entry.data_riferimento_termini_pagamento !== undefined ||
    entry.data_limite_pagamento_anticipato !== undefined ||
    entry.data_decorrenza_penale !== undefined
  );
}

function payment(entry: DettaglioPagamento, at: string, report: Report): void {
  const {
    data_riferimento_termini_pagamento: reference,
    data_limite_pagamento_anticipato: early,
    data_scadenza_pagamento: due,
    data_decorrenza_penale: penalty,
  } = entry;
  if (due === undefined) return;
  const path = `${at}/data_scadenza_pagamento`;
  const last = 'DataScadenzaPagamento';
  if (reference !== undefined && isBefore(due, reference)) {
    const params = { first: 'DataRiferimentoTerminiPagamento', start: reference, last, end: due };
    report('order', { path, params });
  }
  if (early !== undefined && isBefore(due, early)) {
    report('order', {
      path,
      params: { first: 'DataLimitePagamentoAnticipato', start: early, last, end: due },
    });
  }
  if (penalty !== undefined && isBefore(penalty, due)) {
    const params = { first: last, start: due, last: 'DataDecorrenzaPenale', end: penalty };
    report('order', { path: `${at}/data_decorrenza_penale`, params });
  }
}

/** True if the second date is earlier than the first; false if one is not a valid date. */
function isBefore(second: string, first: string): boolean {
  const end = civilDate(second);
  const start = civilDate(first);
  return end !== undefined && start !== undefined && compareDates(end, start) < 0;
}

const TIME = /^([^T]+)T([\d:.]+)$/;

/** True if the second date and time is earlier than the first; false if one has a time zone, which is not handled. */
function isTimeBefore(second: string, first: string): boolean {
  const end = TIME.exec(second);
  const start = TIME.exec(first);
  if (end === null || start === null) return false;
  const days = compareDates(end[1] ?? '', start[1] ?? '');
  return days < 0 || (days === 0 && (end[2] ?? '') < (start[2] ?? ''));
}

/** The day of a date and time without a time zone; empty with a time zone. */
function dayOf(moment: string): string {
  return TIME.exec(moment)?.[1] ?? '';
}
