/**
 * The intervals, as the service's `payment_date` spells them: days, the end of the month that they reach (`EOM`), and
 * the fifteenth of the month after that (`EOMPLUS15`).
 */
export const paymentIntervals = [
  '15',
  '30',
  '60',
  '90',
  '120',
  '150',
  'EOM',
  '30EOM',
  '60EOM',
  '90EOM',
  '120EOM',
  '150EOM',
  'EOMPLUS15',
  '30EOMPLUS15',
  '60EOMPLUS15',
  '90EOMPLUS15',
  '120EOMPLUS15',
] as const;

/** One of {@link paymentIntervals}. */
export type PaymentInterval = (typeof paymentIntervals)[number];
