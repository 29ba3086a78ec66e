/** Invoices that are not to be changed: what was built, and what a function is asked about. */
import type { DeepReadonly } from './deepReadonly.ts';
import type { OrdinaryInvoice, SimplifiedInvoice } from './generated/invoice.ts';

// Interfaces, so that the compiler's messages name them instead of spelling them out.

/** An ordinary invoice, read-only with everything below it. An {@link OrdinaryInvoice} is one. */
export interface ReadonlyOrdinaryInvoice extends DeepReadonly<OrdinaryInvoice> {}

/** A simplified invoice, read-only with everything below it. A {@link SimplifiedInvoice} is one. */
export interface ReadonlySimplifiedInvoice extends DeepReadonly<SimplifiedInvoice> {}

/** An invoice of either format, read-only with everything below it. */
export type ReadonlyInvoice = ReadonlyOrdinaryInvoice | ReadonlySimplifiedInvoice;
