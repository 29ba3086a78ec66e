/** The five blocks of referenced documents (2.1.2 to 2.1.6), all with the same structure. */
export const RELATED = [
  'dati_ordine_acquisto',
  'dati_contratto',
  'dati_convenzione',
  'dati_ricezione',
  'dati_fatture_collegate',
] as const;
