/** `fattura/xml`: an invoice read from XML and written as XML. */
export { type Looks, sniff } from '../envelope/index.ts';
export {
  FatturaError,
  type FatturaErrorCode,
  InvoiceReadError,
  InvoiceWriteError,
  type Lines,
  type Place,
  type Position,
  parseInvoice,
  type ReadFailure,
  type ReadOptions,
  type ReadResult,
  type ReadSuccess,
  type RetiredReadSuccess,
  readInvoice,
  type Source,
  type WriteOptions,
  writeInvoice,
} from '../xml/index.ts';
