/** Codes of CondizioniPagamento. */

/** Payment in instalments. */
export const INSTALMENTS = 'TP01';

/** Payment in full. */
export const IN_FULL = 'TP02';

/** Payment of an advance: the rest is paid elsewhere. */
export const ADVANCE = 'TP03';
