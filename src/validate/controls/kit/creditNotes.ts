/** Credit notes, which SdI tells from all other documents. */

/** Of the ordinary and of the simplified invoice; for the latter by likeness (00404, 00409). */
const CREDIT_NOTES: ReadonlySet<string> = new Set(['TD04', 'TD08']);

/** Whether a TipoDocumento is that of a credit note. */
export function isCreditNote(tipoDocumento: string): boolean {
  return CREDIT_NOTES.has(tipoDocumento);
}
