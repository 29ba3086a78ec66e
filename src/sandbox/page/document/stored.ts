/** A stored invoice as SdI would get it. */
import type { OrdinaryInvoice } from '../../../model/index.ts';
import { type FileReport, type Language, validateInvoice } from '../../../validate/index.ts';
import { type Transmitter, withTransmission } from '../../documents/fillIn.ts';

/** Of a draft: the real one is given when it is issued. */
const PROGRESSIVO = '00001';

/** A draft's is as it was sent: what only the service gives may be missing. */
export function transmitted(invoice: OrdinaryInvoice, transmitter: Transmitter): OrdinaryInvoice {
  return withTransmission(invoice, { transmitter, progressivo: PROGRESSIVO, override: false });
}

/** The check of a day, of what is transmitted. */
export function checkTransmitted(invoice: OrdinaryInvoice, language: Language, asOf: string): FileReport {
  return validateInvoice(invoice, { language, asOf });
}
