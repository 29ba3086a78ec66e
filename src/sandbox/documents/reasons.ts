/** What the simulated SdI has to say of a document that it finds nothing wrong in. */
import type { Reason } from '../database/tables/index.ts';

export const UNKNOWN_RECIPIENT: Reason = {
  code: '00311',
  message: 'The recipient code is not known to SdI.',
  messageIt: 'Il codice destinatario non è noto al Sistema di Interscambio.',
};
export const NOT_REACHED: Reason = {
  code: 'MC',
  message: 'The recipient could not be reached.',
  messageIt: 'Il destinatario non è stato raggiunto.',
};
export const REFUSED: Reason = {
  code: 'EC02',
  message: 'The administration refused the invoice.',
  messageIt: 'L’amministrazione ha rifiutato la fattura.',
};
export const NO_FILE: Reason = {
  code: '00106',
  message: 'There is no file of the document.',
  messageIt: 'Il file del documento non c’è.',
};

/** @param file what came first */
export const duplicateOf = (file: string): Reason => ({
  code: '00404',
  message: `SdI has an invoice of this issuer, number and year already: ${file}`,
  messageIt: `Il Sistema di Interscambio ha già una fattura di questo emittente con lo stesso numero e anno: ${file}`,
});
