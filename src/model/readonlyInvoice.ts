/** Read-only invoices: results of builders and arguments of functions. */
import type { DeepReadonly } from './deepReadonly.ts';
import type { OrdinaryInvoice, SimplifiedInvoice } from './generated/invoice.ts';

// Interfaces, so that compiler messages show their names.

/** An ordinary invoice, read-only at every depth. Any {@link OrdinaryInvoice} is assignable. */
export interface ReadonlyOrdinaryInvoice extends DeepReadonly<OrdinaryInvoice> {}

/** A simplified invoice, read-only at every depth. Any {@link SimplifiedInvoice} is assignable. */
export interface ReadonlySimplifiedInvoice extends DeepReadonly<SimplifiedInvoice> {}

/** An invoice of either format, read-only at every depth. */
export type ReadonlyInvoice = ReadonlyOrdinaryInvoice | ReadonlySimplifiedInvoice;
