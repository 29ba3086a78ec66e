import type { retired as english } from '../../en/ruleDocs/retired.ts';
import type { Translated } from '../../sentence.ts';

export const retired: Translated<typeof english> = {
  '00426': 'SdI non dà più questo codice: CodiceDestinatario 0000000 senza PECDestinatario è ammesso.',
  '00459':
    'SdI non dà più questo codice: RegimeFiscale RF03 non è più nello schema, e oggi è un errore 00200.',
  '00461': 'Nessun documento ufficiale che conosciamo dà questo codice alle fatture.',
  otherFlows: 'SdI non dà questo codice alle fatture: è di altri flussi (dati fattura, esterometro).',
};
