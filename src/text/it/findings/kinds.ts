import type { FileKind } from '../../../model/problem.ts';

export const kinds: Readonly<Record<FileKind, string>> = {
  FPA12: 'una fattura verso la pubblica amministrazione (FPA12)',
  FPR12: 'una fattura verso privati (FPR12)',
  FSM10: 'una fattura semplificata (FSM10)',
  SDI10: 'una fattura nel vecchio formato 1.0 (SDI10)',
  SDI11: 'una fattura nel vecchio formato 1.1 (SDI11)',
  RC: 'una ricevuta di consegna di SdI (RC)',
  NS: 'una notifica di scarto di SdI (NS)',
  MC: 'una notifica di mancata consegna di SdI (MC)',
  NE: 'una notifica di esito di SdI (NE)',
  DT: 'una notifica di decorrenza dei termini di SdI (DT)',
  AT: "un'attestazione di avvenuta trasmissione di SdI (AT)",
  MT: 'un file di metadati di SdI (MT)',
  EC: 'una notifica di esito committente (EC)',
  SE: "una notifica di scarto dell'esito committente (SE)",
  p7m: 'una busta firmata (p7m)',
  zip: 'un archivio compresso (zip)',
};
