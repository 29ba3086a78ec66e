/**
 * Codes that old notifications carry, or that other flows of SdI use, and that no invoice is given today
 * (Elenco dei controlli v2.0 and Allegato A 1.9.1 have none of them).
 */
import type { Bilingual } from '../../model/grammar.ts';

/** Elenco dei controlli of the flows "dati fattura" and esterometro. */
const OTHER_FLOWS: readonly (readonly [first: number, last: number])[] = [
  [308, 310],
  [405, 408],
  [410, 410],
  [412, 412],
  [416, 416],
  [431, 436],
  [439, 442],
  [446, 458],
  [462, 470],
];

const OF_OTHER_FLOWS: Bilingual = {
  it: 'SdI non dà questo codice alle fatture: è di altri flussi (dati fattura, esterometro).',
  en: 'SdI gives this code to no invoice: it is one of other flows (dati fattura, esterometro).',
};

const RETIRED: Readonly<Record<string, Bilingual>> = {
  '00426': {
    it: 'SdI non dà più questo codice: CodiceDestinatario 0000000 senza PECDestinatario è ammesso.',
    en: 'SdI no longer gives this code: CodiceDestinatario 0000000 without PECDestinatario is allowed.',
  },
  '00459': {
    it: 'SdI non dà più questo codice: RegimeFiscale RF03 non è più nello schema, e oggi è un errore 00200.',
    en: 'SdI no longer gives this code: RegimeFiscale RF03 has left the schema, and today is an error 00200.',
  },
  '00461': {
    it: 'Nessun documento ufficiale che conosciamo dà questo codice alle fatture.',
    en: 'No official document that we know gives this code to an invoice.',
  },
};

/** Why SdI does not give a code, in a sentence; undefined of codes that it gives and of those that never were. */
export function retiredText(code: string): Bilingual | undefined {
  const known = RETIRED[code];
  if (known !== undefined || !/^\d{5}$/.test(code)) return known;
  const number = Number(code);
  return OTHER_FLOWS.some(([first, last]) => first <= number && number <= last) ? OF_OTHER_FLOWS : undefined;
}
