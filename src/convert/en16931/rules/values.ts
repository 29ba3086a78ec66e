/** Rules about single values: codes (BR-CL), decimals (BR-DEC), and the forms of numbers and dates. */
import { checkDate } from '../../../model/primitives.ts';
import { parsedDecimal } from '../model/decimalOf.ts';
import { termNumber } from '../model/terms.ts';
import {
  ALLOWANCE_REASONS,
  CHARGE_REASONS,
  COUNTRIES,
  type Codes,
  CURRENCIES,
  DOCUMENT_TYPES,
  ENDPOINT_SCHEMES,
  EXEMPTIONS,
  IDENTIFIER_SCHEMES,
  PAYMENT_MEANS,
  TAX_POINTS,
  VAT_CATEGORIES,
} from './codeLists.ts';
import { placesIn } from './groups.ts';
import type { Rule } from './rule.ts';

/** Mime types of attachments (BR-CL-24). */
const MIMES: Codes = new Set([
  'application/pdf',
  'image/png',
  'image/jpeg',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
]);

const VATEX = 'VATEX-';

/** Exemption codes are compared in upper case, because AgID's tables have them in lower case. */
const exemptions: Codes = {
  has: (code) => {
    const upper = code.toUpperCase();
    return upper.startsWith(VATEX) && EXEMPTIONS.has(upper.slice(VATEX.length));
  },
};

/** The scheme of the bank's identifier of a creditor, which is in no list (BT-90). */
const partySchemes: Codes = { has: (code) => code === 'SEPA' || IDENTIFIER_SCHEMES.has(code) };

/** Id of the rule, its list, and the paths of the model. */
const codeTable: readonly (readonly [string, Codes, string])[] = [
  ['BR-CL-01', DOCUMENT_TYPES, 'typeCode'],
  ['BR-CL-04', CURRENCIES, 'currency'],
  ['BR-CL-05', CURRENCIES, 'taxCurrency'],
  ['BR-CL-06', TAX_POINTS, 'taxPointCode'],
  ['BR-CL-10', partySchemes, 'seller.ids[].scheme'],
  ['BR-CL-10', partySchemes, 'buyer.id.scheme'],
  ['BR-CL-10', partySchemes, 'payee.id.scheme'],
  ['BR-CL-11', IDENTIFIER_SCHEMES, 'seller.legalId.scheme'],
  ['BR-CL-11', IDENTIFIER_SCHEMES, 'buyer.legalId.scheme'],
  ['BR-CL-11', IDENTIFIER_SCHEMES, 'payee.legalId.scheme'],
  ['BR-CL-14', COUNTRIES, 'seller.address.country'],
  ['BR-CL-14', COUNTRIES, 'buyer.address.country'],
  ['BR-CL-14', COUNTRIES, 'taxRepresentative.address.country'],
  ['BR-CL-14', COUNTRIES, 'delivery.address.country'],
  ['BR-CL-15', COUNTRIES, 'lines[].item.origin'],
  ['BR-CL-16', PAYMENT_MEANS, 'payment.means'],
  ['BR-CL-17', VAT_CATEGORIES, 'taxes[].category'],
  ['BR-CL-17', VAT_CATEGORIES, 'allowances[].category'],
  ['BR-CL-17', VAT_CATEGORIES, 'charges[].category'],
  ['BR-CL-18', VAT_CATEGORIES, 'lines[].vat.category'],
  ['BR-CL-19', ALLOWANCE_REASONS, 'allowances[].reasonCode'],
  ['BR-CL-19', ALLOWANCE_REASONS, 'lines[].allowances[].reasonCode'],
  ['BR-CL-20', CHARGE_REASONS, 'charges[].reasonCode'],
  ['BR-CL-20', CHARGE_REASONS, 'lines[].charges[].reasonCode'],
  ['BR-CL-21', IDENTIFIER_SCHEMES, 'lines[].item.standardId.scheme'],
  ['BR-CL-22', exemptions, 'taxes[].reasonCode'],
  ['BR-CL-24', MIMES, 'documents[].mime'],
  ['BR-CL-25', ENDPOINT_SCHEMES, 'seller.endpoint.scheme'],
  ['BR-CL-25', ENDPOINT_SCHEMES, 'buyer.endpoint.scheme'],
  ['BR-CL-26', IDENTIFIER_SCHEMES, 'delivery.location.scheme'],
];

