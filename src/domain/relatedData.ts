/** The five blocks of documents to which an invoice refers (2.1.2 to 2.1.6), all of one form. */
export const RELATED = [
  'dati_ordine_acquisto',
  'dati_contratto',
  'dati_convenzione',
  'dati_ricezione',
  'dati_fatture_collegate',
] as const;
