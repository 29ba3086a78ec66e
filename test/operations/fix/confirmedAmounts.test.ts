/** The confirmed amounts of a file, while its documents change. */
import { expect, it } from 'vitest';
import type { Invoice } from '../../../src/index.ts';
import { ConfirmedAmounts } from '../../../src/operations/fix/amounts/confirmedAmounts.ts';
import { type Figures, invoiceWith, RIGHT } from '../../support/repairs/figures.ts';
import { baseInvoice } from '../../support/ruleInvoice.ts';

/** A document whose tax is wrong. */
const taxed = (tax: string): Figures => ({ ...RIGHT, summaries: [['22.00', '100.00', tax]] });

/** The wrong values of each document. */
const wrongIn = (amounts: ConfirmedAmounts, invoice: Invoice | null): readonly (readonly unknown[])[] =>
  amounts.of(invoice).map(({ writes }) => writes.map(({ from }) => from));

it.each<readonly [what: string, invoice: Invoice | null, wrong: readonly (readonly string[])[]]>([
  ['nothing', null, []],
  ['a simplified invoice', baseInvoice('FSM10'), []],
  ['an invoice without documents', invoiceWith(), []],
  ['a document that is right', invoiceWith(RIGHT), [[]]],
  ['a wrong tax', invoiceWith(taxed('22.50')), [['22.50']]],
  ['two of three documents', invoiceWith(taxed('22.50'), RIGHT, taxed('22.60')), [['22.50'], [], ['22.60']]],
])('%s', (_what, invoice, wrong) => {
  expect(wrongIn(new ConfirmedAmounts(), invoice)).toEqual(wrong);
});

it('a document that is right has no readings', () => {
  expect(new ConfirmedAmounts().of(invoiceWith(RIGHT))).toEqual([{ writes: [], readings: [] }]);
});

it('without an invoice before, all documents are read', () => {
  const amounts = new ConfirmedAmounts();
  amounts.changed = new Set();
  expect(wrongIn(amounts, invoiceWith(taxed('22.50')))).toEqual([['22.50']]);
});

it('the same invoice is read once', () => {
  const amounts = new ConfirmedAmounts();
  const invoice = invoiceWith(taxed('22.50'));
  expect(amounts.of(invoice)).toBe(amounts.of(invoice));
  expect(amounts.of(invoiceWith(RIGHT))).not.toBe(amounts.of(invoice));
});

it.each<
  readonly [what: string, changed: readonly number[] | undefined, wrong: readonly (readonly string[])[]]
>([
  ['all, without a round of amounts', undefined, [['22.70'], ['22.80']]],
  ['the first', [0], [['22.70'], ['22.60']]],
  ['the second', [1], [['22.50'], ['22.80']]],
  ['both', [0, 1], [['22.70'], ['22.80']]],
  ['none', [], [['22.50'], ['22.60']]],
])('only documents that were changed are read again: %s', (_what, changed, wrong) => {
  const amounts = new ConfirmedAmounts();
  const [before, after] = [
    invoiceWith(taxed('22.50'), taxed('22.60')),
    invoiceWith(taxed('22.70'), taxed('22.80')),
  ];
  expect(wrongIn(amounts, before)).toEqual([['22.50'], ['22.60']]);
  amounts.changed = changed === undefined ? undefined : new Set(changed);
  expect(wrongIn(amounts, after)).toEqual(wrong);
});

it('a document that was not there before is read', () => {
  const amounts = new ConfirmedAmounts();
  amounts.of(invoiceWith(RIGHT));
  amounts.changed = new Set([0]);
  expect(wrongIn(amounts, invoiceWith(RIGHT, taxed('22.50')))).toEqual([[], ['22.50']]);
});
