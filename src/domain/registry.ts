/**
 * Facts from official registers. Nothing here uses the network: the caller supplies them, from a copy of a register or
 * from earlier answers. `undefined` means "unknown" and never leads to a finding.
 */

/** State of an identifier in the Anagrafe Tributaria. */
export type TaxpayerState = 'active' | 'ceased' | 'unknown';

/** State of a recipient code in IPA (six characters) or among SdI's codes (seven). */
export type RecipientState = 'active' | 'inactive' | 'unknown';

/** Look-ups in official registers; all are optional, and return `undefined` if the state is not known. */
export interface Registry {
  /** State of an Italian VAT number (11 digits). */
  partitaIva?(partitaIva: string): TaxpayerState | undefined;
  /** State of an Italian fiscal code (11 digits or 16 characters). */
  codiceFiscale?(codiceFiscale: string): TaxpayerState | undefined;
  /** State of a recipient code. */
  codiceDestinatario?(codice: string): RecipientState | undefined;
}
