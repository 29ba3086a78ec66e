/** Valid values of CodiceDestinatario. */

import type { RecipientState } from '../registry.ts';
import type { FileFacts } from './body.ts';

/** No recipient code: SdI delivers to PECDestinatario or makes the invoice available (Elenco dei controlli, 00311). */
export const NO_CHANNEL = '0000000';

/** A foreign buyer, to whom SdI delivers nothing (Elenco dei controlli, 00311 and 00313). */
export const ABROAD = 'XXXXXXX';

/** Length by FormatoTrasmissione (Elenco dei controlli, 00427): codes of administration offices have six characters. */
export function recipientLength(format: string): 6 | 7 {
  return format === 'FPA12' ? 6 : 7;
}

/**
 * State of the code in the register; undefined without a register. Undefined for a wrong length, too, which is 00427.
 */
export function recipientState(file: FileFacts): RecipientState | undefined {
  const { codiceDestinatario: code, registry } = file;
  if (code === NO_CHANNEL || code === ABROAD) return undefined;
  if (code.length !== recipientLength(file.formatoTrasmissione)) return undefined;
  return registry.codiceDestinatario?.(code);
}
