/** The codes a report may hold, and what is to be said of each whatever the invoice. */
import type { Bilingual } from '../model/grammar.ts';
import type { Language } from './finding.ts';
import { catalogue } from './judge/catalogue.ts';
import { advice } from './judge/registry.ts';

/** Codes of ours that are neither a control nor advice: why a file was not checked. */
export const ownCodes: Readonly<Record<string, Bilingual>> = {
  'U-SIZE': { it: 'File oltre la dimensione letta', en: 'File beyond the size that is read' },
  'U-ENCODING': { it: 'Codifica sconosciuta', en: 'Unknown encoding' },
  'U-BYTES': { it: 'Byte non validi nella codifica', en: 'Bytes that are not of the encoding' },
  'U-KIND': { it: 'Tipo di file non ancora controllato', en: 'Kind of file that is not checked yet' },
  'U-UNKNOWN': { it: 'Nessuna fattura', en: 'No invoice' },
  'U-FILE': { it: 'File rifiutato dal sistema', en: 'File refused by the system' },
  'U-BUG': { it: 'Errore di fattura stesso', en: 'Bug in fattura' },
  'I-ENCODING': { it: 'Codifica diversa da quella dichiarata', en: 'Encoding other than declared' },
};

/** The codes that can be given another severity: those of SdI, and our advice. */
export function ruleCodes(): readonly string[] {
  return [...catalogue, ...advice].map(({ code }) => code);
}

/** The title of a code; undefined for one that does not exist. */
export function ruleTitle(code: string, language: Language): string | undefined {
  const title = [...catalogue, ...advice].find((one) => one.code === code)?.title ?? ownCodes[code];
  return title?.[language];
}
