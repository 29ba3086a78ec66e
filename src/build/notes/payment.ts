/** Settlement of a note: read like an invoice's payment, for the amount due of the note. */

import { NO_CIRCUMSTANCES } from '../../domain/facts/circumstances.ts';
import { factsOf } from '../../domain/facts/file.ts';
import { amountDue } from '../../domain/totals.ts';
import type { OrdinaryInvoice } from '../../model/generated/invoice.ts';
import { isAbsent, type Reading } from '../read/reading.ts';
import { readPayment } from '../totals/payment.ts';

/** The note with its payment data. @param date Date of the note, from which intervals are counted. */
export function withPayment(
  note: OrdinaryInvoice,
  pagamento: unknown,
  date: string,
  reading: Reading,
): OrdinaryInvoice {
  if (isAbsent(pagamento)) return note;
  return {
    ...note,
    fattura_elettronica_body: factsOf(note, NO_CIRCUMSTANCES).bodies.flatMap((facts) => {
      const { ordinary } = facts;
      if (ordinary === null) return [];
      const payments = readPayment(reading, pagamento, amountDue(facts), date);
      return [payments === undefined ? ordinary : { ...ordinary, dati_pagamento: payments }];
    }),
  };
}
