import { code, codeList } from './codeList.ts';

/**
 * Field 2.1.1.1. TD16–TD19 and TD21–TD27 came with schema 1.2.1 (1 October 2020), TD28 with 1.2.2 (1 October 2022),
 * TD29 with 1.2.3. Since 1 April 2025 TD20 no longer covers art. 6 c. 8, which is TD29.
 */
export const TipoDocumentoCodes = codeList(
  'TipoDocumento',
  { it: 'Tipo di documento', en: 'Kind of document' },
  [
    code('TD01', 'Fattura', 'Invoice'),
    code('TD02', 'Acconto o anticipo su fattura', 'Advance on an invoice'),
    code('TD03', 'Acconto o anticipo su parcella', 'Advance on a professional fee'),
    code('TD04', 'Nota di credito', 'Credit note'),
    code('TD05', 'Nota di debito', 'Debit note'),
    code('TD06', 'Parcella', 'Professional fee note'),
    code(
      'TD10',
      'Acquisti intracomunitari di beni (vecchio flusso dati fattura)',
      'Intra-EU purchases of goods (old invoice data flow)',
      { inSchema: false },
    ),
    code(
      'TD11',
      'Acquisti intracomunitari di servizi (vecchio flusso dati fattura)',
      'Intra-EU purchases of services (old invoice data flow)',
      { inSchema: false },
    ),
    code(
      'TD12',
      'Documento riepilogativo, art. 6 DPR 695/1996 (vecchio flusso dati fattura)',
      'Summary document, art. 6 DPR 695/1996 (old invoice data flow)',
      { inSchema: false },
    ),
    code(
      'TD13',
      'Codice del vecchio flusso dati fattura, mai ammesso in fattura',
      'Code of the old invoice data flow, never allowed in invoices',
      { inSchema: false },
    ),
    code(
      'TD14',
      'Codice del vecchio flusso dati fattura, mai ammesso in fattura',
      'Code of the old invoice data flow, never allowed in invoices',
      { inSchema: false },
    ),
    code(
      'TD15',
      'Codice del vecchio flusso dati fattura, mai ammesso in fattura',
      'Code of the old invoice data flow, never allowed in invoices',
      { inSchema: false },
    ),
    code(
      'TD16',
      'Integrazione di fattura in reverse charge interno',
      'Integration of a domestic reverse-charge invoice',
      { from: '2020-10-01' },
    ),
    code(
      'TD17',
      "Integrazione o autofattura per servizi acquistati dall'estero",
      'Integration or self-invoice for services bought from abroad',
      { from: '2020-10-01' },
    ),
    code(
      'TD18',
      'Integrazione per acquisto di beni intracomunitari',
      'Integration for intra-EU purchases of goods',
      { from: '2020-10-01' },
    ),
    code(
      'TD19',
      'Integrazione o autofattura per acquisto di beni, art. 17 c. 2 DPR 633/1972',
      'Integration or self-invoice for goods, art. 17(2) DPR 633/1972',
      { from: '2020-10-01' },
    ),
    code(
      'TD20',
      'Autofattura per regolarizzazione (art. 6 c. 9-bis D.Lgs. 471/1997, art. 46 c. 5 DL 331/1993)',
      'Self-invoice for regularisation (art. 6(9-bis) D.Lgs. 471/1997, art. 46(5) DL 331/1993)',
    ),
    code(
      'TD21',
      'Autofattura per splafonamento',
      'Self-invoice for exceeding the VAT-free purchase limit (plafond)',
      { from: '2020-10-01' },
    ),
    code('TD22', 'Estrazione di beni da deposito IVA', 'Goods taken out of a VAT warehouse', {
      from: '2020-10-01',
    }),
    code(
      'TD23',
      "Estrazione di beni da deposito IVA con versamento dell'IVA",
      'Goods taken out of a VAT warehouse, with VAT paid',
      { from: '2020-10-01' },
    ),
    code(
      'TD24',
      'Fattura differita, art. 21 c. 4 lett. a) DPR 633/1972',
      'Deferred invoice, art. 21(4)(a) DPR 633/1972',
      { from: '2020-10-01' },
    ),
    code(
      'TD25',
      'Fattura differita, art. 21 c. 4 lett. b) DPR 633/1972 (triangolazione interna)',
      'Deferred invoice, art. 21(4)(b) DPR 633/1972 (domestic triangular sale)',
      { from: '2020-10-01' },
    ),
    code(
      'TD26',
      'Cessione di beni ammortizzabili e passaggi interni (art. 36 DPR 633/1972)',
      'Sale of depreciable assets and internal transfers (art. 36 DPR 633/1972)',
      { from: '2020-10-01' },
    ),
    code(
      'TD27',
      'Autoconsumo o cessione gratuita senza rivalsa',
      'Self-consumption, or free supply without charging VAT on',
      { from: '2020-10-01' },
    ),
    code(
      'TD28',
      'Acquisti da San Marino con IVA (fattura cartacea)',
      'Purchases from San Marino with VAT (paper invoice)',
      { from: '2022-10-01' },
    ),
    code(
      'TD29',
      'Comunicazione di omessa o irregolare fatturazione (art. 6 c. 8 D.Lgs. 471/1997)',
      'Report of a missing or irregular invoice (art. 6(8) D.Lgs. 471/1997)',
      { from: '2025-04-01' },
    ),
  ],
);
