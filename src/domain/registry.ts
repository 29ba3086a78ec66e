/**
 * Facts that only registers know. Nothing here uses the network: a user with a copy of a register, or with earlier
 * answers, supplies them. `undefined` is "not known", and then nothing is found.
 */

/** The state of an identifier in the Anagrafe Tributaria. */
export type TaxpayerState = 'active' | 'ceased' | 'unknown';

/** The state of a recipient code in IPA (six characters) or among SdI's codes (seven). */
export type RecipientState = 'active' | 'inactive' | 'unknown';

export interface Registry {
  /** State of an Italian VAT number (11 digits). */
  partitaIva?(partitaIva: string): TaxpayerState | undefined;
  /** State of an Italian fiscal code (11 digits or 16 characters). */
  codiceFiscale?(codiceFiscale: string): TaxpayerState | undefined;
  /** State of a recipient code. */
  codiceDestinatario?(codice: string): RecipientState | undefined;
}
