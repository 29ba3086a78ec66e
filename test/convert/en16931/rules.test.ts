/** The rules of EN 16931 on the semantic model: what violates each, and the official examples, which violate none. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  checkEuropean,
  describeViolation,
  type EuropeanInvoice,
  readEuropean,
  toEuropean,
  writeEuropean,
} from '../../../src/convert/en16931/index.ts';
import { rules } from '../../../src/convert/en16931/rules/checkEuropean.ts';
import { parseInvoice } from '../../../src/xml/index.ts';
import { europeanInvoice } from '../../support/europeanInvoice.ts';
import { mutantsOf } from '../../support/europeanMutants.ts';
import { describeWithOracle, violationsOf } from '../../support/europeanOracle.ts';
import { describeShared, shared } from '../../support/shared.ts';
import { isThorough } from '../../support/thorough.ts';

type Change = (invoice: EuropeanInvoice) => void;

/** An invoice with every group, which violates nothing. */
function whole(): EuropeanInvoice {
  const invoice = europeanInvoice();
  const [line] = invoice.lines;
  Object.assign(invoice, {
    payee: { name: 'Fattorini S.p.A.' },
    taxRepresentative: {
      name: 'Studio Abete',
      vatId: 'IT12345678903',
      address: { country: 'IT' },
    },
    delivery: { date: '2026-03-01', address: { country: 'IT' } },
    invoicingPeriod: { start: '2026-02-01', end: '2026-02-28' },
    preceding: [{ number: '2026/1', date: '2026-01-02' }],
    documents: [{ id: 'a.pdf', content: 'QQ==', mime: 'application/pdf', filename: 'a.pdf' }],
    allowances: [{ amount: '10.00', category: 'S', rate: '22', reason: 'Sconto', reasonCode: '95' }],
    charges: [{ amount: '10.00', category: 'S', rate: '22', reason: 'Trasporto', reasonCode: 'FC' }],
  } satisfies Partial<EuropeanInvoice>);
  Object.assign(invoice.totals, { allowances: '10.00', charges: '10.00' });
  invoice.seller.endpoint = { id: 'IT12345678903', scheme: '0211' };
  invoice.seller.ids = [{ id: '8000000000005', scheme: '0088' }];
  Object.assign(line!, {
    period: { start: '2026-02-01', end: '2026-02-28' },
    allowances: [{ amount: '5.00', reason: 'Sconto' }],
    charges: [{ amount: '5.00', reason: 'Posa' }],
  });
  line!.price.gross = '30.00';
  line!.price.discount = '5.00';
  Object.assign(line!.item, {
    standardId: { id: '8000000000012', scheme: '0160' },
    classifications: [{ id: '123', scheme: 'STI' }],
    properties: [{ name: 'Colore', value: 'rovere' }],
    origin: 'IT',
  });
  return invoice;
}

const idsOf = (change: Change): readonly string[] => {
  const invoice = whole();
  change(invoice);
  return [...new Set(checkEuropean(invoice).map(({ rule }) => rule))].sort();
};

