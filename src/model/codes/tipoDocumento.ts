import { code, codeList } from './codeList.ts';

/** Parties and permitted content of a document type. */
export interface TipoDocumentoTraits {
  /**
   * The party that creates, numbers and sends the document: the supplier, or the buyer in its place (Elenco dei
   * controlli v2.0, 00475).
   */
  readonly madeBy: 'supplier' | 'buyer';
  /**
   * Supplier and buyer must be different (00471), the same (00472), or either. Elenco dei controlli v2.0 lists TD16 to
   * TD20, TD29 and TD21; Allegato A 1.9 and the Rappresentazione tabellare add the others. Our interpretation: both
   * apply.
   */
  readonly parties: 'two' | 'one' | 'any';
  /** Establishment of the supplier (00473; for TD16: Guida alla compilazione delle fatture elettroniche). */
  readonly seller?: 'foreign' | 'italian';
  /** The supplier's country may be `OO`, outside the VAT territory (Rappresentazione tabellare, 1.2.1.1.1). */
  readonly sellerOutsideVat?: true;
  /** Completes a received invoice, which 2.1.6 then refers to (Guida alla compilazione). */
  readonly completes?: true;
  /** Note that reduces or increases another document. */
  readonly note?: 'credit' | 'debit';
  /** The equivalent code of the simplified invoice. */
  readonly simplified?: string;
  /**
   * Our interpretation: lines and summaries may have both a Natura and a rate other than zero, because the document
   * adds the tax to an invoice with reverse charge (Rappresentazione tabellare and Allegato A, 00401 and 00430). Elenco
   * dei controlli v2.0 has no such exception.
   */
  readonly naturaBesideRate?: true;
  /** Its purpose is to pay the VAT: no line may have rate zero (Elenco dei controlli, 00474). */
  readonly alwaysTaxed?: true;
  /**
   * Goods or services given away or kept for own use: a supply like any other (art. 2 c. 2 n. 4 and 5, art. 3 c. 3 DPR
   * 633/1972), but the supplier bears the VAT instead of charging it (art. 18 c. 3).
   */
  readonly isFreeSupply?: true;
  /** Issued after the delivery, by the 15th of the following month (art. 21 c. 4 DPR 633/1972). */
  readonly isDeferred?: true;
  /**
   * The VAT number of the supplier may have ceased (Rappresentazione tabellare, 00301; the Elenco names only TD20). TD29
   * took over a part of TD20 on 2025-04-01, and no source revokes the exception for it.
   */
  readonly sellerMayHaveCeased?: true;
  /** Corrected by another document of the same type with the opposite sign, not by a note (Guida alla compilazione). */
  readonly correctedByItsKind?: true;
}

const TWO_PARTIES = { madeBy: 'supplier', parties: 'two' } as const;
const ANY_PARTIES = { madeBy: 'supplier', parties: 'any' } as const;
/** A supply to oneself: supplier and buyer are the same company. */
const SAME_PARTY = { madeBy: 'supplier', parties: 'one' } as const;
const BY_BUYER = { madeBy: 'buyer', parties: 'two', correctedByItsKind: true } as const;

/**
 * Types of documents (field 2.1.1.1). TD16–TD19 and TD21–TD27 were added in schema 1.2.1 (1 October 2020), TD28 with
 * 1.2.2 (1 October 2022), TD29 with 1.2.3. Since 1 April 2025 TD20 no longer covers art. 6 c. 8, which has TD29.
 */
