/** Our own invoices, as the tests of the sandbox send them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../support/shared.ts';

export interface Fixture {
  readonly bytes: Uint8Array;
  readonly text: string;
}

export function fixture(name: string): Fixture {
  const bytes = readFileSync(join(projectRoot, 'fixtures/valid', name));
  return { bytes, text: bytes.toString('utf8') };
}

/** The simple invoice with another number, and with further changes. */
export function invoiceNumbered(number: string, change: (xml: string) => string = (xml) => xml): string {
  return change(fixture('FPR12-simple.xml').text.replace(/<Numero>.*?</, `<Numero>${number}<`));
}

/** Like {@link invoiceNumbered}, with another recipient code. */
export const invoiceTo = (code: string, number: string): string =>
  invoiceNumbered(number, (xml) => xml.replace(/(<CodiceDestinatario>).*?</, `$1${code}<`));
