import type { Invoice } from '../model/generated/invoice.ts';
import type { Problem } from '../model/problem.ts';

export interface WriteOptions {
  /** Namespace prefix of the root; default `p`, `''` for the default namespace. */
  readonly prefix?: string;
  /** Blanks a level; default 2; 0 writes one line. */
  readonly indent?: number;
  /** `href` of an xml-stylesheet instruction of type text/xsl. */
  readonly stylesheet?: string;
  /** Whether to write the XML declaration; default true. */
  readonly declaration?: boolean;
  /** `bytes` gives UTF-8 in a Uint8Array; default `string`. */
  readonly as?: 'string' | 'bytes';
}

/** What cannot be written: unknown keys, values of a wrong JSON type, characters that XML forbids. */
export class InvoiceWriteError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(
      `the invoice cannot be written: ${problems.map((problem) => `${problem.id} at ${problem.path}`).join(', ')}`,
    );
    this.name = 'InvoiceWriteError';
    this.problems = problems;
  }
}

export function writeInvoice(invoice: Invoice, options: WriteOptions & { readonly as: 'bytes' }): Uint8Array;
export function writeInvoice(invoice: Invoice, options?: WriteOptions): string;
export function writeInvoice(_invoice: Invoice, _options: WriteOptions = {}): string | Uint8Array {
  throw new Error('being built');
}
