/** Amounts and sizes that the law or SdI sets. */
import { Decimal } from '../model/decimal.ts';

/** Stamp duty on an invoice (DPR 642/1972, tariffa, art. 13). */
export const STAMP_DUTY = Decimal.of(200, 2);

/** No stamp duty is due up to here (same article: 150,000 lire). */
export const FREE_OF_STAMP_DUTY = Decimal.of(7747, 2);

/** The most that a simplified invoice comes to, VAT included (DM 10 May 2019, before 100.00); SdI checks it by 00460. */
export const SIMPLIFIED_LIMIT = Decimal.of(400);

/**
 * 5 MB a file, for every channel (Elenco dei controlli, 00003; Specifiche tecniche, channels). No text defines the MB:
 * a file over the larger limit is too large in either reading, one over the smaller limit in one of them.
 */
export const FILE_LIMIT = { largest: 5 * 2 ** 20, strict: 5_000_000 } as const;