/** Mandatory terms: without the value at the path, the rule is violated. */
const mandatory: readonly (readonly [string, string])[] = [
  ['BR-01', 'customization'],
  ['BR-02', 'number'],
  ['BR-03', 'issueDate'],
  ['BR-04', 'typeCode'],
  ['BR-05', 'currency'],
  ['BR-06', 'seller.name'],
  ['BR-07', 'buyer.name'],
  ['BR-08', 'seller.address'],
  ['BR-09', 'seller.address.country'],
  ['BR-10', 'buyer.address'],
  ['BR-11', 'buyer.address.country'],
  ['BR-12', 'totals.lines'],
  ['BR-13', 'totals.net'],
  ['BR-14', 'totals.gross'],
  ['BR-15', 'totals.payable'],
  ['BR-17', 'payee.name'],
  ['BR-18', 'taxRepresentative.name'],
  ['BR-19', 'taxRepresentative.address'],
  ['BR-20', 'taxRepresentative.address.country'],
  ['BR-21', 'lines.0.id'],
  ['BR-22', 'lines.0.quantity'],
  ['BR-23', 'lines.0.unit'],
  ['BR-24', 'lines.0.net'],
  ['BR-25', 'lines.0.item.name'],
  ['BR-26', 'lines.0.price.net'],
  ['BR-31', 'allowances.0.amount'],
  ['BR-32', 'allowances.0.category'],
  ['BR-36', 'charges.0.amount'],
  ['BR-37', 'charges.0.category'],
  ['BR-41', 'lines.0.allowances.0.amount'],
  ['BR-42', 'lines.0.allowances.0.reason'],
  ['BR-43', 'lines.0.charges.0.amount'],
  ['BR-44', 'lines.0.charges.0.reason'],
  ['BR-45', 'taxes.0.base'],
  ['BR-46', 'taxes.0.amount'],
  ['BR-47', 'taxes.0.category'],
  ['BR-48', 'taxes.0.rate'],
  ['BR-49', 'payment.means'],
  ['BR-50', 'payment.accounts.0.account'],
  ['BR-52', 'documents.0.id'],
  ['BR-54', 'lines.0.item.properties.0.value'],
  ['BR-55', 'preceding.0.number'],
  ['BR-56', 'taxRepresentative.vatId'],
  ['BR-57', 'delivery.address.country'],
  ['BR-61', 'payment.accounts'],
  ['BR-62', 'seller.endpoint.scheme'],
  ['BR-63', 'buyer.endpoint.scheme'],
  ['BR-64', 'lines.0.item.standardId.scheme'],
  ['BR-65', 'lines.0.item.classifications.0.scheme'],
  ['BR-CO-04', 'lines.0.vat.category'],
];

/** Sets or removes the value at a path. */
function put(invoice: EuropeanInvoice, path: string, value: unknown): void {
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let at: Record<string, unknown> = invoice as unknown as Record<string, unknown>;
  for (const step of steps) at = at[step] as Record<string, unknown>;
  if (value === undefined) delete at[last];
  else at[last] = value;
}

const setting =
  (values: Readonly<Record<string, unknown>>): Change =>
  (invoice) => {
    for (const [path, value] of Object.entries(values)) put(invoice, path, value);
  };

/** All categories of the invoice. */
const category = (code: string, rate?: string, more: Readonly<Record<string, unknown>> = {}): Change =>
  setting({
    'lines.0.vat': rate === undefined ? { category: code } : { category: code, rate },
    allowances: undefined,
    charges: undefined,
    'totals.allowances': undefined,
    'totals.charges': undefined,
    taxes: [{ base: '100.00', amount: '0.00', category: code, rate: rate ?? '0' }],
    'totals.tax': '0.00',
    'totals.gross': '100.00',
    'totals.payable': '100.00',
    ...more,
  });