/** Amounts with at most two decimals (BR-DEC), by the number of the rule. */
const amounts: readonly (readonly [string, string])[] = [
  ['BR-DEC-01', 'allowances[].amount'],
  ['BR-DEC-02', 'allowances[].base'],
  ['BR-DEC-05', 'charges[].amount'],
  ['BR-DEC-06', 'charges[].base'],
  ['BR-DEC-09', 'totals.lines'],
  ['BR-DEC-10', 'totals.allowances'],
  ['BR-DEC-11', 'totals.charges'],
  ['BR-DEC-12', 'totals.net'],
  ['BR-DEC-13', 'totals.tax'],
  ['BR-DEC-14', 'totals.gross'],
  ['BR-DEC-15', 'totals.taxAccounting'],
  ['BR-DEC-16', 'totals.prepaid'],
  ['BR-DEC-17', 'totals.rounding'],
  ['BR-DEC-18', 'totals.payable'],
  ['BR-DEC-19', 'taxes[].base'],
  ['BR-DEC-20', 'taxes[].amount'],
  ['BR-DEC-23', 'lines[].net'],
  ['BR-DEC-24', 'lines[].allowances[].amount'],
  ['BR-DEC-25', 'lines[].allowances[].base'],
  ['BR-DEC-27', 'lines[].charges[].amount'],
  ['BR-DEC-28', 'lines[].charges[].base'],
];

/** Other values that must be numbers. */
const numbers: readonly string[] = [
  'lines[].quantity',
  'lines[].price.net',
  'lines[].price.gross',
  'lines[].price.discount',
  'lines[].price.base',
  'lines[].vat.rate',
  'taxes[].rate',
  'allowances[].rate',
  'charges[].rate',
  'allowances[].percent',
  'charges[].percent',
  'lines[].allowances[].percent',
  'lines[].charges[].percent',
];

const dates: readonly string[] = [
  'issueDate',
  'dueDate',
  'taxPointDate',
  'preceding[].date',
  'delivery.date',
  'invoicingPeriod.start',
  'invoicingPeriod.end',
  'lines[].period.start',
  'lines[].period.end',
];

/** A day of the calendar in four digits, as all syntaxes write it; it may have a time zone. */
const isDate = (text: string): boolean => /^[0-9]{4}-/.test(text) && checkDate(text);

const DECIMALS = 2;

const decimalsOf = (text: string): number => {
  const point = text.indexOf('.');
  return point < 0 ? 0 : text.length - point - 1;
};

const termsOf = (path: string): readonly string[] => {
  const term = termNumber(path);
  return term === undefined ? [] : [term];
};

/** The values at a path that are wrong. */
function valueRule(rule: Pick<Rule, 'id' | 'kind'>, path: string, isRight: (value: string) => boolean): Rule {
  const dot = path.lastIndexOf('.');
  const [group, key] = dot < 0 ? ['', path] : [path.slice(0, dot), path.slice(dot + 1)];
  return {
    ...rule,
    terms: termsOf(path),
    check: (invoice) =>
      placesIn(invoice, group ?? '', (own) => {
        const found = own[key ?? ''];
        return typeof found !== 'string' || isRight(found) ? null : { key: key ?? '', found };
      }),
  };
}

const isNumber = (text: string): boolean => parsedDecimal(text) !== undefined;

export const valueRules: readonly Rule[] = [
  ...codeTable.map(([id, list, path]) => valueRule({ id, kind: 'code' }, path, (code) => list.has(code))),
  ...amounts.map(([id, path]) =>
    valueRule({ id, kind: 'decimals' }, path, (text) => !isNumber(text) || decimalsOf(text) <= DECIMALS),
  ),
  ...[...amounts.map(([, path]) => path), ...numbers].map((path) =>
    valueRule({ id: 'X-DECIMAL', kind: 'number' }, path, isNumber),
  ),
  ...dates.map((path) => valueRule({ id: 'X-DATE', kind: 'date' }, path, isDate)),
];
