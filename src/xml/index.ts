/** Reads, writes and locates XML according to the grammar. No SdI rule belongs here. */
export { FatturaError, type FatturaErrorCode } from '../model/fatturaError.ts';
export { type ContentPlace, type ReadApart, readApart } from './read/readApart.ts';
export { InvoiceReadError, parseInvoice, type ReadOptions, readInvoice } from './read/readInvoice.ts';
export type { ReadFailure, ReadResult, ReadSuccess, RetiredReadSuccess, Source } from './read/readResult.ts';
export { Lines, type Place, type Position } from './source.ts';
export { InvoiceWriteError, type WriteOptions, writeInvoice } from './write.ts';
