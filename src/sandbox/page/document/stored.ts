/** A stored invoice as SdI would receive it. */
import type { CompleteLanguage, OrdinaryInvoice } from '../../../model/index.ts';
import { type FileReport, validateInvoice } from '../../../validate/index.ts';
import { type Transmitter, withTransmission } from '../../documents/fillIn.ts';

/** Placeholder in a draft: the real value is assigned when it is issued. */
const PROGRESSIVO = '00001';

/** A draft is stored as it was sent: fields that the service fills in may be missing. */
export function transmitted(invoice: OrdinaryInvoice, transmitter: Transmitter): OrdinaryInvoice {
  return withTransmission(invoice, { transmitter, progressivo: PROGRESSIVO, override: false });
}

/** Checks the transmitted content, on a given date. */
export function checkTransmitted(
  invoice: OrdinaryInvoice,
  language: CompleteLanguage,
  asOf: string,
): FileReport {
  return validateInvoice(invoice, { language, asOf });
}
