/** Reads, writes and locates XML according to the grammar. No SdI rule belongs here. */
export { FatturaError, type FatturaErrorCode } from '../model/fatturaError.ts';
export {
  InvoiceReadError,
  parseInvoice,
  type ReadFailure,
  type ReadOptions,
  type ReadResult,
  type ReadSuccess,
  readInvoice,
  type Source,
} from './read/readInvoice.ts';
export { type Looks, sniff } from './sniff.ts';
export { Lines, type Place, type Position } from './source.ts';
export { InvoiceWriteError, type WriteOptions, writeInvoice } from './write.ts';
