/** Maps each field, by its JSON name, to its treatment: the same in all formats. */

/** Content of a field. `kept` identifies nobody, or is required for a valid invoice. */
export type FieldKind =
  | 'kept'
  | 'identifier'
  | 'given'
  | 'family'
  | 'company'
  | 'street'
  | 'civic'
  | 'cap'
  | 'phone'
  | 'email'
  | 'iban'
  | 'abi'
  | 'cab'
  | 'bic'
  | 'number'
  | 'code'
  | 'tender'
  | 'recipient'
  | 'text'
  | 'law'
  | 'label'
  | 'article'
  | 'attachment'
  | 'attachmentName'
  /** Kind of an element that no format has: its content is unknown. */
  | 'unknown';

const FIELDS: Readonly<Record<Exclude<FieldKind, 'unknown'>, string>> = {
  identifier: 'id_codice codice_fiscale cf_quietanzante cod_eori',
  given: 'nome nome_quietanzante',
  family: 'cognome cognome_quietanzante',
  company: 'denominazione beneficiario istituto_finanziario',
  street: 'indirizzo comune',
  civic: 'numero_civico',
  cap: 'cap',
  phone: 'telefono fax',
  email: 'email pec_destinatario',
  iban: 'iban',
  abi: 'abi',
  cab: 'cab',
  bic: 'bic',
  number:
    'numero id_documento numero_ddt numero_fattura_principale numero_fr num_item codice_commessa_convenzione ' +
    'progressivo_invio',
  code:
    'numero_rea numero_iscrizione_albo numero_licenza_guida riferimento_amministrazione codice_pagamento ' +
    'cod_ufficio_postale sistema_emittente',
  tender: 'codice_cup codice_cig',
  recipient: 'codice_destinatario',
  text:
    'causale descrizione riferimento_testo causale_trasporto mezzo_trasporto elementi_rettificati albo_professionale ' +
    'descrizione_attachment',
  law: 'riferimento_normativo',
  label: 'tipo_dato codice_tipo',
  article: 'codice_valore',
  attachment: 'attachment',
  attachmentName: 'nome_attachment',
  kept:
    // Amounts, quantities, rates, dates.
    'al_cassa aliquota aliquota_iva aliquota_ritenuta arrotondamento capitale_sociale imponibile_cassa ' +
    'imponibile_importo importo importo_bollo importo_contributo_cassa importo_pagamento importo_ritenuta ' +
    'importo_totale_documento imposta numero_colli penalita_pagamenti_ritardati percentuale peso_lordo peso_netto ' +
    'prezzo_totale prezzo_unitario quantita riferimento_numero sconto_pagamento_anticipato spese_accessorie ' +
    'totale_percorso giorni_termini_pagamento data data_ddt data_decorrenza_penale data_fattura_principale ' +
    'data_fine_periodo data_fr data_inizio_periodo data_inizio_trasporto data_iscrizione_albo ' +
    'data_limite_pagamento_anticipato data_ora_consegna data_ora_ritiro data_riferimento_termini_pagamento ' +
    'data_scadenza_pagamento riferimento_data ' +
    // Codes of lists, and sequence numbers.
    'algoritmo_compressione art_73 bollo_virtuale causale_pagamento condizioni_pagamento divisa esigibilita_iva ' +
    'formato_attachment formato_trasmissione modalita_pagamento natura numero_linea regime_fiscale riferimento_fase ' +
    'riferimento_numero_linea ritenuta socio_unico soggetto_emittente stato_liquidazione tipo tipo_cassa ' +
    'tipo_cessione_prestazione tipo_documento tipo_resa tipo_ritenuta titolo titolo_quietanzante unita_misura ' +
    'unita_misura_peso ' +
    // Country and province, which decide the applicable rules.
    'id_paese nazione provincia provincia_albo ufficio ' +
    // Fields of the JSON root.
    'namespace versione',
};

const KINDS: ReadonlyMap<string, FieldKind> = new Map(
  Object.entries(FIELDS).flatMap(([kind, names]) =>
    names.split(' ').map((name): [string, FieldKind] => [name, kind as FieldKind]),
  ),
);

export function kindOf(json: string): FieldKind | undefined {
  return KINDS.get(json);
}

export function fieldNames(): Iterable<string> {
  return KINDS.keys();
}
