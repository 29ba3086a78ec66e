/** Keys that identify the items of each repeated block. */

/** Key of an item: all its fields must be equal, and those without `?` present. */
export type Key = readonly string[];

export interface Identity {
  /** From most to least reliable; the fields are JSON names below the item, with `/` between levels. */
  readonly keys: readonly Key[];
  /** Fields that do not identify an item, such as its number: items that differ only in these match first. */
  readonly ignored?: readonly string[];
  /** Keys used after matching by similarity. */
  readonly last?: readonly Key[];
  /** Fields with more weight in the similarity. */
  readonly significant?: readonly string[];
  /** Items without a common key never match, however similar. */
  readonly strict?: true;
  /** The order is significant. */
  readonly ordered?: true;
}

const PLAIN: Identity = { keys: [] };

const RELATED: Identity = { keys: [['id_documento', 'data?'], ['id_documento']] };

const LINE: Identity = {
  keys: [
    ['numero_linea', 'descrizione'],
    ['numero_linea', 'codice_articolo'],
    ['codice_articolo', 'descrizione'],
  ],
  ignored: ['numero_linea'],
  last: [['numero_linea']],
  significant: ['descrizione', 'codice_articolo'],
  ordered: true,
};

const DOCUMENT = 'dati_generali/dati_generali_documento';

const IDENTITIES: Readonly<Record<string, Identity>> = {
  fattura_elettronica_body: {
    keys: [
      [`${DOCUMENT}/tipo_documento`, `${DOCUMENT}/data`, `${DOCUMENT}/numero`],
      [`${DOCUMENT}/numero`, `${DOCUMENT}/data`],
      [`${DOCUMENT}/numero`],
    ],
    strict: true,
    ordered: true,
  },
  dettaglio_linee: LINE,
  // In FSM10, this block repeats and corresponds to the lines of ordinary invoices.
  dati_beni_servizi: { keys: [['descrizione']], significant: ['descrizione'], ordered: true },
  dati_riepilogo: {
    keys: [
      ['aliquota_iva', 'natura?', 'esigibilita_iva?'],
      ['aliquota_iva', 'natura?'],
    ],
  },
  dati_pagamento: { keys: [['condizioni_pagamento', 'dettaglio_pagamento'], ['condizioni_pagamento']] },
  dettaglio_pagamento: {
    keys: [
      ['data_scadenza_pagamento', 'importo_pagamento'],
      ['data_scadenza_pagamento'],
      ['importo_pagamento'],
    ],
  },
  dati_ritenuta: { keys: [['tipo_ritenuta']] },
  dati_cassa_previdenziale: { keys: [['tipo_cassa', 'aliquota_iva', 'natura?'], ['tipo_cassa']] },
  sconto_maggiorazione: { keys: [], ordered: true },
  causale: { keys: [], ordered: true },
  dati_ordine_acquisto: RELATED,
  dati_contratto: RELATED,
  dati_convenzione: RELATED,
  dati_ricezione: RELATED,
  dati_fatture_collegate: RELATED,
  dati_ddt: { keys: [['numero_ddt', 'data_ddt'], ['numero_ddt']] },
  dati_sal: { keys: [['riferimento_fase']] },
  codice_articolo: { keys: [['codice_tipo', 'codice_valore'], ['codice_tipo']] },
  altri_dati_gestionali: { keys: [['tipo_dato', 'riferimento_testo'], ['tipo_dato']] },
  allegati: { keys: [['nome_attachment']] },
};

/** Returns the identity of the items under a JSON name. */
export function identityOf(key: string): Identity {
  return Object.hasOwn(IDENTITIES, key) ? (IDENTITIES[key] ?? PLAIN) : PLAIN;
}
