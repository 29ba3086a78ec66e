/** What a kind of document says of who made it out. */

/**
 * Integrations and self-invoices of the buyer (Guida alla compilazione delle fatture elettroniche, TD16 to TD23, TD28
 * and TD29): the buyer made them out and sends them to itself, and the supplier named in them had no part in it.
 */
const MADE_BY_BUYER: ReadonlySet<string> = new Set([
  'TD16',
  'TD17',
  'TD18',
  'TD19',
  'TD20',
  'TD21',
  'TD22',
  'TD23',
  'TD28',
  'TD29',
]);

/** Whether the buyer made the document out: what is asked of a supplier's invoice is not asked of it. */
export function isMadeByBuyer(tipoDocumento: string): boolean {
  return MADE_BY_BUYER.has(tipoDocumento);
}

/** Whether it takes back another document: TD04, of the simplified invoice TD08, which SdI's texts do not name (00404, 00409). */
export function isCreditNote(tipoDocumento: string): boolean {
  return tipoDocumento === 'TD04' || tipoDocumento === 'TD08';
}

/** Whether it adds to another document: TD05, of the simplified invoice TD09. */
export function isDebitNote(tipoDocumento: string): boolean {
  return tipoDocumento === 'TD05' || tipoDocumento === 'TD09';
}
