import type { retired as english } from '../../en/ruleDocs/retired.ts';
import type { Translated } from '../../sentence.ts';

export const retired: Translated<typeof english> = {
  '00426': 'SdI non usa più questo codice: CodiceDestinatario 0000000 senza PECDestinatario è ammesso.',
  '00459':
    'SdI non usa più questo codice: RegimeFiscale RF03 non è più nello schema, e ora è un errore 00200.',
  '00461': 'Nessun documento ufficiale che conosciamo usa questo codice per le fatture.',
  otherFlows:
    'SdI non usa questo codice per le fatture: appartiene ad altri flussi (dati fattura, esterometro).',
};
