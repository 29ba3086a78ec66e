import type { YamlReason } from '../../yaml/flaw.ts';
import type { YamlWords } from './words.ts';

const SENTENCES: Readonly<Record<YamlReason, (detail: string) => string>> = {
  syntax: () => 'questo non è YAML: controlla i rientri, gli apici e lo spazio dopo i due punti.',
  alias: (detail) => `ancore e alias (${detail}) non sono ammessi: scrivi il valore per esteso.`,
  tag: (detail) => `i tipi (${detail}) non sono ammessi: ogni valore di una fattura è testo. Toglilo.`,
  key: () => 'una chiave è un nome semplice, per esempio numero: scrivila così.',
  duplicate: (detail) => `«${detail}» compare una seconda volta: togline una.`,
  directive: (detail) => `la direttiva ${detail} non è ammessa: toglila.`,
  documents: () => 'qui inizia un secondo documento: un file ne contiene uno.',
  depth: () => 'qui ci sono più livelli che in qualsiasi fattura.',
  size: () =>
    'in YAML si leggono fino a circa 15.000 valori e 100.000 righe, e qui sono di più: scrivi il file in JSON.',
  encoding: () => 'il file non è in UTF-8: salvalo così.',
  empty: () => 'questa non è una fattura: inizia con chiavi come versione e fattura_elettronica_header.',
};

export const yamlIt: YamlWords = {
  flaw: (place, { reason, detail }) => `${place}: ${SENTENCES[reason](detail)}`,
};
