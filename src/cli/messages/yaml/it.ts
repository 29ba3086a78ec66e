import type { YamlReason } from '../../yaml/flaw.ts';
import type { YamlWords } from './words.ts';

const SENTENCES: Readonly<Record<YamlReason, (detail: string) => string>> = {
  syntax: () => 'YAML non valido: controlla i rientri, gli apici e lo spazio dopo i due punti.',
  alias: (detail) => `ancore e alias (${detail}) non sono ammessi: scrivi il valore per esteso.`,
  tag: (detail) =>
    `i tipi (${detail}) non sono ammessi, perché ogni valore di una fattura è testo: eliminalo.`,
  key: () => 'una chiave deve essere un nome semplice, per esempio numero.',
  duplicate: (detail) => `la chiave «${detail}» è ripetuta: eliminane una.`,
  directive: (detail) => `la direttiva ${detail} non è ammessa: eliminala.`,
  documents: () => 'qui inizia un secondo documento: è ammesso un solo documento per file.',
  depth: () => 'troppi livelli di annidamento per una fattura.',
  size: () =>
    'qui si supera il limite per YAML, circa 15.000 valori e 100.000 righe: scrivi il file in JSON.',
  encoding: () => 'il file non è in UTF-8: salvalo in UTF-8.',
  empty: () => 'non è una fattura, che inizia con chiavi come versione e fattura_elettronica_header.',
};

export const yamlIt: YamlWords = {
  flaw: ({ reason, detail }) => SENTENCES[reason](detail),
};
