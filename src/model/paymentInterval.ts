/**
 * Intervals as spelled in the service's `payment_date`: days, end of the month reached (`EOM`), fifteenth of the
 * following month (`EOMPLUS15`).
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
