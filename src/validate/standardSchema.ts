/**
 * The check as a Standard Schema (version 1, standardschema.dev). Libraries for forms, routing and configuration call
 * `~standard.validate` without knowing anything about invoices.
 */

import type { Invoice, OrdinaryInvoice, SimplifiedInvoice } from '../model/generated/invoice.ts';
import { pointerKeys } from '../model/jsonPointer.ts';
import { checkValue, type ValidateInvoiceOptions } from './validateInvoice.ts';

/** An issue in the form that the standard defines. */
export interface SchemaIssue {
  /** The code of the finding, followed by its message. */
  readonly message: string;
  /** Keys from the root. */
  readonly path: readonly (string | number)[];
}

/** The result of a schema: the invoice in normal form, or the issues. */
export type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

/** A Standard Schema whose input is an invoice in JSON and whose output is its normal form. */
export interface StandardSchema<Output> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'fattura';
    readonly validate: (value: unknown) => SchemaResult<Output>;
    readonly types?: { readonly input: Output; readonly output: Output } | undefined;
  };
}

/**
 * Creates a schema with options: for example, `only: 'structure'` for the verdict of the official schema alone, `asOf`
 * or `language`. Only errors become issues; warnings and advice do not.
 */
export function createInvoiceSchema(options: ValidateInvoiceOptions = {}): StandardSchema<Invoice> {
  return schema(options, () => true, 'FPA12, FPR12, FSM10');
}

/** Schema for every invoice format (FPA12, FPR12, FSM10); checks structure and controls. */
export const invoiceSchema: StandardSchema<Invoice> = createInvoiceSchema();

/** Schema for ordinary invoices: FPA12 and FPR12. */
export const ordinaryInvoiceSchema: StandardSchema<OrdinaryInvoice> = schema(
  {},
  (invoice): invoice is OrdinaryInvoice => invoice.versione !== 'FSM10',
  'FPA12, FPR12',
);

/** Schema for simplified invoices: FSM10. */
export const simplifiedInvoiceSchema: StandardSchema<SimplifiedInvoice> = schema(
  {},
  (invoice): invoice is SimplifiedInvoice => invoice.versione === 'FSM10',
  'FSM10',
);

function schema<Output extends Invoice>(
  options: ValidateInvoiceOptions,
  fits: ((invoice: Invoice) => boolean) | ((invoice: Invoice) => invoice is Output),
  kinds: string,
): StandardSchema<Output> {
  return {
    '~standard': {
      version: 1,
      vendor: 'fattura',
      validate(value) {
        const { report, invoice } = checkValue(value, { only: 'controls', ...options });
        const issues = report.findings
          .filter(({ severity }) => severity === 'error')
          .map(({ code, message, path }) => ({ message: `${code}: ${message}`, path: keysOf(path) }));
        if (issues.length > 0 || invoice === null) return { issues };
        if (fits(invoice)) return { value: invoice as Output };
        return { issues: [{ message: `versione: ${invoice.versione} (${kinds})`, path: ['versione'] }] };
      },
    },
  };
}

function keysOf(pointer: string | null): (string | number)[] {
  return pointerKeys(pointer ?? '').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}
