/** What CodiceDestinatario may be. */

import type { RecipientState } from '../registry.ts';
import type { FileFacts } from './body.ts';

/** No code, or none known: SdI delivers to PECDestinatario or makes the invoice available (Elenco dei controlli, 00311). */
export const NO_CHANNEL = '0000000';

/** A buyer abroad, to whom SdI delivers nothing (Elenco dei controlli, 00311 and 00313). */
export const ABROAD = 'XXXXXXX';

/** How many characters it has, by FormatoTrasmissione (Elenco dei controlli, 00427): offices of the administration have six. */
export function recipientLength(format: string): 6 | 7 {
  return format === 'FPA12' ? 6 : 7;
}

/**
 * What a register says of the code; undefined when none is asked. Where the length is wrong that is 00427,
 * and no register need be asked.
 */
export function recipientState(file: FileFacts): RecipientState | undefined {
  const { codiceDestinatario: code, registry } = file;
  if (code === NO_CHANNEL || code === ABROAD) return undefined;
  if (code.length !== recipientLength(file.formatoTrasmissione)) return undefined;
  return registry.codiceDestinatario?.(code);
}
