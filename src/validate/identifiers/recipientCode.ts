/** The check of 00311 and 00312: the answer of a register for CodiceDestinatario. */

import type { FileFacts } from '../../domain/facts/body.ts';
import { recipientState } from '../../domain/facts/recipient.ts';
import type { RecipientState } from '../../domain/registry.ts';
import type { Found } from '../rule.ts';

/** The fields that the check reads, in either format. */
export const RECIPIENT_CODE_FIELDS = {
  ordinary: ['1.1.3', '1.1.4'],
  simplified: ['1.1.3', '1.1.4'],
} as const;

/** The finding for a code that has the given state in the register; undefined for other states. */
export function recipientCodeIn(state: RecipientState, file: FileFacts): Found | undefined {
  if (recipientState(file) !== state) return undefined;
  const { transmissionPath, codiceDestinatario } = file;
  return { path: `${transmissionPath}/codice_destinatario`, params: { found: codiceDestinatario } };
}
