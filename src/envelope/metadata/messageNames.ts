/** Names of SdI's messages, which begin with that of their invoice. */
import { stemOf, XML_FILE } from '../names.ts';

/** Kinds that state when SdI received the invoice (`DataOraRicezione`). */
const STATES_RECEPTION = /_(?:rc|ns|mc|at)_[a-z0-9]{1,3}$/;

/** The name of an invoice by which its messages name it: without extensions, in lower case. */
export const subjectOf = (name: string): string => stemOf(name).toLowerCase();

/** The invoice whose reception a message states, as in {@link subjectOf}; null for any other name. */
export function receivedSubject(name: string): string | null {
  const stem = subjectOf(name);
  return XML_FILE.test(name) && STATES_RECEPTION.test(stem) ? stem.replace(STATES_RECEPTION, '') : null;
}
