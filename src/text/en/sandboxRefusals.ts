/** Reasons why the sandbox refuses a request, where a page may show them. */

export const sandboxRefusals = {
  noDocument: 'no such document',
  noCompany: 'no such company',
  notAnInvoice: 'the document is not an e-invoice: there is nothing to issue',
  notADraft: ({ status }: { readonly status: string }) =>
    `the document is ${status}: only a DRAFT can be issued`,
  noBody: 'the content contains no invoice',
  year: 'expected a date between the years 0001 and 9999',
  dueYear: 'the due date is after the year 9999',
  empty: 'the body is empty: expected one e-invoice',
  several: ({ count }: { readonly count: number }) => `${count} invoices in one file: send each separately`,
  notAnObject: 'expected an object in JSON, in UTF-8',
  container: ({ kind }: { readonly kind: string }) =>
    `a ${kind} file: extract the invoice (fattura open --extract DIR) and send that; the service signs it`,
  unreadable: 'neither an invoice in XML nor in JSON',
  format: 'expected FPA12 or FPR12',
  numberTaken: ({ number, id, status, isDiscarded }: NumberTaken) =>
    `document ${id} (${status}) already has the number ${number}${isDiscarded ? ': delete it first' : ''}`,
  payment: 'expected status and date',
  outcome: ({ outcomes }: { readonly outcomes: readonly string[] }) =>
    `expected one of ${outcomes.join(', ')}`,
};

interface NumberTaken {
  readonly number: string;
  /** The document that has the number. */
  readonly id: string;
  readonly status: string;
  readonly isDiscarded: boolean;
}
