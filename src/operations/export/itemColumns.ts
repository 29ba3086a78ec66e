/** Columns of rows for parts of an invoice: lines, summaries, payments. */
import { type ColumnSource, column, computed, fieldsOf, money } from './column.ts';
import { discounts } from './documentColumns.ts';
import { joined, listAt, textAt } from './source.ts';

/** Columns for simplified invoices, whose amounts include VAT. */
const SIMPLIFIED = money(
  column('importo', 'amount', 'item', 'importo'),
  column('imposta', 'amount', 'item', 'dati_iva.imposta'),
);

const RATE = column('aliquota_iva', 'amount', 'item', 'aliquota_iva', 'dati_iva.aliquota');

export const lineColumns: readonly ColumnSource[] = [
  ...fieldsOf('text', 'numero_linea', 'tipo_cessione_prestazione'),
  computed('codice_articolo', 'text', ({ item }) => {
    const codes = listAt(item, 'codice_articolo');
    return joined(
      codes.map((code) => joined([textAt(code, 'codice_tipo'), textAt(code, 'codice_valore')], ':')),
      ' ',
    );
  }),
  ...fieldsOf('text', 'descrizione'),
  ...fieldsOf('amount', 'quantita'),
  ...fieldsOf('text', 'unita_misura'),
  ...fieldsOf('date', 'data_inizio_periodo', 'data_fine_periodo'),
  ...money(...fieldsOf('amount', 'prezzo_unitario')),
  computed('sconto_maggiorazione', 'text', ({ item }) => discounts(listAt(item, 'sconto_maggiorazione'))),
  ...money(...fieldsOf('amount', 'prezzo_totale')),
  RATE,
  ...fieldsOf('text', 'ritenuta', 'natura', 'riferimento_amministrazione'),
  ...SIMPLIFIED,
];

export const summaryColumns: readonly ColumnSource[] = [
  RATE,
  ...fieldsOf('text', 'natura'),
  ...money(
    ...fieldsOf('amount', 'spese_accessorie', 'arrotondamento', 'imponibile_importo'),
    column('imposta', 'amount', 'item', 'imposta', 'dati_iva.imposta'),
  ),
  ...fieldsOf('text', 'esigibilita_iva', 'riferimento_normativo'),
  ...money(column('importo', 'amount', 'item', 'importo')),
];

export const paymentColumns: readonly ColumnSource[] = [
  column('condizioni_pagamento', 'text', 'around', 'condizioni_pagamento'),
  ...fieldsOf('text', 'beneficiario', 'modalita_pagamento'),
  ...fieldsOf('date', 'data_riferimento_termini_pagamento'),
  ...fieldsOf('count', 'giorni_termini_pagamento'),
  ...fieldsOf('date', 'data_scadenza_pagamento'),
  ...money(...fieldsOf('amount', 'importo_pagamento')),
  ...fieldsOf('text', 'cod_ufficio_postale', 'cognome_quietanzante', 'nome_quietanzante', 'cf_quietanzante'),
  ...fieldsOf('text', 'titolo_quietanzante', 'istituto_finanziario', 'iban', 'abi', 'cab', 'bic'),
  ...money(...fieldsOf('amount', 'sconto_pagamento_anticipato')),
  ...fieldsOf('date', 'data_limite_pagamento_anticipato'),
  ...money(...fieldsOf('amount', 'penalita_pagamenti_ritardati')),
  ...fieldsOf('date', 'data_decorrenza_penale'),
  ...fieldsOf('text', 'codice_pagamento'),
];
