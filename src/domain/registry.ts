/**
 * What only registers know. Nothing here asks a network: a user who has a copy of a register, or has asked
 * beforehand, plugs in the answers. `undefined` is "not known", and then nothing is found.
 */

/** The state of an identifier in the Anagrafe Tributaria. */
export type TaxpayerState = 'active' | 'ceased' | 'unknown';

/** The state of a recipient code in IPA (six characters) or among SdI's codes (seven). */
export type RecipientState = 'active' | 'inactive' | 'unknown';

export interface Registry {
  /** Of an Italian VAT number (11 digits). */
  partitaIva?(partitaIva: string): TaxpayerState | undefined;
  /** Of an Italian fiscal code (11 digits or 16 characters). */
  codiceFiscale?(codiceFiscale: string): TaxpayerState | undefined;
  /** Of a recipient code. */
  codiceDestinatario?(codice: string): RecipientState | undefined;
}
