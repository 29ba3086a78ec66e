/** `fattura convert` and `fattura show` on European invoices with very many of one thing, of at most {@link LIMIT} bytes. */
import { type EuropeanInvoice, writeEuropean } from '../../../src/convert/en16931/index.ts';
import { europeanInvoice } from '../../support/europeanInvoice.ts';
import { fill, fillNumbered, LIMIT } from '../build.ts';
import type { HostileCall, HostileCalls } from './call.ts';

const plain = writeEuropean(europeanInvoice(), 'ubl');

const changed = (change: (invoice: EuropeanInvoice) => void): string => {
  const invoice = europeanInvoice();
  change(invoice);
  return writeEuropean(invoice, 'ubl');
};

const LINE = /<cac:InvoiceLine>[\s\S]*<\/cac:InvoiceLine>/;
const [line = ''] = LINE.exec(plain) ?? [];

/** The invoice with its line replaced, within the limit. */
const withLines = (lines: string): string => plain.replace(LINE, () => lines.slice(0, LIMIT));

const adjustment = (isCharge: boolean): string =>
  `<cac:AllowanceCharge><cbc:ChargeIndicator>${isCharge}</cbc:ChargeIndicator><cbc:AllowanceChargeReason>x</cbc:AllowanceChargeReason><cbc:Amount currencyID="EUR">1.00</cbc:Amount></cac:AllowanceCharge>`;

const INPUTS: Readonly<Record<string, () => string>> = {
  lines: () => withLines(fill(line)),
  'lines with a number each': () =>
    withLines(fillNumbered((n) => line.replace('<cbc:ID>1<', `<cbc:ID>${n}<`))),
  'allowances of a line': () =>
    withLines(line.replace('<cac:Item>', () => `${fill(adjustment(false))}<cac:Item>`)),
  'charges of the document': () =>
    plain.replace('<cac:TaxTotal>', () => `${fill(adjustment(true))}<cac:TaxTotal>`),
  'VAT breakdowns': () => {
    const [subtotal = ''] = /<cac:TaxSubtotal>[\s\S]*<\/cac:TaxSubtotal>/.exec(plain) ?? [];
    return plain.replace(subtotal, () =>
      fillNumbered((n) => subtotal.replace('>22<', `>${n % 100}.${Math.floor(n / 100)}<`)),
    );
  },
  'a note': () => changed((invoice) => (invoice.notes = [{ text: fill('lorem ipsum ') }])),
  'a note without blanks': () => changed((invoice) => (invoice.notes = [{ text: fill('x') }])),
  'an amount of figures': () => changed((invoice) => (invoice.totals.gross = fill('9'))),
  'attributes of an item': () =>
    changed((invoice) => {
      const item = invoice.lines[0]?.item;
      if (item !== undefined)
        item.properties = Array.from({ length: 40_000 }, (_, at) => ({ name: `n${at}`, value: 'x' }));
    }),
  'elements without a term': () =>
    plain.replace('<cac:TaxTotal>', () => `${fill('<cbc:X>1</cbc:X>')}<cac:TaxTotal>`),
};

const rows = (args: readonly string[]): HostileCalls =>
  Object.fromEntries(
    Object.entries(INPUTS).map(([name, make]) => [
      `${args.slice(0, -1).join(' ')}: ${name}`,
      (): HostileCall => ({
        args,
        files: { 'a.xml': make() },
        harmless: { 'a.xml': plain },
        exit: [0, 1],
      }),
    ]),
  );

export const fromEuropean: HostileCalls = {
  ...rows(['convert', '--to', 'fatturapa', '-o', 'out/a.xml', 'a.xml']),
  ...rows(['convert', '--to', 'cii', '-o', 'out/a.xml', 'a.xml']),
  ...rows(['show', '--findings', 'a.xml']),
};
