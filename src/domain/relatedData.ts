/** The five blocks of referenced documents (2.1.2 to 2.1.6), all with the same structure: XML name and JSON name. */
const NAMES = {
  DatiOrdineAcquisto: 'dati_ordine_acquisto',
  DatiContratto: 'dati_contratto',
  DatiConvenzione: 'dati_convenzione',
  DatiRicezione: 'dati_ricezione',
  DatiFattureCollegate: 'dati_fatture_collegate',
} as const;

/** JSON names, in official order. */
export const RELATED = Object.values(NAMES);

/** XML names, in official order. */
export const RELATED_ELEMENTS: readonly string[] = Object.keys(NAMES);
