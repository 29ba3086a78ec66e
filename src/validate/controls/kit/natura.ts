/** What several rules know of Natura. */

/**
 * READING: with this TipoDocumento a Natura may stand beside a rate that is not zero, on lines and summaries: the
 * document adds the tax to an invoice with reverse charge (Rappresentazione tabellare and Allegato A, 00401 and
 * 00430). Elenco dei controlli v2.0 names no exception.
 */
export const NATURA_BESIDE_RATE = 'TD16';
