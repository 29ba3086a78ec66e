/** Reasons of the simulated SdI for documents without findings. */
import type { Reason } from '../database/tables/index.ts';

export const UNKNOWN_RECIPIENT: Reason = {
  code: '00311',
  message: 'The recipient code is unknown to SdI.',
  messageIt: 'Il codice destinatario non è noto al Sistema di Interscambio.',
};
export const NOT_REACHED: Reason = {
  code: 'MC',
  message: 'The document could not be delivered to the recipient.',
  messageIt: 'Il destinatario non è stato raggiunto.',
};
export const REFUSED: Reason = {
  code: 'EC02',
  message: 'The administration refused the invoice.',
  messageIt: "L'amministrazione ha rifiutato la fattura.",
};
export const NO_FILE: Reason = {
  code: '00106',
  message: 'The document has no file.',
  messageIt: "Il file del documento non c'è.",
};

/** @param file Name of the earlier file */
export const duplicateOf = (file: string): Reason => ({
  code: '00404',
  message: `SdI already has an invoice with this issuer, number and year: ${file}`,
  messageIt: `Il Sistema di Interscambio ha già una fattura di questo emittente con lo stesso numero e anno: ${file}`,
});
