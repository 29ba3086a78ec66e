/**
 * The check as a schema that other libraries take (Standard Schema 1, standardschema.dev): forms, routers and
 * configuration readers that know nothing of invoices call `~standard.validate`.
 */

import type { Invoice, OrdinaryInvoice, SimplifiedInvoice } from '../model/generated/invoice.ts';
import { pointerKeys } from '../model/jsonPointer.ts';
import { checkValue, type ValidateInvoiceOptions } from './validateInvoice.ts';

/** What goes wrong, as the standard says it. */
export interface SchemaIssue {
  /** The finding's message, with its code before it. */
  readonly message: string;
  /** Keys from the root. */
  readonly path: readonly (string | number)[];
}

export type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

/** A Standard Schema whose input is the JSON form and whose output is its one form. */
export interface StandardSchema<Output> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'fattura';
    readonly validate: (value: unknown) => SchemaResult<Output>;
    readonly types?: { readonly input: Output; readonly output: Output } | undefined;
  };
}

/**
 * A schema with options of one's own: `only: 'structure'` for the official schema's verdict alone, `asOf`, `language`.
 * Errors are issues; warnings and advice are not.
 */
export function createInvoiceSchema(options: ValidateInvoiceOptions = {}): StandardSchema<Invoice> {
  return schema(options, () => true, 'FPA12, FPR12, FSM10');
}

/** Any invoice: FPA12, FPR12, FSM10; structure and controls. */
export const invoiceSchema: StandardSchema<Invoice> = createInvoiceSchema();

/** FPA12 and FPR12. */
export const ordinaryInvoiceSchema: StandardSchema<OrdinaryInvoice> = schema(
  {},
  (invoice): invoice is OrdinaryInvoice => invoice.versione !== 'FSM10',
  'FPA12, FPR12',
);

/** FSM10. */
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