const others: readonly (readonly [string, Change])[] = [
  ['BR-16', setting({ lines: [] })],
  ['BR-27', setting({ 'lines.0.price.net': '-25.00' })],
  ['BR-28', setting({ 'lines.0.price.gross': '-30.00' })],
  ['BR-29', setting({ 'invoicingPeriod.end': '2026-01-31' })],
  ['BR-30', setting({ 'lines.0.period.end': '2026-01-31' })],
  ['BR-33', setting({ 'allowances.0.reason': undefined, 'allowances.0.reasonCode': undefined })],
  ['BR-38', setting({ 'charges.0.reason': undefined, 'charges.0.reasonCode': undefined })],
  ['BR-53', setting({ taxCurrency: 'USD' })],
  ['BR-CO-03', setting({ taxPointDate: '2026-03-01', taxPointCode: '3' })],
  ['BR-CO-09', setting({ 'buyer.vatId': '01234567897' })],
  ['BR-CO-10', setting({ 'totals.lines': '101.00' })],
  ['BR-CO-11', setting({ 'totals.allowances': '11.00' })],
  ['BR-CO-12', setting({ 'totals.charges': undefined })],
  ['BR-CO-13', setting({ 'totals.net': '101.00' })],
  ['BR-CO-14', setting({ 'totals.tax': '22.01' })],
  ['BR-CO-15', setting({ 'totals.gross': '123.00' })],
  ['BR-CO-16', setting({ 'totals.prepaid': '22.00' })],
  [
    'BR-CO-17',
    category('B', '22', { taxes: [{ base: '100.00', amount: '0.00', category: 'B', rate: '22' }] }),
  ],
  ['BR-CO-18', setting({ taxes: [] })],
  ['BR-CO-26', setting({ 'seller.vatId': undefined, 'seller.ids': undefined })],
  ['BR-CL-01', setting({ typeCode: '999' })],
  ['BR-CL-04', setting({ currency: 'EUX' })],
  ['BR-CL-10', setting({ 'seller.ids.0.scheme': '9999' })],
  ['BR-CL-14', setting({ 'buyer.address.country': 'XX' })],
  ['BR-CL-16', setting({ 'payment.means': '999' })],
  ['BR-CL-19', setting({ 'allowances.0.reasonCode': 'FC' })],
  ['BR-CL-20', setting({ 'charges.0.reasonCode': '95' })],
  ['BR-CL-24', setting({ 'documents.0.mime': 'text/xml' })],
  ['BR-CL-25', setting({ 'seller.endpoint.scheme': '0001' })],
  ['BR-DEC-09', setting({ 'totals.lines': '100.000' })],
  ['BR-DEC-23', setting({ 'lines.0.net': '100.000' })],
  ['BR-S-01', setting({ 'taxes.0.category': 'Z' })],
  ['BR-S-02', setting({ 'seller.vatId': undefined, taxRepresentative: undefined })],
  ['BR-S-05', setting({ 'lines.0.vat.rate': '0' })],
  ['BR-S-08', setting({ 'taxes.0.base': '102.00' })],
  ['BR-S-09', setting({ 'taxes.0.amount': '20.00' })],
  ['BR-S-10', setting({ 'taxes.0.reason': 'Esente' })],
  ['BR-E-10', category('E', '0')],
  ['BR-Z-09', category('Z', '0', { taxes: [{ base: '100.00', amount: '0.01', category: 'Z', rate: '0' }] })],
  ['BR-AE-02', category('AE', '0', { 'buyer.vatId': undefined })],
  ['BR-IC-11', category('K', '0', { 'delivery.date': undefined, invoicingPeriod: undefined })],
  ['BR-IC-12', category('K', '0', { delivery: { date: '2026-03-01' } })],
  ['BR-O-02', category('O')],
  ['BR-O-05', category('O', '0')],
  ['BR-B-01', category('B', '22', { 'buyer.address.country': 'FR' })],
  ['X-DECIMAL', setting({ 'lines.0.quantity': 'four' })],
  ['X-DECIMAL', setting({ 'allowances.0.percent': '10 %' })],
  ['X-DECIMAL', setting({ 'lines.0.charges.0.percent': '1,5' })],
  ['X-DATE', setting({ issueDate: '02/03/2026' })],
  ['X-DATE', setting({ issueDate: '0000-01-01' })],
  ['X-DATE', setting({ issueDate: '12026-01-01' })],
  ['X-DATE', setting({ issueDate: '-2026-01-01' })],
  ['X-DATE', setting({ issueDate: '2026-02-30' })],
  ['X-DATE', setting({ dueDate: '2026-02-29' })],
  ['X-DATE', setting({ 'lines.0.period.end': '2026-04-31' })],
  ['X-DATE', setting({ 'preceding.0.date': '2026-03-01+15:00' })],
];

