/** Limits set by law or by SdI. */
import { Decimal } from '../model/decimal.ts';

/** Stamp duty on an invoice (DPR 642/1972, tariffa, art. 13). */
export const STAMP_DUTY = Decimal.of(200, 2);

/** Maximum amount without stamp duty (same article: 150,000 lire). */
export const FREE_OF_STAMP_DUTY = Decimal.of(7747, 2);

/** Maximum of a simplified invoice, VAT included (DM 10 May 2019; before: 100.00). SdI checks it with 00460. */
export const SIMPLIFIED_LIMIT = Decimal.of(400);

/**
 * Maximum file size: 5 MB on every channel (Elenco dei controlli, 00003; Specifiche tecniche, channels). No source
 * defines MB: a file over `largest` is too large in either interpretation, a file over `strict` in one of them.
 */
export const FILE_LIMIT = { largest: 5 * 2 ** 20, strict: 5_000_000 } as const;
