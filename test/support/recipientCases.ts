/** A small registry of recipient codes, for the two rules that use one. */
import type { RecipientState, Registry } from '../../src/validate/index.ts';

const STATES: Readonly<Record<string, RecipientState>> = {
  UFABC1: 'active',
  UFOLD1: 'inactive',
  UFNONE: 'unknown',
  ABC1234: 'active',
  OLD1234: 'inactive',
  NONE123: 'unknown',
  // A registry without the codes that no registry holds.
  '0000000': 'unknown',
  XXXXXXX: 'inactive',
  SHORT1: 'unknown',
  LONGER7: 'inactive',
};

export const recipients: Registry = { codiceDestinatario: (code) => STATES[code] };