export const TipoDocumentoCodes = codeList<TipoDocumentoTraits>(
  'TipoDocumento',
  { it: 'Tipo di documento', en: 'Kind of document' },
  [
    code('TD01', 'Fattura', 'Invoice', { traits: { ...TWO_PARTIES, simplified: 'TD07' } }),
    code('TD02', 'Acconto o anticipo su fattura', 'Advance on an invoice', { traits: TWO_PARTIES }),
    code('TD03', 'Acconto o anticipo su parcella', 'Advance on a professional fee', { traits: TWO_PARTIES }),
    code('TD04', 'Nota di credito', 'Credit note', {
      traits: { ...ANY_PARTIES, note: 'credit', simplified: 'TD08' },
    }),
    code('TD05', 'Nota di debito', 'Debit note', {
      traits: { ...ANY_PARTIES, note: 'debit', simplified: 'TD09' },
    }),
    code('TD06', 'Parcella', 'Professional fee note', { traits: TWO_PARTIES }),
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
      {
        since: '2020-10-01',
        traits: {
          ...BY_BUYER,
          seller: 'italian',
          completes: true,
          naturaBesideRate: true,
          sellerMayHaveCeased: true,
        },
      },
    ),
    code(
      'TD17',
      "Integrazione o autofattura per servizi acquistati dall'estero",
      'Integration or self-invoice for services bought from abroad',
      { since: '2020-10-01', traits: { ...BY_BUYER, seller: 'foreign', sellerOutsideVat: true } },
    ),
    code(
      'TD18',
      'Integrazione per acquisto di beni intracomunitari',
      'Integration for intra-EU purchases of goods',
      { since: '2020-10-01', traits: { ...BY_BUYER, seller: 'foreign', completes: true } },
    ),
    code(
      'TD19',
      'Integrazione o autofattura per acquisto di beni, art. 17 c. 2 DPR 633/1972',
      'Integration or self-invoice for goods, art. 17(2) DPR 633/1972',
      { since: '2020-10-01', traits: { ...BY_BUYER, seller: 'foreign', sellerOutsideVat: true } },
    ),
    code(
      'TD20',
      'Autofattura per regolarizzazione (art. 6 c. 9-bis D.Lgs. 471/1997, art. 46 c. 5 DL 331/1993)',
      'Self-invoice for regularisation (art. 6(9-bis) D.Lgs. 471/1997, art. 46(5) DL 331/1993)',
      { traits: { ...BY_BUYER, sellerMayHaveCeased: true } },
    ),
    code(
      'TD21',
      'Autofattura per splafonamento',
      'Self-invoice for exceeding the limit of VAT-free purchases (plafond)',
      { since: '2020-10-01', traits: { ...SAME_PARTY, alwaysTaxed: true, correctedByItsKind: true } },
    ),
    code('TD22', 'Estrazione di beni da deposito IVA', 'Withdrawal of goods from a VAT warehouse', {
      since: '2020-10-01',
      traits: { ...BY_BUYER, parties: 'any' },
    }),
    code(
      'TD23',
      "Estrazione di beni da deposito IVA con versamento dell'IVA",
      'Withdrawal of goods from a VAT warehouse, with payment of VAT',
      { since: '2020-10-01', traits: { ...BY_BUYER, parties: 'any' } },
    ),
    code(
      'TD24',
      'Fattura differita, art. 21 c. 4 lett. a) DPR 633/1972',
      'Deferred invoice, art. 21(4)(a) DPR 633/1972',
      { since: '2020-10-01', traits: { ...TWO_PARTIES, isDeferred: true } },
    ),
    code(
      'TD25',
      'Fattura differita, art. 21 c. 4 lett. b) DPR 633/1972 (triangolazione interna)',
      'Deferred invoice, art. 21(4)(b) DPR 633/1972 (domestic triangular sale)',
      { since: '2020-10-01', traits: { ...TWO_PARTIES, isDeferred: true } },
    ),
    code(
      'TD26',
      'Cessione di beni ammortizzabili e passaggi interni (art. 36 DPR 633/1972)',
      'Sale of depreciable assets and internal transfers (art. 36 DPR 633/1972)',
      { since: '2020-10-01', traits: ANY_PARTIES },
    ),
    code(
      'TD27',
      'Autoconsumo o cessione gratuita senza rivalsa',
      'Self-consumption, or free supply without charging VAT to the recipient',
      { since: '2020-10-01', traits: { ...SAME_PARTY, isFreeSupply: true } },
    ),
    code(
      'TD28',
      'Acquisti da San Marino con IVA (fattura cartacea)',
      'Purchases from San Marino with VAT (paper invoice)',
      { since: '2022-10-01', traits: { ...BY_BUYER, seller: 'foreign', completes: true } },
    ),
    code(
      'TD29',
      'Comunicazione di omessa o irregolare fatturazione (art. 6 c. 8 D.Lgs. 471/1997)',
      'Report of a missing or irregular invoice (art. 6(8) D.Lgs. 471/1997)',
      { since: '2025-04-01', traits: { ...BY_BUYER, seller: 'italian', sellerMayHaveCeased: true } },
    ),
  ],
);
