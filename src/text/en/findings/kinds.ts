/** Kinds of files, in words. */
import type { FileKind } from '../../../model/problem.ts';

export const kinds: Readonly<Record<FileKind, string>> = {
  FPA12: 'an invoice to the public administration (FPA12)',
  FPR12: 'an invoice to a private party (FPR12)',
  FSM10: 'a simplified invoice (FSM10)',
  SDI10: 'an invoice in the old format 1.0 (SDI10)',
  SDI11: 'an invoice in the old format 1.1 (SDI11)',
  RC: 'a delivery receipt from SdI (RC)',
  NS: 'a rejection notice from SdI (NS)',
  MC: 'a notice of failed delivery from SdI (MC)',
  NE: 'an outcome notice from SdI (NE)',
  DT: 'a notice of expired deadline from SdI (DT)',
  AT: 'an attestation of transmission from SdI (AT)',
  MT: 'a metadata file from SdI (MT)',
  EC: "a buyer's outcome notice (EC)",
  SE: "a rejection of a buyer's outcome notice (SE)",
  p7m: 'a signed envelope (p7m)',
  zip: 'a compressed archive (zip)',
};