describe('rules', () => {
  it('an invoice with every group violates none', () => {
    expect(idsOf(() => {})).toEqual([]);
  });

  it.each(mandatory)('%s: without %s', (rule, path) => {
    expect(idsOf(setting({ [path]: undefined }))).toContain(rule);
  });

  it.each(others)('%s', (rule, change) => {
    expect(idsOf(change)).toContain(rule);
  });

  it('a tolerance of one unit for taxes and taxable amounts with a rate', () => {
    expect(idsOf(setting({ 'taxes.0.base': '100.99' }))).toEqual([]);
    expect(idsOf(setting({ 'taxes.0.base': '101.00' }))).toEqual(['BR-S-08']);
  });

  it('numbers of XML Schema without digits before or after the point', () => {
    expect(idsOf(setting({ 'lines.0.quantity': '4.', 'lines.0.price.discount': '.5' }))).toEqual([]);
  });

  it('one mistake in a thousand lines is reported twenty times', () => {
    const [line] = whole().lines;
    const lines = Array.from({ length: 1_000 }, (_, at) => ({ ...line!, id: String(at), unit: '' }));
    const found = checkEuropean({ ...whole(), lines }).filter(({ rule }) => rule === 'BR-23');
    expect(found.length).toBe(20);
    expect(found[1]?.path).toBe('lines[1].unit');
  });

  it('each violation has a sentence in each language', () => {
    for (const { id: rule, kind, terms } of rules) {
      const violation = { rule, kind, terms, path: 'x', found: '1', expected: '2', category: 'S' };
      const sentences = (['en', 'it'] as const).map((language) => describeViolation(violation, language));
      for (const sentence of sentences)
        expect(sentence).toContain(kind === 'breakdown' || kind === 'category' ? 'S' : terms[0]);
      expect(sentences[0]).not.toBe(sentences[1]);
    }
  });

  it('refuses a FatturaPA whose tax is not the rate of its taxable amount', () => {
    const text = readFileSync('fixtures/valid/FPR12-attachment.xml', 'utf8');
    const wrong = text.replace(/<Imposta>[^<]*/, '<Imposta>0.00');
    expect(() => toEuropean(parseInvoice(wrong))).toThrow('BR-S-09');
  });
});

const folder = join(shared.official, 'en16931/examples');
const examples = (): readonly (readonly [string, string])[] =>
  shared.present
    ? readdirSync(folder).flatMap((set) =>
        readdirSync(join(folder, set)).map(
          (file) => [`${set}/${file}`, readFileSync(join(folder, set, file), 'utf8')] as const,
        ),
      )
    : [];

describeShared('the official examples', () => {
  it.each(examples())('%s violates no rule', (_, text) => {
    const { invoice, syntax } = readEuropean(text);
    expect(checkEuropean(invoice)).toEqual([]);
    const other = readEuropean(writeEuropean(invoice, syntax === 'ubl' ? 'cii' : 'ubl'));
    expect(checkEuropean(other.invoice)).toEqual([]);
  });
});

/** Dates such as `20130630.50` in CII: no official rule looks at them, and nothing can be read from them. */
const UNOFFICIAL = new Set(['X-DATE']);

describeWithOracle('mutants of the official examples', () => {
  it('violate a rule of ours only if the schema or the official rules find an error', () => {
    const mutants = new Map(examples().flatMap(([name, text]) => mutantsOf(name, text, isThorough ? 20 : 1)));
    const violations = violationsOf(mutants, 'xsd,cen');
    const alarms = [...mutants].flatMap(([name, text]) => {
      if ((violations.get(name) ?? []).length > 0) return [];
      const rules = checkEuropean(readEuropean(text).invoice).map(({ rule }) => rule);
      return rules.filter((rule) => !UNOFFICIAL.has(rule)).map((rule) => `${name} ${rule}`);
    });
    expect(alarms).toEqual([]);
    expect([...violations.values()].filter((found) => found.length > 0).length).toBeGreaterThan(10);
  }, 120_000);
});
